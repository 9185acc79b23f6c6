"""How much one address, one table and all together may take; who gets less is told when to come."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from .settings import Settings, networks_of
from .tables import Refused

#: Addresses and tables whose use is remembered.
REMEMBERED = 10_000
#: Seconds that telling a game again counts until it is known how many it took.
BEFOREHAND = 0.2


class Allowance:
    """So many a second, and some saved up."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = self._left = float(most)
        self._at = time.monotonic()

    def spend(self) -> bool:
        """Take one off; False if there was none left.  Without a rate there is no limit."""
        if not self._rate:
            return True
        if self.left < 1:
            return False
        self._left -= 1
        return True

    @property
    def left(self) -> float:
        """What there is."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def owe(self, much: float) -> None:
        """Take off what was had, though there may be less."""
        self._left -= much

    def wait(self, much: float = 1) -> int:
        """Seconds until there is so much again."""
        return max(1, math.ceil((much - self._left) / self._rate))


class Allowances:
    """One allowance for each of many, of whom the latest are remembered."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def spend(self, who: str, problem: str) -> None:
        """Take one off, or refuse; without a rate there is no limit."""
        one = self._one(who)
        if one is not None and not one.spend():
            raise Refused("too-many", problem, retry=one.wait())

    def check(self, who: str, problem: str) -> None:
        """Refuse who owes something."""
        one = self._one(who)
        if one is not None and one.left < 0:
            raise Refused("too-many", problem, retry=one.wait(0))

    def owe(self, who: str, much: float) -> None:
        """Take off what was had."""
        if (one := self._one(who)) is not None:
            one.owe(much)

    def _one(self, who: str) -> Allowance | None:
        if not self._rate or not self._most:
            return None
        one = self._of.setdefault(who, Allowance(self._rate, self._most))
        self._of.move_to_end(who)
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return one


class Limits:
    """The use that is made of this server, and its bounds."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._proxies = networks_of(settings.proxies)
        self._requests = Allowances(settings.requests, settings.requests_burst)
        self._looks = Allowances(settings.looks, 4 * settings.looks)
        self._tables = Allowances(settings.tables_hour / 3600, settings.tables)
        self._guests = Allowances(settings.guests / 3600, settings.guests)
        self._sign_ins = Allowances(settings.sign_ins / 900, settings.sign_ins)
        self._names = Allowances(3 * settings.sign_ins / 900, 3 * settings.sign_ins)
        self._hints = Allowances(settings.hints / 60, settings.hints)
        self._reviews = Allowances(settings.reviews / 3600, settings.reviews)
        self._lines = Allowances(settings.lines / 60, settings.lines)
        self._editions = Allowances(settings.editions / 3600, settings.editions)
        self._retelling = Allowances(settings.retelling / 60, settings.retelling)
        self.sockets: Counter[str] = Counter()
        self.connections: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """One more request."""
        self._requests.spend(address, "too many requests from this address; try again soon")

    def look(self, table: str) -> None:
        """One more look at a table by somebody who holds no seat there."""
        self._looks.spend(table, "too many look at this table; try again soon")

    def table(self, address: str) -> None:
        """One more table."""
        self._tables.spend(address, "too many tables opened from this address; try again later")

    def guest(self, address: str) -> None:
        """One more guest."""
        self._guests.spend(address, "too many guests from this address; try again later")

    def password(self, address: str, whose: str, *, at_home: bool = False) -> None:
        """One more password tried, from an address and for somebody.

        All strange addresses together have so many for one person; one from which that person has
        come before has its own, so that nobody else can use them up.
        """
        problem = "too many passwords were tried; try again later"
        if at_home:
            self._sign_ins.spend(f"{address} {whose}", problem)
            return
        self._sign_ins.spend(address, problem)
        self._names.spend(whose, problem)

    def line(self, address: str) -> None:
        """One more line that is said, or written down."""
        self._lines.spend(address, "too much is said from this address; try again soon")

    def hint(self, address: str) -> None:
        """One more hint, or a try that is judged."""
        self._hints.spend(address, "too many hints for this address; try again soon")

    def review(self, address: str) -> None:
        """One more review."""
        self._reviews.spend(address, "too many reviews for this address; try again later")

    def edition(self, address: str) -> None:
        """One more edition that is shared."""
        self._editions.spend(address, "too many editions from this address; try again later")

    def retelling(self, address: str) -> None:
        """One more game to be told again."""
        problem = "too many games told again for this address; try again soon"
        self._retelling.check(address, problem)
        self._retelling.owe(address, BEFOREHAND)

    def retold(self, address: str, seconds: float) -> None:
        """It has been, and has taken so long."""
        self._retelling.owe(address, seconds - BEFOREHAND)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One more socket, as long as it is open."""
        self._room_for_one_more()
        if _reached(self._settings.sockets_each, self.sockets[address]):
            raise Refused("too-many", "too many pages are open from this address", retry=10)
        with _counted(self.sockets, address):
            yield

    def connection(self, address: str) -> None:
        """One more connection."""
        self._room_for_one_more()
        each = 0 if self.is_proxy(address) else self._settings.connections_each
        if _reached(each, self.connections[address]):
            raise Refused("too-many", "too many connections from this address", retry=10)

    def is_proxy(self, address: str) -> bool:
        """Whether others come through this address."""
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def _room_for_one_more(self) -> None:
        open = self.sockets.total() + self.connections.total()
        if _reached(self._settings.connections, open):
            raise Refused("busy", "this server is full at the moment; try again soon", retry=10)


@contextmanager
def _counted(counter: Counter[str], key: str) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


def _reached(limit: int, count: int) -> bool:
    return 0 < limit <= count


def address_of(client: tuple[str, int] | None) -> str:
    """Who a client is: its address, or of an address of IPv6 the network it may choose from.

    >>> address_of(("203.0.113.7", 4711))
    '203.0.113.7'
    >>> address_of(("2001:db8:1:2:3:4:5:6", 4711))
    '2001:db8:1:2::/64'
    """
    if client is None:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0]
    if not isinstance(address, IPv6Address):
        return client[0]
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
