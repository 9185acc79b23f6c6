# Words of the lessons, the course and the coach.
learn = Learn
tab-lesson = Lesson
lesson-nth = Lesson { $n } of { $all }
lesson-step = { $n } of { $all }
lesson-skip = Skip lesson
lesson-leave = Leave
lesson-back = Back
lesson-again = Start this step again
lesson-rule = Rule
lesson-on = Go on
lesson-reads = Read, then go on
lesson-copy = On a copy
lesson-best = The lesson’s choice
lesson-nothing-lost = Tried on a copy. Nothing is lost.
lesson-take-back = Take it back
lesson-other = That is allowed too. Here the lesson goes another way.
lesson-left =
    { $n ->
        [one] { $n } choice left
       *[other] { $n } choices left
    }
lesson-finished = Done: { $title }.
lesson-repeat = Once more
lesson-course = All lessons
lesson-next = Next lesson
lesson-kept = Your place is kept.
lesson-setting = Setting the table…

## The coach
coach = Coach
coach-nth = hint { $n } of { $all }
coach-got = Got it
coach-off = No more hints
coach-on = Hints of the coach
coach-silent = Nothing said yet.
coach-failed = The table could not be opened: { $why }

## The course
learn-title = Learn { $title }
learn-line = { $n ->
    [one] { $n } lesson of a few minutes on the real board, then a first game with a coach.
   *[other] { $n } lessons of a few minutes each on the real board, then a first game with a coach.
}
learn-start = Start lesson { $n }
learn-continue = Continue lesson { $n }
learn-at = { $title } · step { $n } of { $all }
learn-waved = I know the game
learn-minute = The game in a minute
learn-minute-points = Where points come from
learn-minute-measured = The winner’s points, on average, in { $n } games between bots at { $seats } seats.
learn-lessons = Lessons
learn-done = { $n } of { $all } done · about { $minutes } min left
learn-all-done = all done
learn-minutes = { $n } min
learn-button-start = Start
learn-button-continue = Continue
learn-button-again = Again
learn-first = Your first game, with a coach
learn-first-line = A real table against one { $bot }. The coach says what a decision is about the first time it comes up, and never again.
learn-first-button = Start a first game
learn-none = There are no lessons for this game yet.
learn-poster = Learn
learn-poster-of = { $n } of { $all } lessons
learn-rules = Rules
learn-aid = Player aid
learn-aid-print = Player aid to print
learn-key = Key to the symbols

## The rules on a page
rules-of = The rules of { $title }
rules-contents = Contents
rules-print = Print
rules-link = Link to rule { $id }
rules-found = { $n ->
    [0] No rule says this.
    [one] { $n } rule
   *[other] { $n } rules
}
rules-page = All rules on a page
rules-foreign = Found by its words in another language.
rules-nearest = Did you mean
rules-example = Example
rules-example-again = Start again
rules-rule = Rule
learn-key-says = Every sign of the table, and what it stands for.
