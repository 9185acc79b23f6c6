# Words drawn on the Yokohama table; the rules' own texts are elsewhere.

## Areas: short names and what they do
yok-short-copper_mine_1 = Copper I
yok-short-copper_mine_2 = Copper II
yok-short-silk_mill_1 = Silk I
yok-short-silk_mill_2 = Silk II
yok-short-tea_farm_1 = Tea I
yok-short-tea_farm_2 = Tea II
yok-short-fishing_ground_1 = Fish I
yok-short-fishing_ground_2 = Fish II
yok-short-laboratory_a = Lab A
yok-short-laboratory_b = Lab B
yok-short-employment_agency = Agency
yok-category-production = production
yok-category-commercial = commercial
yok-category-none = neither kind
yok-does-copper_mine = Gain copper: the figure below your power.
yok-does-silk_mill = Gain silk: the figure below your power.
yok-does-tea_farm = Gain tea: the figure below your power.
yok-does-fishing_ground = Gain fish: the figure below your power.
yok-does-bank = Gain yen: the figure below your power.
yok-does-port = Take an order from the zones in reach, a second for 2 yen or 1 crate. Power 5 also gives 3 VP.
yok-does-laboratory = Gain one technology: power counts, and every 2 yen or crate you add counts 1.
yok-does-employment_agency = Move that many pieces from the warehouse to your hand: assistants free, shops 2 yen, trading houses 4, 5, 6, 7 yen.
yok-does-chinatown = Make that many trades: copper and silk 2 yen, tea and fish 1 yen, a crate for 4 yen.
yok-does-church = Faith is your power, and 1 more for each kind you add: copper, silk, tea, fish, yen, crate. Put an assistant on the church board.
yok-does-customs = Pay up to that many crates and put an assistant on the customs board.
yok-does-canal = Pass for 1 yen to the bank; nobody stops here and nothing is placed.
yok-area-seat = { $name }: { $president ->
    [yes] president, { $assistants ->
        [0] no assistant
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
   *[no] { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
}; power { $power } with the president.
yok-canal-1 = 1 to pass
yok-canal-2 = no stop, no pieces
yok-pass = pass
yok-free = free
yok-shop-space = Shop plot { $n }
yok-house-space = Trading-house plot
yok-free-plot = Still free.
yok-owner = Taken by { $name }.
yok-house-owner = Built by { $name }, who earns 1 yen whenever others act here.
yok-token = 5-power token
yok-token-says = Whoever acts here with power 5 may take it.
yok-token-gone = The 5-power token has been taken.
yok-token-used = It gave: { $list }.
yok-station-says = For { $name }: 1 more power here, and the president may enter without fees and stop beside others.

## Amounts
yok-nothing = nothing
yok-fee-seat = { $n } yen to { $name }
yok-fee-bank = { $n } yen to the bank
yok-copper = Copper
yok-silk = Silk
yok-tea = Tea
yok-fish = Fish
yok-imported = Crates
yok-yen = Yen
yok-copper-says = Bought and sold for 2 yen in Chinatown.
yok-silk-says = Bought and sold for 2 yen in Chinatown.
yok-tea-says = Bought and sold for 1 yen in Chinatown.
yok-fish-says = Bought and sold for 1 yen in Chinatown.
yok-imported-says = Imported goods for customs, laboratory and church; 1 VP each at the end.
yok-yen-says = 1 VP for every 2 yen at the end.
yok-bin-fish = fish
yok-bin-imported = crates
yok-bin-yen = yen
yok-buy-for = Buy 1 for { $n } yen
yok-sell-for = Sell 1 for { $n } yen

## Countries and orders
yok-order-of = Order: { $country }
yok-deliver = Deliver: { $list }
yok-gain = Gain: { $list }
yok-missing = Missing: { $list }
yok-missing-n = Missing { $n }
yok-ready = Ready
yok-my-orders = My orders { $n } / { $top }
yok-orders = Orders in hand { $n } / { $top }
yok-keep-one = Keep one of the two; the other leaves the game
yok-hidden-order = An order in hand: only its owner knows it.
yok-agent-comes = It brings the agent of { $country }.
yok-delivered = { $n ->
    [0] none delivered
    [one] { $n } delivered
   *[other] { $n } delivered
}

## Technologies: | may break the line
yok-tech-gaslight = Gaslight
yok-tech-mining_technology = Mining
yok-tech-spinning_mill = Spinning|Mill
yok-tech-stagecoach = Stage-|coach
yok-tech-language_school = Language|School
yok-tech-letterpress_printing = Letterpress
yok-tech-winery = Winery
yok-tech-postal_system = Postal|System
yok-tech-newspaper = News-|paper
yok-tech-electrical_light = Electric|Light
yok-tech-university = University
yok-tech-brickyard = Brickyard
yok-tech-system_of_stock = System|of Stock
yok-tech-patent_system = Patent|System
yok-tech-gaslight-says = Each shop you build gives 2 VP more.
yok-tech-station-says = Place the station: 1 more power there for you, free entry, and you may stop beside other presidents.
yok-tech-mining_technology-says = Whenever you gain copper, gain 1 more.
yok-tech-spinning_mill-says = Once a turn: 1 silk for 2 yen.
yok-tech-stagecoach-says = No fees when your president moves.
yok-tech-exposition-says = 10 VP at once.
yok-tech-ball-says = Each order fulfilled gives 2 VP more.
yok-tech-language_school-says = Each order fulfilled gives 1 yen more.
yok-tech-letterpress_printing-says = Each later technology gives 1 yen.
yok-tech-winery-says = Each assistant put on the church board gives 3 VP more.
yok-tech-postal_system-says = Your president may stop where others stand; fees are due.
yok-tech-newspaper-says = Place assistants in up to 4 different areas.
yok-tech-electrical_light-says = Each trading house you build gives 3 VP more.
yok-tech-university-says = Once a turn: 1 yen for an assistant out of the warehouse.
yok-tech-telegram-says = After placing 2 in one area, place 1 more next to it.
yok-tech-telephone-says = When assistants return, 1 may stay.
yok-tech-brickyard-says = Each assistant put on the customs board gives 4 VP more.
yok-tech-system_of_stock-says = At the start of your turn: with 1 yen or none, fill up to 2.
yok-tech-patent_system-says = Each later technology gives 2 VP.
yok-tech-tram-says = Your president may ride to any area without other presidents.
yok-tech-worth = Industrialisation { $n }; icon: { $country }.
yok-tech-needs = Needs { $n } + { $more } = { $total } industrialisation.
yok-technologies = Technologies, sum { $n }
yok-owned = owned
yok-used = used
yok-none = none yet

## Management boards
yok-zone = Power { $n } or more reaches these spaces.
yok-surcharge = These spaces ask { $n } industrialisation on top of the card’s.
yok-deck = deck { $n }
yok-order-deck-says = { $n ->
    [one] { $n } order
   *[other] { $n } orders
} left in the deck. The game ends if it cannot fill a port.
yok-tech-deck-says = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
} left in the deck.
yok-space-church = Church, space { $n }
yok-space-customs = Customs, space { $n }
yok-asks-church = Asks for { $n } faith.
yok-asks-customs = { $n ->
    [one] Asks for { $n } crate.
   *[other] Asks for { $n } crates.
}
yok-space-trigger = { $n } assistants on this board end the game.
yok-most-church = Most assistants in the church
yok-most-customs = Most assistants in the customs
yok-most-says = At the end: first { $first } VP, second { $second } VP; the rightmost assistant breaks a tie.

## Corners of the harbour
yok-gazette = Port Gazette, 1872
yok-end = End of the game
yok-end-says = When one of these is full, the round is finished and one more is played.
yok-last-round = Last round: { $round }
yok-end-houses = Trading houses
yok-end-shops = Shops
yok-end-orders = Order deck
yok-left = { $n } left
yok-then = then
yok-claimed = claimed
yok-claim-points = { $first } VP for the first, { $later } VP for everybody later.
yok-claim-says = Costs an assistant from the hand; nothing else is spent.
yok-claim-has = { $name } has claimed it.
yok-claim-far = { $name }: { $progress }
yok-agents-left = Agents left
yok-agents-says = Every second icon of a country brings one of its agents, while there are any.

## Own board
yok-stores = Stores
yok-in-hand = In hand
yok-in-hand-says = { $assistants ->
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
}, { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
}, { $houses ->
    [one] { $houses } trading house
   *[other] { $houses } trading houses
} ready to use.
yok-on-1 = on
yok-on-2 = board
yok-warehouse = Warehouse
yok-warehouse-holds = { $assistants ->
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
} for nothing, { $shops ->
    [one] { $shops } shop
   *[other] { $shops } shops
} for { $shop } yen each, { $houses ->
    [one] { $houses } trading house
   *[other] { $houses } trading houses
}{ $houses ->
    [0] .
   *[other] , the next for { $house } yen.
}
yok-warehouse-says = Pieces that cannot be used yet. The employment agency and warehouse bonuses bring them to the hand.
yok-nations = Nations and agents
yok-sets = Country sets
yok-sets-now = sets
yok-sets-says = As they stand, the sets of different countries are worth { $n } VP at the end.
yok-icons = { $n ->
    [one] { $n } icon
   *[other] { $n } icons
}
yok-agents-have = Agents: { $agents } ready, { $used } used
yok-agents-none = No agent of this country is left.
yok-agent-in = { $n ->
    [one] { $n } more icon brings an agent.
   *[other] { $n } more icons bring an agent.
}
yok-use-agent = Use agent
yok-tokens = Tokens
yok-label-board = Board of Yokohama
yok-label-mine = Board of { $name }
yok-tab-docks = Docks

## Players
yok-row-assistants = Assistants in hand
yok-row-shops = Shops built
yok-row-houses = Trading houses built
yok-row-orders = Orders fulfilled
yok-row-industry = Industrialisation of { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
yok-row-agents = Agents ready
yok-row-held = { $n ->
    [one] { $n } order in hand
   *[other] { $n } orders in hand
}
yok-first-player = First player

## What a choice does
yok-power = power { $n }
yok-through = through { $list }
yok-ride = by tram
yok-ways = { $n } ways to pay
yok-need = needs { $need }, power { $power }, short of { $short }
yok-then-reach = Then in reach: { $list }
yok-then-nowhere = Then nowhere to go
yok-may-build = may build
yok-agent-gained = agent
yok-step-place = Place
yok-step-move = Move
yok-step-act = Act
yok-step-token = Bonus
yok-step-build = Build
yok-step-return = Return
yok-step-extra = After the action
yok-go-place = Place at { $board }{ $yen ->
    [0] {""}
   *[other] {""}, pay { $yen } yen
}
yok-go-assist-put = Put one on { $board }
yok-go-shift = Move it to { $board }
yok-go-move = Move to { $board }{ $yen ->
    [0] {""}
   *[other] {""}, pay { $yen } yen
}
yok-go-send = Agent to { $board }
yok-go-station = Station on { $board }
yok-group-place = Place an assistant
yok-group-assist-put = Put an assistant from the hand
yok-group-assist-lift = Move an assistant from
yok-group-shift = Move it to
yok-group-move = Move to
yok-group-bring = Bring home
yok-group-send = Send the agent
yok-group-station = Place the station
yok-status-setup = Setting up
yok-status-last = Round { $round } of { $last }

## Legend
yok-key-power = power
yok-key-vp = points
yok-key-yen = yen
yok-key-imported = crate
yok-key-any_goods = any good
yok-key-warehouse = warehouse
yok-key-assistants = assistant
yok-key-i-gear = industry
yok-key-faith = faith

# Short enough as they are
yok-sign-employment_agency = { board-employment_agency }
yok-sign-fishing_ground_1 = { board-fishing_ground_1 }
yok-sign-fishing_ground_2 = { board-fishing_ground_2 }
yok-sign-silk_mill_1 = { board-silk_mill_1 }
yok-sign-silk_mill_2 = { board-silk_mill_2 }
yok-sign-tea_farm_1 = { board-tea_farm_1 }
yok-sign-tea_farm_2 = { board-tea_farm_2 }

## What Confirm says
confirm-chosen-keep = Keep this order
confirm-reveal-order = Reveal the next order
confirm-reveal-technology = Reveal the next technology
yok-loss-turn =
    { $n ->
        [one] 1 assistant stays in hand, and no new way opens for the president.
       *[other] { $n } assistants stay in hand, and no new way opens for the president.
    }
yok-loss-move = The president goes nowhere: this turn has no action.

## The components on the Edition tab
printed-game = The game
printed-pieces = Components
printed-setup = Set-up
printed-locations = Locations
printed-layouts = Lay-out of the board
printed-ports = Ports
printed-laboratories = Laboratories
printed-church = Church
printed-customs = Customs
printed-prices = Building costs
printed-countries = Countries
printed-orders = Orders
printed-end = End of the game
printed-scoring = Final scoring
printed-variants = Variants
printed-sources = Sources
printed-copper_mine = Copper Mine
printed-silk_mill = Silk Mill
printed-tea_farm = Tea Farm
printed-fishing_ground = Fishing Ground
printed-port = Port
printed-laboratory = Laboratory
