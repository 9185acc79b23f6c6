title = Harvest
line = Hold your crops or sell them first.
by = An example
facts-weight = light
facts-time = 10 min

## Crops
crop-rye = rye
crop-oats = oats
crop-flax = flax
crop-hops = hops
crop-apples = apples
cards =
    { $n ->
        [1] { $crop }
       *[other] { $n } { $crop }
    }
price = { $crop } { $n }

## Questions and answers
ask-turn = Take a card, draw a card or sell a crop
    .wait = takes, draws or sells
option-take = Take { $crop }
    .heading = Into your stall, open
option-draw = Draw from the deck
    .heading = Into your barn, hidden
option-sell = Sell { $crop }
    .heading = To market

## What happened
fact-round = Round { $round }
fact-take = { $seat }: { $crop } from the market to the stall.
fact-market = New on the market: { $crop }.
fact-draw = { $seat }: a card from the deck into the barn.
fact-sell = { $seat }: { $n } × { $price } = { $coins } for { $crop }; its price falls to { $after }.
fact-left =
    { $n ->
        [0] { $seat }: nothing is left.
        [one] { $seat }: { $n } coin for the card that is left.
       *[other] { $seat }: { $n } coins for { $n } cards that are left.
    }

## The table in words
line-round =
    { $deck ->
        [0] Last round ({ $round })
        [one] Round { $round }, { $deck } card in the deck
       *[other] Round { $round }, { $deck } cards in the deck
    }
line-market = Market: { $crops }
line-prices = Prices: { $prices }
line-player =
    { $coins ->
        [one] { $seat }: { $coins } coin
       *[other] { $seat }: { $coins } coins
    }
line-stall = · Stall: { $crops }
line-barn = · Barn: { $crops }
line-closed =
    { $n ->
        [one] · Barn: { $n } hidden card
       *[other] · Barn: { $n } hidden cards
    }

## Where coins come from
source-rye = Rye
source-oats = Oats
source-flax = Flax
source-hops = Hops
source-apples = Apples
source-left = Cards left

## Rules
chapter-1 = Set-up
rule-HAR-1-1 = There are 35 cards: seven each of rye, oats, flax, hops and apples.
rule-HAR-1-2 = Every player is dealt three cards into the barn, where only their owner sees them.
rule-HAR-1-3 = The market has one open card for each player and one more. Every crop costs 3 coins.
chapter-2 = A turn
rule-HAR-2-1 = On your turn you take a card, draw a card or sell a crop.
rule-HAR-2-2 = Take: a card of the market goes to your stall, open to all, and another takes its place.
rule-HAR-2-3 = Draw: a card of the deck goes into your barn. Not when the deck is empty.
rule-HAR-2-4 = With seven cards in barn and stall you must sell.
rule-HAR-2-5 = Sell: all your cards of one crop, from barn and stall, each for the crop’s price in coins.
rule-HAR-2-6 = After a sale that price falls by one for each card sold, but not below 1, and every other rises by one, but not above 7.
chapter-3 = The end
rule-HAR-3-1 = A round is one turn for everybody. Each round begins with the next player.
rule-HAR-3-2 = The game ends after the round in which the deck ran out.
rule-HAR-3-3 = Each card that is left brings one coin.
rule-HAR-3-4 = The most coins win; a tie is shared.
