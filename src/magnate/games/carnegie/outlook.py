from .state import Table
def evaluate(t: Table, seat: int) -> float:
    return float(t.players[seat].points)
