"""Runs the migrations on the connection that the server hands over."""

from alembic import context

from magnate.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the server holds the transaction
)
context.run_migrations()
