"""The rules a table began with; where tables come from; talk, turns taken back, daily tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NEW = (*("attempts", "dailies", "taken_back", "undo_asked", "reports", "notes", "talk", "origins"),)


def upgrade() -> None:
    """Add the columns and tables."""
    for name, length in (("rules", 40), ("checked", 16)):
        column = sa.Column(name, sa.String(length), nullable=False, server_default="")
        op.add_column("tables", column)
    op.create_table(
        "origins",
        _table_id(),
        sa.Column("source", sa.String(16)),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text()),
    )
    _create_talk()
    _create_taking_back()
    _create_daily()


def _create_talk() -> None:
    op.create_table(
        "talk",
        _table_id(),
        _number("n"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
    )
    op.create_table(
        "notes",
        _table_id(),
        sa.Column("author", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "reports",
        _table_id(),
        _number("n"),
        sa.Column("author", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )


def _create_taking_back() -> None:
    op.create_table(
        "undo_asked",
        _table_id(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("back", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
    )
    op.create_table(
        "taken_back",
        _table_id(),
        _number("line"),
        _number("n"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )


def _create_daily() -> None:
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("begun", sa.Double(), nullable=False),
        sa.Column("result", sa.JSON()),
    )
    op.create_index("attempts_of_a_day", "attempts", ["day", "who"])


def downgrade() -> None:
    """Remove them."""
    for table in NEW:
        op.drop_table(table)
    for column in ("checked", "rules"):
        op.drop_column("tables", column)


def _table_id() -> sa.Column[str]:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), table, primary_key=True)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), primary_key=True, autoincrement=False)
