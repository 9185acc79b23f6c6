"""Who said a line, for the operator to whom it is reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what a seat has said was said by who has it."""
    op.add_column("talk", sa.Column("person", sa.String(16)))
    op.create_index("ix_talk_person", "talk", ["person"])
    op.execute(
        "UPDATE talk SET person = (SELECT seats.person FROM seats"
        " WHERE seats.table_id = talk.table_id AND seats.seat = talk.seat)"
        " WHERE talk.seat IS NOT NULL"
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("ix_talk_person", "talk")
    op.drop_column("talk", "person")
