"""The laboratories: technologies, and what gaining one brings about (YOK-14.4)."""

from __future__ import annotations

from magnate.engine.decision import Why, draw
from magnate.games.yokohama.components import BOARD, BOARDS, DISPLAY, IMPORTED, YEN
from magnate.games.yokohama.options import Develop
from magnate.games.yokohama.state import Player, Table

from .bonus import check_country, give, trigger
from .uses import ask


async def develop(t: Table, me: Player) -> bool:
    """Laboratory: supply a technology's industrialisation, and take it (YOK-14.4)."""
    laboratory = t.laboratories[t.where - BOARD["laboratory_a"]]
    choice = await ask(
        t,
        me,
        "technology",
        lambda: [*technologies_in_reach(t, me, laboratory), None],
        {"board": BOARDS[t.where], "power": t.power},
        lambda: barred_technologies(t, me, laboratory),
    )
    if choice is None:
        return False
    id = choice.technology
    if short := shortage(t, choice):
        await pay_shortage(t, me, id, short)
    laboratory[choice.space] = ""
    await gain_technology(t, me, id)
    laboratory[:] = [one for one in laboratory if one]
    while len(laboratory) < DISPLAY and t.technology_deck:
        laboratory.append(await draw("technology", t.technology_deck))
        t.tell("discover", technology=laboratory[-1], board=BOARDS[t.where])
    laboratory += [""] * (DISPLAY - len(laboratory))
    return True


def needed(t: Table, choice: Develop) -> int:
    """The industrialisation of a technology and of its space (YOK-14.4.2)."""
    return t.box.technologies[choice.technology].industry + t.box.surcharge[choice.space]


def shortage(t: Table, choice: Develop) -> int:
    """What the power leaves to be paid for (YOK-14.4.2, R-43)."""
    return max(0, needed(t, choice) - t.power)


def supply(t: Table, me: Player) -> int:
    """What power, crates and yen come to (YOK-14.4.3)."""
    return t.power + me.stock[IMPORTED] + me.stock[YEN] // t.box.yen_per_industry


def crates_for(t: Table, me: Player, short: int) -> range:
    """How many crates may help to pay a shortage; yen pay the rest (YOK-14.4.3)."""
    by_yen = me.stock[YEN] // t.box.yen_per_industry
    return range(max(0, short - by_yen), min(short, me.stock[IMPORTED]) + 1)


async def pay_shortage(t: Table, me: Player, id: str, short: int) -> None:
    """As many crates as the player likes, yen for the rest (YOK-14.4.3)."""
    about = {"technology": id, "n": short}
    crates = await me.pick("crates", crates_for(t, me, short), about)
    yen = t.box.yen_per_industry * (short - crates)
    me.stock[IMPORTED] -= crates
    me.stock[YEN] -= yen
    paid = (("imported", crates), ("yen", yen))
    t.tell("pay", me.seat, items=[f"{kind}:{n}" for kind, n in paid if n])


def technologies_in_reach(t: Table, me: Player, laboratory: list[str]) -> list[Develop]:
    """Technologies the player lacks and can pay for."""
    most = supply(t, me)
    surcharge, technologies = t.box.surcharge, t.box.technologies
    return [
        Develop(space, id)
        for space, id in enumerate(laboratory)
        if id and technologies[id].industry + surcharge[space] <= most and id not in me.technologies
    ]


def barred_technologies(t: Table, me: Player, laboratory: list[str]) -> dict[Develop, Why]:
    """Why a technology cannot be taken: it is owned, or too dear."""
    offered = technologies_in_reach(t, me, laboratory)
    barred = {}
    for choice in (Develop(space, id) for space, id in enumerate(laboratory) if id):
        if choice.technology in me.technologies:
            barred[choice] = Why("YOK-14.4.4", "owned")
        elif choice not in offered:
            figures = {"need": needed(t, choice), "have": supply(t, me)}
            barred[choice] = Why("YOK-14.4.3", "industry", figures)
    return barred


async def gain_technology(t: Table, me: Player, id: str) -> None:
    """Its own effect, what others add to it, then the country (YOK-14.4.6)."""
    technology = t.box.technologies[id]
    me.technologies += (id,)
    t.tell("develop", me.seat, technology=id, board=BOARDS[t.where])
    if technology.at_once:
        give(t, me, technology.gain, "technologies")
    if technology.perk == "station":
        board = await me.choose("station", [place.board for place in t.places])
        t.station = BOARD[board]
        t.tell("station", me.seat, board=board)
    trigger(t, me, "technology", but=id)
    check_country(t, me, technology.country)
