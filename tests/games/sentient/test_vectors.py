"""The worked examples of the rules page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from magnate.games.sentient.actions import turned
from magnate.games.sentient.components import TYPES
from magnate.games.sentient.loading import scoring
from magnate.games.sentient.scoring import attract_investors, score_robots
from tests.games.sentient.table import BOX, laid_out, position
from tests.play import play, rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "sentient.md"
VECTORS: dict[str, dict[str, Any]] = {
    vector["id"].split()[0]: vector
    for block in re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for vector in yaml.safe_load(block)
}


def test_every_vector_is_tested_here_or_by_name() -> None:
    here = {"EX-1", "EX-4", "EX-5", "EX-6", "EX-7", "EX-8", "EX-9", "EX-13"}
    assert set(VECTORS) == here | {"EX-3", "EX-10", "EX-11"}


def points(card: dict[str, Any], left: int, right: int) -> int:
    return scoring(card, ("robots", "EX"))(left, right)


@rule("SEN-7.2", "SEN-7.3", "SEN-7.4", "SEN-7.6")
def test_ex_1_scoring_of_one_network() -> None:
    vector = VECTORS["EX-1"]
    dice = vector["dice"]
    per_card = [
        points(card, dice[card["slot"] - 1], dice[card["slot"]]) for card in vector["cards"]
    ]
    assert per_card == vector["expect"]["per_card"]
    assert sum(per_card) == vector["expect"]["total"]


@rule("SEN-5.3.2", "SEN-5.3.3", "SEN-5.3.4", "SEN-5.3.5", "SEN-5.3.6")
@pytest.mark.parametrize("case", VECTORS["EX-4"]["cases"])
def test_ex_4_calibration_and_wrap(case: dict[str, Any]) -> None:
    delta = 0 if case["blocked"] else case["delta"]
    assert turned(case["die"], delta) == case["expect"]


@rule("SEN-5.3.2", "SEN-5.3.3", "SEN-5.3.4", "SEN-5.4.1", "SEN-5.4.2", "SEN-7.4")
@pytest.mark.parametrize("name", ["EX-5", "EX-6", "EX-7", "EX-8"])
def test_ex_5_to_8_plug_in_block_and_score(name: str) -> None:
    vector = VECTORS[name]
    before, block, expect = vector["dice_before"], vector["block"], vector["expect"]
    t = laid_out(
        columns=[vector["card"], "SER-12", "MIL-12", "IND-12"],
        dice=[before["left"], before["right"], 1, 1, 1],
    )
    answer = {(0, 0): "none", (1, 0): "left", (0, 1): "right", (1, 1): "both"}
    ids = ["procure:0", "assistants:0", "robot:IND-01", "slot:0"]
    play(position(t), *ids, f"block:{answer[block['left'], block['right']]}")
    me = t.players[0]
    assert me.dice[:2] == [expect["left"], expect["right"]]
    assert 5 - me.assistants == expect.get("assistants_spent", 0)
    score_robots(t)
    assert me.points == expect["points"]


@rule("SEN-7.2", "SEN-7.3", "SEN-7.4", "SEN-7.5", "SEN-7.6")
@pytest.mark.parametrize("case", VECTORS["EX-9"]["cases"])
def test_ex_9_condition_values(case: dict[str, Any]) -> None:
    assert points(case, *case["dice"]) == case["expect"]


@rule("SEN-8.3", "SEN-8.4", "SEN-8.5", "SEN-8.6")
def test_ex_13_single_influencer_and_no_influencer() -> None:
    vector = VECTORS["EX-13"]
    t = laid_out(2, layout=vector["investors"])
    for column in range(4):
        t.agents[column] = [vector["agents"][name][column] for name in "AB"]
        t.assistants[column] = [vector["assistants"][name][column] for name in "AB"]
    expect = vector["expect"]
    for place in range(5):
        influence = {seat: n for seat, n, _ in t.ranking(place)}
        assert [influence.get(0, 0), influence.get(1, 0)] == [
            expect["influence"][name][place] for name in "AB"
        ]
        taken = [seat for seat, _, _ in t.ranking(place)] + [None, None]
        seats = {"A": 0, "B": 1, None: None}
        assert taken[0] == seats[expect["token"][place]]
        assert taken[1] == seats[expect["chip"][place]]
    attract_investors(t)
    assert [player.points for player in t.players] == [0, 2]
    assert t.players[0].investors[TYPES.index("industry")] == 1
    assert BOX.chip == 1
