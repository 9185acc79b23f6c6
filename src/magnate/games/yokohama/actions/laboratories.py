"""The laboratories: technologies, and what gaining one brings about (YOK-14.4)."""

from __future__ import annotations

from typing import NamedTuple

from magnate.engine.decision import draw, option
from magnate.games.yokohama.components import BOARD, BOARDS, DISPLAY, IMPORTED, YEN
from magnate.games.yokohama.state import Player, Table

from .bonus import check_country, give, pay, trigger
from .uses import choose_or_use


@option
class Develop(NamedTuple):
    """Take a technology from a space of the laboratory."""

    space: int
    technology: str


async def develop(t: Table, me: Player) -> None:
    """Laboratory: supply a technology's industrialisation, and take it (YOK-14.4)."""
    laboratory = t.laboratories[t.where - BOARD["laboratory_a"]]
    choice = await choose_or_use(
        t,
        me,
        "technology",
        lambda: [*technologies_in_reach(t, me, laboratory), None],
        {"board": BOARDS[t.where], "power": t.power},
        lambda: barred_technologies(t, me, laboratory),
    )
    if choice is None:
        return
    id = choice.technology
    short = shortage(t, choice)
    if short:
        fewest, most = crates_for(t, me, short)
        crates = fewest
        if fewest < most:
            about = {"technology": id, "n": short}
            crates = await me.choose("crates", range(fewest, most + 1), about)
        pay(t, me, [(IMPORTED, crates), (YEN, t.box.yen_per_industry * (short - crates))])
    laboratory[choice.space] = ""
    await gain_technology(t, me, id)
    laboratory[:] = [one for one in laboratory if one]
    while len(laboratory) < DISPLAY and t.technology_deck:
        laboratory.append(await draw("technology", t.technology_deck))
        t.tell("discover", technology=laboratory[-1], board=BOARDS[t.where])
    laboratory += [""] * (DISPLAY - len(laboratory))


def shortage(t: Table, choice: Develop) -> int:
    """What the power leaves to be paid for (YOK-14.4.2, R-43)."""
    need = t.box.technologies[choice.technology].industry + t.box.surcharge[choice.space]
    return max(0, need - t.power)


def crates_for(t: Table, me: Player, short: int) -> tuple[int, int]:
    """The fewest and the most crates that help to pay a shortage (YOK-14.4.3)."""
    by_yen = me.stock[YEN] // t.box.yen_per_industry
    return max(0, short - by_yen), min(short, me.stock[IMPORTED])


def technologies_in_reach(t: Table, me: Player, laboratory: list[str]) -> list[Develop]:
    """Technologies the player lacks and can pay for."""
    most = t.power + me.stock[IMPORTED] + me.stock[YEN] // t.box.yen_per_industry
    surcharge, technologies = t.box.surcharge, t.box.technologies
    return [
        Develop(space, id)
        for space, id in enumerate(laboratory)
        if id and technologies[id].industry + surcharge[space] <= most and id not in me.technologies
    ]


def barred_technologies(t: Table, me: Player, laboratory: list[str]) -> dict[str, str]:
    """Why a technology cannot be taken: it is owned, or too dear."""
    offered = technologies_in_reach(t, me, laboratory)
    return {
        f"develop:{space}:{id}": "YOK-14.4.4" if id in me.technologies else "YOK-14.4.3"
        for space, id in enumerate(laboratory)
        if id and Develop(space, id) not in offered
    }


async def gain_technology(t: Table, me: Player, id: str) -> None:
    """Its own effect, what others add to it, then the country (YOK-14.4.6)."""
    technology = t.box.technologies[id]
    me.technologies.append(id)
    t.tell("develop", me.seat, technology=id, board=BOARDS[t.where])
    if technology.at_once:
        give(t, me, technology.gain, "technologies")
    if technology.perk == "station":
        choices = tuple([place.board for place in t.places])
        board = await me.choose("station", choices)
        t.station = BOARD[board]
        t.tell("station", me.seat, board=board)
    trigger(t, me, "technology", but=id)
    check_country(t, me, technology.country)
