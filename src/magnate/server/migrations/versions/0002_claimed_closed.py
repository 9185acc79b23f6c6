"""Whether a seat's token is still an invitation (those of older tables are not); closed tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column(
        "seats", sa.Column("claimed", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column(
        "tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_column("tables", "closed")
    op.drop_column("seats", "claimed")
