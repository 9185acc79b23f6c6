"""When time was last kept, so that nobody loses any while no server keeps it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table, and its one row."""
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("pulse")
