"""Loads the tables of an edition into the box, and checks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from magnate.engine.edition import EditionError, whole_number

from .components import SLOTS, TYPES, Box, Robot

Rule = Callable[[int, int], int]
_PARITY: Final = {"even": 0, "odd": 1}
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": lambda left, right: left < right,
    ">": lambda left, right: left > right,
    "<=": lambda left, right: left <= right,
    ">=": lambda left, right: left >= right,
    "==": lambda left, right: left == right,
}
_FORMULA: Final[dict[str, Rule]] = {
    "sum": lambda left, right: left + right,
    "min": min,
    "max": max,
}


def load(tables: Mapping[str, Any]) -> Box:
    """The box of an edition; `EditionError` names the entry that cannot be."""
    robots = {
        id: _robot(id, row) for id, row in tables["robots"].items() if isinstance(row, Mapping)
    }
    if not len(robots) >= 52:
        raise EditionError(("robots",), "four players need at least 52 robots (SEN-1.1)")
    factory, pieces = tables["factory"], tables["pieces"]
    adjacent = tuple(tuple(columns) for columns in factory["adjacent"])
    if adjacent != ((0,), (0, 1), (1, 2), (2, 3), (3,)):
        raise EditionError(("factory", "adjacent"), "the five positions are fixed (SEN-8.2)")
    companies = tables["companies"]
    return Box(
        robots=robots,
        rounds=whole_number(tables["game"]["rounds"], ("game", "rounds"), 3, 3),
        agents=whole_number(pieces["agents"], ("pieces", "agents"), SLOTS, SLOTS),
        assistants=whole_number(pieces["assistants"], ("pieces", "assistants"), 0, 20),
        adjacent=adjacent,
        chip=whole_number(factory["chip"], ("factory", "chip"), 0, 20),
        points_per_robot=whole_number(
            tables["investors"]["points_per_robot"], ("investors", "points_per_robot"), 0, 20
        ),
        left_names=_names(companies["left"], ("companies", "left")),
        right_names=_names([companies["right"][kind] for kind in TYPES], ("companies", "right")),
    )


def _robot(id: str, row: Mapping[str, Any]) -> Robot:
    here = ("robots", id)
    if row["type"] not in TYPES:
        raise EditionError((*here, "type"), f"should be one of {', '.join(TYPES)} (SEN-1.1)")
    rule = scoring(row, here)
    points = tuple(
        tuple(rule(left, right) if left and right else 0 for right in range(7)) for left in range(7)
    )
    best = max(map(max, points))
    if row["max_points"] != best:
        raise EditionError((*here, "max_points"), f"the condition gives at most {best} (SEN-1.2)")
    return Robot(
        id,
        TYPES.index(row["type"]),
        whole_number(row["left"], (*here, "left"), -1, 1),
        whole_number(row["right"], (*here, "right"), -1, 1),
        row["condition"],
        points,
    )


def scoring(row: Mapping[str, Any], here: tuple[str, ...]) -> Rule:
    """What a card scores between a left and a right die (SEN-7.2 to SEN-7.7)."""
    condition, printed = row["condition"], row["points"]
    try:
        if condition["kind"] == "target_number":
            return _target(condition["value"], printed["one"], printed["both"])
        if condition["kind"] == "formula":
            return _formula(**{key: condition[key] for key in ("of", "sign", "offset", "floor")})
        return _printed(_holds(condition), whole_number(printed, (*here, "points"), 0, 20))
    except (KeyError, TypeError) as error:
        problem = f"not a condition of the rules: {condition!r} for {printed!r} (SEN-7.2 to 7.6)"
        raise EditionError((*here, "condition"), problem) from error


def _target(number: int, one: int, both: int) -> Rule:
    """Information: one die shows the number, or both do (SEN-7.2)."""
    return lambda left, right: (0, one, both)[(left == number) + (right == number)]


def _formula(of: str, sign: int, offset: int, floor: int) -> Rule:
    """Service: the points are computed from the dice, never below the floor (SEN-7.3)."""
    value = _FORMULA[of]
    return lambda left, right: max(floor, sign * value(left, right) + offset)


def _printed(holds: Callable[[int, int], bool], points: int) -> Rule:
    """The printed points where the condition holds, else nothing (SEN-7.7)."""
    return lambda left, right: points if holds(left, right) else 0


def _holds(condition: Mapping[str, Any]) -> Callable[[int, int], bool]:
    """Transport, military and industry: a condition on two dice (SEN-7.4 to SEN-7.6)."""
    match condition:
        case {"kind": "compare", "op": op}:
            return _COMPARE[op]
        case {"kind": "sum_in", "ranges": ranges}:
            return lambda left, right: any(low <= left + right <= high for low, high in ranges)
        case {"kind": "abs_diff", "value": value}:
            return lambda left, right: abs(left - right) == value
        case {"kind": "parity", "left": l, "right": r}:
            odd = (_PARITY[l], _PARITY[r])
            return lambda left, right: (left % 2, right % 2) == odd
        case {"kind": "sum_parity", "value": value}:
            parity = _PARITY[value]
            return lambda left, right: (left + right) % 2 == parity
        case _:
            raise KeyError(condition["kind"])


def _names(values: Any, where: tuple[str, ...]) -> tuple[str, ...]:
    if (
        not isinstance(values, list)
        or len(values) < 4
        or not all(isinstance(v, str) for v in values)
    ):
        raise EditionError(where, "should be a list of at least four names")
    return tuple(values)
