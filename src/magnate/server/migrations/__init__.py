"""The history of the database, run when a server starts."""
