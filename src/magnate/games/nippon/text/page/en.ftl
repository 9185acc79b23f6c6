# Words drawn on the Nippon table; the rules' own texts are elsewhere.

## Places
nip-region-short-kyushu = Kyushu
nip-region-short-west = W. Honshu
nip-region-short-east = E. Honshu
nip-region-short-north = Tohoku
nip-north = N
nip-regions = Regions
nip-foreign = Foreign companies

## Goods, workers, resources
nip-short-light_bulbs = Bulbs
nip-good-says = Level { $level }: needs knowledge { $knowledge }, burns { $coal } coal a run. 1, 2 or 3 cubes place influence up to { $market }.
nip-worker-black = Black worker
nip-worker-red = Red worker
nip-worker-grey = Grey worker
nip-worker-blue = Blue worker
nip-worker-white = White worker
nip-worker-yellow = Yellow worker
nip-worker-says = The colour changes nothing in the action. When you consolidate, each different colour you hold costs 3,000 yen.
nip-yen = Yen
nip-yen-says = Pays for actions and wages. Consolidating puts it back and takes the amount of the money track.
nip-coal = Coal
nip-coal-says = Runs factories. Consolidating puts it back and takes the amount of the coal track.
nip-blueprints = Blueprints
nip-blueprints-says = Make up for missing knowledge when you build. Three of them move a marker one step up at any time of your turn.
nip-short-yen = yen
nip-short-coal = coal
nip-short-blueprints = plans
nip-gain-yen = { $n } yen
nip-gain-vp = { $n } VP
nip-n-yen = ¥{ $n }
nip-thousands = { $n }k
nip-kilo = ¥{ $n }k
nip-n-vp = { $n } VP
nip-plus-vp = { $n } VP
nip-n-coal = { $n } coal
nip-of = { $n } of { $all }
nip-left = { $n } left
nip-now = now

## Actions
nip-action-knowledge-says = Move your knowledge marker up: 1, 2 or 3 steps for 1,000, 3,000 or 6,000 yen.
nip-action-produce-says = Run one to three factories: burn their coal, store their goods.
nip-action-export-says = Fulfil one to three of your contracts; each number takes that many cubes of another good.
nip-action-invest-says = Build one factory for 6,000 yen, of a good you do not make yet; blueprints make up for missing knowledge.
nip-action-mines-says = Move your coal marker up: 1, 2 or 3 steps for 1,000, 3,000 or 6,000 yen.
nip-action-ships-says = Build one to three ships in different regions. A ship scores where you are first or second.
nip-action-machinery-says = Make one to three upgrades: a new machine, or one turned from +1 to +2.
nip-action-trains-says = Build one to three trains in different regions. A train adds influence where you have a tile.
nip-action-local_market-says = Place one to three influence tiles in one region for goods its cities want; each brings the region’s bonus.
nip-market-says = goods → influence
nip-barred = { $what }: barred
nip-why = Why is { $what } barred?
nip-take = { $worker }: { $opens }
nip-take-wages = wages +{ $yen } yen

## Board
nip-label-board = Board
nip-if-scored = if scored now
nip-region-bonus = Each influence tile placed here brings { $bonus }.
nip-region-lines = { $n } slots for trains and ships.
nip-region-empty = nobody yet
nip-standing = { $name }: influence { $influence }, { $tied ->
    [yes] tied for place { $place }
   *[no] place { $place }
}
nip-standing-trains = { $n } of it by trains
nip-standing-vp = { $n } VP
nip-standing-ships = +{ $n } VP for ships
nip-standing-lost = { $n } VP are lost
nip-city-says = What each side of the city wants; the tile was laid with a random turn.
nip-slot-title = { $city }: { $good }
nip-slot-tile = { $name } has { $value } here. A higher tile returns it.
nip-slot-foreign = Free: counts { $n } for the foreign companies until somebody covers it.
nip-city-limit = At most { $n } tiles lie around a city.
nip-scoring-track = Scoring track
nip-scoring-prizes = Scoring { $n }: first { $prizes } third, in every region.
nip-scoring-golden = At the first golden space everybody has three more turns.
nip-turns-left = { $n ->
    [one] { $n } turn left in the game
   *[other] { $n } turns left in the game
}
nip-rows = Worker rows
nip-rows-says = When a slot runs empty, the top row moves onto it.
nip-refill-row = Next empty slot: a row moves down.
nip-refill-scoring = Next empty slot: everything is refilled, the marker moves and scoring { $n } follows.
nip-refill-space = Next empty slot: everything is refilled and the marker moves on.
nip-refill-last = Next empty slot: the marker reaches gold; everybody has three more turns.
nip-refill-none = The marker moves by rounds now.
nip-short-refill-row = Slot empty: a row moves down
nip-short-refill-scoring = Slot empty: scoring { $n }
nip-short-refill-space = Slot empty: marker moves on
nip-short-refill-last = Slot empty: last three turns
nip-short-refill-none = Last turns
nip-then-row = empties the slot: a row moves down
nip-then-scoring = empties the slot: scoring { $n } follows
nip-then-space = empties the slot: the marker moves
nip-then-last = empties the slot: the last turns begin
nip-then-none = empties the slot
nip-in-bag = { $n } in bag
nip-bag-says = In the bag: { $n }. { $colours }
nip-factories-price = Factories, { $price } each
nip-supply-left = { $n ->
    [0] None left.
    [one] { $n } tile left.
   *[other] { $n } tiles left.
}
nip-rewards = The Emperor’s rewards
nip-rewards-says = Consolidating with three or more workers you take one, up to your level: its bonus now, its multiplier for an achievement.
nip-multipliers-left = When all are gone, { $n } tiles ×2 remain.
nip-reward-title = ×{ $multiplier }, { $bonus }
nip-reward-left = { $n } left.
nip-steps-knowledge = Knowledge: how many steps?
nip-steps-coal = Coal: how many steps?
nip-steps-money = Money: how many steps?
nip-cubes-title = { $good }: how many cubes?

## A seat's board
nip-boards = Boards
nip-label-mine = Board of { $name }
nip-workers = Workers
nip-workers-says = Filled from the left. The number over the last worker is the level of the Emperor’s reward; with six you must consolidate.
nip-wages = Wages so far
nip-wages-short = Wages
nip-wages-now = Wages so far: { $yen } yen
nip-no-workers = no workers
nip-budget = Budget
nip-reward = Reward
nip-final = Final score
nip-consolidate-now = Consolidate now
nip-consolidate-if = If consolidated now
nip-consolidate-says = Yen and coal are put back and taken anew by the tracks; a reward with three or more workers; then 3,000 yen for each colour. Workers go into the bag.
nip-lost-budget = { $yen } and { $coal } are lost
nip-reward-none = needs 3 workers
nip-reward-upto = one, up to ×{ $n }
nip-reward-multiplier = a ×2 tile
nip-reward-gone = none in reach
nip-wages-unpaid = { $yen }, −{ $n } VP
nip-leaves = leaves
nip-tracks = Tracks
nip-tracks-note = 3 plans: 1 step
nip-track-coal = Coal track: { $value }
nip-track-coal-says = The coal you take when you consolidate. Between two numbers the lower one counts.
nip-track-money = Money track: { $value } yen
nip-track-money-says = The yen you take when you consolidate, and once more at the end.
nip-track-knowledge = Knowledge: { $value }
nip-track-knowledge-says = The factories you can build: 2, 4 and 6 for the three levels. Between two numbers the lower one counts.
nip-the-track-coal = coal
nip-the-track-money = money
nip-the-track-knowledge = knowledge
nip-step = Three blueprints: { $track } one step up
nip-step-says = At any moment of your turn, as often as you have the blueprints.
nip-ships = Ships
nip-ship-note = { $left } left, { $worth } VP
nip-ship-says = Each scores { $worth } VP in a region where you are first or second.
nip-trains = Trains
nip-train-note = { $left } left, +{ $worth }
nip-train-says = Each adds { $worth } influence in a region where you have a tile.
nip-fleet-says = Built from left to right; an uncovered ¥▲ moves the money marker, stars count for the achievement.
nip-ships-left = Ships left
nip-trains-left = Trains left
nip-factories = Factories
nip-factories-note = storage, machine, coal, synergy
nip-factory-none = Not built yet. One factory for each good.
nip-factory-says = Stores { $stock } of { $storage }; { $machine ->
    [0] no machine
   *[other] machine +{ $machine }
}. Running it now would make { $makes }.
nip-stock = { $n ->
    [0] no cubes
    [one] { $n } cube
   *[other] { $n } cubes
}
nip-spare = Spare machines
nip-spare-says = Bought when no factory could take them; they go onto the next factory you build.
nip-tile-title = { $good } { $letter }
nip-contract = Contract
nip-contracts = Contracts
nip-contracts-note = green: can be paid
nip-contracts-done = Contracts fulfilled
nip-contract-words = { $goods } of different goods: { $reward }
nip-contract-steps = money { $n ->
    [one] { $n } step
   *[other] { $n } steps
} up
nip-contract-done = Fulfilled.
nip-contract-payable = Your goods can pay it now.
nip-contract-short = Your goods do not suffice yet.
nip-influence = Influence
nip-influence-left = Influence tiles left
nip-influence-value = Influence tile { $value }
nip-influence-says = Goes onto a city slot that wants the goods you spend; it may be lower than their value, never higher.
nip-market-table = 1, 2 or 3 cubes: a tile up to { $market }.
nip-achievements = Achievements
nip-achievements-note = base × tile
nip-achievements-sum = Achievements as of now
nip-achievements-says = At the end of the game: base points times the tile on the space, or the printed ×1. Money counts what a last income less wages would leave.
nip-achievement-contracts-says = 1 VP for every 2 contracts fulfilled.
nip-achievement-money-says = 1 VP for every 6,000 yen left after the last income and wages.
nip-achievement-knowledge-says = 1 VP for every star of the knowledge track you have reached.
nip-achievement-ships-says = 1 VP for every star uncovered above the ships.
nip-achievement-trains-says = 1 VP for every star uncovered above the trains.
nip-achievement-coal-says = 1 VP for every star of the coal track you have reached.
nip-achievement-factories-says = 1 VP for every factory of level 2 or 3.
nip-achievement-machinery-says = 1 VP for every factory with a +2 machine.
nip-achievement-influence-says = 1 VP for every 2 influence tiles on the map.
nip-achievement-now = Now { $count }: { $base } × { $times } = { $vp } VP.
nip-achievement-none = Nothing without a tile.

## Synergies
nip-third = 3rd
nip-when-always = For the rest of the game: { $effect }.
nip-when-build = Once, when built: { $effect }.
nip-when-export_action = After each Export: { $effect }.
nip-when-local_market_action = After each Local Market: { $effect }.
nip-when-knowledge_action = After each Knowledge: { $effect }.
nip-when-mines_action = After each Mines: { $effect }.
nip-when-produce_action = With each Produce: { $effect }.
nip-when-produce_this_factory = Whenever it runs: { $effect }.
nip-when-trains_action = With each Trains: { $effect }.
nip-when-final_scoring = At the end of the game: { $effect }.
nip-when-region_scoring = In each scoring: { $effect }.
nip-effect-gain_yen = { $yen } yen
nip-effect-gain_yen_per_contract = { $yen } yen for each contract
nip-effect-gain_coal = { $n } coal
nip-effect-gain_blueprints = { $n } blueprints
nip-effect-track_steps = { $track } { $n ->
    [one] { $n } step
   *[other] { $n } steps
} up
nip-effect-extra_star = { $n ->
    [one] { $n } more star
   *[other] { $n } more stars
} for { $achievement }
nip-effect-coal_discount_per_action = { $n } coal less in all
nip-effect-build_free_train = { $n } train for nothing
nip-effect-build_free_ship = { $n } ship for nothing
nip-effect-flip_all_trains = your trains count +{ $value }
nip-effect-flip_all_ships = your ships score { $value } VP
nip-effect-train_price = trains cost { $yen } yen
nip-effect-ship_price = ships cost { $yen } yen
nip-effect-machinery_price = upgrades cost { $yen } yen
nip-effect-region_bonus_of_one_built_region = the bonus of one region where you built
nip-effect-ships_score_in_third_place = your ships score in third place too
nip-effect-free_machinery_upgrades = { $n } upgrades for nothing
nip-effect-goods_on_this_factory = { $n } cubes on it
nip-effect-extra_goods = { $n } more cube

## Prompt
nip-hint-turn = { $n } of { $all } workers, wages { $yen }
nip-hint-wages = wages { $more } more: { $yen }
nip-hint-free = no further wages
nip-hint-consolidate = leaves { $yen } and { $coal } coal
nip-hint-unpaid = −{ $n } VP for unpaid colours
nip-hint-best = tile up to { $n }
nip-hint-covers = { $name }’s { $value } goes back
nip-hint-limit = the lowest tile of the city goes back
nip-hint-wasted = { $n ->
    [one] { $n } cube finds no room
   *[other] { $n } cubes find no room
}
nip-status-space = Space { $space } of { $spaces }
nip-status-scoring = { $space } of { $spaces } · scoring { $n } next
nip-status-last = { $n ->
    [one] Last turn
   *[other] { $n } turns left
}
nip-tab-actions = Actions
nip-tab-map = Map

## Legend
nip-key-gate = points if the regions were scored now
nip-key-globe = foreign companies: their share is lost
nip-key-seal = influence tiles left
nip-key-synergy = synergy: lasting, once
nip-key-money = money marker one step up
nip-key-star = star for an achievement

## What Confirm says
confirm-reveal-worker = End your turn

## The components on the Edition tab
printed-game = The game
printed-setup = Set-up
printed-counts = Components
printed-workers = Workers
printed-slots = Slots and their actions
printed-costs = Costs
printed-goods = Goods
printed-machinery = Machinery
printed-factory_tiles = Factories
printed-trains = Trains
printed-ships = Ships
printed-influence = Influence tiles
printed-rewards = Rewards of the Emperor
printed-sources = Sources
