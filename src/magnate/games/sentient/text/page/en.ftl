# Words drawn on the Sentient table; the rules' own texts are elsewhere.

## Types
sen-short-information = Information
sen-short-service = Service
sen-short-industry = Industry
sen-robot-information = Information robot
sen-robot-service = Service robot
sen-robot-transport = Transport robot
sen-robot-military = Military robot
sen-robot-industry = Industry robot
sen-investor-information = Information investor
sen-investor-service = Service investor
sen-investor-transport = Transport investor
sen-investor-military = Military investor
sen-investor-industry = Industry investor

## Conditions: L and R are the dice left and right of the robot
condition-target-words = one { $one } · both { $both }
condition-target-says = { $one } VP if one of the two dice shows { $n }, { $both } VP if both do.
condition-sum-less-says = VP: the sum of the two dice less { $n }, never below 0.
condition-min-less-says = VP: the lower die less { $n }, never below 0.
condition-max-less-says = VP: the higher die less { $n }, never below 0.
condition-sum-from-says = VP: { $n } less the sum of the two dice, never below 0.
condition-min-from-says = VP: { $n } less the lower die, never below 0.
condition-max-from-says = VP: { $n } less the higher die, never below 0.
condition-formula-words = result is the VP
condition-lt-words = left is lower
condition-lt-says = { $points } VP if the left die is lower than the right one.
condition-gt-words = left is higher
condition-gt-says = { $points } VP if the left die is higher than the right one.
condition-le-words = left not higher
condition-le-says = { $points } VP if the left die is lower than the right one or equal to it.
condition-ge-words = left not lower
condition-ge-says = { $points } VP if the left die is higher than the right one or equal to it.
condition-eq-words = dice equal
condition-eq-says = { $points } VP if both dice show the same number.
sen-or-least = or ≥ { $n }
condition-sum-words = of both dice
condition-sum-says = { $points } VP if the two dice together make: { $condition }.
condition-difference-words = higher − lower
condition-difference-says = { $points } VP if the two dice differ by exactly { $n }; 1 and 6 differ by 5.
condition-odd-odd-words = L and R
condition-odd-odd-says = { $points } VP if both dice are odd.
condition-even-even-words = L and R
condition-even-even-says = { $points } VP if both dice are even.
condition-odd-even-words = L odd, R even
condition-odd-even-says = { $points } VP if the left die is odd and the right one even.
condition-even-odd-words = L even, R odd
condition-even-odd-says = { $points } VP if the left die is even and the right one odd.
condition-sum-odd-says = { $points } VP if the sum of the two dice is odd.
condition-sum-even-says = { $points } VP if the sum of the two dice is even.

## Cards and dice
sen-vp = VP
sen-of = of { $top }
sen-corner = { $side ->
    [left] Left
   *[right] Right
} corner: { $delta ->
    [1] plus, the die on that side goes one up; 6 becomes 1.
    [-1] minus, the die on that side goes one down; 1 becomes 6.
   *[0] equals, the die on that side stays.
}
sen-corner-blocked = { $side ->
    [left] Left
   *[right] Right
} corner: blocked by an assistant.
sen-scores-now = Scores { $now } VP as the dice lie now.
sen-die = Die { $n }: { $value }
sen-die-becomes = Die { $n }: { $value } becomes { $new }
sen-die-says = It counts for the robots on both sides of it.
sen-wrap = wrap
sen-new = new
sen-new-tip = Dealt this turn, when a robot was taken.
sen-empty-column = The next robot comes when the choice is confirmed.

## Network
sen-slot = slot { $n }
sen-here = { $points } VP here
sen-slot-change = slot { $n } { $change }
sen-net = net { $change }
sen-network = network { $now }
sen-network-then = network { $now } → { $then }
sen-now = { $points } now
sen-now-tip = What the network would score if the round ended now.
sen-hand = Robot to plug in
sen-hand-buy = Robot to procure
sen-hand-empty = no robot in hand
sen-from-column = from column { $n }
sen-bonus = { $type } investors: { $n }
sen-bonus-points = +{ $points } VP at game end
sen-company-says = Its printed investor belongs to it from the start of the game and counts at the end.
sen-label-board = Factory, turn order and the other networks
sen-label-mine = Network of { $name }
sen-label-others = Other networks
sen-label-factory = Factory

## Blocking
sen-block-none = No block
sen-block-none-says = both corners work
sen-block-left = Block left { $sign }
sen-block-right = Block right { $sign }
sen-block-both = Block both
sen-block-both-says = both dice stay
sen-stays = die { $n } stays { $value }

## Factory
sen-column = Column { $n }
sen-column-pawns = { $name }: { $agents ->
    [0] no agent
    [one] { $agents } agent
   *[other] { $agents } agents
}, { $assistants ->
    [0] no assistant
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
}: influence { $influence }.
sen-column-nobody = Nobody has influence here yet.
sen-column-says = Counts in full for the investor on each side; stays until the round ends.
sen-send = How many assistants go along?
sen-send-n = { $n ->
    [0] agent alone
    [one] { $n } assistant
   *[other] { $n } assistants
}
sen-investor-first = { $name } leads and would take the investor.
sen-investor-second = { $name } is second and would take the { $points } VP.
sen-investor-nobody = Nobody has influence here: as it stands nobody takes it.
sen-investor-alone = Nobody is second: as it stands the { $points } VP stays.
sen-investor-rank = { $name }: influence { $influence }, of it { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}.
sen-investor-worth = At game end it brings its owner 1 VP for each robot of its type.
sen-tie = If influence is equal: more agents, then the earlier turn.
sen-order = Round { $round } · top first
sen-order-says = The top marker acts first, then downwards, and again from the top. The order stays all round.
sen-order-next = Whoever passes puts a marker on top. The top marker starts the next round: the last to pass goes first.
sen-order-after = After round { $round }
sen-order-after-says = A pass in the last round changes no order.
sen-deck = Deck
sen-deck-says = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}, order unknown. When it is empty, the discard is shuffled into a new deck.
sen-discard = Discard
sen-discard-says = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}, swept or left over at the end of a round.
sen-swept = swept

## Game end and supply
sen-end = Game end
sen-end-columns = investors × robots
sen-end-total = if nothing changes
sen-end-final = for investors
sen-end-tip = { $investors ->
    [one] { $investors } investor
   *[other] { $investors } investors
} × { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
} = { $points } VP
sen-end-robots = Robots: { $list }
sen-agents = Agents
sen-agents-says = Each takes one robot a round; it gives 1 influence in its column until the round ends.
sen-assistants = Assistants
sen-assistants-says = For influence beside an agent, or to block a corner; back at the end of the round.
sen-marker = Turn marker
sen-marker-says = Passing puts it on the next round’s stack, once a round.
sen-marker-hand = in hand
sen-marker-passed = passed
sen-can-pass = can pass
sen-passed = passed
sen-n-of = { $n } of { $top }
sen-pile = { $n ->
    [one] { $n } robot in the pile
   *[other] { $n } robots in the pile
}

## Prompt
sen-free-slots = { $n ->
    [one] { $n } free slot
   *[other] { $n } free slots
}
sen-agents-left = { $n ->
    [one] { $n } agent left
   *[other] { $n } agents left
}
sen-assistants-left = { $n ->
    [one] { $n } assistant left
   *[other] { $n } assistants left
}
sen-effect-here = here
sen-effect-first = first
sen-effect-second = second
sen-effect-nothing = no first or second place
sen-effect-sweep = sweeps all four robots
sen-effect-no-sweep = the robots stay
sen-status = Round { $round }/{ $rounds } · turn { $turn }/{ $turns }

## Legend
sen-key-lr = L · R
sen-key-lr-says = die left and right of the robot
sen-key-signs = die one up, one down; 6 ↔ 1
sen-key-equals = leave it; cannot be blocked
sen-key-block = an assistant blocks a corner
sen-key-lit = lit edge: the robot scores now
sen-key-bars = agent (tie-break), assistant
sen-key-left = left
sen-key-right = right

## What Confirm says
confirm-reveal-robot = Reveal the next robot
confirm-round = End the round
sen-loss-pass = This is your one pass of the round. All four robots at the factory are replaced.

## The components on the Edition tab
printed-game = The game
printed-pieces = Agents and assistants
printed-dice = Dice
printed-factory = Factory
printed-types = Types of robots
printed-investors = Investors
printed-companies = Companies
printed-robots = Robots
printed-sources = Sources
