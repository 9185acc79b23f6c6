# What the lessons and the coach say; each step at most 25 words with its task.

## How points are made
lesson-points = How points are made
    .about = What a robot pays, and what an investor adds.
lesson-points-plug = Most points win. A robot pays by the two dice beside it: each slot shows how much.
    .title = Where a robot pays
    .do = Plug it in where it pays most.
lesson-points-plug-less = Here the dice give { $yours }. Between a higher pair it pays { $best }.
lesson-points-pays = As the dice lie it pays { $points }. They can still turn: it pays when the round ends.
    .title = Paid at the round’s end
lesson-points-investor = After the last round, each of your investors pays one point for every robot of its type. You start with one: Service.
    .title = Investors add to it
lesson-points-take = A service robot pays by its dice, and once more through your investor.
    .title = Two ways at once
    .do = Take the service robot.
lesson-points-take-other = It may pay by its dice, but none of your investors counts this type.
lesson-points-take-pass = A pass brings no robot, so no points this turn.
lesson-points-alone = A die counts for the robots on both sides of it. Mind both.
    .title = Your choice
    .do = Bring your network to { $goal } points.
lesson-points-alone-done = Well placed: both robots gain. That is the heart of the game.
lesson-points-alone-missed = Not quite { $goal }. Watch “net” below each slot: it counts the neighbours too.

## A whole turn
lesson-turn = A whole turn
    .about = Agent, robot, slot, signs: one turn from start to end.
lesson-turn-take = On your turn an agent fetches one robot. The transport robot pays when both its dice are equal.
    .title = Send an agent
    .do = Take it.
lesson-turn-take-other = Allowed as well. But its condition suits your dice less than the equal pair.
lesson-turn-take-pass = Passing is your turn too, but it brings no robot.
lesson-turn-send = Assistants may go along for more influence on the investors. They also guard dice, so keep them for now.
    .title = Alone or in company
    .do = Send no assistant.
lesson-turn-send-more = They would stay there until the round ends, and guard no die.
lesson-turn-plug = Its minus lowers the left die first; an assistant could block that. It pays if the two are equal then.
    .title = Plug it in
    .do = Get { $goal } points.
lesson-turn-plug-done = The minus made the pair. Signs work at once when a robot is plugged in.
lesson-turn-plug-missed = No pair. Find the slot where the left die is one higher, and block nothing.
lesson-turn-over = That was a whole turn: agent, robot, slot, signs. It would pay { $points } now. Next it is Bo’s turn.
    .title = Your turn is over
lesson-turn-alone = Your next turn is all yours. Dice go round: a plus turns a six into a one.
    .title = A turn of your own
    .do = Bring the network to { $goal } points.
lesson-turn-alone-done = Well played! A low pair came from a high die.
lesson-turn-alone-missed = Not { $goal } yet. Which robot likes a low sum, and where would a plus turn a six?

## Dice and assistants
lesson-dice = Dice and assistants
    .about = Signs turn dice, and an assistant keeps one still.
lesson-dice-keep = The new robot’s plus would raise a die that your equal pair needs.
    .title = Keep a die
    .do = Block the plus with an assistant.
lesson-dice-keep-turned = The die went up and the pair is gone: { $yours } instead of { $best }.
lesson-dice-spent = Your assistant stays on the robot until the round ends. { $rest } are left, for dice and for influence.
    .title = What it costs
lesson-dice-wrap = You took a robot that likes a low sum. Its plus turns a six into a one.
    .title = From six to one
    .do = Plug it in where that helps.
lesson-dice-wrap-broken = Here the plus breaks your equal pair: { $yours } instead of { $best }.
lesson-dice-alone = One slot is left, between a free die and one of the pair. Take a robot that fits.
    .title = The last slot
    .do = Reach { $goal } points.
lesson-dice-alone-done = All four pay. A full network with quiet neighbours wins rounds.
lesson-dice-alone-missed = Short of { $goal }. Look for a robot that wants the left die lower and leaves the pair alone.

## Agents and investors
lesson-investors = Agents and investors
    .about = Influence to both sides; the first takes, the second gets a chip.
lesson-investors-lead = Whoever has most influence takes an investor. An agent counts for both beside its column; Bo already leads two.
    .title = Influence on both sides
    .do = Lead Military and Transport.
lesson-investors-lead-one = You lead Military, but beside it Bo stays ahead: one first place only.
lesson-investors-lead-behind = Bo has more influence here: you would be second at both.
lesson-investors-lead-beside = You lead two, but not Military, the type you already collect.
lesson-investors-lead-pass = Without an agent at the factory you have no influence.
lesson-investors-send = Bo can still come closer, and Bo goes first: ties are lost. An assistant adds influence.
    .title = Make it safer
    .do = Send one along.
lesson-investors-send-bare = One agent of Bo’s would draw level, and the earlier player wins the tie.
lesson-investors-send-many = Very safe, but few would be left to block signs.
lesson-investors-second = Bo came too: less influence than yours, so second at Transport. Second place gets the chip, a point.
    .title = Second place
lesson-investors-end = At game end each investor pays for every robot of its type, from all three rounds.
    .title = What investors bring
lesson-investors-alone = Bo leads Information. Count both columns beside it.
    .title = Overtake Bo
    .do = Take the lead at Information.
lesson-investors-alone-done = Overtaken. The investor is yours if nothing changes.
lesson-investors-alone-missed = Bo is still ahead at Information. An agent alone is not enough.

## Passing and order
lesson-passing = Passing and order
    .about = New robots, and who begins the next round.
lesson-passing-sweep = These robots would pay you little. A pass with agents left brings four new ones.
    .title = Sweep the factory
    .do = Pass.
lesson-passing-sweep-take = You may, and pass later. But after the last agent a pass brings no new robots.
lesson-passing-marker = Your marker lies ready for the next round, at the bottom. Whoever passes last lies on top and begins.
    .title = The next order
lesson-passing-must = One pass a round: from now on every turn takes a robot. The service robot pays for a high sum.
    .title = On with robots
    .do = Take it.
lesson-passing-must-less = With these dice it brings { $yours }, the service robot { $best }.
lesson-passing-last = Another round: nobody has passed yet. Let Bo pass before you.
    .title = Begin the next round
    .do = Pass last.
lesson-passing-last-done = Your marker is on top: you begin the next round.
lesson-passing-last-missed = Bo’s marker lies on yours. Take a robot first, and pass when Bo has.

## The coach, once for each kind of decision
coach-turn = An agent takes a robot and stays as influence on both investors beside it. Pass when you want four other robots, or to lead the next round.
coach-assistants = Each assistant here is one more influence this round. But you may want some later, to keep a die from turning.
coach-slot = Look at “net”: what the robot pays here, and what its signs do to its neighbours.
coach-block = An assistant on a plus or a minus keeps that die as it is. Worth it when the turn would cost points.

## The game in a minute
minute-aim = Make the most points in three rounds. A robot pays when the two dice beside it meet its condition.
    .title = Aim
minute-turn = Send an agent for a robot, then plug it in between two dice. Its signs turn the dice. Or pass, once a round.
    .title = Your turn
minute-round = Four robots and one pass each, then robots pay and investors go to whoever has most influence. After round three it is over.
    .title = The round
minute-points-robots = Robots
minute-points-investors = Investors × robots
minute-points-second = Second places

## The key to the symbols
key-types = Types of robots and investors
key-information = pays if a die shows the number, more if both do
key-service = pays what its sum comes to, never below nothing
key-transport = pays by which of the two dice is higher
key-military = pays by the sum or the difference of the dice
key-industry = pays by odd and even dice
key-robot = On a robot
key-lr = The dice left and right of the robot
key-plus = The die goes one up; 6 becomes 1
key-minus = The die goes one down; 1 becomes 6
key-equals = The die stays; cannot be blocked
key-points = Points if its condition is met
key-points-two = Points if one die fits, and if both do
key-points-range = Points as they come out, from least to most
key-network = In a network
key-now = What it pays as the dice lie, of what it can pay at most
key-net = What a slot would bring, changes of its neighbours included
key-lock = This corner has worked and changes nothing more
key-factory = At the factory
key-agent = Large pawn: an agent, one influence
key-assistant = Small pawn: an assistant, one influence
key-bars = Influence on an investor, by seat; tall for agents, which decide ties
key-chip = The point for second place
key-marker = Turn order: the top marker acts first
