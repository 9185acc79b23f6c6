title = Yokohama
line = Trade in the open port.
by = Hisashi Hayashi
facts-weight = heavy
facts-time = about 90 min

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
home = { $n } from { $board }
nobody = nobody
neutral = a neutral assistant
none = none
in-hand = in hand

## Questions
ask-keep = Keep one of two orders
    .wait = chooses a starting order
ask-turn = Place your first assistant, or do an extra action first
    .wait = begins the turn
ask-place =
    { $n ->
        [1] Place a second assistant: elsewhere, or on the same location
       *[other] Place another assistant on a different location ({ $n } of { $most } placed)
    }
    .wait = places assistants
ask-telegram = Telegram: a third assistant beside { $board }?
    .wait = may place a third assistant beside { $board }
ask-move = Move your president
    .wait = moves the president
ask-route = Whom do you pay on the way to { $board }?
    .wait = chooses whom to pay on the way to { $board }
ask-recall = Which assistants come back with your president?
    .wait = takes assistants back
ask-send = Where does your agent act?
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
option-agent = Use an agent
option-send = { $send }
option-use = Use { $technology }
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
option-trade = { $how } { $good }
how-sell = Sell
how-buy = Buy
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
option-assist = { $how } { $board }
how-put = Place one on
how-lift = Move one from
option-assistants-stop = No more
option-shift = To { $shift }
option-leave =
    { $n ->
        [0] Take all back
       *[other] Leave one
    }

## Why not
why-money = It costs { $cost } yen; you have { $have }.
why-price = It costs { $items }; you have { $have }.
why-missing = You lack { $items }.
why-none = You have none.
why-no-assistant = You have no assistant in hand.
why-no-shop = You have no shop in hand.
why-no-house = You have no trading house in hand.
why-placed = You have placed an assistant there this turn.
why-far = It is not beside { $board }.
why-start = The movement began there.
why-none-there = None of your assistants is there.
why-president = The president of { $owner } stands there.
why-no-way = No chain of your assistants leads there.
why-claimed = You have claimed it.
why-achievement = You have { $have } of { $need }.
why-achievement-built = You have { $have } of { $need } production and { $have_too } of { $need_too } commercial locations.
why-agent-used = You have used an agent this turn.
why-agent-nowhere = None of your assistants is anywhere without your president.
why-agent-spent = All your agents are used.
why-orders = You hold { $n } orders.
why-power = It takes power { $need }; yours is { $have }.
why-owned = You own it.
why-industry = It needs { $need } industrialisation; power, crates and yen come to { $have }.
why-warehouse = None is left in the warehouse.
why-faith = It needs { $need } faith; power and what you can pay come to { $have }.
why-paid = You have paid one this turn.
why-allowed = It asks for { $need } crates; your power allows { $have }.
why-crates = It asks for { $need } crates; you have { $have }.
why-taken = { $owner } { VERB($owner, "is", "are") } there.
why-neutral = A neutral assistant is there.
why-shop = You have a shop here.

## What happened
fact-first = { $seat } { VERB($seat, "is", "are") } the first player.
fact-keep = { $seat } { VERB($seat, "keeps", "keep") } one of two orders.
fact-round = Round { $round } begins.
fact-place = { $seat } { VERB($seat, "places", "place") } assistants: { $boards }.
fact-pass = { $seat } { VERB($seat, "places", "place") } no assistants.
fact-fee = { $seat } { VERB($seat, "pays", "pay") } { $n } yen to { NAME($owner, "you") }.
fact-canal = { $seat } { VERB($seat, "pays", "pay") } { $n } yen to pass the canal.
fact-enter = { $seat } { VERB($seat, "sends", "send") } the president to { $board }.
fact-move = { $seat } { VERB($seat, "moves", "move") } the president to { $board }.
fact-stuck = { $seat } { VERB($seat, "has", "have") } no location for the president.
fact-recall =
    { $n ->
        [0] { $seat } { VERB($seat, "recalls", "recall") } the president from { $board }.
       *[other] { $seat } { VERB($seat, "recalls", "recall") } the president from { $board }, and assistants: { $homes }.
    }
fact-act = { $seat } { VERB($seat, "acts", "act") } at { $board } with power { $power }.
fact-agent = { $seat } { VERB($seat, "sends", "send") } an agent to { $board }: power { $power }.
fact-rent = { $seat } { VERB($seat, "receives", "receive") } 1 yen for the trading house at { $board }.
fact-nothing = { $seat } { VERB($seat, "gains", "gain") } nothing at { $board }.
fact-gain = { $seat } { VERB($seat, "gains", "gain") } { $items }.
fact-choose = { $seat } { VERB($seat, "chooses", "choose") } { $items }.
fact-pay = { $seat } { VERB($seat, "pays", "pay") } { $items }.
fact-take = { $seat } { VERB($seat, "takes", "take") } an order at { $board }: { $order }.
fact-reveal = New at { $board }: { $order }.
fact-develop = { $seat } { VERB($seat, "takes", "take") } { $technology } at { $board }.
fact-discover = New at { $board }: { $technology }.
fact-station = { $seat } { VERB($seat, "puts", "put") } the station on { $board }.
fact-perk = { $seat }: { $technology } gives { $items }.
fact-use = { $seat } { VERB($seat, "uses", "use") } { $technology }.
fact-warehouse =
    { $n ->
        [0] { $seat } { VERB($seat, "takes", "take") } { $piece } out of the warehouse.
       *[other] { $seat } { VERB($seat, "takes", "take") } { $piece } out of the warehouse for { $n } yen.
    }
fact-sell = { $seat } { VERB($seat, "sells", "sell") } { $good } for { $n } yen.
fact-buy = { $seat } { VERB($seat, "buys", "buy") } { $good } for { $n } yen.
fact-church = { $seat } { VERB($seat, "puts", "put") } an assistant on space { NTH($space) } of the church.
fact-customs = { $seat } { VERB($seat, "puts", "put") } an assistant on space { NTH($space) } of customs.
fact-token = { $seat } { VERB($seat, "takes", "take") } the { $token } of { $board }.
fact-shop = { $seat } { VERB($seat, "builds", "build") } a shop in { $board }.
fact-house = { $seat } { VERB($seat, "builds", "build") } a trading house in { $board }.
fact-put = { $seat } { VERB($seat, "places", "place") } an assistant on { $board }.
fact-shift = { $seat } { VERB($seat, "moves", "move") } an assistant from { $board } to { $to }.
fact-return =
    { $n ->
        [one] { $seat } { VERB($seat, "takes", "take") } { $n } assistant back from { $board }.
       *[other] { $seat } { VERB($seat, "takes", "take") } { $n } assistants back from { $board }.
    }
fact-leave =
    { $n ->
        [0] { $seat } { VERB($seat, "leaves", "leave") } an assistant in { $board }.
        [one] { $seat } { VERB($seat, "leaves", "leave") } an assistant in { $board } and { VERB($seat, "takes", "take") } { $n } back.
       *[other] { $seat } { VERB($seat, "leaves", "leave") } an assistant in { $board } and { VERB($seat, "takes", "take") } { $n } back.
    }
fact-fulfil = { $seat } { VERB($seat, "fulfils", "fulfil") } an order: { $order }.
fact-claim =
    { $points ->
        [one] { $seat } { VERB($seat, "claims", "claim") } “{ $achievement }”: { $points } VP.
       *[other] { $seat } { VERB($seat, "claims", "claim") } “{ $achievement }”: { $points } VP.
    }
fact-envoy = { $seat } { VERB($seat, "gains", "gain") } an agent: { $country }.
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
source-ranks = Rankings at the end
source-crew = Assistants and president

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

## The rules, one sentence each
chapter-1 = Components
chapter-2 = Setting up
chapter-3 = General rules
chapter-4 = Course of the game
chapter-5 = Placement
chapter-6 = Movement
chapter-7 = Location action
chapter-8 = Five-power bonus
chapter-9 = Building
chapter-10 = Returning
chapter-11 = Extra actions
chapter-12 = Country icons
chapter-13 = Bonus icons
chapter-14 = Locations
chapter-15 = Achievements
chapter-16 = Technologies
chapter-17 = End of the game
chapter-18 = Final scoring
chapter-19 = Victory

rule-YOK-1-1-1 = Two to four people play; each has a president, 20 assistants, 8 shops, 4 trading houses and a warehouse.
rule-YOK-1-1-2 = There are four goods (copper, silk, tea, fish), crates and yen; none of them ever runs out.
rule-YOK-1-1-3 = There are a station, ten agents (3 English, 2 American, 2 French, 2 German, 1 Dutch) and twenty 5-power tokens.
rule-YOK-1-1-4 = Of the 18 locations 8 are production, 9 are commercial, and the canal is neither.
rule-YOK-1-1-5 = The ports, laboratories, church and customs each have a board of their own for cards or assistants.
rule-YOK-1-1-6 = There are 36 orders, 30 technologies, 12 achievements and 24 building sites.

rule-YOK-2-1-1 = Two players use 10 locations, three use 14, four use all 18.
rule-YOK-2-1-2 = Boards of locations that are not used stay in the box.
rule-YOK-2-1-3 = The locations are shuffled into rows of 4-3-2-1, 5-4-3-2 or 6-5-4-3, laid like brickwork.
rule-YOK-2-1-4 = Locations are adjacent when they share an edge or part of one: up to two in the same row, two above and two below.
rule-YOK-2-1-5 = Each board of a location lies beside it.
rule-YOK-2-2-1 = Every location but the canal gets one random building site.
rule-YOK-2-2-2 = Every location but the canal gets one random 5-power token.
rule-YOK-2-2-3 = Coins, goods, crates, agents and the station form the common supply.
rule-YOK-2-3-1 = The first player, drawn by lot, stays first for the whole game.
rule-YOK-2-3-2 = You start with your president, 8 assistants and 2 shops in hand, one of each good, and 3 yen as first player or 4 yen otherwise; the rest of your pieces is in the warehouse.
rule-YOK-2-3-3 = Only pieces in your hand can be used; those in the warehouse must be taken out first.
rule-YOK-2-4-1 = One achievement of each of the decks A, B and C is in play.
rule-YOK-2-4-2 = Six technologies lie face up in each laboratory in play.
rule-YOK-2-4-3 = Six orders lie face up in each port in play; with two or three players some orders leave the game unseen.
rule-YOK-2-4-4 = Each player is dealt two orders and secretly keeps one.

rule-YOK-3-1-1 = Goods, crates and money are unlimited.
rule-YOK-3-1-2 = Everything is open but the orders in hand and the order of the decks.
rule-YOK-3-1-3 = You never hold more than three orders and cannot discard any; with three in hand you cannot take another.
rule-YOK-3-1-4 = You may own any number of technologies, but never two of the same name.
rule-YOK-3-1-5 = Scores go past 100 without limit.
rule-YOK-3-1-6 = Nobody can owe: what you cannot pay in full now, you cannot choose.

rule-YOK-4-1-1 = Turns go clockwise from the first player; a round is one turn of each.
rule-YOK-4-1-2 = Once an end trigger happens, the round is finished and one more full round is played.
rule-YOK-4-2-1 = A turn has extra actions, the main action, and extra actions again.
rule-YOK-4-2-2 = The main action is placement, movement, location action, 5-power bonus, building and returning, in this order.
rule-YOK-4-2-3 = Only the 5-power bonus and building are optional; if your president can neither move nor be recalled, the rest of the main action is skipped.
rule-YOK-4-2-4 = Only the player whose turn it is decides anything; a turn can always be completed.
rule-YOK-4-2-5 = Effects at the start of a turn come before its extra actions.

rule-YOK-5-1-1 = Place one assistant each on three different locations, or two on one location; the two are not mixed.
rule-YOK-5-1-2 = Assistants are placed from your hand only.
rule-YOK-5-1-3 = You may place fewer assistants, even none.
rule-YOK-5-2-1 = For each assistant placed you pay 1 yen to the owner of every other president there; without the money you cannot place it.
rule-YOK-5-2-2 = Placing is free where no other president stands.
rule-YOK-5-2-3 = No assistant can stand on the canal.

rule-YOK-6-1-1 = Move your president, or recall it if it is on the board.
rule-YOK-6-1-2 = Your president may stop where at least one of your assistants is and no other president stands.
rule-YOK-6-2-1 = A president in hand is put on any such location, without a path or a fee.
rule-YOK-6-2-2 = On the board it moves step by step through adjacent locations, each with at least one of your assistants, and must end elsewhere.
rule-YOK-6-2-3 = Where it may stop, the president may also go on, as far as you like.
rule-YOK-6-2-4 = Entering a location with other presidents costs 1 yen to each owner, and the president must go on from there.
rule-YOK-6-2-5 = The president may not return to the location where the movement began.
rule-YOK-6-2-6 = The canal can be passed without an assistant for 1 yen to the bank, but the president cannot stop there.
rule-YOK-6-2-7 = A movement must be legal and paid for as a whole before it begins.
rule-YOK-6-3-1 = A recall returns the president and any of your assistants on locations to your hand; the action is skipped.
rule-YOK-6-3-2 = Assistants on the church and customs boards and on achievements never return.

rule-YOK-7-1-1 = You carry out the action of the location where your president stands.
rule-YOK-7-1-2 = Power is 1 for the president and each assistant there, and 1 each for your shop, trading house and station; at most 5.
rule-YOK-7-1-3 = Power is counted once, before the action, and holds for token and building.
rule-YOK-7-1-4 = If another player has a trading house there, its owner receives 1 yen from the bank.
rule-YOK-7-1-5 = Power, trading-house yen, action: in this order; what is simply gained must be taken, everything else may be declined.

rule-YOK-8-1-1 = With power 5 you may take the location's 5-power token and gain its bonus at once.
rule-YOK-8-1-2 = A location has one such token; it is not replaced.
rule-YOK-8-1-3 = What the token gives can be used at once, for example a shop to build with.

rule-YOK-9-1-1 = With power 4 or 5 you may build one shop or one trading house from your hand.
rule-YOK-9-1-2 = You have at most one shop in a location; it takes any free shop space and gives its bonus.
rule-YOK-9-1-3 = A location holds one trading house of all players together; it gives the bonus of its space.
rule-YOK-9-1-4 = Building costs nothing, and buildings stay to the end.

rule-YOK-10-1-1 = All your assistants in the location of the action return to your hand; the president stays.

rule-YOK-11-1-1 = Before and after the main action you may use an agent (once a turn), claim achievements and fulfil orders, in any order and number.
rule-YOK-11-1-2 = Extra actions are done only then, never between the steps of an action.
rule-YOK-11-2-1 = An agent acts in a location with one of your assistants and without your president; it adds no power.
rule-YOK-11-2-2 = Other presidents do not hinder an agent, and no fee is paid.
rule-YOK-11-2-3 = The agent's location action, token, building and returning follow at once.
rule-YOK-11-2-4 = A used agent stays with you, face down, and cannot be used again.
rule-YOK-11-3-1 = If you meet an achievement's condition, put an assistant from your hand on it, once; the first to do so scores more. Nothing is spent.
rule-YOK-11-4-1 = To fulfil an order, reveal it, pay its goods and gain its reward; the card stays face up before you.
rule-YOK-11-4-2 = All goods of an order must be in hand before its reward; then come technologies and the country check.

rule-YOK-12-1-1 = Every fulfilled order and every technology counts as an icon of its country.
rule-YOK-12-1-2 = Every second icon of a country brings you one of its agents, if any is left.
rule-YOK-12-1-3 = An agent gained this turn may be used in the same turn.

rule-YOK-13-1-1 = Yen, points, goods and crates are gained as printed.
rule-YOK-13-1-2 = Goods of your choice are chosen one by one and may differ.
rule-YOK-13-1-3 = The warehouse icon lets you take out so many pieces, each for its price.
rule-YOK-13-1-4 = The assistant icon lets you place or move so many assistants anywhere but the canal, without fees.
rule-YOK-13-1-5 = A bonus is resolved at once; warehouse and assistant icons may be left unused and are then lost.

rule-YOK-14-1-1 = A copper mine gives 0, 0, 1, 2, 3 copper for power 1 to 5.
rule-YOK-14-1-2 = A silk mill gives 0, 1, 2, 3, 4 silk for power 1 to 5.
rule-YOK-14-1-3 = A tea farm gives as much tea as your power.
rule-YOK-14-1-4 = A fishing ground gives as much fish as your power.
rule-YOK-14-2-1 = The bank gives as many yen as your power.
rule-YOK-14-3-1 = Each port serves only its own display.
rule-YOK-14-3-2 = Take one order free, or two for 2 yen or a crate.
rule-YOK-14-3-3 = Power 2 reaches the blue zone, 3 also the yellow, 4 also the red; power 5 gives 3 points besides.
rule-YOK-14-3-4 = After taking, the orders slide to the left and the display is refilled.
rule-YOK-14-3-5 = The limit of three orders in hand holds at the port too.
rule-YOK-14-3-6 = Zones belong to the spaces, not to the cards; without a card taken nothing is refilled.
rule-YOK-14-4-1 = Each laboratory serves only its own display.
rule-YOK-14-4-2 = A technology costs its industrialisation plus that of the space it lies on.
rule-YOK-14-4-3 = Power counts towards it, and each 2 yen or crate adds 1; a surplus is lost.
rule-YOK-14-4-4 = One technology per action, and none you already own.
rule-YOK-14-4-5 = The card lies face up before you, countries are checked, the display is refilled.
rule-YOK-14-4-6 = First the technology's own effect, then what your other technologies add, then country and refill.
rule-YOK-14-5-1 = The employment agency moves up to 0, 1, 2, 3, 4 pieces from warehouse to hand for power 1 to 5.
rule-YOK-14-5-2 = Assistants are free, a shop costs 2 yen, your trading houses cost 4, 5, 6 and 7 yen in turn.
rule-YOK-14-6-1 = In Chinatown you make as many single trades as your power: copper and silk 2 yen, tea and fish 1 yen; crates can only be bought, for 4 yen.
rule-YOK-14-7-1 = At the church you may put an assistant, from the location or your hand, on a free space whose faith you reach, and gain its bonus.
rule-YOK-14-7-2 = Faith is your power plus 1 for each kind paid: a copper, silk, tea, fish, yen and crate, each once a turn.
rule-YOK-14-7-3 = You may have several assistants there, one per action; they stay to the end.
rule-YOK-14-7-4 = You choose what to pay and pay no more than is short; the bonus comes afterwards.
rule-YOK-14-8-1 = At customs you may put an assistant on a free space for exactly the crates it asks for, and gain its bonus.
rule-YOK-14-8-2 = Power 1 to 5 lets you pay up to 0, 1, 2, 3, 4 crates; assistants there stay.
rule-YOK-14-9-1 = Nothing is ever placed on the canal.

rule-YOK-15-1-1 = Achievements A ask for 5 copper, 6 silk, 7 tea or 7 fish.
rule-YOK-15-1-2 = Achievements B ask for 10 yen, 5 agents and tokens, 5 fulfilled orders or 4 technologies.
rule-YOK-15-1-3 = Achievements C ask for buildings in so many production and commercial locations; a location counts once.

rule-YOK-16-1-1 = Gaslight: each shop you build gives 2 more points.
rule-YOK-16-1-2 = Station: put it on a location; there you have 1 more power and may enter and act beside other presidents without a fee, but must stop.
rule-YOK-16-1-3 = Mining Technology: whenever you gain copper from a mine, Chinatown, a token or a building site, gain 1 more.
rule-YOK-16-1-4 = Spinning Mill: once a turn, discard 1 silk for 2 yen.
rule-YOK-16-1-5 = Stagecoach: you pay no fees in your movement, but still may not stop beside other presidents.
rule-YOK-16-1-6 = Exposition: gain 10 points at once.
rule-YOK-16-1-7 = Ball: each order you fulfil gives 2 more points.
rule-YOK-16-1-8 = Language School: each order you fulfil gives 1 more yen.
rule-YOK-16-1-9 = Letterpress Printing: each technology gained later gives 1 yen.
rule-YOK-16-1-10 = Winery: each assistant put on the church board gives 3 more points.
rule-YOK-16-1-11 = Postal System: your president may stop and act beside other presidents; fees are still due.
rule-YOK-16-1-12 = Newspaper: you may place assistants on four different locations instead of three.
rule-YOK-16-1-13 = Electric Light: each trading house you build gives 3 more points.
rule-YOK-16-1-14 = University: once a turn, pay 1 yen to take an assistant out of the warehouse.
rule-YOK-16-1-15 = Telegram: after placing two assistants on one location you may place a third on an adjacent one; fees as usual.
rule-YOK-16-1-16 = Telephone: when assistants return, you may leave one of them.
rule-YOK-16-1-17 = Brickyard: each assistant put on the customs board gives 4 more points.
rule-YOK-16-1-18 = System of Stock: if you start your turn with less than 2 yen, you are raised to 2 yen.
rule-YOK-16-1-19 = Patent System: each technology gained later gives 2 points.
rule-YOK-16-1-20 = Tram: instead of walking, your president may go to any location without other presidents; no assistant and no fee is needed.

rule-YOK-17-1-1 = The end comes when a player has built 4 trading houses.
rule-YOK-17-1-2 = The end comes when a player has built 8 shops.
rule-YOK-17-1-3 = The end comes when a port cannot be refilled because the order deck is empty.
rule-YOK-17-1-4 = The end comes when the church board holds 4, 5 or 6 assistants with 2, 3 or 4 players.
rule-YOK-17-1-5 = The end comes when the customs board holds 4, 5 or 6 assistants with 2, 3 or 4 players.
rule-YOK-17-2-1 = The round is finished, then one more full round is played; later triggers change nothing.
rule-YOK-17-2-2 = A trigger counts at once, in any phase; the turn is played to its end.
rule-YOK-17-2-3 = The numbers for church and customs are triggers, not limits: free spaces may still be taken.

rule-YOK-18-1-1 = Most assistants on the church board score 6, second most 3; ties go to the rightmost assistant.
rule-YOK-18-1-2 = Most assistants on the customs board score 8, second most 4; ties likewise.
rule-YOK-18-1-3 = The highest sum of industrialisation scores 10, the second 5; ties go to the player nearer to the first player.
rule-YOK-18-1-4 = Icons of different countries form sets: 5, 4, 3, 2 or 1 of them score 12, 8, 4, 2 or 0.
rule-YOK-18-1-5 = You score 1 per unused agent, 1 per crate, 1 per 2 yen and 1 per 3 goods.

rule-YOK-19-1-1 = Most points win; ties go to the player closest to the first player in turn order.
