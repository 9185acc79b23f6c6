title = Sentient
line = Plug robots between dice.
by = J. Alex Kevern
facts-weight = medium weight
facts-time = 45–60 min

## Types of robots and investors
type-information = Information
type-service = Service
type-transport = Transport
type-military = Military
type-industry = Industry

## Robots, by what they ask of the dice: L left, R right
robot = { $type } [{ $condition }]
condition-target = L, R = { $n }
condition-sum-from = { $n } − sum
condition-min-from = { $n } − min
condition-max-from = { $n } − max
condition-sum-less = sum − { $n }
condition-max-less = max − { $n }
condition-min-less = min − { $n }
condition-lt = L < R
condition-gt = L > R
condition-le = L ≤ R
condition-ge = L ≥ R
condition-eq = L = R
condition-sum-tails = sum ≤ { $low } or ≥ { $high }
condition-sum-is = sum = { $n }
condition-sum-most = sum ≤ { $n }
condition-sum-least = sum ≥ { $n }
condition-difference = diff = { $n }
condition-odd-odd = both odd
condition-even-even = both even
condition-even-odd = even · odd
condition-odd-even = odd · even
condition-sum-odd = sum odd
condition-sum-even = sum even

## Questions
ask-turn = Send an agent for a robot, or pass
    .wait = chooses a robot or passes
ask-assistants = How many assistants go with the agent to column { NTH($column) }?
    .wait = chooses how many assistants to send to column { NTH($column) }
ask-slot = Plug the robot into your network
    .wait = chooses a slot for the robot
ask-block = Block a corner of the robot in slot { NTH($slot) }?
    .wait = may block corners of the robot in slot { NTH($slot) }

## Answers
option-procure = Take the robot of column { NTH($column) }
option-pass = Pass
option-assistants =
    { $n ->
        [0] No assistants
        [one] { $n } assistant
       *[other] { $n } assistants
    }
option-slot = Slot { NTH($n) }
option-block-none = Block nothing
option-block-left = Block the left corner
option-block-right = Block the right corner
option-block-both = Block both corners

## What happened
fact-company = { $seat } { VERB($seat, "starts", "start") } with the { $type } investor.
fact-round = Round { $round } begins. Turn order: { $order }.
fact-factory = New in the factory, from left to right: { $robot }.
fact-investors = Investors, from left to right: { $type }.
fact-roll = { $seat } { VERB($seat, "rolls", "roll") } { $dice }.
fact-procure =
    { $assistants ->
        [0] { $seat } { VERB($seat, "sends", "send") } an agent to column { NTH($column) } and { VERB($seat, "takes", "take") } { $robot }.
        [one] { $seat } { VERB($seat, "sends", "send") } an agent and { $assistants } assistant to column { NTH($column) } and { VERB($seat, "takes", "take") } { $robot }.
       *[other] { $seat } { VERB($seat, "sends", "send") } an agent and { $assistants } assistants to column { NTH($column) } and { VERB($seat, "takes", "take") } { $robot }.
    }
fact-reveal = { $robot } comes to column { NTH($column) }.
fact-reshuffle = The discard pile becomes the new deck.
fact-plug = { $seat } { VERB($seat, "plugs", "plug") } { $robot } into slot { NTH($slot) }.
fact-block = { $seat } { VERB($seat, "keeps", "keep") } die { NTH($die) } with an assistant.
fact-calibrate = { $seat }: die { NTH($die) } goes from { $old } to { $new }.
fact-pass =
    { $place ->
        [1] { $seat } { VERB($seat, "is", "are") } the first to pass.
        [2] { $seat } { VERB($seat, "is", "are") } the second to pass.
        [3] { $seat } { VERB($seat, "is", "are") } the third to pass.
       *[other] { $seat } { VERB($seat, "is", "are") } the fourth to pass.
    }
fact-sweep = { $seat } { VERB($seat, "sweeps", "sweep") } the factory.
fact-score =
    { $points ->
        [one] { $seat } { VERB($seat, "scores", "score") } { $points } point for { $robot }.
       *[other] { $seat } { VERB($seat, "scores", "score") } { $points } points for { $robot }.
    }
fact-investor = { $seat } { VERB($seat, "attracts", "attract") } the { $type } investor.
fact-chip =
    { $points ->
        [one] { $seat } { VERB($seat, "is", "are") } second at the { $type } investor: { $points } point.
       *[other] { $seat } { VERB($seat, "is", "are") } second at the { $type } investor: { $points } points.
    }
fact-final =
    { $points ->
        [one] { $seat }: { $type } investors give { $points } point.
       *[other] { $seat }: { $type } investors give { $points } points.
    }

## Why not
why-agents = You have no agent left this round.
why-passed =
    { $agents ->
        [one] You have passed already, and { $agents } agent is still to be sent.
       *[other] You have passed already, and { $agents } agents are still to be sent.
    }
why-taken = { $robot } is plugged in here.
why-equals-left = The left corner shows an equals sign.
why-equals-right = The right corner shows an equals sign.
why-assistants = Both corners take { $need } assistants; you have { $have }.

## Where points come from
source-information = Information robots
source-service = Service robots
source-transport = Transport robots
source-military = Military robots
source-industry = Industry robots
source-chips = Second places
source-investors = Investors
source-network = Robots in the network
source-staff = Agents, assistants and order

## The table in words
nobody = nobody
line-round = Round { $round } of { $rounds }
line-column = Column { NTH($column) }: { $robot }, left { $left }, right { $right }, up to { $best } VP
line-investor = Investor { NTH($place) }, { $type }: { $first } would take it, { $second } the chip
line-player = { $seat }: { $points } VP, dice { $dice }, agents { $agents }, assistants { $assistants }
line-slot = · slot { NTH($slot) }: { $robot }, left { $left }, right { $right }, now { $now } of { $best } VP
line-held = · to plug in: { $robot }, left { $left }, right { $right }, up to { $best } VP
line-holds = · { $type }: { $investors } × { $bots } at the end

## The rules, one sentence each
chapter-1 = Components
chapter-2 = Setting up the game
chapter-3 = Setting up a round
chapter-4 = Turn order
chapter-5 = Taking a robot
chapter-6 = Passing
chapter-7 = Scoring robots
chapter-8 = Attracting investors
chapter-9 = Between rounds
chapter-10 = End of the game

rule-SEN-1-1 = There are 60 robots of five types: information, service, transport, military and industry.
rule-SEN-1-2 = Every robot shows its type, one sign each in its left and right corners, its scoring condition and the points it can give.
rule-SEN-1-3 = There are 20 dice: five for each player, all of different colours.
rule-SEN-1-4 = There are 16 agents and 20 assistants: four agents and five assistants for each player.
rule-SEN-1-5 = There are eight turn order markers, two for each player.
rule-SEN-1-6 = There are 15 investors in three stacks, one stack per round with one investor of each type; the backs show the round.
rule-SEN-1-7 = There are 81 point chips, but the bank never runs out: you always get the points you have earned.
rule-SEN-1-8 = Player boards come in two halves: four left halves, and five right halves that each show a different starting investor.
rule-SEN-1-9 = The turn order board has a row of spaces, one for each round.
rule-SEN-1-10 = Two to four people can play, and the rules are the same for every number of players.

rule-SEN-2-1 = Each player takes four agents, five assistants and two turn order markers of one colour.
rule-SEN-2-2 = Each player takes five dice, one of every colour.
rule-SEN-2-3 = The investors are sorted into three face-down stacks, one for each round.
rule-SEN-2-4 = All 60 robots are shuffled into a face-down deck, and the discard pile starts empty.
rule-SEN-2-5 = Each player gets a left half and a random right half of a board; the starting investor on it is different for everyone and stays with its player for the whole game.
rule-SEN-2-6 = One marker of every player is stacked at random on the first space of the turn order board: the top marker goes first, the next one second, and so on. Everyone keeps the other marker in hand.

rule-SEN-3-1 = Four robots are drawn from the deck and laid face up in the four columns of the factory.
rule-SEN-3-2 = The five investors of the round are shuffled and laid face up beside the columns: one at each end and one between every two neighbouring columns.
rule-SEN-3-3 = A chip worth 1 point is placed with each of the five investors.
rule-SEN-3-4 = Each player rolls all five dice once and places each, as rolled, on the space of its colour.
rule-SEN-3-5 = Before rounds 2 and 3, the markers of the finished round return to their owners, so everyone again has one marker in hand and one on the turn order board.
rule-SEN-3-6 = Every round starts with empty networks and with four agents and five assistants for each player.

rule-SEN-4-1 = The player with the top marker of the stack goes first; turns then follow the stack downwards and, after the bottom marker, start again from the top.
rule-SEN-4-2 = The turn order stays the same until the end of the round.
rule-SEN-4-3 = On your turn you do exactly one thing: take a robot or pass.
rule-SEN-4-4 = You can take a robot as long as you have at least one agent left.
rule-SEN-4-5 = You can pass only once per round, while your turn order marker is still in your hand.
rule-SEN-4-6 = Without an agent you cannot take a robot: if your turn order marker is still in your hand, you must pass.
rule-SEN-4-7 = Once you have passed, you must take a robot on each of your later turns until your agents run out.
rule-SEN-4-8 = Everyone has exactly five turns per round, four for robots and one for the pass; a player with neither an agent nor a marker left is skipped.
rule-SEN-4-9 = The round ends when every player has placed four agents, taken four robots and passed.

rule-SEN-5-1-1 = To take a robot, choose a column of the factory and place one of your agents there.
rule-SEN-5-1-2 = You may send any number of your available assistants to the column together with the agent; you cannot add, move or take back any later in the round.
rule-SEN-5-1-3 = Each of your agents and assistants in a column gives you 1 influence there.
rule-SEN-5-1-4 = A column has room for any number of agents and assistants of any players; they stay until the round ends, even when the robot there changes.
rule-SEN-5-1-5 = You take the robot of the column to which you sent the agent.
rule-SEN-5-1-6 = The empty column is refilled from the deck at once, before you plug in the robot you took.
rule-SEN-5-1-7 = Whenever a robot has to be drawn and the deck is empty, the discard pile is shuffled into a new deck.

rule-SEN-5-2-1 = You plug the robot into one of the four slots of your network, between two dice.
rule-SEN-5-2-2 = A slot holds only one robot per round, so choose an empty one: your four robots will fill all four slots.
rule-SEN-5-2-3 = A robot you have taken must be plugged in; you cannot refuse or discard it.

rule-SEN-5-3-1 = The sign in the left corner of a robot changes the die to its left, the sign in the right corner the die to its right.
rule-SEN-5-3-2 = A plus raises the die by 1.
rule-SEN-5-3-3 = A minus lowers the die by 1.
rule-SEN-5-3-4 = An equals sign leaves the die as it is.
rule-SEN-5-3-5 = A plus turns a 6 into a 1.
rule-SEN-5-3-6 = A minus turns a 1 into a 6.
rule-SEN-5-3-7 = The dice must be changed as the signs say, unless you block a sign.

rule-SEN-5-4-1 = Before the robot you have just plugged in changes a die, you may put an available assistant on its plus or minus; that sign is then ignored.
rule-SEN-5-4-2 = Each corner is blocked separately, by one assistant each, so a robot can carry up to two.
rule-SEN-5-4-3 = An assistant on a robot only keeps a die as it is; it never sets the die to a value of your choice.
rule-SEN-5-4-4 = Only a plus or a minus can be blocked, and only while its robot is being plugged in; an equals sign or the sign of an earlier robot cannot.
rule-SEN-5-4-5 = Assistants on robots stay there until the round ends and give no influence.
rule-SEN-5-4-6 = You can block only with assistants you still have: those at the factory and those on robots all come from your five for the round.

rule-SEN-6-1 = When you pass, you put the marker from your hand on the next space of the turn order board; you must pass in the last round too, although it no longer affects the turn order.
rule-SEN-6-2 = Your marker goes on top of those already there, so the last to pass starts the next round and the first to pass goes last.
rule-SEN-6-3 = If you have at least one agent left when you pass, you must sweep the factory: its four robots are discarded and four new ones are drawn.
rule-SEN-6-4 = If you have no agent left when you pass, the robots of the factory stay.
rule-SEN-6-5 = A sweep changes only the robots: investors, chips, agents and assistants at the factory stay where they are.
rule-SEN-6-6 = A pass ends your turn, but not your round: your turns go on as long as you have agents.

rule-SEN-7-1 = Every robot plugged in this round scores by the two dice beside it as they are at the end of the round; a die between two robots counts for both.
rule-SEN-7-2 = An information robot gives 2 points if exactly one of its dice shows its number, and 7 points in all if both do.
rule-SEN-7-3 = A service robot gives points by its formula, but never less than 0: 8 − sum, 5 − min, 7 − max, sum − 6, max − 2 or min − 1, where min is the lower die and max the higher one.
rule-SEN-7-4 = A transport robot gives its points if its dice compare as it asks: the left die lower, higher, not higher or not lower than the right one, or equal to it.
rule-SEN-7-5 = A military robot gives its points if its dice have the sum it asks for (at most 4 or at least 10, exactly 7, at most 5, at least 9) or the difference it asks for (1 or 2). The difference is the higher die minus the lower one, so 1 and 6 differ by 5.
rule-SEN-7-6 = An industry robot gives its points if its dice are odd or even as it asks: the left and the right die each, or their sum.
rule-SEN-7-7 = A robot whose condition is not met gives 0 points; points are never lost.
rule-SEN-7-8 = After scoring, your four robots move to your own pile: they count for your investors at the end of the game and never return to the deck.

rule-SEN-8-1 = The five investors are awarded one by one, each independently of the others.
rule-SEN-8-2 = Your influence on an investor is your influence in the columns beside it: one column for an investor at either end, two for the others. Every column counts in full for both of its investors.
rule-SEN-8-3 = Players with at least 1 influence on an investor are ranked by influence; ties go to more agents in the columns beside it, then to the earlier player in the turn order of the round just played.
rule-SEN-8-4 = The player ranked first at an investor takes it.
rule-SEN-8-5 = The player ranked second at an investor takes the chip worth 1 point.
rule-SEN-8-6 = An investor or a chip that nobody takes is removed.

rule-SEN-9-1 = After rounds 1 and 2, the robots at the factory go to the discard pile, leftover investors leave the game and leftover chips return to the bank.
rule-SEN-9-2 = All agents and assistants return to their owners.
rule-SEN-9-3 = The markers of the finished round return to their owners.
rule-SEN-9-4 = The next round follows the new stack of markers from top to bottom, so whoever passed last goes first.
rule-SEN-9-5 = The next round is then set up; after round 3 comes the final scoring instead.

rule-SEN-10-1 = The game ends after round 3.
rule-SEN-10-2 = Each of your investors, the starting one included, gives 1 point for every robot of its type you plugged in over the three rounds.
rule-SEN-10-3 = Your final score adds up the points of your robots in all three rounds, your chips and your investors; the most points win.
rule-SEN-10-4 = If points are tied, the tied player with the most investors wins.
rule-SEN-10-5 = Players who are still tied share the victory.
