"""What a player does in a turn, one module a chapter of the rulebook."""
