"""People: guests and accounts, whose seats are whose, results, clocks, ways to be told."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NEW = ("channels", "clocks", "ratings", "results", "secrets", "visits", "people")
SEATS = ("forgotten", "ends", "resigned", "salt", "person")


def upgrade() -> None:
    """Add what is known of people."""
    op.add_column("tables", sa.Column("mover", sa.Integer()))
    op.add_column("tables", sa.Column("stand_in", sa.String(40)))
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("rematch", sa.String(16)))
    op.add_column("seats", sa.Column("person", sa.String(16)))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.add_column("seats", sa.Column("salt", sa.String(64)))
    op.add_column("seats", _flag("resigned"))
    op.add_column("seats", _flag("ends"))
    op.add_column("seats", _flag("forgotten"))
    _people()
    _results()
    _clocks()


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def _of(column: str, table: str, **more: Any) -> sa.Column[str]:
    owner = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(column, sa.String(16), owner, **more)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80)),
        sa.Column("account", sa.String(160), unique=True),
        sa.Column("password", sa.Text()),
        sa.Column("since", sa.Double(), nullable=False),
        _flag("banned"),
        sa.Column("shown", sa.String(8), nullable=False, server_default="me"),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("wakes", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("sleeps", sa.Integer(), nullable=False, server_default="24"),
    )
    op.create_table(
        "visits",
        sa.Column("token", sa.String(64), primary_key=True),
        _of("person", "people", nullable=False, index=True),
        sa.Column("seen", sa.Double(), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(80), nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        _of("person", "people", nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("after", sa.Double(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(200)),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(16), index=True),
        sa.Column("name", sa.String(80)),
        sa.Column("level", sa.String(40)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("called", sa.String(80)),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "ratings",
        _of("person", "people", primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )


def _clocks() -> None:
    op.create_table(
        "clocks",
        _of("table_id", "tables", primary_key=True),
        sa.Column("left", sa.JSON(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("since", sa.Double()),
        sa.Column("due", sa.Double(), index=True),
    )


def downgrade() -> None:
    """Forget people."""
    for table in NEW:
        op.drop_table(table)
    op.drop_index("ix_seats_person", "seats")
    for column in SEATS:
        op.drop_column("seats", column)
    for column in ("rematch", "clock", "stand_in", "mover"):
        op.drop_column("tables", column)
