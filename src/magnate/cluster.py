"""Many games at a time: in processes of this machine, or on a Ray cluster (`magnate[cluster]`)."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from magnate.engine.game import NotPossible

A = TypeVar("A")
B = TypeVar("B")

#: The address that starts a Ray of one's own, on this machine.
LOCAL = "local"


class Workers(Protocol):
    """Whoever does a piece of work for each thing asked; both must be fit for a pickle."""

    def __call__(
        self, work: Callable[[A], B], asked: Iterable[A], *, ordered: bool = True
    ) -> Iterator[B]:
        """What comes of each, in the order asked, or as it is ready."""


@contextmanager
def workers(jobs: int, ray: str | None = None) -> Iterator[Workers]:
    """So many processes, or the cluster at an address; they are gone afterwards."""
    if ray is not None:
        with _on_ray(ray, jobs) as found:
            yield found
    elif jobs == 1:
        yield _here
    else:
        with _without_ctrl_c():
            pool = get_context("spawn").Pool(jobs)
        with pool:
            yield _Processes(pool)


def _here(work: Callable[[A], B], asked: Iterable[A], *, ordered: bool = True) -> Iterator[B]:
    del ordered  # one after the other is in order
    return map(work, asked)


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Ctrl-C is for whoever starts processes, and ends them; they are deaf to it from the start."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Processes:
    """A pool of processes."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    def __call__(
        self, work: Callable[[A], B], asked: Iterable[A], *, ordered: bool = True
    ) -> Iterator[B]:
        found: Iterator[B] = (self._pool.imap if ordered else self._pool.imap_unordered)(
            work, asked
        )
        return found


@contextmanager
def _on_ray(address: str, jobs: int) -> Iterator[Workers]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NotPossible("--ray needs Ray: pip install 'magnate[cluster]'") from error
    if address == LOCAL:
        how: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False}
    else:
        how = {"address": address}
    ray.init(log_to_driver=False, logging_level="error", **how)
    try:
        yield _Cluster(ray)
    finally:
        ray.shutdown()


class _Cluster:
    """A Ray cluster; twice as much as it has processors is under way at a time."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __call__(
        self, work: Callable[[A], B], asked: Iterable[A], *, ordered: bool = True
    ) -> Iterator[B]:
        ray, more = self._ray, iter(asked)
        remote = ray.remote(work).remote
        under_way = deque(remote(one) for one in islice(more, self._most))
        while under_way:
            if not ordered:
                (ready,), _ = ray.wait(list(under_way), num_returns=1)
                under_way.remove(ready)
                under_way.appendleft(ready)
            yield ray.get(under_way.popleft())
            under_way.extend(remote(one) for one in islice(more, 1))
