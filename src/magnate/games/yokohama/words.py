"""What the components are called: keys of the texts, with their figures."""

from __future__ import annotations

from typing import Any

from magnate.engine.words import SeatName, Words, words

from .actions.extra import missing
from .components import BOARDS, COUNTRIES, GOODS, STOCK, Bonus
from .state import FREE, Player, Table

#: Arguments and kinds of questions whose values are boards, or orders.
BOARD_NAMES = ("boards", "to", "send", "station", "shift")
ORDER_NAMES = ("order", "take", "keep")


def term(t: Table, name: str, value: Any) -> Words | SeatName | None:
    """Orders, tokens and achievements are called by what they say, never by their number."""
    if name in BOARD_NAMES:
        return board(value)
    if name in ORDER_NAMES:
        return order(t, value)
    match name:
        case "items":
            icon, _, n = value.partition(":")
            return words(f"amount-{icon}", n=int(n))
        case "homes":
            id, _, n = value.partition(":")
            return words("home", n=int(n), board=board(id))
        case "pay":
            return words(f"amount-{value}", n=t.box.second_order[value])
        case "token" if value in t.box.tokens:
            return words("token", ref=value, gain=_icons(t.box.tokens[value]))
        case "achievement":
            return achievement(t, value)
        case "owner":
            return {"seat": value}
        case "route":
            return words("route", payments=_payments(value))
    return None


def board(id: str) -> Words:
    """A location by its name."""
    return words(f"board-{id}", ref=id)


def order(t: Table, id: str) -> Words:
    """An order by its country, goods and reward."""
    card = t.box.orders[id]
    country = COUNTRIES[card.country]
    return words(
        "order",
        ref=id,
        country=words(f"country-{country}", ref=country),
        goods=_stock(card.goods),
        reward=_icons(card.reward),
    )


def _stock(amounts: tuple[int, ...] | list[int]) -> list[Words]:
    return [words(f"amount-{kind}", n=n) for kind, n in zip(STOCK, amounts, strict=False) if n]


def _icons(bonus: Bonus) -> list[Words]:
    return [words(f"amount-{icon}", n=n) for icon, n in bonus.icons.items()]


def achievement(t: Table, id: str) -> Words:
    """An achievement by its condition."""
    card = t.box.achievements[id]
    if card.own in STOCK:
        return words("achievement-own", ref=id, amount=words(f"amount-{card.own}", n=card.n))
    if card.own:
        return words(f"achievement-{card.own}", ref=id, n=card.n)
    return words(
        "achievement-built", ref=id, production=card.production, commercial=card.commercial
    )


def _payments(route: str) -> list[Words]:
    *seats, bank = map(int, route.split("-"))
    rows = [words("payment", seat={"seat": seat}, n=n) for seat, n in enumerate(seats) if n]
    return [*rows, words("payment-bank", n=bank)] if bank else rows


def describe(t: Table, seat: int | None) -> list[Words]:
    """The table in lines of words: the town, the displays, the boards, every player."""
    if t.step == "setup":
        return [words("line-setup")]
    lines = [words("line-round", round=t.round)]
    if t.last_round:
        lines.append(words("line-last", round=t.last_round))
    lines += [line for one in t.layout for line in _location(t, one)]
    lines += _displays(t)
    for name, spaces in (("church", t.church), ("customs", t.customs)):
        for n, who in enumerate(spaces):
            lines.append(_space(t, name, n, who))
    for id, seats in zip(t.achievements, t.claims, strict=True):
        claimed = [{"seat": one} for one in seats]
        card = achievement(t, id)
        lines.append(words("line-achievement", achievement=card, claims=len(seats), seats=claimed))
    for player in t.players:
        lines += _player(t, player, mine=player.seat == seat)
    return lines


def _location(t: Table, number: int) -> list[Words]:
    name = board(BOARDS[number])
    if not t.sites[number]:
        return [words("line-canal", board=name)]
    token = t.tokens[number]
    left = term(t, "token", token) if token else words("none")
    near = [board(BOARDS[one]) for one in t.layout if t.near[number] >> one & 1]
    lines = [words("line-board", board=name, token=left, near=near)]
    for player in t.players:
        here = {
            "president": player.president == number,
            "assistants": player.on[number],
            "shop": player.shops[number] >= 0,
            "house": t.houses[number] == player.seat,
        }
        if any(here.values()):
            figures = {key: int(value) for key, value in here.items()}
            lines.append(words("line-there", seat={"seat": player.seat}, **figures))
    return lines


def _displays(t: Table) -> list[Words]:
    lines = [words("line-decks", orders=t.orders_left, technologies=len(t.technology_deck))]
    for letter, port in zip("ab", t.ports, strict=False):
        for n, id in enumerate(port):
            if id:
                where = board(f"port_{letter}")
                lines.append(words("line-order", board=where, space=n, order=order(t, id)))
    for letter, laboratory in zip("ab", t.laboratories, strict=False):
        for n, id in enumerate(laboratory):
            if id:
                where = board(f"laboratory_{letter}")
                need = t.box.technologies[id].industry + t.box.surcharge[n]
                name = words(f"technology-{id}", ref=id)
                lines.append(
                    words("line-technology", board=where, space=n, technology=name, need=need)
                )
    return lines


def _space(t: Table, name: str, n: int, who: int) -> Words:
    space = (t.box.church if name == "church" else t.box.customs)[n]
    holder: Any = {"seat": who} if who >= 0 else words("nobody" if who == FREE else "neutral")
    return words(f"line-{name}", space=n, need=space.need, gain=_icons(space.bonus), who=holder)


def _player(t: Table, player: Player, *, mine: bool) -> list[Words]:
    copper, silk, tea, fish, yen, imported = player.stock
    where = board(BOARDS[player.president]) if player.president >= 0 else words("in-hand")
    stock = {"copper": copper, "silk": silk, "tea": tea, "fish": fish}
    hand = dict(zip(("assistants", "shops", "houses"), player.hand, strict=True))
    lines = [
        words("line-player", seat={"seat": player.seat}, points=player.points, president=where),
        words("line-stock", **stock, yen=yen, imported=imported),
        words("line-hand", **hand, orders=len(player.orders), agents=sum(player.agents)),
    ]
    lines += [
        words("line-owned", technology=words(f"technology-{id}", ref=id))
        for id in player.technologies
    ]
    if mine:
        lines += [words("line-dealt", order=order(t, id)) for id in player.dealt]
        for id in player.orders:
            lacks = missing(t, player, id)
            amounts = _stock([lacks.get(good, 0) for good in GOODS])
            lines.append(words("line-held", order=order(t, id), n=len(amounts), missing=amounts))
    return lines
