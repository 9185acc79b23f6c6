"""What every question says besides its kind: what its chooser cannot see on the table."""

from __future__ import annotations

from typing import Literal, TypedDict

from .view_types import Action, Project, Region


class OfTab(TypedDict):
    """The project tab."""

    tab: Project


class OfTabSpace(OfTab):
    """The project tab, and its space that pays."""

    space: int


class OfMoves(TypedDict):
    """The moves that are left."""

    moves: int


class OfEmployee(TypedDict):
    """Who goes there: an employee of a cell, at work or idle."""

    cell: str
    who: Literal["active", "idle"]


class OfRegion(TypedDict):
    """The region."""

    region: Region


class OfIncome(OfRegion):
    """The region, and how often its transport income is paid."""

    n: int


class OfCost(TypedDict):
    """What the donation costs."""

    cost: int


class OfAction(TypedDict):
    """The action of the round."""

    action: Action


class OfDepartment(TypedDict):
    """The department that is used or built."""

    department: str


class OfProject(TypedDict):
    """The project that is built."""

    project: Project


class OfResearch(TypedDict):
    """The research points that are left."""

    rp: int


#: What is said by which kind; None says no more than its kind.
Questions = TypedDict(
    "Questions",
    {
        "side": OfTab,
        "first": None,
        "reserve": None,
        "move": OfMoves,
        "to": OfEmployee,
        "row": None,
        "return": OfRegion,
        "lobby": None,
        "income": OfTabSpace,
        "donate": OfCost,
        "use": OfAction,
        "mission": OfDepartment,
        "project": None,
        "slot": OfProject,
        "times": OfDepartment,
        "department": None,
        "cell": OfDepartment,
        "bring": OfDepartment,
        "top": OfCost,
        "research": OfResearch,
        "activate": None,
        "region": None,
        "share": OfRegion,
        "level": OfIncome,
        "place": None,
    },
)
