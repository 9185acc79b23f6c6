"""What things are worth to a player, in points: the weights of the outlook."""

from __future__ import annotations

from typing import Final

#: What a unit of the stock is worth while it can be used: copper, silk, tea, fish, yen, crate.
WORTH: Final = (1.3, 1.2, 0.7, 0.65, 0.65, 3.0)
#: The same at the end, where three goods or two yen make a point.
LAST: Final = (0.33, 0.33, 0.33, 0.33, 0.5, 1.0)
#: So many of a kind are useful soon, and as many again less surely.
SOON: Final = (3, 3, 4, 4, 7, 4)
MOST: Final = 98  # more of a kind are of no more use
#: What so many of a kind are worth more than at the end, while they can be used.
USE: Final = tuple(
    tuple([(now - then) * (min(n, few) + min(max(0, n - few), few) / 2) for n in range(2 * MOST)])
    for now, then, few in zip(WORTH, LAST, SOON, strict=True)
)
#: What the best action in reach after this turn counts, the second best, the third.
LATER: Final = (0.6, 0.35, 0.2)
#: How many turns a game is taken to have, and how many at most follow from the nearest trigger.
LENGTH: Final = 20
TO_TRIGGER: Final = 12
TURN: Final = 2.0  # what a turn to come is worth, more than to the others
HASTE: Final = 4.0  # the same for an action that brings the end nearer, for all that it ends
LATE: Final = 1.0  # what reaching a trigger is worth, for each round beyond the length
RIVAL: Final = 0.5  # how much the best of the others counts against one
ICON: Final = 0.8  # a country on an order or technology, with a whole game before it
POWER: Final = 0.9  # a building's power, likewise
INDUSTRY: Final = 0.4  # what a technology does, by its industrialisation, likewise
SHOP_WORTH: Final = 2.0  # a shop in hand
HOUSE_WORTH: Final = 6.0  # a trading house in hand
AGENT: Final = 2.2  # an agent's action, more than the point it scores
STAFF: Final = 0.7  # an assistant out of the warehouse, with a whole game before it
CREW: Final = 13  # so many are of use
ORDERED: Final = 0.4  # a good that an order in hand lacks, more than its worth
MAJORITY: Final = 1.5  # an assistant on the church or customs board, beside its bonus
MET: Final = 0.9  # how sure an order is once its goods are there, an achievement once met
BEGUN: Final = 0.5  # an achievement, by the square of what is done
COUNTRY: Final = 1.5  # an order's country, beside its reward
SPENT: Final = 0.75  # how much of the worth of its goods an order costs
TAKEN: Final = 0.35  # how sure an order's profit is without any of its goods
GATHERED: Final = 0.4  # and how much surer with them
ANY_GOOD: Final = 0.8  # icons: a good of choice, a piece out of the warehouse, an assistant sent
TAKE_OUT: Final = 0.7
SEND: Final = 0.6
TRADE: Final = 0.4  # a trade in Chinatown
FAITH: Final = 0.7  # what is paid for a point of faith, and for one of industrialisation
INDUSTRY_PAID: Final = 1.2
SLOW: Final = 14  # turns in which what pays slowly pays in full
SURE: Final = 0.9  # how sure a majority is at the end, and how much less so at the beginning
UNSURE: Final = 0.55
ORDERS: Final = 17  # about so many orders are in the deck at the beginning
SIGHTS: Final = 2048  # so many are remembered
#: Weights that others were counted from already, and that do not change alone.
DERIVED: Final = ("WORTH", "LAST", "USE")
