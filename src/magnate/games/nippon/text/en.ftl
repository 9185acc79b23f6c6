title = Nippon
pitch = Lead a zaibatsu through the Meiji era.

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

## What happened
fact-first = { $seat } begins.
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
fact-take = { $seat } takes a { $colour } worker from slot { NTH($slot) }.
fact-step = { $seat } uses blueprints: { $track } is now { $value }.
fact-track = { $seat }: { $track } rises to { $value }.
fact-knowledge =
    { $n ->
        [one] { $seat } pays ¥{ $yen } for { $n } step: knowledge { $value }.
       *[other] { $seat } pays ¥{ $yen } for { $n } steps: knowledge { $value }.
    }
fact-mines =
    { $n ->
        [one] { $seat } pays ¥{ $yen } for { $n } step: coal { $value }.
       *[other] { $seat } pays ¥{ $yen } for { $n } steps: coal { $value }.
    }
fact-invest =
    { $blueprints ->
        [0] { $seat } builds { $tile } for ¥{ $yen }.
        [one] { $seat } builds { $tile } for ¥{ $yen } and { $blueprints } blueprint.
       *[other] { $seat } builds { $tile } for ¥{ $yen } and { $blueprints } blueprints.
    }
fact-fitted = { $seat } fits a spare machine to { $good }: +{ $n }.
fact-machinery =
    { $yen ->
        [0] { $seat } upgrades { $good } to +{ $n } for free.
       *[other] { $seat } upgrades { $good } to +{ $n } for ¥{ $yen }.
    }
fact-spare =
    { $yen ->
        [0] { $seat } takes a spare machinery tile.
       *[other] { $seat } takes a spare machinery tile for ¥{ $yen }.
    }
fact-run =
    { $n ->
        [one] { $seat } runs { $good } with { $coal } coal: { $n } good.
       *[other] { $seat } runs { $good } with { $coal } coal: { $n } goods.
    }
fact-export = { $seat } fulfils { $contract } with { $goods }.
fact-built =
    { $yen ->
        [0] { $seat } builds a free { $what }: { $region }.
       *[other] { $seat } builds a { $what } for ¥{ $yen }: { $region }.
    }
fact-influence =
    { $n ->
        [one] { $seat } supplies { $city } with { $n } cube of { $good }: influence { $value }.
       *[other] { $seat } supplies { $city } with { $n } cubes of { $good }: influence { $value }.
    }
fact-replaced = { $seat } takes a { $value } back from { $city }.
fact-gain_yen = { $seat } gains ¥{ $n }.
fact-gain_coal = { $seat } gains { $n } coal.
fact-gain_blueprints =
    { $n ->
        [one] { $seat } gains { $n } blueprint.
       *[other] { $seat } gains { $n } blueprints.
    }
fact-gain_vp =
    { $n ->
        [one] { $seat } gains { $n } point.
       *[other] { $seat } gains { $n } points.
    }
fact-goods =
    { $n ->
        [one] { $seat } puts { $n } cube on { $good }.
       *[other] { $seat } puts { $n } cubes on { $good }.
    }
fact-consolidate = { $seat } consolidates: ¥{ $yen } and { $coal } coal.
fact-reward = { $seat } takes a reward: ×{ $multiplier } and { $bonus }.
fact-multiplier = { $seat } takes a ×{ $n } multiplier tile.
fact-achievement = { $seat } puts ×{ $multiplier } on { $achievement }.
fact-discarded = { $seat } has no achievement space left: the ×{ $multiplier } leaves the game.
fact-wages =
    { $n ->
        [0] { $seat } has no wages to pay.
        [one] { $seat } pays ¥{ $yen } in wages for { $n } colour.
       *[other] { $seat } pays ¥{ $yen } in wages for { $n } colours.
    }
fact-unpaid =
    { $n ->
        [one] { $seat } cannot pay { $n } colour and loses { $points } points.
       *[other] { $seat } cannot pay { $n } colours and loses { $points } points.
    }
fact-scoring = Scoring { $n } of 3.
fact-region =
    { $ships ->
        [0] { $region }: { $seat } is number { NTH($place) } with { $influence }: { $points } VP.
       *[other] { $region }: { $seat } is number { NTH($place) } with { $influence }: { $points } VP, ships { $ships } VP.
    }
fact-foreign = { $region }: the foreign companies are number { NTH($place) } with { $influence }.
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

