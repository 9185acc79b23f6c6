"""After the action: the five-power token, building, returning (YOK-8 to YOK-10)."""

from __future__ import annotations

from magnate.engine.copying import replaced
from magnate.engine.decision import Why
from magnate.games.yokohama.components import ASSISTANT, BOARDS, HOUSE, SHOP
from magnate.games.yokohama.options import BUILD_HOUSE, SHOP_SPACES, TAKE, House, Shop
from magnate.games.yokohama.scoring import end_is_near
from magnate.games.yokohama.state import Player, Table

from .bonus import gain, trigger
from .church_and_customs import taken
from .uses import ask


async def take_token(t: Table, me: Player) -> None:
    """At power 5 the location's token may be taken, once in the game (YOK-8.1.1)."""
    id = t.tokens[t.where]
    if t.power < 5 or not id:
        return
    t.step = "token"
    about = {"board": BOARDS[t.where], "token": id}
    if await ask(t, me, "token", lambda: TAKE, about) is None:
        return
    t.tokens = replaced(t.tokens, t.where, "")
    me.tokens += (id,)
    t.tell("token", me.seat, token=id, board=BOARDS[t.where])
    await gain(t, me, t.box.tokens[id], "tokens", "token")


def buildings(t: Table, me: Player, board: int) -> list[Shop | House | None]:
    """A first own shop on any free space; a trading house where there is none (YOK-9.1)."""
    options: list[Shop | House | None] = []
    if me.hand[SHOP] and me.shops[board] < 0:
        full = [player.shops[board] for player in t.players]
        options += [shop for shop in SHOP_SPACES if shop.space not in full]
    if me.hand[HOUSE] and t.houses[board] < 0:
        options.append(BUILD_HOUSE)
    options.append(None)
    return options


async def build(t: Table, me: Player) -> None:
    """With power 4 or 5, one shop or one trading house from the hand (YOK-9.1.1)."""
    board = t.where
    if t.power < 4 or len(buildings(t, me, board)) < 2:
        return
    t.step = "build"
    choice = await ask(
        t,
        me,
        "build",
        lambda: buildings(t, me, board),
        {"board": BOARDS[board]},
        lambda: barred_buildings(t, me, board),
    )
    site = t.box.sites[t.sites[board]]
    if isinstance(choice, Shop):
        me.hand[SHOP] -= 1
        me.shops = replaced(me.shops, board, choice.space)
        t.tell("shop", me.seat, board=BOARDS[board])
        await gain(t, me, site.shops[choice.space], "buildings", "site")
        trigger(t, me, "shop")
        if me.shops_built >= t.box.built_at_end[1]:
            end_is_near(t, "shops")
    elif isinstance(choice, House):
        me.hand[HOUSE] -= 1
        t.houses = replaced(t.houses, board, me.seat)
        t.tell("house", me.seat, board=BOARDS[board])
        await gain(t, me, site.house, "buildings", "site")
        trigger(t, me, "house")
        if t.houses_built(me) >= t.box.built_at_end[0]:
            end_is_near(t, "houses")


def barred_buildings(t: Table, me: Player, board: int) -> dict[Shop | House, Why]:
    """Why something cannot be built here."""
    barred: dict[Shop | House, Why] = {}
    owners = {player.shops[board]: player.seat for player in t.players}
    for shop in SHOP_SPACES:
        if shop.space in owners:
            barred[shop] = taken("YOK-9.1.2", owners[shop.space])
        elif me.shops[board] >= 0:
            barred[shop] = Why("YOK-9.1.2", "shop")
        elif not me.hand[SHOP]:
            barred[shop] = Why("YOK-9.1.1", "no-shop")
    if t.houses[board] >= 0:
        barred[BUILD_HOUSE] = taken("YOK-9.1.3", t.houses[board])
    elif not me.hand[HOUSE]:
        barred[BUILD_HOUSE] = Why("YOK-9.1.1", "no-house")
    return barred


async def return_assistants(t: Table, me: Player) -> None:
    """All own assistants of the location return, the president stays (YOK-10.1.1).

    With the Telephone one of them may be left behind (YOK-16.1.16).
    """
    board = t.where
    leave = 0
    if me.on[board] and me.has(t.box, "leave_one"):
        t.step = "return"
        leave = await me.choose("leave", (0, 1), {"board": BOARDS[board]})
    home = me.on[board] - leave
    me.on[board] = leave
    me.hand[ASSISTANT] += home
    if home or leave:
        t.tell("leave" if leave else "return", me.seat, n=home, board=BOARDS[board])
