"""What installed packages add: entry points of the groups `magnate.games` and `magnate.bots`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

log = logging.getLogger("magnate")
T = TypeVar("T")


def plugins(group: str, taken: Container[str], checked: Callable[[str, object], T]) -> dict[str, T]:
    """What others offer in a group, by name; one that cannot be used is reported and left out."""
    found: dict[str, T] = {}
    for entry in entry_points(group=group):
        if entry.name in taken or entry.name in found:
            log.warning("%s is left out: there is one of that name already", _named(entry))
            continue
        try:
            found[entry.name] = checked(entry.name, entry.load())
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, the others go on
            log.warning("%s cannot be used: %s: %s", _named(entry), type(error).__name__, error)
    return found


def _named(entry: EntryPoint) -> str:
    package = f" of the package {entry.dist.name}" if entry.dist else ""
    return f"{entry.group} {entry.name!r}{package} ({entry.value})"
