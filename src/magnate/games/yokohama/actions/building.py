"""After the action: the five-power token, building, returning (YOK-8 to YOK-10)."""

from __future__ import annotations

from typing import Final, NamedTuple

from magnate.engine.decision import option
from magnate.games.yokohama.components import ASSISTANT, BOARDS, HOUSE, SHOP, SHOPS
from magnate.games.yokohama.scoring import end_is_near
from magnate.games.yokohama.state import Player, Table

from .bonus import gain, trigger
from .extra import finish
from .uses import choose_or_use


@option
class Shop(NamedTuple):
    """Build a shop on a space of the building site."""

    space: int


@option
class House(NamedTuple):
    """Build a trading house."""


SHOP_SPACES: Final = tuple(Shop(space) for space in range(SHOPS))
BUILD_HOUSE: Final = House()
TAKE: Final = ("take", None)


def next_step(t: Table, me: Player, step: str) -> None:
    """Go to the next step that asks something; returning is done at once if it asks nothing."""
    if step == "token" and t.power == 5 and t.tokens[t.where]:
        t.step = "token"
    elif step != "return" and t.power >= 4 and len(buildings(t, me)) > 1:
        t.step = "build"
    elif me.on[t.where] and me.has(t.box, "leave_one"):
        t.step = "return"
    else:
        bring_home(t, me, leave=0)


async def take_token(t: Table, me: Player) -> None:
    """At power 5 the location's token may be taken, once in the game (YOK-8.1.1)."""
    id = t.tokens[t.where]
    about: dict[str, object] = {"board": BOARDS[t.where], "token": id}
    if await choose_or_use(t, me, "token", lambda: TAKE, about) is not None:
        t.tokens[t.where] = ""
        me.tokens.append(id)
        t.tell("token", me.seat, token=id, board=BOARDS[t.where])
        await gain(t, me, t.box.tokens[id], "tokens", "token")
    next_step(t, me, "build")


def buildings(t: Table, me: Player) -> list[Shop | House | None]:
    """A first own shop on any free space; a trading house where there is none (YOK-9.1)."""
    board = t.where
    options: list[Shop | House | None] = []
    if me.hand[SHOP] and me.shops[board] < 0:
        taken = [player.shops[board] for player in t.players]
        options += [shop for shop in SHOP_SPACES if shop.space not in taken]
    if me.hand[HOUSE] and t.houses[board] < 0:
        options.append(BUILD_HOUSE)
    options.append(None)
    return options


async def build(t: Table, me: Player) -> None:
    """With power 4 or 5, one shop or one trading house from the hand (YOK-9.1.1)."""
    board = t.where
    choice = await choose_or_use(
        t,
        me,
        "build",
        lambda: buildings(t, me),
        {"board": BOARDS[board]},
        lambda: barred_buildings(t, me),
    )
    site = t.box.sites[t.sites[board]]
    if isinstance(choice, Shop):
        me.hand[SHOP] -= 1
        me.shops[board] = choice.space
        t.tell("shop", me.seat, board=BOARDS[board])
        await gain(t, me, site.shops[choice.space], "buildings", "site")
        trigger(t, me, "shop")
        if me.shops_built >= t.box.built_at_end[1]:
            end_is_near(t, "shops")
    elif isinstance(choice, House):
        me.hand[HOUSE] -= 1
        t.houses[board] = me.seat
        t.tell("house", me.seat, board=BOARDS[board])
        await gain(t, me, site.house, "buildings", "site")
        trigger(t, me, "house")
        if t.houses_built(me) >= t.box.built_at_end[0]:
            end_is_near(t, "houses")
    next_step(t, me, "return")


def barred_buildings(t: Table, me: Player) -> dict[str, str]:
    """Why something cannot be built here."""
    offered = buildings(t, me)
    barred = {}
    reason = "YOK-9.1.2" if me.shops[t.where] >= 0 or me.hand[SHOP] else "YOK-9.1.1"
    for shop in SHOP_SPACES:
        if shop not in offered:
            barred[f"shop:{shop.space}"] = reason
    if BUILD_HOUSE not in offered:
        barred["house"] = "YOK-9.1.1" if t.houses[t.where] < 0 else "YOK-9.1.3"
    return barred


async def return_assistants(t: Table, me: Player) -> None:
    """Telephone: one assistant may be left behind (YOK-16.1.16)."""
    bring_home(t, me, await me.choose("leave", (0, 1), {"board": BOARDS[t.where]}))


def bring_home(t: Table, me: Player, leave: int) -> None:
    """All own assistants of the location return; the president stays (YOK-10.1.1)."""
    board = t.where
    home = me.on[board] - leave
    me.on[board] = leave
    me.hand[ASSISTANT] += home
    if home or leave:
        t.tell("leave" if leave else "return", me.seat, n=home, board=BOARDS[board])
    if t.back == "turn":
        t.step = "turn"
    else:
        finish(t, me)
