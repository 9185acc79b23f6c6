"""What each seat may see: everything but which worker is drawn next (R-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from .actions import BARRED
from .actions.export import payable
from .actions.machinery import UPGRADED
from .actions.market import CITY
from .actions.produce import barred_run, coal_needed, cubes_made
from .consolidate import gets_spare, reward_level, rewards
from .pieces import COAL, GOODS, MONEY, SIDES, TRACKS
from .scoring import (
    COUNT,
    FOREIGN,
    Standing,
    base_points,
    influences,
    multiplier,
    ranking,
    standings,
)
from .state import NOT_YET, TILE_VALUE, Player, Table
from .view_types import (
    AchievementView,
    Active,
    Bonus,
    CityView,
    Colour,
    Consolidation,
    Doing,
    FactoryView,
    InfluenceTile,
    Line,
    PlayerView,
    Refill,
    RegionView,
    ScoringTrack,
    SlotView,
    StandingView,
    View,
)

#: The least that an action costs in yen; the others cost none.
PRICES = {"invest": "factory", "machinery": "machinery", "trains": "train", "ships": "ship"}


def view(t: Table, _seat: int | None) -> View:
    """The table as plain data; it is the same for all eyes."""
    playing = t.mover >= 0 and not t.over
    mover = t.players[t.mover] if playing else None
    tallies = [tally(t, region) for region in range(len(t.cities) // 2)]
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
            {"good": good, "tiles": tiles[:]}
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
        "refill": next_refill(t),
        "turns_left": None if t.turns_left == NOT_YET else t.turns_left,
    }


def next_refill(t: Table) -> Refill | None:
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
                "barred": BARRED[action](t, mover) if mover else None,
            }
            for action in t.box.slots[slot]
        ],
    }


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


def tally(t: Table, region: int) -> list[StandingView]:
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
        count = t.lines[region].count(2 * one.seat)
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
    """The train and ship slots; every tile keeps its id wherever it is drawn."""
    tiles: list[Line | None] = []
    for n, tile in enumerate(t.lines[region]):
        owner, ship = t.players[tile >> 1], tile & 1
        kind: Literal["train", "ship"] = "ship" if ship else "train"
        value = t.ship_value(owner) if ship else t.train_value(owner)
        number = t.lines[region][:n].count(tile)
        id = f"{kind}-{owner.seat}-{t.box.region_ids[region]}-{number}"
        tiles.append({"id": id, "seat": owner.seat, "kind": kind, "value": value})
    return tiles + [None] * (t.rules.lines - len(tiles))


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
                "tile": influence_tile(t, slot),
            }
            for slot, side in enumerate(SIDES, city * CITY)
        ],
    }


def influence_tile(t: Table, slot: int) -> InfluenceTile | None:
    """The influence tile on a slot."""
    tile = t.placed[slot]
    return {"seat": tile >> 3, "value": tile & TILE_VALUE} if tile else None


def _player(t: Table, me: Player) -> PlayerView:
    box, can = t.box, payable(t, me)
    spaces = achievements(t, me)
    return {
        "seat": me.seat,
        "score": me.points,
        "yen": me.yen,
        "coal": me.coal,
        "blueprints": me.blueprints,
        "tracks": {
            name: {"at": me.at[n], "value": t.level(me, n), "stars": _stars(t, me, n)}
            for n, name in enumerate(TRACKS)
        },
        "workers": _colours(me.workers),
        "places": len(box.reward_levels),
        "wages": len(set(me.workers)) * box.costs.wage,
        "level": reward_level(t, me) or None,
        "consolidation": consolidation(t, me),
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


def _stars(t: Table, me: Player, track: int) -> int:
    return sum(me.at[track] >= star for star in t.box.tracks[track].stars)


def _factory(t: Table, me: Player, good: int) -> FactoryView | None:
    tile = me.tiles[good]
    if tile is None:
        return None
    used = t.action == "produce" and t.mover == me.seat and good in t.used
    return {
        "tile": tile,
        "good": GOODS[good],
        "coal": coal_needed(t, me, good),
        "stock": me.stock[good],
        "storage": t.box.goods[good].storage,
        "machine": me.machines[good],
        "can_upgrade": me.machines[good] < UPGRADED,
        "makes": cubes_made(t, me, good),
        "can_run": not used and barred_run(t, me, good) is None,
    }


def achievements(t: Table, me: Player) -> list[AchievementView]:
    """Every achievement as it would score; the money as a last budget and wages would leave it."""
    after = me
    if not t.over:
        after = me.copy()
        after.yen = consolidation(t, me)["after"]["yen"]
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


def consolidation(t: Table, me: Player) -> Consolidation:
    """What consolidating now would bring."""
    yen, coal = t.level(me, MONEY), t.level(me, COAL)
    colours, wage = len(set(me.workers)), t.box.costs.wage
    paid = min(colours, yen // wage)
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
