"""Church and customs: assistants on their boards, to the end of the game (YOK-14.7, YOK-14.8)."""

from __future__ import annotations

from magnate.games.yokohama.components import ASSISTANT, BOARDS, IMPORTED, STOCK
from magnate.games.yokohama.scoring import end_is_near
from magnate.games.yokohama.state import FREE, Player, Table

from .bonus import gain, pay, trigger
from .uses import choose_or_use


async def worship(t: Table, me: Player) -> None:
    """Church: an assistant on a space whose faith is reached (YOK-14.7)."""
    if not (me.on[t.where] or me.hand[ASSISTANT]):
        return
    space = await choose_or_use(
        t,
        me,
        "church",
        lambda: [*church_spaces(t, me), None],
        {"power": t.power},
        lambda: barred_spaces(t, "church", church_spaces(t, me)),
    )
    if space is None:
        return
    for left in range(t.box.church[space].need - t.power, 0, -1):
        kinds = offerings(t, me)
        paid = kinds[0]
        if len(kinds) > left:
            names = [STOCK[kind] for kind in kinds]
            about = {"n": left, "space": space}
            paid = STOCK.index(await me.choose("faith", names, about))
        t.church_paid |= 1 << paid
        pay(t, me, [(paid, 1)])
    await enter_board(t, me, "church", space)


def offerings(t: Table, me: Player) -> list[int]:
    """Kinds that can still be paid for faith: each once a turn (YOK-14.7.2, R-40)."""
    return [kind for kind, n in enumerate(me.stock) if n and not t.church_paid >> kind & 1]


def church_spaces(t: Table, me: Player) -> list[int]:
    """Free spaces within the faith of power and offerings."""
    most = t.power + len(offerings(t, me))
    spaces = t.box.church
    return [n for n, who in enumerate(t.church) if who == FREE and spaces[n].need <= most]


async def clear_customs(t: Table, me: Player) -> None:
    """Customs: an assistant on a space, for the crates it asks for (YOK-14.8)."""
    if not (me.on[t.where] or me.hand[ASSISTANT]):
        return
    space = await choose_or_use(
        t,
        me,
        "customs",
        lambda: [*customs_spaces(t, me), None],
        {"power": t.power},
        lambda: barred_spaces(t, "customs", customs_spaces(t, me)),
    )
    if space is None:
        return
    pay(t, me, [(IMPORTED, t.box.customs[space].need)])
    await enter_board(t, me, "customs", space)


def customs_spaces(t: Table, me: Player) -> list[int]:
    """Free spaces within the crates held and allowed by the power (YOK-14.8.2)."""
    most = min(me.stock[IMPORTED], t.box.locations[t.where].scale[t.power])
    spaces = t.box.customs
    return [n for n, who in enumerate(t.customs) if who == FREE and spaces[n].need <= most]


def barred_spaces(t: Table, name: str, offered: list[int]) -> dict[str, str]:
    """Why a space cannot be entered: it is taken, or it asks for more."""
    taken = t.church if name == "church" else t.customs
    too_much = "YOK-14.7.2" if name == "church" else "YOK-14.8.1"
    return {
        f"{name}:{n}": too_much if who == FREE else "YOK-14.7.1"
        for n, who in enumerate(taken)
        if n not in offered
    }


async def enter_board(t: Table, me: Player, name: str, space: int) -> None:
    """The assistant, from the location or the hand, stays there to the end (YOK-14.7.1)."""
    source = "hand"
    if me.on[t.where]:
        source = "here"
        if me.hand[ASSISTANT]:
            source = await me.choose("pawn", ("here", "hand"), {"board": BOARDS[t.where]})
    if source == "here":
        me.on[t.where] -= 1
    else:
        me.hand[ASSISTANT] -= 1
    spaces = t.box.church if name == "church" else t.box.customs
    taken = t.church if name == "church" else t.customs
    taken[space] = me.seat
    t.tell(name, me.seat, space=space)
    await gain(t, me, spaces[space].bonus, name)
    trigger(t, me, name)
    if sum([who >= 0 for who in taken]) >= t.box.thresholds[len(t.players)][name == "customs"]:
        end_is_near(t, name)
