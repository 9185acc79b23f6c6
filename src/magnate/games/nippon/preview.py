"""What an option would do, for the chooser's eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from magnate.engine.position import Position

from .actions import BARRED
from .actions.invest import missing
from .actions.machinery import SPARE, UPGRADED
from .actions.market import (
    REGION,
    best_tiles,
    crowd,
    cube_counts,
    lowest,
    send_home,
)
from .actions.produce import coal_needed, cubes_made
from .actions.transport import fleet, gone, place
from .pieces import GOODS, MONEY, TRACKS, Slot, Take
from .state import TILE_VALUE, Player, Step, Table
from .view import achievements, consolidation, influence_tile, next_refill, tally

Json = dict[str, Any]


def preview(before: Position[Table], option: Any, _after: Position[Table]) -> Json | None:
    """What an option would do; None where there is nothing to foresee."""
    t, decision = before.state, before.decision
    assert decision is not None
    if option is None or decision.seat < 0:
        return None
    me = t.players[decision.seat]
    if isinstance(option, Step):
        return _step(t, me, TRACKS.index(option.track))
    foresee = FORESEE.get(decision.kind)
    return foresee(t, me, dict(decision.about), option) if foresee else None


def _step(t: Table, me: Player, track: int) -> Json:
    values, at = t.box.tracks[track].values, me.at[track] + 1
    return {
        "track": TRACKS[track],
        "at": at,
        "value": values[at],
        "gains": values[at] - t.level(me, track),
        "blueprints": me.blueprints - t.box.costs.step_blueprints,
    }


def _turn(t: Table, me: Player, _about: Json, option: Any) -> Json:
    if not isinstance(option, Take):
        return {**consolidation(t, me)}
    colours, wage = {*me.workers, option.colour}, t.box.costs.wage
    why = {action: BARRED[action](t, me) for action in t.box.slots[option.slot]}
    empties = len(t.slots[option.slot]) == 1
    return {
        "place": len(me.workers),
        "level": t.box.reward_levels[len(me.workers)] or None,
        "colours": len(colours),
        "wages": len(colours) * wage,
        "more": (len(colours) - len(set(me.workers))) * wage,
        "opens": [action for action, rule in why.items() if rule is None],
        "barred": {action: rule for action, rule in why.items() if rule is not None},
        "empties": empties,
        "then": next_refill(t) if empties else None,
    }


def _steps(t: Table, me: Player, about: Json, n: int) -> Json:
    name = about["track"]
    track, cost = TRACKS.index(name), t.box.costs.steps[n - 1]
    values, top = t.box.tracks[track].values, t.box.tracks[track].top
    trigger = f"{t.action}_action"
    tiles = [t.box.tiles[id] for id in me.tiles if id is not None]
    bonus = sum(one.amount for tile in tiles if tile.trigger == trigger for one in tile.effects)
    at = me.at[track] + n
    bonus = min(bonus, top - at)
    figures = {"at": at + bonus, "value": values[at + bonus], "bonus": bonus}
    return {"track": name, **figures, "cost": cost, "yen": me.yen - cost}


def _run(t: Table, me: Player, _about: Json, option: str) -> Json:
    good = GOODS.index(option)
    coal, cubes = coal_needed(t, me, good), cubes_made(t, me, good)
    wanted = 1 + me.machines[good] + me.perks.get(f"extra_goods:{option}", 0)
    return {
        "coal": coal,
        "left": me.coal - coal,
        "cubes": cubes,
        "stock": me.stock[good] + cubes,
        "wasted": wanted - cubes,
    }


def _contract(t: Table, me: Player, _about: Json, option: str) -> Json:
    contract = t.box.contracts[t.box.contract_numbers[option]]
    track = t.box.tracks[MONEY]
    at = min(me.at[MONEY] + contract.money_steps, track.top)
    return {
        "yen": contract.yen,
        "vp": contract.vp,
        "money_steps": contract.money_steps,
        "money": track.values[at],
    }


def _pay(_t: Table, me: Player, about: Json, option: str) -> Json:
    return {"stock": me.stock[GOODS.index(option)] - about["cubes"]}


def _tile(t: Table, me: Player, _about: Json, option: str) -> Json:
    good = t.box.tiles[option].good
    return {
        "yen": me.yen - t.box.costs.factory,
        "blueprints": missing(t, me, good),
        "machine": min(UPGRADED, me.spare),
    }


def _upgrade(_t: Table, me: Player, about: Json, option: str) -> Json:
    machine = 1 if option == SPARE else me.machines[GOODS.index(option)] + 1
    return {"machine": machine, "cost": about["cost"], "yen": me.yen - about["cost"]}


def _line(kind: str) -> Callable[[Table, Player, Json, str], Json]:
    def foresee(t: Table, me: Player, about: Json, option: str) -> Json:
        region, after = t.box.region_numbers[option], t.copy()
        mine = after.players[me.seat]
        place(after, mine, kind, region, about["cost"])
        moved = mine.at[MONEY] != me.at[MONEY]
        return {
            "cost": about["cost"],
            "yen": me.yen - about["cost"],
            "money": after.level(mine, MONEY) if moved else None,
            "star": gone(mine, kind) in fleet(t.box, kind).stars,
            "tally": tally(after, region),
        }

    return foresee


def _bonus(t: Table, _me: Player, _about: Json, option: str) -> Json:
    bonus, amount = t.box.regions[t.box.region_numbers[option]].bonus
    return {"bonus": {bonus: amount}}


def _market(t: Table, me: Player, _about: Json, option: Slot) -> Json:
    slot = t.box.slot_numbers[option]
    good = t.facing[slot]
    return {
        "good": GOODS[good],
        "best": best_tiles(t, me)[good],
        "cubes": cube_counts(t, me, slot),
        "covers": influence_tile(t, slot),
        "over_limit": not t.placed[slot] and lowest(t, slot) > 0,
    }


def _cubes(t: Table, me: Player, about: Json, n: int) -> Json:
    good = GOODS.index(about["good"])
    return {"up_to": t.box.goods[good].market[n - 1], "stock": me.stock[good] - n}


def _influence(t: Table, me: Player, about: Json, value: int) -> Json:
    slot = t.box.slot_numbers[Slot(about["city"], about["side"])]
    home, after = slot, t.copy()
    if not t.placed[slot] and (least := crowd(t, slot // 4)):
        city = range(slot // 4 * 4, slot // 4 * 4 + 4)
        home = next(one for one in city if t.placed[one] & TILE_VALUE == least)
    tile = influence_tile(t, home)
    if tile is not None:
        send_home(after, home)
    after.placed[slot] = 8 * me.seat + value
    after.players[me.seat].influence[value] -= 1
    bonus, amount = t.box.regions[slot // REGION].bonus
    returns = None if tile is None else {**tile, **t.box.influence_slots[home]._asdict()}
    return {"tally": tally(after, slot // REGION), "bonus": {bonus: amount}, "returns": returns}


def _back(t: Table, _me: Player, _about: Json, option: Slot) -> Json:
    slot, after = t.box.slot_numbers[option], t.copy()
    send_home(after, slot)
    return {**(influence_tile(t, slot) or {}), "tally": tally(after, slot // REGION)}


def _reward(t: Table, me: Player, _about: Json, option: Any) -> Json:
    after = {"yen": me.yen, "coal": me.coal, "blueprints": me.blueprints}
    after[option.bonus] += t.box.bonuses[option.bonus]
    return after


def _achievement(t: Table, me: Player, about: Json, option: str) -> Json:
    base: int = achievements(t, me)[t.box.achievement_numbers[option]]["base"]
    return {"base": base, "vp": base * about["multiplier"]}


FORESEE: Final[dict[str, Callable[[Table, Player, Json, Any], Json]]] = {
    "turn": _turn,
    "steps": _steps,
    "run": _run,
    "contract": _contract,
    "pay": _pay,
    "tile": _tile,
    "upgrade": _upgrade,
    "train": _line("train"),
    "ship": _line("ship"),
    "bonus": _bonus,
    "market": _market,
    "cubes": _cubes,
    "influence": _influence,
    "back": _back,
    "reward": _reward,
    "achievement": _achievement,
}
