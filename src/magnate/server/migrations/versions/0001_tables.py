"""Tables, seats, moves and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Text()),
        sa.Column("variants", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("seeded", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("dealt", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer()),
        sa.Column("draft", sa.JSON(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("bot_next", sa.Boolean(), nullable=False),
    )
    op.create_index("open_tables", "tables", ["open", "over", "changed"])
    op.create_index("waiting_for_bots", "tables", ["bot_next"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("name", sa.String(80)),
        sa.Column("token", sa.String(64)),
    )
    op.create_table(
        "moves",
        _table_id(),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("log", "moves", ["table_id", "entry"])
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("begun", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("snapshots", "moves", "seats", "tables"):
        op.drop_table(table)


def _table_id() -> sa.Column[str]:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), table, primary_key=True)
