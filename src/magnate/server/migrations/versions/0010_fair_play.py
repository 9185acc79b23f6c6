"""One try at a day counts for everybody, and a turn is asked back once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

LATER = """
UPDATE attempts SET counted = :no WHERE counted = :yes AND EXISTS (
    SELECT 1 FROM attempts AS first
    WHERE first.day = attempts.day AND first.who = attempts.who AND first.counted = :yes
    AND (first.begun < attempts.begun
         OR (first.begun = attempts.begun AND first.table_id < attempts.table_id)))
"""


def upgrade() -> None:
    """Of several only the first counts, and there are no more."""
    truth = {"yes": True, "no": False}
    bound = [sa.bindparam(name, value, sa.Boolean()) for name, value in truth.items()]
    op.execute(sa.text(LATER).bindparams(*bound))
    counted = sa.text("counted")
    op.create_index(
        "attempts_that_count",
        "attempts",
        ["day", "who"],
        unique=True,
        sqlite_where=counted,
        postgresql_where=counted,
    )
    op.execute("DELETE FROM undo_asked")
    for column in (
        sa.Column("at", sa.Double(), nullable=False, server_default="0"),
        sa.Column("open", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("refused", sa.JSON(), nullable=False, server_default="[]"),
    ):
        op.add_column("undo_asked", column)


def downgrade() -> None:
    """Let there be several."""
    op.drop_index("attempts_that_count", "attempts")
    for column in ("at", "open", "refused"):
        op.drop_column("undo_asked", column)
