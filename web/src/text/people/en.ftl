## Who one is
who-guest = Guest
who-open = { $name }: your account
account = Your account
account-line = Your tables, results and settings are the same wherever you sign in.
account-guest-line = You are a guest, known to this browser alone, and need no account to play. With one you find your tables on every device.
account-sign-in = Sign in
account-make = Make an account
account-name = Name
account-password = Password
account-password-line = At least eight characters
account-password-old = Password until now
account-password-new = New password
account-password-change = Change the password
account-password-changed = The password is changed. Other devices have to sign in again.
account-elsewhere = Sign out elsewhere
account-elsewhere-done = Only this browser is still signed in.
account-sign-out = Sign out
account-welcome = Welcome, { $name }.
account-wrong = Name and password do not belong together.
account-taken = This name belongs to somebody else.
account-too-many = Too many tries. Come back in a quarter of an hour.
profile = Profile

## The profile
profile-missing = No such profile
profile-missing-line = Nobody of that name shows a profile here.
profile-games =
    { $n ->
        [one] { $n } game since { $since }
       *[other] { $n } games since { $since }
    }
profile-n-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
profile-account = account on this server
profile-guest = guest in this browser
profile-shown = Who sees this page
profile-shown-me = Only me
profile-shown-met = People I met
profile-shown-all = Everybody
profile-results = Results
profile-results-line = everybody begins at 25; the band holds the rating in 9 of 10 cases
profile-none = No game is over yet. The first will stand here.
profile-game = Game
profile-played = games
profile-first = first place · fair share
profile-mean = mean
profile-best = best
profile-rating = rating
profile-few = five games needed
profile-seats =
    { $n ->
        [one] Solo
       *[other] { $n } seats
    }
profile-sources = Where your points come from
profile-sources-line = last game (bar) against the average (line)
profile-recent = Recent games
profile-met = Ahead of, behind
profile-met-line = at shared tables
profile-ahead = ahead of them
profile-behind = behind them
profile-export = Export everything
profile-delete = Delete everything…
profile-delete-title = Delete everything?
profile-delete-line = Your name, results, ratings, settings, notes and all you said go for good. Seats at running tables stay with whoever holds their links, without a name.
profile-delete-keep = Keep
profile-delete-go = Delete
account-password-wrong = This is not the password.
place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
way-home = Home
ways = Pages
tables = Tables
tables-wait =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }

## The tables
tables-line =
    { $n ->
        [0] Nobody waits for you.
        [one] One waits for you.
       *[other] { $n } wait for you.
    } { $minutes ->
        [0] { "" }
       *[other] The longest: { $name }, { $since }.
    }
tables-next = Next table
tables-new = New table
tables-all = All games
tables-find = Table or player
tables-clock = Clock
tables-clock-any = Any clock
tables-clock-live = Live
tables-clock-days = By days
tables-clock-none = None
tables-yours = Yours
tables-yours-line = your turn first, then by time left
tables-yours-none = You sit at no table yet.
tables-open = Open
tables-open-line = free seats first
tables-open-none = No table is open. Yours could be the first.
tables-finished = Finished
tables-finished-none = No game is over yet.
tables-sought-none = None like this.
tables-continue = Continue
tables-look = Look
tables-free = free
tables-locked = By link only
tables-seeded = the opener chose the seed
tables-ended = ended early
tables-menu = More about { $name }
tables-rematch = Rematch
seat-leave = Leave the table
seat-resign = Resign
seat-resign-ask = Resign? A bot plays on for you, and you come in last.
seat-resign-go = Resign
seat-resign-keep = Play on
seat-away = Let a bot stand in
seat-away-line = { $level } plays for you until you are back.
seat-back = I am back
seat-back-soon = Your time is up: the bot makes this turn, and you are back after it.
seat-fill = Hand seat { $n } to a bot
seat-open-up = Open seat { $n } to anyone
seat-end = Propose to end the game
seat-end-agree = Agree to end the game
seat-end-not = Play on after all
seat-ends = { $names }: end the game here? It ends, without a result, once all agree.
seat-stands-in = { $level } stands in
seat-elsewhere = Open on another device
seat-elsewhere-line = This link opens your seat on another device as well. Keep it to yourself: whoever has it plays for you.
seat-elsewhere-link = Link to your seat
seat-elsewhere-share = Send…
seat-elsewhere-account = With an account you find all your tables on every device, without links.
invite-title = Invite to { $name }
invite-line =
    { $n ->
        [one] One seat is free. Whoever opens the link may sit down there.
       *[other] { $n } seats are free. Whoever opens the link may sit down there.
    }
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = Days
clock-bank = Minutes each
clock-increment = Seconds a turn
clock-per-turn = Days a turn
clock-line-days = { $rule } a turn
clock-left = { $time } left
clock-up = Time is up
clock-waits = begins when all sit
clock-out-line = Who runs out of time is stood in for by { $level }.
table-closed = Whoever runs this server has closed this table. It can only be looked at.
table-ended = This game was ended by agreement. It can only be looked at.
table-acts = Seat

## Notices
told-title = Told when it is your turn
told-nothing = Not yet; only what you see here.
told-browser = This browser
told-mail = E-mail
told-discord = Discord
told-slack = Slack
told-json = JSON
told-push = Push
told-daily = once a day
told-at-once = at once
told-change = Change
told-way = Way
told-when = When
told-address = Your address
told-url = The webhook’s address
told-add = Add
told-remove = Remove
told-code = The code from the mail
told-code-wrong = This is not the code.
told-confirm = Confirm
told-hours = Your waking hours: clocks of days run, and notices come, between them
told-from = from
told-to = to
