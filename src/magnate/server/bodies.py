"""The shapes of what pages send; anything else is answered with what would have been right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    TypeAdapter,
)

from magnate.engine.names import NAME, proper_name

SEATS = 16


def _proper(name: str) -> str:
    return proper_name(name) if name.strip() else ""


def plain_text(text: str) -> str:
    """A text that can be kept."""
    if any(one == "\0" or "\ud800" <= one <= "\udfff" for one in text):
        raise ValueError("should hold no null characters and no halves of characters")
    return text


def _whole(value: Any) -> Any:
    """What JSON calls an integer: 5.0 is 5."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


#: The characters that no name has, as `engine.names` refuses them, for a class of a pattern.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160"
    r"\u17b4-\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164"
    r"\ud800-\udfff\ufeff\uffa0\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f"
)
NAMED = "Something that can be seen, and nothing invisible or that turns the text round."
NAME_PATTERN = rf"^\s*[^{UNSEEN}]*\s*$"
Name = Annotated[
    str,
    Field(max_length=NAME, description=NAMED, json_schema_extra={"pattern": NAME_PATTERN}),
    AfterValidator(_proper),
]
Key = Annotated[str, Field(min_length=1, max_length=40)]
Whole = Annotated[int, BeforeValidator(_whole)]
Number = Annotated[Whole, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[Whole, Field(ge=0, lt=SEATS)]
#: A game has four colours, in an order of its own.
Colour = Annotated[Whole, Field(ge=0, lt=4)]
Token = Annotated[str, Field(min_length=1, max_length=100)]
OptionId = Annotated[str, Field(min_length=1, max_length=200)]


class Body(BaseModel):
    """Exact types, and nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatBody(Body):
    """Who shall sit there; an open seat is left for somebody to join."""

    kind: Literal["human", "bot"]
    level: Key | None = None
    name: Name | None = None
    open: bool = False
    colour: Colour | None = None


class LiveClock(Body):
    """Seconds in everybody's bank, and those that every turn adds."""

    kind: Literal["live"]
    bank: Annotated[Whole, Field(ge=30, le=86_400)]
    increment: Annotated[Whole, Field(ge=0, le=3600)] = 0


class DaysClock(Body):
    """Days for every turn, of which each player's waking hours count."""

    kind: Literal["days"]
    days: Annotated[Whole, Field(ge=1, le=30)]


class TableBody(Body):
    """A table to be opened."""

    game: Key
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=SEATS)]
    seed: (
        Annotated[Whole, Field(ge=-(2**63), lt=2**63)]
        | Annotated[str, Field(min_length=1, max_length=64), AfterValidator(plain_text)]
        | None
    ) = None
    edition: Annotated[str, AfterValidator(plain_text)] | None = None
    variants: Annotated[list[Key], Field(max_length=16)] = []
    name: Name | None = None
    open: bool = False
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    stand_in: Key | None = None
    hints: bool | None = None


class JoinBody(Body):
    """A free seat to be taken."""

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None


class SitBody(Body):
    """The token that shall open a seat from now on, made by the page that sits down there."""

    token: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,100}$")]


class ActBody(Body):
    """Something done to the draft."""

    seat: SeatNumber
    version: Number


class SeatActBody(Body):
    """Something done about a seat, not to the draft."""

    seat: SeatNumber


class FillBody(SeatActBody):
    """A free seat that a bot shall play."""

    level: Key | None = None


class EndBody(SeatActBody):
    """Whether a seat would end the game here."""

    ends: bool


class ChooseBody(ActBody):
    """An option chosen."""

    option: OptionId


class Hello(Body):
    """The first frame: the seats a page holds, and how many entries of the log it has.

    `draws` are the games that the page has a board for; a table of any other is put into words.
    """

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=SEATS)] = []
    log: Number = 0
    draws: Annotated[list[Key], Field(max_length=200)] | None = None


class ChooseFrame(ChooseBody):
    """An option chosen."""

    type: Literal["choose"]


class ActFrame(ActBody):
    """Something done to the draft."""

    type: Literal["undo", "restart", "confirm"]


HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
FRAME: TypeAdapter[ChooseFrame | ActFrame] = TypeAdapter(
    Annotated[ChooseFrame | ActFrame, Field(discriminator="type")]
)


def complaint(errors: Iterable[Mapping[str, Any]]) -> str:
    """What is wrong with the shape of something, without repeating what it said."""
    said = []
    for error in list(errors)[:3]:
        where = ".".join(str(part) for part in error["loc"] if part != "body")
        said.append(f"{where}: {error['msg']}" if where else str(error["msg"]))
    return "; ".join(said)[:500].encode("utf-8", "replace").decode()


class SeatLink(BaseModel):
    """The way to a seat; the token is told this once."""

    url: str
    token: str


class WatchLink(BaseModel):
    """The way to watch."""

    url: str


class Opened(BaseModel):
    """A table that has been opened."""

    id: str
    seats: list[SeatLink | None]
    watch: WatchLink


class EditionJson(BaseModel):
    """Which edition."""

    name: str
    hash: str


class GameWords(BaseModel):
    """What the start page says of a game, in one language."""

    title: str
    line: str
    by: str
    facts: list[str]
    variants: dict[str, str]


class GameJson(BaseModel):
    """A game that can be played here."""

    key: str
    words: dict[str, GameWords]
    seats: list[int]
    variants: list[str]
    alternatives: list[list[str]]
    assumed: list[str]
    fits: dict[str, list[int]]
    edition: EditionJson
    lessons: list[str]


class ListedSeat(BaseModel):
    """A seat of a listed table."""

    name: str | None
    kind: Literal["human", "bot"]
    level: str | None
    taken: bool
    colour: int


class ListedTable(BaseModel):
    """A table on the start page."""

    id: str
    game: str
    name: str | None
    seats: list[ListedSeat]
    over: bool
    watch: WatchLink
    started: str
    changed: str
    mover: int | None
    round: int | None
    variants: list[str]
    seeded: bool
    clock: LiveClock | DaysClock | None
    until: str | None


class ErrorJson(BaseModel):
    """What went wrong, and what would have been right."""

    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class Failure(BaseModel):
    """Every error has this shape."""

    error: ErrorJson
