"""Snapshots as plain text, and chance counted by kind.

Snapshots are a cache: they are emptied here, and each game is played once from its first move
when its table is next opened, which also counts what chance has answered.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Empty the snapshots and the count of chance's answers."""
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.drop_column("state")
        snapshots.add_column(sa.Column("state", sa.Text(), nullable=False, server_default=""))
    op.execute("UPDATE snapshots SET rules = '', begun = 0")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("dealt")
        tables.add_column(sa.Column("dealt", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Number chance's answers, and empty the snapshots again."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("dealt")
        tables.add_column(sa.Column("dealt", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.drop_column("state")
        snapshots.add_column(
            sa.Column("state", sa.LargeBinary(), nullable=False, server_default="")
        )
    op.execute("UPDATE snapshots SET rules = '', begun = 0")
