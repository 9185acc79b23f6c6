"""The colours that seats asked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("colour", sa.Integer()))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("seats", "colour")
