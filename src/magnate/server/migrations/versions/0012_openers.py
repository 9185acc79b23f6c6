"""Who opened a table, as far as is needed to share the list fairly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of earlier tables nobody knows."""
    op.add_column("tables", sa.Column("opener", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "opener")
