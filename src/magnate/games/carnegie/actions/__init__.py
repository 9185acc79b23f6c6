"""One procedure for each thing the rulebook lets a player do."""
