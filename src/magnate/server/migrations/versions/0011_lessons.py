"""How far people have come in the lessons, and how many have come how far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "learned",
        sa.Column(
            "person",
            sa.String(16),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("progress", sa.JSON(), nullable=False),
    )
    op.create_table(
        "lesson_counts",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("step", sa.String(40), primary_key=True),
        sa.Column("people", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("lesson_counts")
    op.drop_table("learned")
