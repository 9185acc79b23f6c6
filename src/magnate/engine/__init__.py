"""The rules engine: decisions, positions, chance, records, editions.  Standard library alone."""
