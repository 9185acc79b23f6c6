## Everywhere
magnate = Magnate
you = You
list-separator = {", "}
seat-nth = Seat { $n }
close = Close
copy = Copy
copied = Copied
try-again = Try again
to-start = To the start page
loading = Laying the table…
offline-short = The server does not answer.
why-too-many = That was too much at once. Try again { $when }.
why-busy = The server has all it can hold right now. Try again { $when }.
why-unavailable = The server cannot do this right now; nothing is lost. Try again { $when }.

## Games
players-range = { $from }–{ $to } players
players-exactly =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## Start page
start-title = Magnate: heavy Eurogames at one table
hero = Pull up a chair.
hero-line = Heavy Eurogames with their full rules, bots that answer at once, and a seat for a friend.
hero-move = Your move.
hero-move-name = Your move, { $name }.
hero-nobody = Nobody waits for you.
hero-waiting =
    { $n ->
        [0] { $all ->
            [one] One table goes on.
           *[other] { $all } tables go on.
        }
        [one] { $all ->
            [one] Your table waits for you.
           *[other] One of your { $all } tables waits for you.
        }
       *[other] { $n } of your { $all } tables wait for you.
    }
first-steps = First steps
first-learn = Start here: learn { $title }
first-game = Then: your first game
first-coach = Play with a coach
first-daily = Every day: today’s table
card-round = Round { $round }
choose-game = Choose a game
your-table = Your table
your-name = Your name
name-hint = Name
human-here = Here
human-guest = Guest
seat-kind = Who plays seat { $n }
seat-here = Same screen
seat-link = You get a link to send
seat-open = Anyone may sit down here
seat-bot = Bot
seat-add = Add a seat
seat-colour = Colour of seat { $n }: another one
colour = Colour
colour-nth = colour { $n }
seat-remove = Remove seat { $n }
language = Language
table-name = Table name
table-name-hint = Night shift
who-joins = Who may join
joins-anyone = Anyone
joins-link = With the link
advanced = Variants and edition
variants = Variants
no-variants = This game has no variants.
edition-wrong = This edition cannot be used. { $why }
edition-choose = Choose a file…
play-game = Play { $game }
play-waits =
    { $n ->
        [one] One link to send. The game begins at once and waits at your guest’s turn.
       *[other] { $n } links to send. The game begins at once and waits at your guests’ turns.
    }
play-open =
    { $n ->
        [one] One seat stays open to anyone. The game begins at once and waits at its turn.
       *[other] { $n } seats stay open to anyone. The game begins at once and waits at their turns.
    }
play-now = The game begins at once.
opening = Opening…
open-failed = The table could not be opened: { $why }
no-games = No game is installed on this server.
open-tables = Open tables
no-tables = No table is open yet. Yours could be the first.
join = Join
watch = Watch
resume = Resume
seats-taken = { $taken } of { $all } seats taken
join-title = Join { $name }
join-go = Sit down
join-taken = Somebody was faster: that seat is taken now.
links-title = Send the links
links-line = Each link is one seat. Whoever opens it plays there, so give each to one person.
links-watch = To watch
links-open-title = Your table is open
links-open-line = It is listed on the start page, and whoever opens this link may watch or take a free seat.
links-invite = Invitation
links-go = Go to the table
unnamed = { $game } table
your-tables = Your tables
your-tables-all = All your tables ({ $n })
your-tables-fewer = Show fewer
turn-yours = Your turn
turn-of = { $name } to move
tables-over = Finished
your-place = Place { $place } of { $all }
record = Record
forget-table = Remove from the list
forget-ask = Remove it? Your seat’s link goes with it.
forget-go = Remove
forget-keep = Keep
kind-here = Somebody at this screen
kind-guest = Somebody at a screen of their own
seat-rival = Plays against you, without a seat
variant-none = None of these
seed = Seed
seed-hint = Drawn by the server
seed-line = The same seed deals the same game. Everybody at the table sees that you chose it.

## Lines that stand in for the table
missing-title = There is no such table
missing-body = The address may be cut off, or the table has been cleared away.
removed-title = This table has been removed
removed-body = Whoever runs this server has deleted it, or nobody had moved there for too long. Nothing is left to look at.
gone-title = This table can no longer be opened
gone-body = It was begun with rules that this server no longer has, or something about it is damaged. Whoever runs the server finds the reason in its log; other tables are not concerned.
foreign-title = This seat is not yours
foreign-body = Somebody has sat down with this link already, or it was never one to a seat. If that was you, on another device: there, the seat’s menu has “Open on another device”; or sign in here. Otherwise ask whoever sent it for another, or watch.
offline-title = The server does not answer
offline-body = The table is safe. The page keeps trying and goes on where it stood.
lost-title = Nothing here
lost-body = This address leads nowhere.
reconnecting = The line is broken. Reconnecting…
refused-stale = The table had moved on. Here is where it stands now.
refused-not-your-turn = It is not your turn.
refused-illegal = That is not possible here.
refused-unavailable = The server cannot write this down right now. Nothing is lost: choose again in a moment.
refused-other = That did not work. Nothing has changed.

## Table: head and prompt
undo = Undo
restart = Restart turn
confirm = Confirm
confirm-turn = End your turn
confirm-reveal = Confirm and reveal
confirm-end = End the game
confirm-ask = Done? It cannot be taken back after this.
confirm-ask-reveal = Something is revealed next. It cannot be taken back after this.
confirm-tip = Tired of confirming? See “Confirm turns” in the settings.
confirm-waiver = { $choice }: confirm it? It cannot be taken back then.
your-turn = Your turn
line-broken = The line is broken.
pending-kept = “{ $choice }” is kept and will be sent once it is back.
pending-next = Next try in { $n } s.
pending-tries = Trying…
pending-now = Try now
pending-back = Take it back
pending-waits = waiting
giveup-title = { $choice }?
giveup-on = Go on
seeded = The opener chose the seed and may know what comes.
or = or
waiting-nobody = Waiting
watching = You are watching
take-seat = Take my seat
undo-closed = Something was revealed: undo is closed
show-choice = Show the choice
choices-list = Choices
choices-other = More choices
prompt = What is to be done
game-over = The game is over
recap-button =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } { $of ->
        [start] since the start
       *[turn] since your turn
    }
recap-title =
    { $of ->
        [start] Since the start
       *[turn] Since your last turn
    }
panel = Log and rules
panel-side = Players, log and rules

## Table: panel and tabs
players = Players
player-turn = to move
player-score = Points so far
player-coming = { $points } points so far; { $coming } more if the game ended now
player-away = away
player-look = Look at { $name }’s board
player-follow = Sit behind { $name }
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-log = Log
tab-rules = Rules
tab-edition = Edition
log-empty = Nothing has happened yet.
log-your-turn = your last turn
rules-search = Search the rules
rules-none = No rule says that.
rules-chapter = Chapter { $n }
edition-name = Edition “{ $name }”
edition-line = What is printed on the components, and where each value comes from. Rest the pointer on a name to see what it is called in an edition file.
edition-source = Source
printed-note = Note
printed-pages = Pages
printed-designer = Designer
printed-designers = Designers
printed-publisher = Publisher
printed-year = Year
printed-colours = Colours
printed-rounds = Rounds
printed-copies = Copies
printed-seats = Seats
printed-cards = Cards
printed-tiles = Tiles
edition-rows = { $n ->
        [one] { $n } row
       *[other] { $n } rows
    }

## A board for any game
any-table = On the table
any-choices = Your choice
any-waiting = Nothing to choose for now.
any-empty = Nothing here.

## The end
end-title = The end
end-won = { $name } wins
end-won-you = You win
end-shared = { $names } share the win
end-where = Where the points came from
end-total = Total
end-rematch = Rematch
end-record = Download the record
end-look = Look at the table
end-show = Result
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Settings
settings = Settings
theme = Theme
theme-auto = Auto
theme-dark = Dark
theme-light = Light
confirm-turns = Confirm turns
confirm-turns-line = A finished turn waits until you confirm it: always, or only before something is revealed.
confirm-always = Always
confirm-reveals = Before reveals
confirm-never = Never
motion = Motion
motion-line = Pieces move to their new places.
turn-sound = Sound
turn-sound-line = A soft tone when your turn comes.
turn-notice = Notices
turn-notice-line = The browser tells you of your turn while this page is hidden.
on = On
off = Off

## Keys
keys = Keys
keys-line = The whole game can be played from the keyboard.
key-tab = next choice, previous choice
key-arrows = to the choice in that direction
key-enter = choose
key-u = undo
key-r = restart the turn
key-c = confirm
key-l = log
key-help = this list
key-esc = close

show-hand = Show me my hand
cover-ask = { $name }, take the screen
