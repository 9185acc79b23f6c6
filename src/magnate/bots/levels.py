"""The five levels, weakest first: one way of playing, deeper and with fewer lapses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from .lines import Depth, Lines


class Apprentice(Lines):
    """Sees the next steps alone, and overlooks much."""

    depth = Depth(width=1, share=100, steps=2, lapse=0.6)


class Clerk(Lines):
    """Thinks its turn through, and overlooks some of it."""

    depth = Depth(width=2, share=120, lapse=0.4)


class Merchant(Lines):
    """Plays its turn soundly, and overlooks little."""

    depth = Depth(lapse=0.2)


class Banker(Lines):
    """Plays the best turn it finds, and overlooks next to nothing."""

    depth = Depth()
    depths: ClassVar[Mapping[str, Depth]] = {
        "yokohama": Depth(lapse=0.08),
        "carnegie": Depth(lapse=0.08),
        "carnegie:1": Depth(paired=6),
    }


class Magnate(Lines):
    """Tries its best turns over whole rounds."""

    depth = Depth(lines=6, trials=2, rounds=2)
    depths: ClassVar[Mapping[str, Depth]] = {
        "sentient": Depth(lines=8, trials=3, rounds=4, budget=60_000),
        "nippon": Depth(
            lines=6, trials=2, rounds=4, reply=100, temper=1.0, halved=False, budget=60_000
        ),
        "yokohama": Depth(
            lines=6, trials=2, rounds=6, temper=1.0, rival=0.5, halved=False, budget=60_000
        ),
        "yokohama:3": Depth(
            lines=6, rounds=6, reply=30, temper=1.0, rival=0.5, halved=False, budget=40_000
        ),
        "yokohama:4": Depth(
            lines=6, rounds=6, reply=20, temper=1.0, rival=0.5, halved=False, budget=30_000
        ),
        "carnegie": Depth(
            lines=8,
            trials=2,
            rounds=6,
            counted=True,
            reply=60,
            temper=1.0,
            rival=0.5,
            halved=False,
            budget=100_000,
        ),
        "carnegie:1": Depth(
            lines=6,
            trials=3,
            rounds=3,
            reply=60,
            temper=1.0,
            learned=0.5,
            halved=False,
            paired=4,
            budget=100_000,
        ),
    }
