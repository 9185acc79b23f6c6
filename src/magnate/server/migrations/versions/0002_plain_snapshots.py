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
    # Never in batches: SQLite would drop the table, and with it all that refers to it.
    op.drop_column("snapshots", "state")
    op.add_column("snapshots", sa.Column("state", sa.Text(), nullable=False, server_default=""))
    op.execute("UPDATE snapshots SET rules = '', begun = 0")
    op.drop_column("tables", "dealt")
    op.add_column("tables", sa.Column("dealt", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Number chance's answers, and empty the snapshots again."""
    op.drop_column("tables", "dealt")
    op.add_column("tables", sa.Column("dealt", sa.Integer(), nullable=False, server_default="0"))
    op.drop_column("snapshots", "state")
    state = sa.Column("state", sa.LargeBinary(), nullable=False, server_default="")
    op.add_column("snapshots", state)
    op.execute("UPDATE snapshots SET rules = '', begun = 0")
