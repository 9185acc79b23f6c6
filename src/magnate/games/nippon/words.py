"""What the components are called: keys of the texts, with their figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from magnate.engine.decision import Why
from magnate.engine.words import Words, words

from .actions import barred
from .components import EFFECTS, GOODS, REGION, TRACKS, Effect
from .options import SPARE
from .scoring import FOREIGN, at_the_end, base_points, multiplier, standings
from .state import NOT_YET, Player, Table

#: Kinds of decisions and arguments whose values are called as those of another name.
CALLED: Final = {
    "run": "good",
    "pay": "good",
    "goods": "good",
    "upgrade": "good",
    "train": "region",
    "ship": "region",
    "bonus": "region",
    "action": "action",
    "achievement": "achievement",
}


def term(t: Table, name: str, value: Any) -> Words | None:
    """A tile is called by its good and bonus, a contract by its numbers."""
    if name == "tile":
        return _tile(t, value)
    if name == "contract":
        return words("contract", ref=value, goods=_numbers(t, value))
    if name == "bonus" and value in t.box.bonuses:
        return words(f"bonus-{value}", ref=value, n=t.box.bonuses[value])
    if name == "closed":
        return _closed(t, value)
    if name in CALLED and value != SPARE:
        return words(f"{CALLED[name]}-{value}", ref=value)
    return None


def _tile(t: Table, id: str) -> Words:
    tile = t.box.tiles[id]
    good, bonus = words(f"good-{GOODS[tile.good]}"), [effect(t, one) for one in tile.effects]
    prices = all(one.type.endswith("_price") for one in tile.effects)
    if tile.trigger.endswith("_action") and not prices:
        action = words(f"action-{tile.trigger.removesuffix('_action')}")
        return words("tile-when", ref=id, good=good, action=action, effect=bonus)
    return words("tile", ref=id, good=good, effect=bonus)


def why_words(why: Why) -> Words:
    """Why an action is closed."""
    names = {name: words(f"{name}-{of}") for name, of in why.figures.items() if type(of) is str}
    return words(f"why-{why.reason}", **{**why.figures, **names})


def _closed(t: Table, slot: int) -> Words:
    """Why each action of a slot is closed to the mover."""
    closed = [
        words("closed", action=words(f"action-{action}"), why=why_words(why))
        for action in t.box.slots[slot]
        if (why := barred(t, t.players[t.mover], action)) is not None
    ]
    said = closed[0]
    for more in closed[1:]:
        said = words("closed-both", one=said, other=more)
    return said


def effect(t: Table, bonus: Effect) -> Words:
    """A synergy bonus in a few words."""
    flipped = {"flip_all_trains": t.box.trains.flipped, "flip_all_ships": t.box.ships.flipped}
    figures: dict[str, Any] = {"n": flipped.get(bonus.type, bonus.amount)}
    if names := EFFECTS[bonus.type]:
        figures[names] = words(f"{names}-{bonus.target}")
    return words(f"effect-{bonus.type}", **figures)


def _numbers(t: Table, contract: str) -> str:
    return " + ".join(map(str, t.box.contracts[t.box.contract_numbers[contract]].goods))


def describe(t: Table, _seat: int | None) -> list[Words]:
    """The table in lines of words: the track, the workers, the regions, every player."""
    lines = [words("line-space", space=min(t.space, t.box.spaces), spaces=t.box.spaces)]
    if t.turns_left != NOT_YET:
        lines.append(words("line-left", n=t.turns_left))
    for slot, workers in enumerate(t.slots):
        actions = [words(f"action-{action}") for action in t.box.slots[slot]]
        lines.append(words("line-slot", slot=slot, actions=actions, workers=_workers(workers)))
    for number, row in enumerate(t.rows):
        if row:
            lines.append(words("line-row", row=number, workers=_workers(row)))
    lines.append(words("line-bag", n=sum(t.bag)))
    for reward, left in zip(t.box.rewards, t.rewards, strict=True):
        if left:
            bonus = term(t, "bonus", reward.bonus)
            lines.append(words("line-reward", times=reward.multiplier, bonus=bonus, n=left))
    for tiles in t.factories:
        lines += [words("line-tile", tile=_tile(t, id)) for id in tiles]
    for region in range(len(t.cities) // 2):
        lines += _region(t, region)
    for player in t.players:
        lines += _player(t, player)
    return lines


def _workers(workers: Sequence[str]) -> list[Words] | Words:
    return [words(f"colour-{colour}") for colour in workers] or words("nothing")


def _region(t: Table, region: int) -> list[Words]:
    lines = []
    name = words(f"region-{t.box.region_ids[region]}")
    scoring = min(t.scoring(), len(t.box.prizes) - 1)
    for one in standings(t, region, scoring):
        who = words("foreign") if one.seat == FOREIGN else {"seat": one.seat}
        points = 0 if one.seat == FOREIGN else one.points + one.ships
        figures = {"influence": one.influence, "points": points}
        lines.append(words("line-standing", region=name, who=who, **figures))
    for slot in range(region * REGION, (region + 1) * REGION):
        where, value = t.box.influence_slots[slot], t.placed[slot]
        place = {
            "city": words(f"city-{where.city}"),
            "side": words(f"side-{where.side}"),
            "good": words(f"good-{GOODS[t.facing[slot]]}"),
        }
        if value:
            lines.append(words("line-placed", who={"seat": t.owners[slot]}, n=value, **place))
        else:
            lines.append(words("line-open", n=t.box.foreign[slot], **place))
    return lines


def _player(t: Table, me: Player) -> list[Words]:
    budget = {"yen": me.yen, "coal": me.coal, "blueprints": me.blueprints}
    lines = [
        words("line-player", seat={"seat": me.seat}, points=me.points, **budget),
        words("line-tracks", **{name: t.level(me, n) for n, name in enumerate(TRACKS)}),
        words("line-workers", workers=_workers(me.workers)),
    ]
    left = {"trains": t.box.trains.tiles - me.trains, "ships": t.box.ships.tiles - me.ships}
    lines.append(words("line-fleet", spare=me.spare, **left))
    for good, tile in enumerate(me.tiles):
        if tile is not None:
            figures = {"n": me.stock[good], "machine": me.machines[good]}
            lines.append(words("line-factory", tile=_tile(t, tile), **figures))
    for contract, done in zip(t.box.contracts, me.fulfilled, strict=True):
        if not done:
            reward = {"yen": contract.yen, "points": contract.vp, "steps": contract.money_steps}
            lines.append(words("line-contract", goods=_numbers(t, contract.id), **reward))
    values = ", ".join(str(value) for value, n in enumerate(me.influence) for _ in range(n))
    lines.append(words("line-influence", values=values or words("nothing")))
    last = at_the_end(t, me)
    for space, achievement in enumerate(t.box.achievements):
        if times := multiplier(t, me, space):
            name = words(f"achievement-{achievement.id}")
            base = base_points(t, last, space)
            lines.append(words("line-achievement", achievement=name, base=base, times=times))
    return lines
