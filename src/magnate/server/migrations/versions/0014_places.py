"""From where accounts have been signed in to, so that no stranger keeps their owners out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "places",
        sa.Column(
            "person",
            sa.String(16),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("places")
