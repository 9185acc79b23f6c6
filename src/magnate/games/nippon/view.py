"""What each seat may see: everything but which worker is drawn next (R-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from .actions import barred
from .actions.consolidate import gets_spare, paid_colours, reward_level, rewards
from .actions.export import payable
from .actions.produce import can_run, coal_needed, cubes_made, cubes_wanted
from .components import CITY, COAL, GOODS, MONEY, SIDES, TRACKS, UPGRADED
from .scoring import (
    COUNT,
    FOREIGN,
    Standing,
    at_the_end,
    base_points,
    influences,
    multiplier,
    ranking,
    standings,
    stars,
)
from .state import NOT_YET, Player, Table
from .view_types import (
    AchievementView,
    Active,
    Bonus,
    CityView,
    Closed,
    Colour,
    Consolidation,
    Doing,
    FactoryView,
    InfluenceTile,
    Line,
    LineKind,
    PlayerView,
    Refill,
    RegionView,
    ScoringTrack,
    SlotView,
    StandingView,
    View,
)
from .words import why_words

#: The least that an action costs in yen; the others cost none.
PRICES = {"invest": "factory", "machinery": "machinery", "trains": "train", "ships": "ship"}


def view(t: Table, _seat: int | None) -> View:
    """The table as plain data; it is the same for all eyes."""
    playing = t.mover >= 0 and not t.over
    mover = t.players[t.mover] if playing else None
    tallies = [_tally(t, region) for region in range(len(t.cities) // 2)]
    return {
        **_track(t),
        "mover": mover.seat if mover else None,
        "first": t.first if t.first >= 0 else None,
        "active": _active(t),
        "bag": sum(t.bag),
        "bag_colours": dict(zip(_colours(t.box.colours), t.bag, strict=True)),
        "rows": [_colours(row) for row in t.rows],
        "row_size": t.rules.row,
        "owed": t.owed[len(t.slots) :] or [0] * len(t.rows),
        "slots": [_slot(t, slot, mover) for slot in range(len(t.slots))],
        "rewards": [
            {"multiplier": reward.multiplier, "bonus": reward.bonus, "left": left}
            for reward, left in zip(t.box.rewards, t.rewards, strict=True)
        ],
        "multipliers": t.multipliers,
        "factories": [
            {"good": good, "tiles": [*tiles]}
            for good, tiles in zip(GOODS, t.factories, strict=True)
        ],
        "regions": [_region(t, region, table) for region, table in enumerate(tallies)],
        "gain": [
            sum(row["total"] for table in tallies for row in table if row["seat"] == player.seat)
            for player in t.players
        ],
        "ranking": ranking(t),
        "players": [_player(t, player) for player in t.players],
    }


def _track(t: Table) -> ScoringTrack:
    """The scoring track: where the marker is, and what comes next."""
    scoring = min(t.scoring(), len(t.box.prizes) - 1)
    return {
        "space": t.space,
        "spaces": t.box.spaces,
        "golden": t.box.golden,
        "scored_after": [*t.box.scored_after, t.box.spaces],
        "scoring": scoring + 1,
        "prizes": list(t.box.prizes[scoring]),
        "refill": _next_refill(t),
        "turns_left": None if t.turns_left == NOT_YET else t.turns_left,
    }


def _next_refill(t: Table) -> Refill | None:
    """What follows when a slot runs empty: a row moves down, or the rows are drawn anew."""
    if any(t.rows):
        return "row"
    if t.turns_left != NOT_YET:
        return None
    if t.space in t.box.scored_after:
        return "scoring"
    return "last" if t.space + 1 == t.box.golden else "space"


def _active(t: Table) -> Active | None:
    """What the mover is doing, and what it has used so far."""
    if t.action is None:
        return None
    regions = t.action in ("trains", "ships", "local_market")
    return {
        "action": cast("Doing", t.action),
        "slot": t.slot if t.slot >= 0 else None,
        "regions": [t.box.region_ids[region] for region in t.used] if regions else [],
        "run": [GOODS[good] for good in t.used] if t.action == "produce" else [],
        "count": t.done,
    }


def _colours(workers: Sequence[str]) -> list[Colour]:
    return cast("list[Colour]", list(workers))


def _slot(t: Table, slot: int, mover: Player | None) -> SlotView:
    return {
        "workers": _colours(t.slots[slot]),
        "actions": [
            {
                "action": action,
                "price": _price(t, action, mover),
                "barred": _closed(t, action, mover),
            }
            for action in t.box.slots[slot]
        ],
    }


def _closed(t: Table, action: str, mover: Player | None) -> Closed | None:
    """Why the mover cannot carry out an action."""
    why = barred(t, mover, action) if mover else None
    return {"rule": why.rule, "why": why_words(why)} if why else None


def _price(t: Table, action: str, mover: Player | None) -> int | None:
    """The least that an action costs in yen."""
    if action in ("knowledge", "mines"):
        return t.box.costs.steps[0]
    what = PRICES.get(action)
    if what is None:
        return None
    if what == "factory" or mover is None:
        price: int = getattr(t.box.costs, what)
        return price
    return t.price(mover, what)


def _tally(t: Table, region: int) -> list[StandingView]:
    """A region if it were scored now, the first first."""
    scoring = min(t.scoring(), len(t.box.prizes) - 1)
    return [_standing(t, region, one) for one in standings(t, region, scoring)]


def _standing(t: Table, region: int, one: Standing) -> StandingView:
    foreign = one.seat == FOREIGN
    row: StandingView = {
        "seat": None if foreign else one.seat,
        "influence": one.influence,
        "trains": 0,
        "place": one.place + 1,
        "tied": one.tied,
        "vp": 0 if foreign else one.points,
        "ships": one.ships,
        "total": 0 if foreign else one.points + one.ships,
        "lost": one.points if foreign else 0,
    }
    if not foreign:
        count = t.trains[region].count(one.seat)
        row["trains"] = count * t.train_value(t.players[one.seat])
    return row


def _region(t: Table, region: int, table: list[StandingView]) -> RegionView:
    bonus, amount = t.box.regions[region].bonus
    return {
        "region": t.box.region_ids[region],
        "bonus": cast("Bonus", {bonus: amount}),
        "lines": _lines(t, region),
        "foreign": influences(t, region)[-1],
        "tally": table,
        "cities": [_city(t, city) for city in (2 * region, 2 * region + 1)],
    }


def _lines(t: Table, region: int) -> list[Line | None]:
    """The train and ship slots: trains from the left, ships from the right."""
    trains, ships = _tiles(t, region, "train"), _tiles(t, region, "ship")
    return [*trains, *[None] * (t.rules.lines - len(trains) - len(ships)), *ships[::-1]]


def _tiles(t: Table, region: int, kind: LineKind) -> list[Line]:
    """The trains or ships of a region; every tile keeps its id wherever it is drawn."""
    seats = t.trains[region] if kind == "train" else t.ships[region]
    values = [t.train_value(one) if kind == "train" else t.ship_value(one) for one in t.players]
    return [
        {
            "id": f"{kind}-{seat}-{t.box.region_ids[region]}-{seats[:n].count(seat)}",
            "seat": seat,
            "kind": kind,
            "value": values[seat],
        }
        for n, seat in enumerate(seats)
    ]


def _city(t: Table, city: int) -> CityView:
    tile, turns = t.cities[city]
    return {
        "city": t.box.cities[city],
        "tile": tile,
        "rotation": turns,
        "limit": t.rules.city_limit,
        "sides": [
            {
                "side": side,
                "good": GOODS[t.facing[slot]],
                "foreign": t.box.foreign[slot],
                "tile": _influence_tile(t, slot),
            }
            for slot, side in enumerate(SIDES, city * CITY)
        ],
    }


def _influence_tile(t: Table, slot: int) -> InfluenceTile | None:
    """The influence tile on a slot."""
    value = t.placed[slot]
    return {"seat": t.owners[slot], "value": value} if value else None


def _player(t: Table, me: Player) -> PlayerView:
    box, can = t.box, payable(t, me)
    spaces = _achievements(t, me)
    return {
        "seat": me.seat,
        "score": me.points,
        "yen": me.yen,
        "coal": me.coal,
        "blueprints": me.blueprints,
        "tracks": {
            name: {"at": me.at[n], "value": t.level(me, n), "stars": stars(t, me, n)}
            for n, name in enumerate(TRACKS)
        },
        "workers": _colours(me.workers),
        "places": len(box.reward_levels),
        "wages": len(set(me.workers)) * box.costs.wage,
        "level": reward_level(t, me) or None,
        "consolidation": _consolidation(t, me),
        "trains": box.trains.tiles - me.trains,
        "ships": box.ships.tiles - me.ships,
        "train_value": t.train_value(me),
        "ship_value": t.ship_value(me),
        "train_stars": COUNT["train_stars_uncovered"](t, me),
        "ship_stars": COUNT["ship_stars_uncovered"](t, me),
        "prices": {what: t.price(me, what) for what in ("train", "ship", "machinery")},
        "factories": [_factory(t, me, good) for good in range(len(GOODS))],
        "spare": me.spare,
        "contracts": [
            {"contract": contract.id, "done": done, "payable": contract.id in can}
            for contract, done in zip(box.contracts, me.fulfilled, strict=True)
        ],
        "influence": [value for value, n in enumerate(me.influence) for _ in range(n)],
        "influence_placed": sum(box.influence) - sum(me.influence),
        "achievements": spaces,
        "achievements_now": sum(row["vp"] for row in spaces),
    }


def _factory(t: Table, me: Player, good: int) -> FactoryView | None:
    tile = me.tiles[good]
    if tile is None:
        return None
    makes = cubes_made(t, me, good)
    return {
        "tile": tile,
        "good": GOODS[good],
        "coal": coal_needed(t, me, good),
        "stock": me.stock[good],
        "storage": t.box.goods[good].storage,
        "machine": me.machines[good],
        "can_upgrade": me.machines[good] < UPGRADED,
        "makes": makes,
        "wasted": cubes_wanted(me, good) - makes,
        "can_run": can_run(t, me, good),
    }


def _achievements(t: Table, me: Player) -> list[AchievementView]:
    """Every achievement as it would score; the money as a last budget and wages would leave it."""
    after = at_the_end(t, me)
    rows: list[AchievementView] = []
    for space, achievement in enumerate(t.box.achievements):
        base = base_points(t, after, space)
        rows.append(
            {
                "achievement": achievement.id,
                "tile": me.rewards[space] or None,
                "printed": achievement.printed,
                "base": base,
                "count": COUNT[achievement.of](t, after),
                "vp": base * multiplier(t, me, space),
            }
        )
    return rows


def _consolidation(t: Table, me: Player) -> Consolidation:
    """What consolidating now would bring."""
    yen, coal = t.level(me, MONEY), t.level(me, COAL)
    colours, wage = len(set(me.workers)), t.box.costs.wage
    paid = paid_colours(t, me, yen)
    return {
        "lost": {"yen": me.yen, "coal": me.coal},
        "budget": {"yen": yen, "coal": coal},
        "level": reward_level(t, me) or None,
        "rewards": [f"reward:{one.multiplier}:{one.bonus}" for one in rewards(t, me)],
        "multiplier": gets_spare(t, me),
        "colours": colours,
        "wages": colours * wage,
        "paid": paid,
        "unpaid": colours - paid,
        "vp": -(colours - paid) * t.box.costs.unpaid,
        "after": {"yen": yen - paid * wage, "coal": coal},
    }
