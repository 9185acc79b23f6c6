"""Whether a seat's token is still an invitation; those of older tables are not."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    claimed = sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("seats", claimed)


def downgrade() -> None:
    """From this version."""
    op.drop_column("seats", "claimed")
