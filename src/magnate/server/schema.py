"""The tables of the database; `migrations/` brings a database to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

#: A table: what was agreed when it was opened, and how far it has come.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Text),  # the text of an edition file; none for the standard edition
    Column("variants", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("name", String(80)),
    Column("open", Boolean, nullable=False),
    Column("started", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("dealt", JSON, nullable=False),  # chance's answers, counted by kind
    Column("entries", Integer, nullable=False),
    Column("last", Integer),
    Column("draft", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bot_next", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),  # nobody moves any more
    Column("mover", Integer),  # the seat that the game waits for
    Column("round", Integer),  # in games that count them
    Column("stand_in", String(40)),  # the bot that plays for who is away
    Column("clock", JSON),  # the rule of time, if there is one
    Column("rematch", String(16)),  # the table where the same play again
    Column("hints", Boolean),  # whether they are given, if that was said
    Column("rules", String(40), nullable=False, server_default=""),  # those it began with
    Column("checked", String(16), nullable=False, server_default=""),  # those it was replayed with
    Column("opener", String(64), nullable=False, server_default=""),  # the same for one address
    Index("open_tables", "open", "over", "changed"),
    Index("waiting_for_bots", "bot_next"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40)),
    Column("name", String(80)),
    Column("token", String(64)),  # the digest of the token; none while the seat is free
    Column("claimed", Boolean, nullable=False, server_default=true()),  # by whom it was meant for
    Column("person", String(16), index=True),  # whose seat it is, if that is known
    Column("salt", String(64)),  # with the server's secret, the token of a person's seat
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column(
        "ends", Boolean, nullable=False, server_default=false()
    ),  # whether it would end the game
    Column("forgotten", Boolean, nullable=False, server_default=false()),  # by its person
    Column("colour", Integer),  # the one asked for, if any
    Column("hints", Integer, nullable=False, server_default="0"),  # those it has asked for
)

#: The record: every committed choice, chance's included.  Rows are added and never changed.
moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("log", "table_id", "entry"),
    sqlite_with_rowid=False,
)

#: A cache: the state when the running procedure began, after `begun` moves.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("begun", Integer, nullable=False),
    Column("rules", String(16), nullable=False),
    Column("state", Text, nullable=False),
)

# People.  Seats and results name them without a reference: whoever goes leaves both behind.

#: Guests and, with a password, accounts.
people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80)),
    Column("account", String(160), unique=True),  # the name as it is compared; none for guests
    Column("password", Text),
    Column("since", Double, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("shown", String(8), nullable=False, server_default="me"),  # to whom, the profile
    Column("language", String(8), nullable=False, server_default="en"),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("wakes", Integer, nullable=False, server_default="0"),  # hours of the day between
    Column("sleeps", Integer, nullable=False, server_default="24"),  # which one may be disturbed
)

#: Browsers that know who they are; of the token in their cookie, the digest.
visits = Table(
    "visits",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seen", Double, nullable=False),
)

#: From where accounts have been signed in to: digests, of no use without the server's secret.
places = Table(
    "places",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(64), primary_key=True),
    Column("seen", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(80), nullable=False),
)

#: How games ended for those who sat there; they outlive their tables.
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), index=True),
    Column("name", String(80)),
    Column("level", String(40)),
    Column("game", String(40), nullable=False),
    Column("called", String(80)),  # the table
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", JSON, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

#: Whose time runs since when, and what the others have left.
clocks = Table(
    "clocks",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("left", JSON, nullable=False),  # seconds, by seat
    Column("seat", Integer),
    Column("since", Double),
    Column("due", Double, index=True),
)

#: When a server last kept the time of live clocks; one row.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

#: The ways by which people want to be told.
channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON),  # of a browser: what a push to it is sealed with
    Column("daily", Boolean, nullable=False),  # everything once a day
    Column("code", String(64)),  # until it is confirmed
    Column("after", Double, nullable=False),  # nothing is sent before
    Column("told", JSON, nullable=False),  # by table, the moves at the last notice
    Column("tries", Integer, nullable=False),
    Column("problem", String(200)),
)

# Replays, talk, taking back, the daily table.

#: Where a table comes from whose game was not set up for it: another table, or a record.
origins = Table(
    "origins",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("source", String(16)),  # the other table; none for a record
    Column("move", Integer, nullable=False),
    Column("state", Text),  # where it begins; none for the beginning of a game
)

#: What is said at a table.
talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # said, gone; undone, refused: by the table itself
    Column("seat", Integer),  # none for those who look on
    Column("author", String(64), nullable=False),
    Column("name", String(80)),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("seen", Double, nullable=False),  # by those who hold a seat, from then on
    Column("person", String(16), index=True),  # who said it, if that is known; for the operator
)

#: What somebody writes down at a table for themselves.
notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("author", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

#: Lines that somebody asks the operator to look at.
reports = Table(
    "reports",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("author", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)

#: A turn that a seat asks to take back, and who has agreed.
undo_asked = Table(
    "undo_asked",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("moves", Integer, nullable=False),  # made when it was asked
    Column("back", Integer, nullable=False),  # the first move that would go
    Column("agreed", JSON, nullable=False),
    Column("at", Double, nullable=False, server_default="0"),
    Column("open", Boolean, nullable=False, server_default=true()),  # not answered yet
    Column("refused", JSON, nullable=False, server_default="[]"),  # seats that asked in vain
)

#: The moves of turns that were taken back: the other lines of a record.
taken_back = Table(
    "taken_back",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

#: The game of a day, the same for everybody.
dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(40), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("rules", String(40), nullable=False),
)

#: Who has played a day; it outlives the table.
attempts = Table(
    "attempts",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("who", String(64), nullable=False),
    Column("name", String(80)),
    Column("counted", Boolean, nullable=False),
    Column("begun", Double, nullable=False),
    Column("result", JSON),  # once it is over
    Index("attempts_of_a_day", "day", "who"),
    Index(
        "attempts_that_count",
        "day",
        "who",
        unique=True,
        sqlite_where=text("counted"),
        postgresql_where=text("counted"),
    ),
)

#: Reviews of finished games, each made once for a record and a way of reviewing.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("record", String(64), nullable=False),  # a digest of everything that was played
    Column("version", String(60), nullable=False),
    Column("status", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Column("found", Text, nullable=False),  # the parts that are made, by number
    Column("review", Text),  # once it is done
    Index("reviews_once", "record", "version", unique=True),
)

#: Editions that somebody shares, each under the hash of its text.
editions = Table(
    "editions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("hash", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("read", Double, nullable=False, index=True),  # when somebody last did
)

#: How far somebody has come in the lessons of a game.
learned = Table(
    "learned",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("progress", JSON, nullable=False),
)

#: How many have come to every step of a lesson, where that is counted.
lesson_counts = Table(
    "lesson_counts",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("step", String(40), primary_key=True),  # or "end"
    Column("people", Integer, nullable=False),
)
