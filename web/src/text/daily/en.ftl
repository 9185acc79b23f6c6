## The daily table
daily = Daily table
daily-today = Today’s table
daily-line = One game a day, the same for everybody on this server.
daily-number = No. { $n }
daily-game =
    { $n ->
        [one] { $game }, alone
       *[other] { $game }, { $n } seats
    }
daily-rule-same = The same cards and dice for all, against the same bots: one version, one budget.
daily-rule-once = One try counts. Undo within your turn as at every table, no hints.
daily-rule-pause = Pause as often as you like until midnight UTC.
daily-rule-results = Results open to you when you have finished, not before.
daily-begin = Begin today’s table
daily-resume = Go on
daily-free = Play it, uncounted
daily-again = Play again, uncounted
daily-left = ends in { $h } h { $m } min
daily-played =
    { $n ->
        [one] { $n } has finished
       *[other] { $n } have finished
    }
daily-elsewhere = You have begun today’s table in another window or browser.
daily-none = There was no table that day
daily-none-body = A day has a table once somebody on this server asks for it.
daily-behind = of the others are behind you
daily-rank = place { $rank } of { $n }, so far
daily-ahead = ahead of { $share } % of { $n }
daily-place = { $place } of { $all }
daily-points = Points
daily-at-table = At the table
daily-time = Time
daily-minutes = { $n } min
daily-unfinished = You did not finish this one in time. It can still be played, uncounted.
daily-missed = You did not play this one. It can still be played, uncounted.
daily-histogram = How everybody came out
daily-histogram-line = Points; above each bar, how many of the { $n }. Half of all have { $median } or more.
daily-results = Results
daily-nameless = Somebody
daily-nobody = Nobody has finished it.
daily-share = Share
daily-share-line = gives nothing away
daily-archive = Archive
daily-archive-empty = From tomorrow on, earlier days are here.
daily-archive-line = Missed days can be played, uncounted.
daily-learn = New to { $title }?
daily-learn-link = Learn it first; the table waits all day.
daily-well = Well played, { $name }.
daily-well-nobody = Well played.
daily-review = Review
daily-you = You, { $n }
daily-median = median { $n }
daily-last = No. { $n }, the last before
daily-tomorrow = Tomorrow
daily-now = today
daily-not-played = not played
daily-earlier = Earlier days
daily-place-head = Place
daily-parted = Where the field parted
daily-parted-player = a player
daily-parted-round = Round { $n }: { $fact }
daily-parted-share = { $n } %
daily-parted-points = { $n } points · others { $others }
daily-turn = Turn of the day
daily-turn-where = { $game }, turn { $n }
daily-turn-found = One line is clearly the best: without it the chance to win falls by { $n } %. Somebody found it. Can you?
daily-turn-missed = Something better was missed here, worth { $n } % of the chance to win. Can you find it?
daily-turn-try = Try it
