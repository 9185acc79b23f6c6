"""Hints and reviews: how good the turns of a game are, by one yardstick."""

from __future__ import annotations

from .hints import hint
from .reviewing import Reviewing, opened
from .summing import Summary, version_of
from .trying import work_for

__all__ = ["Reviewing", "Summary", "hint", "opened", "version_of", "work_for"]
