## Following the others
pace = The others’ turns
pace-line = How fast they are shown on the board
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
pace-step = Step
follow = What the others did
follow-step = { $n } of { $all }
follow-again = again
follow-back = Back
follow-pause = Pause
follow-go = Go on
follow-next = Next
follow-skip = Skip
follow-skip-mine = Skip to your turn
follow-table = The table
again-line = See this on the board
again-turn = See the turn again
recap-play = See it all

## A scoring
scorings = Scorings
scorings-line = A panel that stays until it is closed
scoring-open = Scoring
scoring-seat = Player
scoring-gained = This time
scoring-points = Points
scoring-hold = Hold to see the board
scoring-again = Play it again
scoring-on = Go on
scoring-before = before { $n }
scoring-places = Who stood where
scoring-nobody = Nobody’s
scoring-title-round = Round { $round } is scored
scoring-title-nth = Scoring { $n } of 3
scoring-title-final = The final scoring
scoring-robots = Robots
scoring-chips = Second at an investor
scoring-investors = Investors at the end
scoring-achievements = Achievements
scoring-tied = shared
scoring-influence = influence { $n }
scoring-lost = { $n } lost
scoring-item = { $what }

## A free seat
invite = Invite
