## Hint
hint = Hint
hint-key = hint
hint-thinking = Thinking about this turn
hint-so-far = { $seconds } s · { $positions } positions looked at
hint-stop = Stop
hint-known = Show what is known
hint-play-on = Play on at any time: a choice ends the thought.
hint-where = Where
hint-what = What
hint-look = Look here:
hint-ringed = what is ringed on the board
hint-stake = Winning chance at stake
hint-stake-line = the best line against a usual one
hint-find = I’ll find it
hint-show = Show what
hint-counted = Hints are counted in the record. This game: { $n }.
hint-lines = Lines
hint-line-said = Line { $letter }, { $what }, { $chance } per cent, plus or minus { $within }
hint-chance = chance
hint-points = points
hint-difference = What makes the difference
hint-over = points of A over
hint-step = Step { $n } of { $all }
hint-step-none = As it stands
hint-back = Step back
hint-on = Step on
hint-lay = Lay out line { $letter }
hint-lay-line = Fills your draft; you confirm. ± is 90 %. Noted in the record.
hint-preview = Line { $letter }, step { $n } of { $all }: only a look ahead
hint-ahead = A look ahead: nothing is chosen yet
hint-failed = No hint this time: { $why }
hint-only = No other line was found.
hint-none = No hint at this table.

## Review
review = Review
review-seen = Seen by
review-copy = Copy link
review-table = Look at the table
review-learn = Learn from mistakes · { $n }
review-turns-all = { $n ->
    [one] one turn
   *[other] { $n } turns
}
review-intervals = 90 % intervals
review-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
review-place-of = of { $n }
review-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-behind = { $points } points, { $gap } behind { $name }
review-ahead = { $points } points, { $gap } ahead of { $name }
review-level = { $points } points, level with { $name }
review-made = What made the result
review-made-in = points
review-expected = Expected at the start
review-luck = Luck
review-own = Your choices
review-own-of = { $name }’s choices
review-others = Others’ choices
review-rest = Rest
review-result = Result
review-without-luck = Without luck { $points }.
review-draw = Biggest draw: turn { $turn }, { $points }.
review-luck-help = Luck is what chance gave beyond its average. One game proves little.
review-rest-help = The rest is where the estimate changed its mind: bots, which it is learned from, lose something too.
review-known-later = Known when all turns are looked at.
review-turnings = Turning points
review-turnings-far = Turning points, so far
review-turnings-in = winning chance
review-turning = Turn { $n }
review-better = better:
review-nothing = Nothing to mark: every turn was close to the best.
review-strength = One strength
review-strength-find = The only line within 2 % of the best.
review-strength-close = { $n } of { $all } turns were close to the best.
review-strength-none = No turn stands out in this game.
review-chance = Winning chance
review-points = Expected final points
review-sources = Points by source
review-before = Before turn { $n }
review-at-end = At the end
review-fair = fair share
review-not-yet = not looked at yet
review-turns-of = Turns of { $name }
review-verdict-find = good find
review-verdict-fine = fine
review-verdict-unclear = unclear
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-forced = no choice
review-large = large: punished
review-turns = Turns
review-turns-in = chance, %
review-all = All { $n }
review-marked = Marked { $n }
review-as-table = As a table
review-round = Round { $n }
review-phase = Up to the { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} scoring
review-other = Other
review-computing = Computing the review
review-waiting = Waiting for its turn
review-progress = Turn { $n } of { $all }
review-left = about { $seconds } s left
review-leave = You may leave: it goes on, and this link stays.
review-stop = Stop
review-stopped = Stopped half-way
review-failed = The review broke off
review-failed-line = What was found stays.
review-go-on = Go on
review-file = Review a record from a file…
review-decided = The game was decided: the loss is told in points.
review-turn-of = Turn { $n } of { $all }
review-lost-points = { $points } points
review-next-mistake = Next mistake
review-summary = Summary
review-retry = Try it again from here
review-played = Played
review-best = Better
review-same = The best line found was played.
review-difference = What made the difference, in points
review-then = And then
review-punished = Punished: the chance went down before your next turn.
review-unpunished = Not punished: nobody made use of it.
review-method = { $samples ->
    [one] one deal
   *[other] { $samples } deals
} for each line, the same for all; the best was chosen on one half and measured on the other. ± is 90 %.
review-as-known = Hidden cards as you knew them.
review-open = With open cards
review-opened = All cards open: what could not be known in this turn counts too.
review-other-lines = Other lines · { $n }
review-tab-chart = Chart
review-answer = Show the answer
review-find = Find a better turn
review-find-line = What was played is hidden. Try it at a table of your own, or look at the answer.
review-mistake-of = Mistake { $n } of { $all }
review-previous = Turn before
review-next = Turn after
review-mark = Scoring
review-mark-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} scoring
source-later = Still to come
review-missing = There is no such review
review-missing-body = It may have been removed with its table. A finished game can be reviewed again.
review-skip = Skip
review-look-before = Before
review-expected-points = Expected points

## Try again
try = Your tries
try-here = Try it on the table
try-lay = Lay out a turn, but do not confirm it yet: it is judged against the best line found.
try-judge = Judge this turn
try-judging = Judging …
try-best = best
try-band = winning chance, %; the band counts as found
try-band-points = points; the band counts as found
try-counts = counts
try-not-yet = not yet
try-played = Played in the game
try-difference = What your turn gains, in points
try-confirm = Confirm, and the game goes on from here against the same bots.
