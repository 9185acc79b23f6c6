title = Nippon
line = Build Meiji industry.
by = Sentieiro & Soledade
facts-weight = heavy
facts-time = 60–120 min

## Names
colour-black = black
colour-red = red
colour-grey = grey
colour-blue = blue
colour-white = white
colour-yellow = yellow
good-silk = Silk
good-paper = Paper
good-bento = Bento
good-lenses = Lenses
good-clocks = Clocks
good-light_bulbs = Light bulbs
action-knowledge = Knowledge
action-produce = Produce
action-export = Export
action-invest = Invest
action-mines = Mines
action-ships = Ships
action-machinery = Machinery
action-trains = Trains
action-local_market = Local Market
track-coal = Coal
track-money = Money
track-knowledge = Knowledge
region-kyushu = Kyushu & Shikoku
region-west = Western Honshu
region-east = Eastern Honshu
region-north = Tohoku & Hokkaido
city-nagasaki = Nagasaki
city-kochi = Kochi
city-hiroshima = Hiroshima
city-osaka = Osaka
city-nagoya = Nagoya
city-tokyo = Tokyo
city-sendai = Sendai
city-sapporo = Sapporo
side-north = north
side-east = east
side-south = south
side-west = west
bonus-blueprints =
    { $n ->
        [one] { $n } blueprint
       *[other] { $n } blueprints
    }
bonus-coal = { $n } coal
bonus-yen = ¥{ $n }
what-train = train
what-ship = ship
achievement-contracts = Contracts
achievement-money = Money
achievement-knowledge = Knowledge
achievement-ships = Ships
achievement-trains = Trains
achievement-coal = Coal
achievement-factories = Factories
achievement-machinery = Machinery
achievement-influence = Influence
foreign = foreign companies
nothing = none

## Factory tiles and contracts
tile = { $good } ({ $effect })
tile-when = { $good } ({ $action }: { $effect })
contract = contract { $goods }
effect-gain_yen = +¥{ $n }
effect-gain_coal = +{ $n } coal
effect-gain_blueprints =
    { $n ->
        [one] +{ $n } blueprint
       *[other] +{ $n } blueprints
    }
effect-gain_yen_per_contract = +¥{ $n } per contract
effect-track_steps = { $track } +{ $n }
effect-extra_star = a star for { $achievement }
effect-coal_discount_per_action = { $n } coal less
effect-build_free_train = a free train
effect-build_free_ship = a free ship
effect-flip_all_trains = trains count +{ $n }
effect-flip_all_ships = ships score { $n } VP
effect-train_price = trains cost ¥{ $n }
effect-ship_price = ships cost ¥{ $n }
effect-machinery_price = upgrades cost ¥{ $n }
effect-region_bonus_of_one_built_region = a region’s bonus
effect-ships_score_in_third_place = ships score in third place too
effect-free_machinery_upgrades =
    { $n ->
        [one] { $n } free upgrade
       *[other] { $n } free upgrades
    }
effect-goods_on_this_factory =
    { $n ->
        [one] { $n } good at once
       *[other] { $n } goods at once
    }
effect-extra_goods = +{ $n } when run

## Questions
ask-turn = Take a worker, or consolidate
    .wait = takes a worker or consolidates
ask-action = Which action of slot { NTH($slot) }?
    .wait = chooses an action of slot { NTH($slot) }
ask-steps = How many steps up the { $track } track?
    .wait = moves up the { $track } track
ask-run = Run a factory ({ $n } of 3)
    .wait = runs factories
ask-contract = Fulfil a contract ({ $n } of 3)
    .wait = chooses a contract to fulfil
ask-pay =
    { $cubes ->
        [one] Pay { $cubes } cube for { $contract }: of which good?
       *[other] Pay { $cubes } cubes for { $contract }: of which good?
    }
    .wait = pays for { $contract }
ask-tile = Which factory do you build?
    .wait = chooses a factory to build
ask-upgrade =
    { $cost ->
        [0] Upgrade a factory for free
       *[other] Upgrade a factory for ¥{ $cost } ({ $n } of 3)
    }
    .wait = upgrades factories
ask-train =
    { $cost ->
        [0] Where do you build a free train?
       *[other] Build a train for ¥{ $cost } ({ $n } of 3)
    }
    .wait = builds trains
ask-ship =
    { $cost ->
        [0] Where do you build a free ship?
       *[other] Build a ship for ¥{ $cost } ({ $n } of 3)
    }
    .wait = builds ships
ask-bonus = Which region’s bonus do you take?
    .wait = chooses a region’s bonus
ask-market = Supply a city ({ $n } of 3)
    .wait = supplies the local market
ask-cubes = How many cubes of { $good } for { $city }?
    .wait = supplies { $city } with { $good }
ask-influence =
    { $cubes ->
        [one] Which influence tile for { $cubes } cube of { $good } in { $city }?
       *[other] Which influence tile for { $cubes } cubes of { $good } in { $city }?
    }
    .wait = chooses an influence tile for { $city }
ask-back = Which tile of value { $value } goes back?
    .wait = chooses a tile that goes back
ask-reward = Take a reward of the Emperor
    .wait = chooses a reward of the Emperor
ask-achievement = Which achievement gets the ×{ $multiplier }?
    .wait = chooses an achievement for the ×{ $multiplier }
ask-end = Use blueprints before your turn ends?
    .wait = may use blueprints

## Answers
option-take = Take the { $colour } worker of slot { NTH($slot) }
option-consolidate = Consolidate
option-step = 3 blueprints: { $track } +1
option-action = { $action }
option-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
option-run = Run { $run }
option-run-stop = Enough
option-contract = Fulfil { $contract }
option-contract-stop = Enough
option-pay = { $pay }
option-tile = Build { $tile }
option-upgrade = Upgrade { $upgrade }
option-upgrade-spare = Take a spare machinery tile
option-upgrade-stop = Enough
option-train = { $train }
option-train-stop = Enough
option-ship = { $ship }
option-ship-stop = Enough
option-bonus = { $bonus }
option-slot = { $city }, { $side }
option-market-stop = Enough
option-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
option-influence = Influence { $n }
option-reward = ×{ $multiplier } and { $bonus }
option-achievement = { $achievement }
option-end-stop = End the turn

## Why not
closed = Closed: { $action }. { $why }
closed-both = { $one } { $other }
why-slot = { $closed }
why-money = It costs ¥{ $cost }. You have ¥{ $have }.
why-blueprints = It takes { $cost } blueprints. You have { $have }.
why-top = { $track }: the marker is at the top.
why-room =
    { $n ->
        [one] { $track }: only { $n } step is left to the top.
       *[other] { $track }: only { $n } steps are left to the top.
    }
why-no-factory = You have no factory yet.
why-all-full = All your factories are full.
why-full = { $good }: all { $n } storage spaces are full.
why-coal = It takes { $cost } coal. You have { $have }.
why-ran = { $good } has run in this action already.
why-no-goods = You have no goods.
why-no-contract = Your goods cannot pay any of your open contracts.
why-contracts-done = All your contracts are fulfilled.
why-contract-done = You have fulfilled it already.
why-contract-short = Your goods cannot pay { $contract }.
why-paid = { $good } has paid another number of this contract already.
why-cubes =
    { $cost ->
        [one] { $good }: it takes { $cost } cube. You have { $have }.
       *[other] { $good }: it takes { $cost } cubes. You have { $have }.
    }
why-needed = { $good } is needed for another number of this contract.
why-no-new-good = No factory is left of a good that you do not make yet.
why-made = You make { $good } already.
why-knowledge =
    { $blueprints ->
        [0] It needs knowledge { $needed }. You have { $have }, and no blueprints.
        [one] It needs knowledge { $needed }. You have { $have }, and { $blueprints } blueprint.
       *[other] It needs knowledge { $needed }. You have { $have }, and { $blueprints } blueprints.
    }
why-no-trains = All your trains are built.
why-no-ships = All your ships are built.
why-no-line = No region has an empty slot for it.
why-line-full = { $region }: all { $n } train and ship slots are taken.
why-built-here = You have built in { $region } in this action already.
why-no-tile = You have no influence tile as low as your cubes allow.
why-no-slot = No slot is left that a tile for your goods could take.
why-other-region = This action places its tiles in { $region }.
why-no-good = This side wants { $good }. You have none.
why-taken = A tile of { $value } lies here. For your goods you can place { $best } at most.
why-city-full = The city is full with { $n } tiles, the lowest a { $value }. For your goods you can place { $best } at most.
why-few-cubes =
    { $value ->
        [0] So many cubes allow { $best } at most, and you have no tile so low.
       *[other] The tile must be higher than { $value }; so many cubes allow { $best } at most.
    }
why-too-high = Your cubes allow { $best } at most.
why-too-low = The tile must be higher than { $value }.
why-level =
    { $n ->
        [one] { $n } worker: your level is ×{ $level }.
       *[other] { $n } workers: your level is ×{ $level }.
    }

## What happened
fact-first = { $seat } { VERB($seat, "begins", "begin") }.
fact-drawn = The rows were empty: workers are drawn from the bag.
fact-short =
    { $n ->
        [one] The bag is empty: { $n } worker follows later.
       *[other] The bag is empty: { $n } workers follow later.
    }
fact-refill = The top row moves onto slot { NTH($slot) }.
fact-marker = The scoring marker moves to space { $space }.
fact-leaves = The scoring marker leaves the track.
fact-golden =
    { $n ->
        [one] A golden space: { $n } more turn for everyone.
       *[other] A golden space: { $n } more turns for everyone.
    }
fact-take = { $seat } { VERB($seat, "takes", "take") } a { $colour } worker from slot { NTH($slot) }.
marker =
    { $above ->
        [0] at { $value }
       *[other] between { $value } and { $above }
    }
marker-money =
    { $above ->
        [0] at ¥{ $value }
       *[other] between ¥{ $value } and ¥{ $above }
    }
fact-step = { $seat } { VERB($seat, "uses", "use") } { $n } blueprints: { $track } is { marker }.
fact-step_money = { $seat } { VERB($seat, "uses", "use") } { $n } blueprints: { $track } is { marker-money }.
fact-track = { $seat } { VERB($seat, "moves", "move") } up: { $track } is { marker }.
fact-track_money = { $seat } { VERB($seat, "moves", "move") } up: { $track } is { marker-money }.
fact-knowledge =
    { $n ->
        [one] { $seat } { VERB($seat, "pays", "pay") } ¥{ $yen } for { $n } step: { $track } is { marker }.
       *[other] { $seat } { VERB($seat, "pays", "pay") } ¥{ $yen } for { $n } steps: { $track } is { marker }.
    }
fact-mines =
    { $n ->
        [one] { $seat } { VERB($seat, "pays", "pay") } ¥{ $yen } for { $n } step: { $track } is { marker }.
       *[other] { $seat } { VERB($seat, "pays", "pay") } ¥{ $yen } for { $n } steps: { $track } is { marker }.
    }
fact-invest =
    { $blueprints ->
        [0] { $seat } { VERB($seat, "builds", "build") } { $tile } for ¥{ $yen }.
        [one] { $seat } { VERB($seat, "builds", "build") } { $tile } for ¥{ $yen } and { $blueprints } blueprint.
       *[other] { $seat } { VERB($seat, "builds", "build") } { $tile } for ¥{ $yen } and { $blueprints } blueprints.
    }
fact-fitted = { $seat } { VERB($seat, "fits", "fit") } a spare machine to { $good }: +{ $n }.
fact-machinery =
    { $yen ->
        [0] { $seat } { VERB($seat, "upgrades", "upgrade") } { $good } to +{ $n } for free.
       *[other] { $seat } { VERB($seat, "upgrades", "upgrade") } { $good } to +{ $n } for ¥{ $yen }.
    }
fact-spare =
    { $yen ->
        [0] { $seat } { VERB($seat, "takes", "take") } a spare machinery tile.
       *[other] { $seat } { VERB($seat, "takes", "take") } a spare machinery tile for ¥{ $yen }.
    }
fact-run =
    { $n ->
        [one] { $seat } { VERB($seat, "runs", "run") } { $good } with { $coal } coal: { $n } good.
       *[other] { $seat } { VERB($seat, "runs", "run") } { $good } with { $coal } coal: { $n } goods.
    }
fact-export = { $seat } { VERB($seat, "fulfils", "fulfil") } { $contract } with { $goods }.
fact-built =
    { $yen ->
        [0] { $seat } { VERB($seat, "builds", "build") } a free { $what }: { $region }.
       *[other] { $seat } { VERB($seat, "builds", "build") } a { $what } for ¥{ $yen }: { $region }.
    }
fact-lost = { $seat } cannot build the free { $what }: it is lost.
fact-influence =
    { $n ->
        [one] { $seat } { VERB($seat, "supplies", "supply") } { $city } with { $n } cube of { $good }: influence { $value }.
       *[other] { $seat } { VERB($seat, "supplies", "supply") } { $city } with { $n } cubes of { $good }: influence { $value }.
    }
fact-replaced = { $city }: a { $value } returns to { NAME($seat, "you") }.
fact-gain_yen = { $seat } { VERB($seat, "gains", "gain") } ¥{ $n }.
fact-gain_coal = { $seat } { VERB($seat, "gains", "gain") } { $n } coal.
fact-gain_blueprints =
    { $n ->
        [one] { $seat } { VERB($seat, "gains", "gain") } { $n } blueprint.
       *[other] { $seat } { VERB($seat, "gains", "gain") } { $n } blueprints.
    }
fact-gain_vp =
    { $n ->
        [one] { $seat } { VERB($seat, "gains", "gain") } { $n } point.
       *[other] { $seat } { VERB($seat, "gains", "gain") } { $n } points.
    }
fact-goods =
    { $n ->
        [one] { $seat } { VERB($seat, "puts", "put") } { $n } cube on { $good }.
       *[other] { $seat } { VERB($seat, "puts", "put") } { $n } cubes on { $good }.
    }
fact-unspent = { $seat } { VERB($seat, "discards", "discard") } what is left: ¥{ $yen } and { $coal } coal.
fact-consolidate = { $seat } { VERB($seat, "consolidates", "consolidate") }: ¥{ $yen } and { $coal } coal.
fact-reward = { $seat } { VERB($seat, "takes", "take") } a reward: ×{ $multiplier } and { $bonus }.
fact-multiplier = { $seat } { VERB($seat, "takes", "take") } a ×{ $n } multiplier tile.
fact-achievement = { $seat } { VERB($seat, "puts", "put") } ×{ $multiplier } on { $achievement }.
fact-discarded = { $seat } { VERB($seat, "has", "have") } no achievement space left: the ×{ $multiplier } leaves the game.
fact-wages =
    { $n ->
        [0] { $seat } { VERB($seat, "has", "have") } no wages to pay.
        [one] { $seat } { VERB($seat, "pays", "pay") } ¥{ $yen } in wages for { $n } colour.
       *[other] { $seat } { VERB($seat, "pays", "pay") } ¥{ $yen } in wages for { $n } colours.
    }
fact-unpaid =
    { $n ->
        [one] { $seat } cannot pay { $n } colour and { VERB($seat, "loses", "lose") } { $points } points.
       *[other] { $seat } cannot pay { $n } colours and { VERB($seat, "loses", "lose") } { $points } points.
    }
fact-scoring = Scoring { $n } of 3.
ranked =
    { $tied ->
        [true] { VERB($seat, "shares", "share") } place { NTH($place) }
       *[false] { VERB($seat, "is", "are") } number { NTH($place) }
    }
fact-region =
    { $ships ->
        [0] { $region }: { NAME($seat, "you") } { ranked } with { $influence }: { $points } VP.
       *[other] { $region }: { NAME($seat, "you") } { ranked } with { $influence }: { $points } VP, ships { $ships } VP.
    }
lost-share =
    { $points ->
        [0] {""}
       *[other] ; { $points } VP are lost
    }
fact-foreign =
    { $tied ->
        [true] { $region }: the foreign companies share place { NTH($place) } with { $influence }{ lost-share }.
       *[false] { $region }: the foreign companies are number { NTH($place) } with { $influence }{ lost-share }.
    }
fact-budget = { $seat } { VERB($seat, "takes", "take") } a last budget of ¥{ $yen }.
fact-final = { $seat }: { $achievement } { $base } × { $multiplier } = { $points } VP.

## Where points come from
source-start = Start
source-scoring_1 = First scoring
source-scoring_2 = Second scoring
source-scoring_3 = Third scoring
source-ships = Ships in regions
source-contracts = Contracts
source-bonus = Region bonuses
source-unpaid = Unpaid workers
source-achievement_contracts = Achievement: contracts
source-achievement_money = Achievement: money
source-achievement_knowledge = Achievement: knowledge
source-achievement_ships = Achievement: ships
source-achievement_trains = Achievement: trains
source-achievement_coal = Achievement: coal
source-achievement_factories = Achievement: factories
source-achievement_machinery = Achievement: machinery
source-achievement_influence = Achievement: influence
source-regions = Influence in the regions
source-money = Money
source-supplies = Coal and blueprints
source-workers = Workers and wages
source-knowledge = Knowledge
source-factories = Factories, machines and goods
source-achievements = Achievements to come
source-trains = Trains

## The table in words
line-space = Scoring track: space { $space } of { $spaces }
line-left = Turns left in the game: { $n }
line-slot = Slot { NTH($slot) }, { $actions }: { $workers }
line-row = Row { NTH($row) }: { $workers }
line-bag = Workers in the bag: { $n }
line-reward = Reward ×{ $times } with { $bonus }: { $n }
line-tile = Factory for sale: { $tile }
line-standing = { $region }: { $who }, influence { $influence }, if scored now { $points } VP
line-placed = · { $city } { $side }, { $good }: { $who } { $n }
line-open = · { $city } { $side }, { $good }: open, foreign { $n }
line-player = { $seat }: { $points } VP, ¥{ $yen }, coal { $coal }, blueprints { $blueprints }
line-tracks = · tracks: coal { $coal }, money { $money }, knowledge { $knowledge }
line-workers = · workers: { $workers }
line-fleet = · left: trains { $trains }, ships { $ships }; spare machines { $spare }
line-factory = · { $tile }: goods { $n }, machine +{ $machine }
line-contract = · contract { $goods }: ¥{ $yen }, { $points } VP, money +{ $steps }
line-influence = · influence tiles: { $values }
line-achievement = · { $achievement }: { $base } × { $times }

## The rules, one sentence each
chapter-1 = Components
chapter-2 = Setting up
chapter-3 = Course of the game
chapter-4 = Actions
chapter-5 = Synergy bonuses
chapter-6 = Consolidate
chapter-7 = Scoring the regions
chapter-8 = End of the game

rule-NIP-1-1-1 = The box holds 48 workers in 6 colours, 24 factories, 24 trains, 24 ships, 40 influence tiles, 32 contracts, 24 machinery, 16 blueprint, 9 city, 24 reward and 4 multiplier tiles and about 90 cubes.
rule-NIP-1-1-2 = A black cube is coal in the budget, a good on a factory and a marker on a track.
rule-NIP-1-1-3 = The supply of yen, cubes, blueprints and machinery never runs out.
rule-NIP-1-1-4 = You pay from your budget, and yen and coal you gain go there.
rule-NIP-1-1-5 = Blueprints are counted by value, not by tiles.
rule-NIP-1-1-6 = Points you gain move your disc forward, points you lose move it back.
rule-NIP-1-1-7 = A marker never goes above the top of its track; steps beyond it are lost.
rule-NIP-1-1-8 = A marker between two numbers counts as the lower one.
rule-NIP-1-1-9 = There are six goods in three levels: silk and paper, bento and lenses, clocks and light bulbs.
rule-NIP-1-1-10 = Each good has four factory tiles, and every tile has its own synergy bonus.

rule-NIP-2-1-1 = Each player starts with 6 trains, 6 ships, 10 influence tiles valued 1 to 7 and 8 different contracts.
rule-NIP-2-1-2 = Each player starts with ¥12,000, 2 coal and 1 blueprint.
rule-NIP-2-1-3 = The markers start on coal 2, money 12 and knowledge 1.
rule-NIP-2-1-4 = The first player is chosen at random; play is clockwise, and the players start with 10, 11, 12 and 13 points in turn order.
rule-NIP-2-1-5 = The scoring marker starts on the left-most space of its track.
rule-NIP-2-1-6 = Four ×2 multiplier tiles lie beside the board.
rule-NIP-2-1-7 = All 24 factory tiles lie open beside the board, sorted by good.
rule-NIP-2-1-8 = The reward tiles lie in 12 stacks by multiplier and bonus; with 3 players one random tile of each multiplier is removed, with 2 players two.
rule-NIP-2-1-9 = A random city tile, turned at random, lies on each of the eight city spaces.
rule-NIP-2-1-10 = All 48 workers are in the bag; with 3 players one of each colour is removed, with 2 players two.
rule-NIP-2-1-11 = Three workers are drawn onto each action slot.
rule-NIP-2-1-12 = Workers are drawn onto the rows from the top: four rows of 3, three rows of 3 or two rows of 2 for 4, 3 or 2 players.
rule-NIP-2-1-13 = A region has 8, 6 or 4 slots for trains and ships with 4, 3 or 2 players.

rule-NIP-3-1-1 = On your turn you either take a worker and do an action, or consolidate.
rule-NIP-3-1-2 = At any moment of your turn you may discard 3 blueprints to move one of your markers up a step.
rule-NIP-3-1-3 = If you cannot or will not take a worker, you consolidate.
rule-NIP-3-1-4 = With six workers you must consolidate.
rule-NIP-3-2-1 = You take a worker of your choice, put it on your next free place, and do one action of its slot.
rule-NIP-3-2-2 = If the slot shows two actions, you do exactly one of them.
rule-NIP-3-2-3 = You may only choose an action that you can carry out fully, and you must do it.
rule-NIP-3-2-4 = The colour of the worker does not matter for the action.
rule-NIP-3-2-5 = The slots are Knowledge or Produce, Export or Invest, Mines or Ships, Machinery or Trains, and Local Market.
rule-NIP-3-3-1 = If the slot is empty after your turn, all workers of the top-most row that has any move onto it.
rule-NIP-3-3-2 = If all rows are empty, slots and rows are drawn anew.
rule-NIP-3-3-3 = First every action slot is filled up to three workers.
rule-NIP-3-3-4 = Then the rows are filled from the top as at the start.
rule-NIP-3-3-5 = Then the scoring marker moves one space, which may cause a scoring.
rule-NIP-3-3-6 = If the bag runs out, the filling goes on as soon as workers are put back into it.
rule-NIP-3-4-1 = The first scoring comes when the marker passes the first symbol, the second when it passes the second.
rule-NIP-3-4-2 = A scoring takes place at once, after the refilling and before the next turn.
rule-NIP-3-4-3 = When the marker reaches the first golden space, everyone has exactly three more turns, ending with the player who caused it.
rule-NIP-3-4-4 = From then on the marker moves each time all players have had a turn; the third time is the third scoring.
rule-NIP-3-4-5 = After the third scoring the game ends with the final scoring.

rule-NIP-4-1-1 = Invest: you build exactly one factory.
rule-NIP-4-1-2 = You may choose any tile of a good that you do not make yet.
rule-NIP-4-1-3 = A factory costs ¥6,000.
rule-NIP-4-1-4 = A factory of level 1, 2 or 3 needs knowledge 2, 4 or 6; you discard as many blueprints as you lack.
rule-NIP-4-1-5 = Knowledge is a condition and is not spent.
rule-NIP-4-1-6 = A new factory has no machinery and no goods.
rule-NIP-4-1-7 = Spare machinery must be fitted to a new factory at once, two tiles if you have them.
rule-NIP-4-1-8 = Then an immediate bonus is taken; a permanent one holds for the rest of the game.
rule-NIP-4-2-1 = Machinery: you make one to three upgrades for ¥5,000 each.
rule-NIP-4-2-2 = An upgrade is a new +1 on an empty machine slot, or a +1 turned to +2; a +2 cannot be improved.
rule-NIP-4-2-3 = Both may be done on the same factory in one action.
rule-NIP-4-2-4 = An upgrade must go to a factory that can take it; only if there is none, it becomes a spare tile.
rule-NIP-4-2-5 = Machinery on a factory is never moved or removed.
rule-NIP-4-3-1 = Produce: you run one to three different factories, each once.
rule-NIP-4-3-2 = Running a factory costs the coal shown on its tile.
rule-NIP-4-3-3 = A factory makes one cube and needs an empty storage space for it.
rule-NIP-4-3-4 = Machinery adds one or two cubes as far as there is room.
rule-NIP-4-4-1 = Knowledge: one, two or three steps cost ¥1,000, ¥3,000 or ¥6,000.
rule-NIP-4-4-2 = Mines: the same prices for steps of the coal marker.
rule-NIP-4-4-3 = Blank steps between numbers count as steps.
rule-NIP-4-5-1 = You build one to three trains, or ships, for ¥5,000 each.
rule-NIP-4-5-2 = The tiles are taken from your board from left to right.
rule-NIP-4-5-3 = Each goes on an empty train and ship slot of a region, which holds one tile.
rule-NIP-4-5-4 = Tiles of one action go to different regions.
rule-NIP-4-5-5 = A money symbol that is fully uncovered moves your money marker up a step.
rule-NIP-4-5-6 = Trains add influence in scorings, ships add points.
rule-NIP-4-6-1 = Export: you fulfil one to three of your open contracts.
rule-NIP-4-6-2 = Every number of a contract is paid with another good.
rule-NIP-4-6-3 = A contract is paid completely and at once; the same good may serve several contracts.
rule-NIP-4-6-4 = Then you take its yen or points and money steps, and turn it face down.
rule-NIP-4-7-1 = Local Market: you place one to three influence tiles, all in one region.
rule-NIP-4-7-2 = Each tile costs one to three cubes of one good.
rule-NIP-4-7-3 = The tile lies beside a city side that shows this good.
rule-NIP-4-7-4 = Good and cubes set the highest value; you may use any lower tile that you have in supply.
rule-NIP-4-7-5 = Cubes of one good may be split among tiles, and tiles may use different goods.
rule-NIP-4-7-6 = A slot is free if it is empty or holds a lower tile, which goes back to its owner.
rule-NIP-4-7-7 = With 2 or 3 players at most 2 or 3 tiles lie around a city; another must be higher than the lowest, which goes back.
rule-NIP-4-7-8 = After each tile you take the bonus of the region.
rule-NIP-4-7-9 = The printed numbers do not matter for placing.

rule-NIP-5-1-1 = Bonuses of yen, coal or blueprints are taken at once, or once after the action they name.
rule-NIP-5-1-2 = Bonus steps of a marker are free; those of an action come after at least one paid step.
rule-NIP-5-1-3 = After an Export action this bonus pays for each contract fulfilled in it.
rule-NIP-5-1-4 = This bonus adds a star to its achievement in the final scoring.
rule-NIP-5-1-5 = This bonus lowers the coal of a whole Produce action.
rule-NIP-5-1-6 = A free train or ship is built in a region of your choice, if there is a tile and a slot.
rule-NIP-5-1-7 = All your trains or ships count with their second side.
rule-NIP-5-1-8 = This bonus lowers the price of trains, ships or upgrades.
rule-NIP-5-1-9 = After a Trains action you take the bonus of one region in which you built.
rule-NIP-5-1-10 = Your ships also score where you are third.
rule-NIP-5-1-11 = Free upgrades must all be made, on factories of your choice.
rule-NIP-5-1-12 = The new factory starts with goods.
rule-NIP-5-1-13 = This factory makes more goods each time it runs.

rule-NIP-6-1-1 = Consolidating has three steps in this order: budget, Emperor’s reward, workforce.
rule-NIP-6-1-2 = Budget: you discard all yen and coal and take what your markers say.
rule-NIP-6-2-1 = A reward needs at least three workers.
rule-NIP-6-2-2 = The level of the reward is above your right-most worker: 2, 3, 4, 5 for 3, 4, 5, 6 workers.
rule-NIP-6-2-3 = You must take a reward tile whose multiplier is at most your level.
rule-NIP-6-2-4 = If only higher tiles are left, there is no reward.
rule-NIP-6-2-5 = If no reward tile is left at all, you take a ×2 multiplier tile instead.
rule-NIP-6-2-6 = You take the bonus of the reward at once; a multiplier tile has none.
rule-NIP-6-2-7 = The tile goes at once on one of your achievement spaces without a tile, and stays there.
rule-NIP-6-3-1 = Wages are ¥3,000 for each colour of your workers; each colour you cannot pay costs 2 points.
rule-NIP-6-3-2 = Then all your workers go back into the bag.

rule-NIP-7-1-1 = Every scoring scores all four regions.
rule-NIP-7-1-2 = Your influence is the sum of your tiles in the region; with at least one tile your trains there count too.
rule-NIP-7-1-3 = Foreign companies take part with the numbers of the uncovered slots.
rule-NIP-7-1-4 = First, second and third place score; what the foreign companies win is lost.
rule-NIP-7-1-5 = Tied parties share the points of their places, rounded down.
rule-NIP-7-1-6 = In first or second place your ships score as well.
rule-NIP-7-1-7 = Without an influence tile in the region you take no place there.

rule-NIP-8-1-1 = In the end you discard your yen, take the yen of your money level and pay your workers.
rule-NIP-8-1-2 = Then each achievement scores its base points times its multiplier.
rule-NIP-8-1-3 = A tile replaces the printed ×1.
rule-NIP-8-1-4 = Fractions of base points are dropped before multiplying.
rule-NIP-8-1-5 = Most points win; in a tie the player whose last turn came latest.
rule-NIP-8-1-6 = A star counts when the marker stands on it or above, or when its train or ship is gone.
