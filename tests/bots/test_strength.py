from __future__ import annotations

import json
from pathlib import Path

from benchmarks.strength import keep, strengths
from magnate.arena import Contest, contest_games


def test_new_results_leave_what_is_known_of_other_levels(tmp_path: Path) -> None:
    contest = Contest.of("sentient", ["clerk", "apprentice"], 2, 2, 1)
    list(contest_games(contest, file=tmp_path / "results.jsonl"))
    found = strengths([tmp_path / "results.jsonl"])
    assert found["sentient"]["2"]["clerk"]["of"] == 2
    (tmp_path / "sentient").mkdir()
    before = {"won": 1.0, "of": 4, "points": 60.0}
    known = {"2": {"banker": before, "clerk": before}}
    file = tmp_path / "sentient" / "strength.json"
    file.write_text(json.dumps(known), encoding="utf-8")
    keep(found, tmp_path)
    now = json.loads(file.read_text(encoding="utf-8"))["2"]
    assert list(now) == ["clerk", "banker"], "weakest first"
    assert now["banker"] == before
    assert now["clerk"] == found["sentient"]["2"]["clerk"]
