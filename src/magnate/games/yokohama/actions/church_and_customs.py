"""Church and customs: assistants on their boards, to the end of the game (YOK-14.7, YOK-14.8)."""

from __future__ import annotations

from magnate.engine.decision import Why
from magnate.games.yokohama.components import ASSISTANT, BOARDS, IMPORTED, STOCK
from magnate.games.yokohama.scoring import end_is_near
from magnate.games.yokohama.state import FREE, NEUTRAL, Player, Table

from .bonus import gain, items_of, trigger
from .uses import ask


async def worship(t: Table, me: Player) -> bool:
    """Church: an assistant on a space whose faith is reached (YOK-14.7)."""
    if not (me.on[t.where] or me.hand[ASSISTANT]):
        return False
    space = await ask(
        t,
        me,
        "church",
        lambda: [*church_spaces(t, me), None],
        {"power": t.power},
        lambda: barred_church(t, me),
    )
    if space is None:
        return False
    short = t.box.church[space].need - t.power
    if short > 0:
        await pay_for_faith(t, me, space, short)
    await enter_board(t, me, "church", space)
    return True


async def pay_for_faith(t: Table, me: Player, space: int, short: int) -> None:
    """As many kinds as are short, of the player's choice (YOK-14.7.4)."""
    paid = [0] * len(STOCK)
    for left in range(short, 0, -1):
        kinds = offerings(t, me)
        kind = kinds[0]
        if len(kinds) > left:
            names = [STOCK[one] for one in kinds]
            about = {"n": left, "space": space}
            chosen = await me.choose("faith", names, about, lambda: barred_kinds(t, me))
            kind = STOCK.index(chosen)
        t.church_paid += (kind,)
        me.stock[kind] -= 1
        paid[kind] += 1
    t.tell("pay", me.seat, items=items_of(paid))


def offerings(t: Table, me: Player) -> list[int]:
    """Kinds that can still be paid for faith: each once a turn (YOK-14.7.2, R-40)."""
    return [kind for kind, n in enumerate(me.stock) if n and kind not in t.church_paid]


def barred_kinds(t: Table, me: Player) -> dict[str, Why]:
    """Why a kind cannot be paid for faith: it was paid this turn, or there is none."""
    return {
        STOCK[kind]: Why("YOK-14.7.2", "paid" if kind in t.church_paid else "none")
        for kind in range(len(STOCK))
        if kind not in offerings(t, me)
    }


def church_spaces(t: Table, me: Player) -> list[int]:
    """Free spaces within the faith of power and offerings."""
    most = t.power + len(offerings(t, me))
    spaces = t.box.church
    return [n for n, who in enumerate(t.church) if who == FREE and spaces[n].need <= most]


def barred_church(t: Table, me: Player) -> dict[int, Why]:
    """Why a space of the church cannot be entered: it is taken, or asks for more faith."""
    most = t.power + len(offerings(t, me))
    barred = {}
    for n, who in enumerate(t.church):
        need = t.box.church[n].need
        if who != FREE:
            barred[n] = taken("YOK-14.7.1", who)
        elif need > most:
            barred[n] = Why("YOK-14.7.2", "faith", {"need": need, "have": most})
    return barred


def taken(rule: str, who: int) -> Why:
    """Somebody is there already."""
    return Why(rule, "neutral") if who == NEUTRAL else Why(rule, "taken", {"owner": who})


async def clear_customs(t: Table, me: Player) -> bool:
    """Customs: an assistant on a space, for the crates it asks for (YOK-14.8)."""
    if not (me.on[t.where] or me.hand[ASSISTANT]):
        return False
    space = await ask(
        t,
        me,
        "customs",
        lambda: [*customs_spaces(t, me), None],
        {"power": t.power},
        lambda: barred_customs(t, me),
    )
    if space is None:
        return False
    if crates := t.box.customs[space].need:
        me.stock[IMPORTED] -= crates
        t.tell("pay", me.seat, items=[f"imported:{crates}"])
    await enter_board(t, me, "customs", space)
    return True


def customs_spaces(t: Table, me: Player) -> list[int]:
    """Free spaces within the crates held and allowed by the power (YOK-14.8.2)."""
    most = min(me.stock[IMPORTED], t.box.locations[t.where].scale[t.power])
    spaces = t.box.customs
    return [n for n, who in enumerate(t.customs) if who == FREE and spaces[n].need <= most]


def barred_customs(t: Table, me: Player) -> dict[int, Why]:
    """Why a space of customs cannot be entered: taken, too few crates, or too little power."""
    held, allowed = me.stock[IMPORTED], t.box.locations[t.where].scale[t.power]
    barred = {}
    for n, who in enumerate(t.customs):
        need = t.box.customs[n].need
        if who != FREE:
            barred[n] = taken("YOK-14.8.1", who)
        elif need > allowed:
            barred[n] = Why("YOK-14.8.2", "allowed", {"need": need, "have": allowed})
        elif need > held:
            barred[n] = Why("YOK-14.8.1", "crates", {"need": need, "have": held})
    return barred


async def enter_board(t: Table, me: Player, name: str, space: int) -> None:
    """The assistant, from the location or the hand, stays there to the end (YOK-14.7.1)."""
    sources = {"here": me.on[t.where], "hand": me.hand[ASSISTANT]}
    source = await me.pick(
        "pawn", [one for one in sources if sources[one]], {"board": BOARDS[t.where]}
    )
    if source == "here":
        me.on[t.where] -= 1
    else:
        me.hand[ASSISTANT] -= 1
    spaces = t.box.church if name == "church" else t.box.customs
    holders = t.church if name == "church" else t.customs
    holders[space] = me.seat
    t.tell(name, me.seat, space=space)
    await gain(t, me, spaces[space].bonus, name)
    trigger(t, me, name)
    if sum([who >= 0 for who in holders]) >= t.box.thresholds[len(t.players)][name == "customs"]:
        end_is_near(t, name)
