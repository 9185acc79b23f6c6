"""Whether a seat's token is still an invitation (those of older tables are not); closed tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("seats", _flag("claimed", sa.true()))
    op.add_column("tables", _flag("closed", sa.false()))


def _flag(name: str, default: sa.ColumnElement[bool]) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=default)


def downgrade() -> None:
    """Remove them."""
    op.drop_column("tables", "closed")
    op.drop_column("seats", "claimed")
