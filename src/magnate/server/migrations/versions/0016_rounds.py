"""The round a table is in, for the lists; a table has it from its next move on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("round", sa.Integer()))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "round")
