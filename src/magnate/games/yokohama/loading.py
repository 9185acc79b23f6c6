"""Loads an edition of Yokohama into the tables of the box, and checks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magnate.engine.edition import EditionError, whole_number

from .components import (
    BOARDS,
    CATEGORIES,
    COUNTRIES,
    DISPLAY,
    GOODS,
    ICONS,
    KINDS,
    PERKS,
    SHOPS,
    STOCK,
    TRIGGERS,
    Achievement,
    Bonus,
    Box,
    Location,
    Order,
    Site,
    Space,
    Technology,
)


def load(tables: Mapping[str, Any]) -> Box:
    """The box of an edition; `EditionError` names the entry that cannot be."""
    try:
        return _box(tables)
    except EditionError:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise EditionError((), f"a table has the wrong shape: {error!r}") from error


def _box(tables: Mapping[str, Any]) -> Box:
    orders = {id: _order(id, row) for id, row in _rows(tables, "orders")}
    technologies = {id: _technology(id, row) for id, row in _rows(tables, "technologies")}
    sites = {id: _site(id, row) for id, row in _rows(tables, "sites")}
    tokens = {
        id: bonus(row["bonus"], ("tokens", id, "bonus")) for id, row in _rows(tables, "tokens")
    }
    copies = {
        id: whole_number(row["copies"], ("tokens", id, "copies"), 1, 20)
        for id, row in _rows(tables, "tokens")
    }
    achievements = {id: _achievement(id, row) for id, row in _rows(tables, "achievements")}
    _check_counts(orders, technologies, sites, copies, achievements)
    town = tables["locations"]
    seats = tables["setup"]["seats"]
    return Box(
        locations=_locations(town),
        orders=orders,
        technologies=technologies,
        sites=sites,
        tokens=tokens,
        token_copies=copies,
        achievements=achievements,
        church=_spaces(tables, "church", "faith", 11),
        customs=_spaces(tables, "customs", "imported", 4),
        zones=_zones(tables["ports"]["zones"]),
        surcharge=_figures(tables["laboratories"], "laboratories", "surcharge", DISPLAY),
        rows={n: _layout(tables["layouts"][str(n)]["rows"], n, seats) for n in (2, 3, 4)},
        removed={n: frozenset(seats[str(n)]["locations_removed"]) for n in (2, 3, 4)},
        orders_removed={n: seats[str(n)]["orders_removed"] for n in (2, 3, 4)},
        thresholds={
            n: (tables["end"]["seats"][str(n)]["church"], tables["end"]["seats"][str(n)]["customs"])
            for n in (2, 3, 4)
        },
        port_vp=(0, *_figures(town["port"], "port", "vp", 5)),
        sell=tuple(town["chinatown"]["sell"][good] for good in GOODS),
        buy=tuple(town["chinatown"]["buy"][kind] for kind in (*GOODS, "imported")),
        house_prices=_figures(tables["prices"], "prices", "houses", 4),
        shop_price=whole_number(tables["prices"]["shop"], ("prices", "shop"), 0, 20),
        agents=tuple(tables["countries"]["agents"][country] for country in COUNTRIES),
        second_order=dict(town["port"]["second"]),
        yen_per_industry=whole_number(
            town["laboratory"]["yen"], ("locations", "laboratory", "yen"), 1, 9
        ),
        built_at_end=(tables["end"]["houses"], tables["end"]["shops"]),
        rates=tuple(
            whole_number(tables["scoring"][key], ("scoring", key), 1, 20)
            for key in ("agent", "imported", "yen_per_vp", "goods_per_vp")
        ),
        sets=_figures(tables["scoring"], "scoring", "sets", 6),
        majorities={
            what: (tables["scoring"][what][0], tables["scoring"][what][1])
            for what in ("church", "customs", "technology")
        },
        **_beginning(tables["pieces"], tables["setup"]),
        neutral_space=(
            tables["variants"]["neutral_space"]["church"],
            tables["variants"]["neutral_space"]["customs"],
        ),
        neutral_technology=tables["variants"]["neutral_technology"],
    )


def _beginning(pieces: Mapping[str, Any], setup: Mapping[str, Any]) -> dict[str, Any]:
    """What every player begins with (YOK-2.3.2)."""
    hand = (setup["assistants"], setup["shops"], 0)
    every = (pieces["assistants"], pieces["shops"], pieces["houses"])
    if any(most < held for most, held in zip(every, hand, strict=True)):
        raise EditionError(("setup",), f"a player has {every} pieces in all (YOK-1.1.1)")
    return {
        "start_hand": hand,
        "start_warehouse": tuple(most - held for most, held in zip(every, hand, strict=True)),
        "start_goods": tuple(setup["goods"][good] for good in GOODS),
        "start_yen": (setup["yen"]["first"], setup["yen"]["others"]),
    }


def _rows(tables: Mapping[str, Any], name: str) -> list[tuple[str, Mapping[str, Any]]]:
    return [(id, row) for id, row in tables[name].items() if isinstance(row, Mapping)]


def _check_counts(
    orders: Mapping[str, Order],
    technologies: Mapping[str, Technology],
    sites: Mapping[str, Site],
    tokens: Mapping[str, int],
    achievements: Mapping[str, Achievement],
) -> None:
    """As many cards and tokens as the largest table needs."""
    if len(orders) != 36:
        raise EditionError(("orders",), f"there are 36 orders, not {len(orders)} (YOK-1.1.6)")
    cards = sum(technology.copies for technology in technologies.values())
    if cards != 30:
        raise EditionError(("technologies",), f"there are 30 cards, not {cards} (YOK-1.1.6)")
    if len(sites) < 17:
        raise EditionError(("sites",), "four players need 17 building sites (YOK-2.2.1)")
    if sum(tokens.values()) != 20:
        raise EditionError(("tokens",), "there are 20 five-power tokens (YOK-1.1.3)")
    for deck in "ABC":
        if not any(achievement.deck == deck for achievement in achievements.values()):
            raise EditionError(("achievements",), f"no card of deck {deck} (YOK-2.4.1)")
    if sum(technology.perk == "station" for technology in technologies.values()) != 1:
        raise EditionError(("technologies",), "one technology has the station (YOK-16.1.2)")


def bonus(row: Any, where: tuple[str, ...]) -> Bonus:
    """A bonus as the tables write it: icons with numbers."""
    if not isinstance(row, Mapping) or not set(row) <= ICONS:
        raise EditionError(where, f"icons are {', '.join(sorted(ICONS))} (YOK-13.1.1)")
    n = {icon: whole_number(value, (*where, icon), 1, 30) for icon, value in row.items()}
    return Bonus(
        tuple(n.get(kind, 0) for kind in STOCK),
        n.get("vp", 0),
        n.get("any_goods", 0),
        n.get("warehouse", 0),
        n.get("assistants", 0),
    )


def _order(id: str, row: Mapping[str, Any]) -> Order:
    here = ("orders", id)
    goods = bonus(row["goods"], (*here, "goods"))
    if not sum(goods.stock[:4]) or goods.icons.keys() - set(GOODS):
        raise EditionError((*here, "goods"), "an order asks for goods (YOK-11.4.1)")
    reward = bonus(row["reward"], (*here, "reward"))
    return Order(id, country(row["country"], (*here, "country")), goods.stock[:4], reward)


def _technology(id: str, row: Mapping[str, Any]) -> Technology:
    here = ("technologies", id)
    effect = row["effect"]
    when, perk = effect.get("when", ""), effect.get("perk", "")
    if when not in TRIGGERS or (perk and perk not in PERKS):
        raise EditionError((*here, "effect"), f"no effect of the rules: {effect!r} (YOK-16.1.1)")
    gain = dict(effect.get("gain", {}))
    assistants = gain.pop("assistant", 0)
    return Technology(
        id,
        whole_number(row["copies"], (*here, "copies"), 1, 1 if perk == "station" else 4),
        whole_number(row["industry"], (*here, "industry"), 1, 20),
        country(row["country"], (*here, "country")),
        when,
        bonus(gain, (*here, "effect", "gain")),
        perk,
        bool(effect.get("at_once")),
        bool(effect.get("use")),
        bonus(effect.get("pay", {}), (*here, "effect", "pay")).stock,
        assistants,
        tuple(effect.get("from", ())),
        effect.get("up_to", 0),
    )


def _site(id: str, row: Mapping[str, Any]) -> Site:
    here = ("sites", id)
    shops = tuple(bonus(one, (*here, "shops")) for one in row["shops"])
    if len(shops) != SHOPS:
        raise EditionError((*here, "shops"), "a building site has four shop spaces (R-33)")
    return Site(shops, bonus(row["house"], (*here, "house")))


def _achievement(id: str, row: Mapping[str, Any]) -> Achievement:
    here, condition = ("achievements", id), row["condition"]
    own, (production, commercial) = condition.get("own", ""), condition.get("built", (0, 0))
    if own not in ("", *STOCK, "tokens", "fulfilled", "technologies"):
        raise EditionError((*here, "condition"), f"cannot be counted: {own!r} (YOK-15.1.1)")
    first = whole_number(row["first"], (*here, "first"), 0, 50)
    later = whole_number(row["later"], (*here, "later"), 0, first)
    n, held = condition.get("n", 0), STOCK.index(own) if own in STOCK else -1
    return Achievement(id, row["deck"], own, held, n, production, commercial, first, later)


def _locations(town: Mapping[str, Any]) -> tuple[Location, ...]:
    found: dict[str, Location] = {}
    for kind in KINDS:
        row, here = town[kind], ("locations", kind)
        if row["category"] not in CATEGORIES:
            raise EditionError((*here, "category"), f"one of {', '.join(CATEGORIES)} (YOK-1.1.4)")
        scale = () if kind == "canal" else (0, *_figures(row, kind, "scale", 5))
        gain = STOCK.index(row["gain"]) if "gain" in row else -1
        for board in row["boards"]:
            found[board] = Location(kind, row["category"], scale, gain)
    if set(found) != set(BOARDS):
        raise EditionError(("locations",), "the 18 boards are fixed (YOK-1.1.4)")
    return tuple(found[board] for board in BOARDS)


def _spaces(tables: Mapping[str, Any], name: str, need: str, most: int) -> tuple[Space, ...]:
    here = (name, "spaces")
    spaces = tuple(
        Space(whole_number(row[need], here, 0, most), bonus(row["bonus"], here))
        for row in tables[name]["spaces"]
    )
    if len(spaces) < 6:
        raise EditionError(here, "the end of the game needs at least 6 spaces (YOK-17.1.4)")
    return spaces


def _zones(zones: Sequence[str]) -> tuple[int, ...]:
    order = ("blue", "yellow", "red")
    if len(zones) != DISPLAY or not set(zones) <= set(order):
        raise EditionError(("ports", "zones"), "six spaces in blue, yellow or red (YOK-14.3.3)")
    return tuple(1 + order.index(zone) for zone in zones)


def _layout(rows: Sequence[int], n: int, seats: Mapping[str, Any]) -> tuple[int, ...]:
    boards = len(BOARDS) - len(seats[str(n)]["locations_removed"])
    if sum(rows) != boards:
        raise EditionError(("layouts", str(n), "rows"), f"{boards} boards are used (YOK-2.1.3)")
    return tuple(rows)


def _figures(row: Mapping[str, Any], name: str, key: str, n: int) -> tuple[int, ...]:
    values = row[key]
    if not isinstance(values, list) or len(values) != n:
        raise EditionError((name, key), f"should be {n} numbers")
    return tuple(whole_number(value, (name, key), 0, 50) for value in values)


def country(name: str, where: tuple[str, ...]) -> int:
    """A country by its name."""
    if name not in COUNTRIES:
        raise EditionError(where, f"should be one of {', '.join(COUNTRIES)} (YOK-12.1.1)")
    return COUNTRIES.index(name)
