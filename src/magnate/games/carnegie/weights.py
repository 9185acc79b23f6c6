"""What things are worth to a player, in points: the weights of the outlook."""

from __future__ import annotations

from typing import Final

RIVAL: Final = 0.25  # how much of the best rival's points counts against one's own
#: Andrew's points, a step of his on a track whose end is free, what his donations lack to the cap.
ANDREW: Final = 0.0
ANDREW_STEP: Final = 0.7
ANDREW_GROWS: Final = 0.3
#: What is gained, while it can be used: a dollar, a good, a research point, an employee.
DOLLAR: Final = 0.35
GOOD: Final = 1.3
RP: Final = 0.95
HIRED: Final = 1.0
#: What is held: research points, the choice tile; dollars and goods when all is over.
RP_LEFT: Final = 0.2
CHOICE_TILE: Final = 3.0
LEFT_OVER: Final = 0.02
#: Dollars that find a use beside donations, and in how many rounds.
PURSE: Final = 8
PURSE_ROUNDS: Final = 8
#: Goods: the first three, the next three, the others; and in how many rounds they are used.
GOODS: Final = (1.8, 0.95, 0.4)
GOODS_ROUNDS: Final = 3
#: A donation to come, how much less each next one gives, and how sure a part of its price is.
GIFT: Final = 4.0
GIFT_FALLS: Final = 0.93
GIFT_BEGUN: Final = 0.8
GIFT_GROWS: Final = 0.12  # how much of what a donation lacks to its cap may still come
#: Income: of all projects at each event to come, as far as these go.
INCOME: Final = 0.48
INCOMES: Final = 12
EMPLOYED: Final = 0.28  # an employee hired, with a whole game before it
#: The use of departments under way: one left, a move left and how many are of use.
USE_LEFT: Final = 0.7
MOVE_LEFT: Final = 0.08
MOVES_LEFT: Final = 12
#: The same before the round's departments are used.
USE_AHEAD: Final = 1.5
MOVE_AHEAD: Final = 0.35
RP_AHEAD: Final = 0.6
#: Transport: income at events to come and how many of them, levels for links and donations.
TRANSPORT: Final = 0.3
TRANSPORTS: Final = 3
LEVEL: Final = 1.2
#: An employee who waits: at most so much, and by the rounds to come.
WAITS: Final = 0.8
WAITS_BY_ROUND: Final = 0.1
#: How often an employee is still used: who goes away for it, and who stays.
USED_ONCE: Final = 1.9
USED_OFTEN: Final = 0.24
USED_MOST: Final = 2.0
DISKS_AHEAD: Final = 0.0  # alone: disks that come onto the tabs in each round to come
#: What activating costs: the effort, a dollar or good; the part of it hoped for without them.
EFFORT: Final = 0.25
WAGE: Final = 0.4
UNPAID: Final = 0.4
CROWDED: Final = 0.8  # who finds no place in a department waits for less
#: Dollars and goods for employees who lie idle: how much, for how many each, in how many rounds.
RESERVE: Final = 0.33
RESERVE_EACH: Final = 2
RESERVE_ROUNDS: Final = 5
#: An employee away, before an income event: the way home, the transport, the projects' income.
COMES_HOME: Final = 0.9
TRIP: Final = 0.62
TRIP_PAID: Final = 0.36
#: The next round, and in it: employees who come home, a donation; how sure one's choice is.
NEXT_ROUND: Final = 0.35
NEXT_TRIP: Final = 0.8
NEXT_GIFT: Final = 2.0
GUESS: Final = 0.5
#: Tabs: a point of the cap, disks ready to build (two, and more), what was paid for the way.
CAP: Final = 0.7
READY: Final = (0.7, 0.3)
TAB_PAID: Final = 0.24
ROOM: Final = 1.1  # a department with workplaces
#: The map: a project, a link hoped for and by each city missing, less what links give now.
PROJECT: Final = 1.24
LINK: Final = 3
MISSING: Final = 0.78
LINKED: Final = 0.6
SOON: Final = 6  # rounds in which everything can still be used
MOST: Final = 4096  # maps and timelines remembered


#: How much the uses of a type are worth beside the others', in the order of the rows.
TYPES: Final = (0.87, 0.62, 1.0, 1.45)
EFFECT_WORTH: Final = {
    "project": 5.9,
    "department": 1.6,
    "donation": 6.0,
    "place": 1.0,
    "region": 3,
}
ONGOING_WORTH: Final = {"cheap_donations": 3.0, "bring_employee": 1.5, "cheap_transport": 2.0}
#: What `greedy` does without, and trained weights are factors of.
TRAINED: Final = {"ANDREW": 1.0, "DISKS_AHEAD": 0.2}
