"""Clocks: what a turn takes of a player's time; the moment is always given, never asked for.

A clock is *live*, with seconds in a bank and some more for each turn, or gives *days* for each
turn, of which only the waking hours of the player count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

#: Seconds that whoever returns to a live clock has at least.
GRACE = 60.0
HOUR = 3600.0


def iso(moment: float) -> str:
    """A moment as pages are told it.

    >>> iso(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


@cache  # clocks are looked at with every move, and a zone is a file
def zone_of(name: str) -> ZoneInfo:
    """A time zone; one that this machine no longer knows is taken for the world's."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return ZoneInfo("UTC")


@dataclass(frozen=True)
class Day:
    """The hours of the day, where somebody lives, in which their time runs."""

    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 24

    @property
    def length(self) -> float:
        """Seconds that somebody is awake on a day without a change of the clocks."""
        return (self.sleeps - self.wakes) * HOUR

    def awake(self, start: float, end: float) -> float:
        """Seconds between two moments in which somebody is awake."""
        spent = 0.0
        for wakes, sleeps in self._days(start):
            if wakes >= end:
                break
            spent += max(0.0, min(end, sleeps) - max(start, wakes))
        return spent

    def after(self, start: float, seconds: float) -> float:
        """The moment when somebody has been awake for so long."""
        for wakes, sleeps in self._days(start):
            begin = max(start, wakes)
            if begin + seconds <= sleeps:
                return begin + seconds
            seconds -= max(0.0, sleeps - begin)
        raise AssertionError("days do not end")

    def is_awake(self, now: float) -> bool:
        """Whether somebody may be disturbed."""
        return any(wakes <= now < sleeps for wakes, sleeps in self._first(now))

    def _first(self, now: float) -> list[tuple[float, float]]:
        days = self._days(now)
        return [next(days), next(days)]

    def _days(self, start: float) -> Iterator[tuple[float, float]]:
        """When the day begins and ends, from the day of a moment on."""
        zone = zone_of(self.zone)
        today = datetime.fromtimestamp(start, zone).date()
        while True:
            yield self._at(today, self.wakes, zone), self._at(today, self.sleeps, zone)
            today += timedelta(days=1)

    @staticmethod
    def _at(day: date, hour: int, zone: ZoneInfo) -> float:
        days, hour = divmod(hour, 24)
        return datetime.combine(day + timedelta(days=days), time(hour), zone).timestamp()


@dataclass(frozen=True)
class Clock:
    """What every seat has left, and whose time runs since when.

    Of days, `left` is what a seat has used of its turn while its time did not run on.
    """

    rule: Mapping[str, Any]
    left: tuple[float, ...]
    seat: int | None = None
    since: float | None = None

    @classmethod
    def new(cls, rule: Mapping[str, Any], seats: int) -> Clock:
        """A clock that stands still."""
        return cls(rule, (float(rule.get("bank", 0)),) * seats)

    @property
    def is_live(self) -> bool:
        """Whether there is a bank; else every turn has its own days."""
        return bool(self.rule["kind"] == "live")

    def remaining(self, seat: int, now: float, day: Day) -> float:
        """Seconds that a seat has left; a clock that is set back gives none."""
        since = self.since if seat == self.seat else None
        if self.is_live:
            return max(0.0, self.left[seat] - (0.0 if since is None else max(0.0, now - since)))
        passed = 0.0 if since is None else day.awake(since, now)
        return max(0.0, float(self.rule["days"]) * day.length - self.left[seat] - passed)

    def due(self, day: Day) -> float | None:
        """When the time of the seat that moves is up, if nothing happens before."""
        if self.seat is None or self.since is None:
            return None
        if self.is_live:
            return self.since + self.left[self.seat]
        used = min(self.left[self.seat], self.rule["days"] * day.length)
        return day.after(self.since, self.rule["days"] * day.length - used)

    def to(self, seat: int | None, now: float, day: Day, moved: int | None = None) -> Clock:
        """Another seat's time runs now, or nobody's; only who has moved gets time for that.

        The day is that of the seat whose time has run.
        """
        left = self.left
        if seat != self.seat and self.seat is not None:
            kept = self.remaining(self.seat, now, day)
            if not self.is_live:
                kept = self.rule["days"] * day.length - kept
            left = _with(left, self.seat, kept)
        if moved is not None and (seat != moved or self.seat != moved):
            left = self._rewarded(left, moved)
        if seat == self.seat:
            return replace(self, left=left)
        return replace(self, left=left, seat=seat, since=None if seat is None else now)

    def _rewarded(self, left: Sequence[float], moved: int) -> tuple[float, ...]:
        """The increment of a bank for who has moved in their own time; new days in any case."""
        if not self.is_live:
            return _with(left, moved, 0.0)
        more = self.rule["increment"] if self.seat == moved else 0.0
        return _with(left, moved, left[moved] + more)

    def run_out(self, day: Day) -> Clock:
        """The clock when the time of a seat is up: it stands still."""
        assert self.seat is not None
        nothing = 0.0 if self.is_live else self.rule["days"] * day.length
        return replace(self, left=_with(self.left, self.seat, nothing), seat=None, since=None)

    def back(self, seat: int) -> Clock:
        """The clock for somebody who returns once a bot has moved, who has a moment at least."""
        if not self.is_live:
            return self
        least = max(GRACE, float(self.rule["increment"]))
        return replace(self, left=_with(self.left, seat, max(self.left[seat], least)))


def _with(left: Sequence[float], seat: int, seconds: float) -> tuple[float, ...]:
    return (*left[:seat], float(seconds), *left[seat + 1 :])
