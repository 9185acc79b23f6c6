title = Yokohama
pitch = Build a merchant house in the harbour of Yokohama.

## Variants
variant-neutral_assistants = Two players: a neutral assistant blocks a space of the church and of customs
variant-neutral_technology = Two players: a neutral rival takes part in the technology ranking
variant-both_places = Alone in a final ranking, you score both places
variant-recall_one_location = A recall brings back the assistants of one location only

## Locations
board-copper_mine_1 = Copper Mine I
board-copper_mine_2 = Copper Mine II
board-silk_mill_1 = Silk Mill I
board-silk_mill_2 = Silk Mill II
board-tea_farm_1 = Tea Farm I
board-tea_farm_2 = Tea Farm II
board-fishing_ground_1 = Fishing Ground I
board-fishing_ground_2 = Fishing Ground II
board-bank = Bank
board-port_a = Port A
board-port_b = Port B
board-laboratory_a = Laboratory A
board-laboratory_b = Laboratory B
board-employment_agency = Employment Agency
board-chinatown = Chinatown
board-church = Church
board-customs = Customs
board-canal = Canal

## Countries
country-england = England
country-america = America
country-france = France
country-germany = Germany
country-netherlands = Netherlands

## Technologies
technology-gaslight = Gaslight
technology-station = Station
technology-mining_technology = Mining Technology
technology-spinning_mill = Spinning Mill
technology-stagecoach = Stagecoach
technology-exposition = Exposition
technology-ball = Ball
technology-language_school = Language School
technology-letterpress_printing = Letterpress Printing
technology-winery = Winery
technology-postal_system = Postal System
technology-newspaper = Newspaper
technology-electrical_light = Electric Light
technology-university = University
technology-telegram = Telegram
technology-telephone = Telephone
technology-brickyard = Brickyard
technology-system_of_stock = System of Stock
technology-patent_system = Patent System
technology-tram = Tram

## Goods, pieces, amounts
good-copper = copper
good-silk = silk
good-tea = tea
good-fish = fish
good-imported = crate
piece-assistant = an assistant
piece-shop = a shop
piece-house = a trading house
pay-yen = yen
pay-imported = a crate
amount-yen = { $n } yen
amount-vp = { $n } VP
amount-copper = { $n } copper
amount-silk = { $n } silk
amount-tea = { $n } tea
amount-fish = { $n } fish
amount-imported =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
amount-any_goods =
    { $n ->
        [one] { $n } good of your choice
       *[other] { $n } goods of your choice
    }
amount-warehouse =
    { $n ->
        [one] { $n } piece out of the warehouse
       *[other] { $n } pieces out of the warehouse
    }
amount-assistants =
    { $n ->
        [one] { $n } assistant to place or move
       *[other] { $n } assistants to place or move
    }
order = { $country }: { $goods } → { $reward }
token = 5-power token ({ $gain })
achievement-own = own { $amount }
achievement-tokens = own { $n } agents and 5-power tokens
achievement-fulfilled = { $n } orders fulfilled
achievement-technologies = own { $n } technologies
achievement-built = buildings in { $production } production and { $commercial } commercial locations
route = { $payments }
payment = { $n } yen to { $seat }
payment-bank = { $n } yen to the bank
nobody = nobody
neutral = a neutral assistant
none = none
in-hand = in hand

## Questions
ask-keep = Keep one of two orders
    .wait = chooses a starting order
ask-turn = Place your first assistant, or do an extra action first
    .wait = begins the turn
ask-place = Place another assistant: elsewhere, or a second one on the same location
    .wait = places assistants
ask-telegram = Telegram: a third assistant beside { $board }?
    .wait = may place a third assistant beside { $board }
ask-move = Move your president
    .wait = moves the president
ask-route = Whom do you pay on the way to { $board }?
    .wait = chooses whom to pay on the way to { $board }
ask-recall = Which assistants come back with your president?
    .wait = takes assistants back
ask-agent = Where does your agent act?
    .wait = sends an agent
ask-take = { $board }: take an order
    .wait = may take an order at { $board }
ask-second = { $board }: a second order?
    .wait = may take a second order at { $board }
ask-technology = { $board }: take a technology with power { $power }
    .wait = may take a technology at { $board }
ask-crates = { $technology }: { $n } more industrialisation to pay. How many crates?
    .wait = pays for { $technology }
ask-station = Where is your station?
    .wait = chooses a place for the station
ask-warehouse =
    { $n ->
        [one] Take a piece out of the warehouse?
       *[other] Take up to { $n } pieces out of the warehouse
    }
    .wait = takes pieces out of the warehouse
ask-trade =
    { $n ->
        [one] One trade left
       *[other] Up to { $n } trades
    }
    .wait = trades in Chinatown
ask-church = Put an assistant on the church board (power { $power })
    .wait = may put an assistant on the church board
ask-faith =
    { $n ->
        [one] Pay 1 more for faith on space { NTH($space) }
       *[other] Pay { $n } different things for faith on space { NTH($space) }
    }
    .wait = pays for faith on space { NTH($space) }
ask-customs = Put an assistant on the customs board (power { $power })
    .wait = may put an assistant on the customs board
ask-pawn = Where does the assistant come from?
    .wait = chooses an assistant at { $board }
ask-token = { $board }: take the { $token }?
    .wait = may take the { $token } of { $board }
ask-build = Build in { $board }?
    .wait = may build in { $board }
ask-goods =
    { $n ->
        [one] Choose a good
       *[other] Choose { $n } goods, one after another
    }
    .wait = chooses goods
ask-assistants =
    { $n ->
        [one] Place or move an assistant
       *[other] Place or move assistants, { $n } times
    }
    .wait = places or moves assistants
ask-shift = Where does the assistant of { $board } go?
    .wait = moves an assistant from { $board }
ask-leave = Telephone: leave an assistant in { $board }?
    .wait = may leave an assistant in { $board }
ask-extra = Extra actions, or end your turn
    .wait = may do extra actions

## Answers
option-keep = { $keep }
option-place = { $board }
option-turn-stop = Place nobody
option-place-stop = No more assistants
option-telegram-stop = No third assistant
option-fulfil = Fulfil { $order }
option-claim = Claim “{ $achievement }”
option-agent = { $agent }
option-use =
    { $technology }
option-move = { $board }
option-move-stop = The president stays in hand
option-recall = Recall the president
option-route = { $route }
option-bring =
    { $n ->
        [one] { $n } assistant from { $board }
       *[other] { $n } assistants from { $board }
    }
option-all = All assistants
option-recall-stop = Leave the others
option-extra-stop = End the turn
option-take = { $take }
option-take-stop = No order
option-second = { $order }, for { $pay }
option-second-stop = No second order
option-develop = { $technology } from space { NTH($space) }
option-technology-stop = No technology
option-crates =
    { $n ->
        [0] Yen only
        [one] { $n } crate
       *[other] { $n } crates
    }
option-station = { $station }
option-warehouse-assistant = An assistant
option-warehouse-shop = A shop
option-warehouse-house = A trading house
option-warehouse-stop = Nothing more
option-sell = Sell { $good }
option-buy = Buy { $good }
option-trade-stop = No more trades
option-church = Church, space { NTH($n) }
option-church-stop = Nobody
option-faith-copper = Copper
option-faith-silk = Silk
option-faith-tea = Tea
option-faith-fish = Fish
option-faith-yen = Yen
option-faith-imported = A crate
option-customs = Customs, space { NTH($n) }
option-customs-stop = Nobody
option-pawn-here = From the location
option-pawn-hand = From your hand
option-token-take = Take it
option-token-stop = Leave it
option-shop = A shop on space { NTH($space) }
option-house = A trading house
option-build-stop = Build nothing
option-goods-copper = Copper
option-goods-silk = Silk
option-goods-tea = Tea
option-goods-fish = Fish
option-put = Place one on { $board }
option-lift = Move one from { $board }
option-assistants-stop = No more
option-shift = To { $shift }
option-leave =
    { $n ->
        [0] Take all back
       *[other] Leave one
    }

## What happened
fact-first = { $seat } is the first player.
fact-keep = { $seat } keeps one of two orders.
fact-round = Round { $round } begins.
fact-place = { $seat } places assistants: { $boards }.
fact-pass = { $seat } places no assistants.
fact-fee = { $seat } pays { $n } yen to { $owner }.
fact-canal = { $seat } pays { $n } yen to pass the canal.
fact-enter = { $seat } sends the president to { $board }.
fact-move = { $seat } moves the president to { $board }.
fact-stuck = { $seat } has no location for the president.
fact-recall =
    { $n ->
        [0] { $seat } recalls the president.
        [one] { $seat } recalls the president and { $n } assistant.
       *[other] { $seat } recalls the president and { $n } assistants.
    }
fact-act = { $seat } acts at { $board } with power { $power }.
fact-agent = { $seat } sends an agent to { $board }: power { $power }.
fact-rent = { $seat } receives 1 yen for the trading house at { $board }.
fact-gain = { $seat } gains { $items }.
fact-pay = { $seat } pays { $items }.
fact-take = { $seat } takes an order at { $board }: { $order }.
fact-reveal = New at { $board }: { $order }.
fact-develop = { $seat } takes { $technology } at { $board }.
fact-discover = New at { $board }: { $technology }.
fact-station = { $seat } puts the station on { $board }.
fact-perk = { $seat }: { $technology } gives { $items }.
fact-use = { $seat } uses { $technology }.
fact-warehouse =
    { $n ->
        [0] { $seat } takes { $piece } out of the warehouse.
       *[other] { $seat } takes { $piece } out of the warehouse for { $n } yen.
    }
fact-sell = { $seat } sells { $good } for { $n } yen.
fact-buy = { $seat } buys { $good } for { $n } yen.
fact-church = { $seat } puts an assistant on space { NTH($space) } of the church.
fact-customs = { $seat } puts an assistant on space { NTH($space) } of customs.
fact-token = { $seat } takes the { $token } of { $board }.
fact-shop = { $seat } builds a shop in { $board }.
fact-house = { $seat } builds a trading house in { $board }.
fact-put = { $seat } places an assistant on { $board }.
fact-shift = { $seat } moves an assistant from { $board } to { $to }.
fact-return =
    { $n ->
        [one] { $seat } takes { $n } assistant back from { $board }.
       *[other] { $seat } takes { $n } assistants back from { $board }.
    }
fact-leave =
    { $n ->
        [0] { $seat } leaves an assistant in { $board }.
        [one] { $seat } leaves an assistant in { $board } and takes { $n } back.
       *[other] { $seat } leaves an assistant in { $board } and takes { $n } back.
    }
fact-fulfil = { $seat } fulfils an order: { $order }.
fact-claim =
    { $points ->
        [one] { $seat } claims “{ $achievement }”: { $points } VP.
       *[other] { $seat } claims “{ $achievement }”: { $points } VP.
    }
fact-envoy = { $seat } gains an agent: { $country }.
fact-trigger = { $reason } The game ends after round { $round }.
fact-final = { $seat }: { $source }, { $points } VP.
reason-houses = Four trading houses of one player stand.
reason-shops = Eight shops of one player stand.
reason-orders = The order deck is empty.
reason-church = The church is full enough.
reason-customs = Customs is full enough.

## Where points come from
source-orders = Orders
source-achievements = Achievements
source-buildings = Shops and trading houses
source-tokens = 5-power tokens
source-church = Church spaces
source-customs = Customs spaces
source-ports = Ports
source-technologies = Technologies
source-church_rank = Church ranking
source-customs_rank = Customs ranking
source-technology_rank = Technology ranking
source-countries = Countries
source-other = Agents, crates, yen and goods

## The table in words
line-setup = The table is being set up
line-round = Round { $round }
line-last = The game ends after round { $round }
line-canal = { $board }
line-board = { $board }, 5-power token: { $token }; beside { $near }
line-there = · { $seat }: president { $president }, assistants { $assistants }, shop { $shop }, trading house { $house }
line-decks = Decks: { $orders } orders, { $technologies } technologies
line-order = { $board }, space { NTH($space) }: { $order }
line-technology = { $board }, space { NTH($space) }: { $technology }, needs { $need }
line-church = Church, space { NTH($space) }, faith { $need } → { $gain }: { $who }
line-customs =
    { $need ->
        [one] Customs, space { NTH($space) }, { $need } crate → { $gain }: { $who }
       *[other] Customs, space { NTH($space) }, { $need } crates → { $gain }: { $who }
    }
line-achievement =
    { $claims ->
        [0] Achievement: { $achievement }
       *[other] Achievement: { $achievement }, claimed by { $seats }
    }
line-player = { $seat }: { $points } VP, president { $president }
line-stock = · copper { $copper }, silk { $silk }, tea { $tea }, fish { $fish }, yen { $yen }, crates { $imported }
line-hand = · in hand: assistants { $assistants }, shops { $shops }, trading houses { $houses }, orders { $orders }, agents { $agents }
line-owned = · technology: { $technology }
line-dealt = · to choose from: { $order }
line-held =
    { $n ->
        [0] · order, ready: { $order }
       *[other] · order: { $order }; missing { $missing }
    }
