"""The keys of browsers that are told by push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("channels", sa.Column("keys", sa.JSON()))


def downgrade() -> None:
    """Take it away; whoever asked for pushes gets none."""
    op.execute("DELETE FROM channels WHERE kind = 'push'")
    op.drop_column("channels", "keys")
