"""Retelling: games played again for those who ask, in threads of their own.

A replay, a story or a record is played from move one, which takes a while.  A few are told at once,
those of one address in turn with those of others, and each has so many seconds of it a minute.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from fastapi import Request

from .limits import Limits, address_of
from .turns import Turns

P = ParamSpec("P")
T = TypeVar("T")
#: Games that are told at once: more would only take time from the moves of all tables.
AT_ONCE = 2


class Retelling:
    """Where games are told again."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._turns = Turns(AT_ONCE, AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, "magnate-retelling")

    async def tell(
        self, request: Request, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Do some work for whoever asks, when it is their turn; who has asked for much waits."""
        address = address_of(request.scope.get("client"))
        self._limits.retelling(address)
        async with self._turns.turn(address, lambda: True):
            begun = time.thread_time

            def timed() -> tuple[T, float]:
                start = begun()
                return work(*args, **more), begun() - start

            found, took = await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        self._limits.retold(address, took)
        return found

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def retelling(request: Request) -> Retelling:
    """That of the app that answers."""
    found: Retelling = request.app.state.retelling
    return found
