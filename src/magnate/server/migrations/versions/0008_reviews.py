"""Hints that a table gives and a seat has taken; reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))
    counted = sa.Column("hints", sa.Integer(), nullable=False, server_default="0")
    op.add_column("seats", counted)
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), table, nullable=False),
        sa.Column("record", sa.String(64), nullable=False),
        sa.Column("version", sa.String(60), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.Column("review", sa.Text()),
    )
    op.create_index("ix_reviews_table_id", "reviews", ["table_id"])
    op.create_index("reviews_once", "reviews", ["record", "version"], unique=True)


def downgrade() -> None:
    """Remove them."""
    op.drop_table("reviews")
    op.drop_column("seats", "hints")
    op.drop_column("tables", "hints")
