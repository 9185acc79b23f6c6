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
    Column("closed", Boolean, nullable=False, server_default=false()),  # by the operator
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
