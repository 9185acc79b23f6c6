"""The register: guests, accounts, and the visits by which a browser is known again."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .belongings import forget, hand_over
from .database import Database
from .opening import ALPHABET
from .tables import Refused, digest

#: Passwords that are hashed at one time; each takes 64 MiB of memory.
HASHING = 2
#: Seconds after which a visit is noted anew, and for which a place is remembered.
NOTED, REMEMBERED = 3600.0, 365 * 86_400.0


@dataclass(frozen=True)
class Person:
    """A guest or, with an account, somebody who can come back from anywhere."""

    id: str
    name: str | None
    account: str | None
    since: float
    shown: str = "me"
    language: str = "en"
    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 24
    banned: bool = False


#: The columns of a person that may be told; never the password.
TOLD = [column for column in schema.people.c if column.name in Person.__dataclass_fields__]


def folded(name: str) -> str:
    """A name as it is compared: capitals, widths and spaces make no difference.

    >>> folded(" ADA  Lovelace ")
    'ada lovelace'
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def new_id() -> str:
    """An id that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Register:
    """Who is who; each change is one transaction."""

    def __init__(self, database: Database, secret: str = "") -> None:
        self.database = database
        self._secret = secret
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHING)

    async def open(self) -> None:
        """Find the secret of this server, or draw one; all servers of a database have the same."""
        if not self._secret:
            self._secret = await self.kept("cookies", lambda: secrets.token_hex(32))

    async def kept(self, name: str, draw: Callable[[], str]) -> str:
        """A secret of this database, drawn by the first server that asks for it."""
        row = schema.secrets
        query = select(row.c.value).where(row.c.name == name)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return str(found)
        drawn = draw()
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(row), {"name": name, "value": drawn})
        except IntegrityError:  # another server was quicker
            async with self.database.reading() as connection:
                return str((await connection.execute(query)).scalar_one())
        return drawn

    def signed(self, purpose: str, text: str) -> str:
        """What only this server can have made of a text."""
        made = hmac.new(self._secret.encode(), f"{purpose}:{text}".encode(), sha256)
        return made.hexdigest()

    def opener(self, address: str) -> str:
        """Whoever opens tables from an address, known again by what does not tell it."""
        return self.signed("opener", address)

    def seat_token(self, salt: str) -> str:
        """The token of a seat that belongs to a person, whichever browser asks for it."""
        return self.signed("seat", salt)

    async def by_cookie(self, cookie: str, now: float | None = None) -> Person | None:
        """Whose browser it is; a forged cookie is not even looked up."""
        token, _, signature = cookie.partition(".")
        if not hmac.compare_digest(self.signed("visit", token).encode(), signature.encode()):
            return None
        now = time.time() if now is None else now
        visit, person = schema.visits, schema.people
        query = select(visit.c.seen, *TOLD).join(person).where(visit.c.token == digest(token))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None:
            return None
        if row["seen"] < now - NOTED:
            noted = update(visit).where(visit.c.token == digest(token)).values(seen=now)
            async with self.database.writing() as connection:
                await connection.execute(noted)
        return _person(row)

    async def guest(self, name: str | None, **likes: Any) -> tuple[Person, str]:
        """A new guest, and the cookie to be known by."""
        person = Person(new_id(), name, None, time.time(), **likes)
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.people), vars(person))
            return person, await self._visit(connection, person.id)

    async def change(self, person: Person, **likes: Any) -> Person:
        """Another name, or other likings; an account's name stays."""
        if "name" in likes and person.account not in (None, folded(likes["name"] or "")):
            raise Refused("taken", "the name of an account stays; only its spelling may change")
        row = schema.people
        async with self.database.writing() as connection:
            await connection.execute(update(row).where(row.c.id == person.id).values(likes))
            return await self._by_id(connection, person.id)

    async def make_account(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """Turn a guest into an account, with everything the guest has; a new cookie."""
        if person.account is not None:
            raise Refused("taken", "you have an account already")
        if folded(name) == "me":
            raise Refused("taken", "this name cannot be had; choose another")
        values = {"name": name, "account": folded(name), "password": await self._hash(password)}
        row = schema.people
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(row).where(row.c.id == person.id).values(values))
                await _end_visits(connection, person.id)
                cookie = await self._visit(connection, person.id)
                return await self._by_id(connection, person.id), cookie
        except IntegrityError:
            raise Refused("taken", "this name belongs to somebody; choose another") from None

    async def sign_in(self, name: str, password: str, guest: Person | None) -> tuple[Person, str]:
        """Come in with a password; what this browser did as a guest comes along."""
        row = schema.people
        query = select(row.c.id, row.c.password, row.c.banned).where(row.c.account == folded(name))
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        fits = await self._fits(found.password if found else None, password)
        if found is None or not fits:
            raise Refused("forbidden", "name and password do not belong together")
        if found.banned:
            raise Refused("forbidden", "this account has been banned by the operator")
        async with self.database.writing() as connection:
            if guest is not None and guest.account is None:
                await _merge(connection, guest.id, found.id)
            cookie = await self._visit(connection, found.id)
            return await self._by_id(connection, found.id), cookie

    async def at_home(self, name: str, address: str) -> bool:
        """Whether somebody with the password of an account has come from there before."""
        row, person = schema.places.c, schema.people.c
        query = select(row.seen).join(schema.people, person.id == row.person)
        query = query.where(person.account == folded(name), row.place == self._place(name, address))
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def settle(self, person: Person, address: str) -> None:
        """Remember from where somebody has come with the password of an account."""
        assert person.account is not None
        row, now = schema.places, time.time()
        here = {"person": person.id, "place": self._place(person.account, address)}
        gone = (row.c.place == here["place"]) | (row.c.seen < now - REMEMBERED)
        async with self.database.writing() as connection:
            await connection.execute(delete(row).where(row.c.person == person.id, gone))
            await connection.execute(insert(row), {**here, "seen": now})

    def _place(self, name: str, address: str) -> str:
        return self.signed("place", f"{folded(name)} {address}")

    async def sign_out(self, cookie: str) -> None:
        """Forget this browser."""
        row = schema.visits
        async with self.database.writing() as connection:
            await connection.execute(
                delete(row).where(row.c.token == digest(cookie.partition(".")[0]))
            )

    async def sign_out_everywhere(self, person: Person) -> str:
        """Forget all browsers of somebody but the one that asks, which gets a new cookie."""
        async with self.database.writing() as connection:
            await _end_visits(connection, person.id)
            return await self._visit(connection, person.id)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Another password; all other browsers have to sign in again."""
        await self.check_password(person, old)
        hashed = await self._hash(new)
        async with self.database.writing() as connection:
            await _set_password(connection, person.id, hashed)
            return await self._visit(connection, person.id)

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse who does not know the password of an account."""
        if person.account is None:
            return
        row = schema.people.c
        async with self.database.reading() as connection:
            query = select(row.password).where(row.id == person.id)
            kept = (await connection.execute(query)).scalar_one_or_none()
        if not await self._fits(kept, password):
            raise Refused("forbidden", "this is not the password")

    async def reset_password(self, name: str) -> str | None:
        """A new password for an account, for its operator to hand on; None if there is none."""
        password = secrets.token_urlsafe(9)
        hashed = await self._hash(password)
        row = schema.people.c
        async with self.database.writing() as connection:
            query = select(row.id).where(row.account == folded(name))
            id = (await connection.execute(query)).scalar_one_or_none()
            if id is None:
                return None
            await _set_password(connection, id, hashed)
        return password

    async def ban(self, name: str, *, banned: bool) -> bool:
        """Keep somebody out, by the name of an account or the id of a guest, or let in again."""
        row, seat = schema.people, schema.seats
        who = (row.c.account == folded(name)) | (row.c.id == name)
        async with self.database.writing() as connection:
            ids = list((await connection.execute(select(row.c.id).where(who))).scalars())
            if len(ids) != 1:
                return False
            await connection.execute(update(row).where(who).values(banned=banned))
            if banned:
                await _end_visits(connection, ids[0])
                nobody = {"token": digest(secrets.token_hex()), "salt": None}
                theirs = update(seat).where(seat.c.person == ids[0], seat.c.kind == "human")
                await connection.execute(theirs.values(nobody))
        return True

    async def by_name(self, name: str) -> Person | None:
        """The account of a name."""
        query = select(*TOLD).where(schema.people.c.account == folded(name))
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _person(row)

    async def delete(self, person: Person) -> None:
        """Forget somebody: seats and results stay, and have no name and no owner any more."""
        async with self.database.writing() as connection:
            await forget(connection, person.id)
            for row in OWNED:
                theirs = update(row).where(row.c.person == person.id)
                await connection.execute(theirs.values(person=None, name=None))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person.id))

    async def expire(self, before: float) -> int:
        """Forget guests who have no seat and no result and have not been seen since."""
        row, visit = schema.people.c, schema.visits.c
        known = [select(one.c.person).where(one.c.person.is_not(None)) for one in OWNED]
        lately = select(visit.person).where(visit.seen >= before)
        gone = delete(schema.people).where(
            row.account.is_(None),
            row.since < before,
            row.id.not_in(lately),
            *(row.id.not_in(one) for one in known),
        )
        async with self.database.writing() as connection:
            return (await connection.execute(gone)).rowcount

    async def _visit(self, connection: AsyncConnection, person: str) -> str:
        """Know a browser from now on; its cookie."""
        token = secrets.token_urlsafe(24)
        visit = {"token": digest(token), "person": person, "seen": time.time()}
        await connection.execute(insert(schema.visits), visit)
        return f"{token}.{self.signed('visit', token)}"

    async def _by_id(self, connection: AsyncConnection, id: str) -> Person:
        query = select(*TOLD).where(schema.people.c.id == id)
        return _person((await connection.execute(query)).mappings().one())

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one; an unknown name takes as long as a known one."""
        if kept is None:
            await self._hash(password)
            return False
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except (Argon2Error, InvalidHashError):
                return False


#: What a guest may have left behind.
OWNED = (schema.seats, schema.results)


def _person(row: Any) -> Person:
    return Person(**{name: row[name] for name in Person.__dataclass_fields__})


async def _end_visits(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(schema.visits).where(schema.visits.c.person == person))


async def _set_password(connection: AsyncConnection, person: str, hashed: str) -> None:
    row = schema.people
    await connection.execute(update(row).where(row.c.id == person).values(password=hashed))
    await connection.execute(delete(schema.places).where(schema.places.c.person == person))
    await _end_visits(connection, person)


async def _merge(connection: AsyncConnection, guest: str, account: str) -> None:
    """Give an account what a guest had; of two ratings the account's is kept."""
    await hand_over(connection, guest, account)
    for row in OWNED:
        theirs = update(row).where(row.c.person == guest)
        await connection.execute(theirs.values(person=account))
    row = schema.ratings
    other = row.alias()
    both = select(func.count()).where(
        other.c.person == account, other.c.game == row.c.game, other.c.seats == row.c.seats
    )
    new = update(row).where(row.c.person == guest, both.scalar_subquery() == 0)
    await connection.execute(new.values(person=account))
    await connection.execute(delete(schema.people).where(schema.people.c.id == guest))
