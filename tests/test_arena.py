from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from magnate.arena import Contest, Mean, Outcome, Share, contest_games, play_game, report
from magnate.bots import duels
from magnate.bots.outlooks import factors_of, weights_of
from magnate.cluster import Workers, workers
from magnate.engine.game import NotPossible
from tests.processes import MAGNATE, run, running
from tests.server.playing import PATIENCE

ARENA = [*MAGNATE, "arena"]
FLAT = Path(__file__).parents[1] / "examples" / "bots"


def untimed(outcome: Outcome) -> Outcome:
    return replace(outcome, seconds=[], longest=[])


def test_the_same_seeds_give_the_same_results_in_any_number_of_processes() -> None:
    contest = Contest.of("sentient", ["greedy", "random"], 2, 3, 40)
    alone = [untimed(outcome) for outcome in contest_games(contest)]
    together = [untimed(outcome) for outcome in contest_games(contest, jobs=2)]
    assert sorted(together, key=lambda one: one.number) == alone


def test_the_same_seeds_give_the_same_results_on_a_ray_cluster() -> None:
    options = ["sentient", "greedy", "random", "--games=4", "--seed=40", "--jobs=2", "--ray=local"]
    code = f"from magnate.arena import main; main({options})"
    said = run([sys.executable, "-c", code])
    assert said.returncode == 0, said.stderr
    games = [json.loads(line) for line in said.stdout.splitlines() if '"number"' in line]
    on_ray = sorted([Outcome(**game) for game in games], key=lambda one: one.number)
    here = contest_games(Contest.of("sentient", ["greedy", "random"], 2, 4, 40))
    assert [untimed(one) for one in on_ray] == [untimed(one) for one in here]


def test_duels_that_train_go_where_one_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    @contextmanager
    def elsewhere(jobs: int, ray: str | None) -> Iterator[Workers]:
        asked.append((jobs, ray))
        with workers(1) as here:
            yield here

    monkeypatch.setattr(duels, "workers", elsewhere)
    options = ["sentient", "--rounds=1", "--duels=2", "--checks=1", "--out", str(tmp_path)]
    duels.main([*options, "--jobs=2", "--ray=local"])
    assert asked == [(2, "local")]
    assert (tmp_path / "sentient.outlook.json").is_file()


def test_alone_two_ways_of_playing_meet_the_same_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duels, "ALONE", (1, 8, 1))
    alone = duels.Duel("carnegie", 1, {}, {}, seats=1, variants=("andrew-expert",))
    assert duels.fought(alone) == 0
    monkeypatch.setattr(duels, "_alone", lambda _duel, factors: sum(factors.values()))
    options = ["carnegie", "--seats=1", "--rounds=6", "--duels=2", "--checks=2", "--onward"]
    duels.main([*options, "--variants=andrew-expert", "--out", str(tmp_path)])
    assert factors_of("carnegie", 1, tmp_path)
    assert not factors_of("carnegie", 2, tmp_path)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_weights_are_worth_the_same_at_tables_of_any_size(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duels.Duellist, "share", 8)
    monkeypatch.setattr(duels, "AT_LARGE_TABLES", (1, 8))
    assert duels.fought(duels.Duel("sentient", 3, {}, {}, seats=seats)) == pytest.approx(0)


def test_a_large_table_says_which_weights_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duels, "AT_LARGE_TABLES", (1, 8))
    names = weights_of("magnate.games.nippon")
    senseless = dict.fromkeys(names, -1.0)
    margin = duels.fought(duels.Duel("nippon", 3, {}, senseless, seats=4))
    assert margin is not None
    assert margin > 0


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    contest = Contest.of("sentient", ["random"], 2, 1, 0)
    with pytest.raises(NotPossible, match=r"magnate\[cluster\]"):
        list(contest_games(contest, ray="local"))


def test_seats_rotate_and_the_last_bot_takes_the_seats_left() -> None:
    contest = Contest.of("sentient", ["greedy", "random"], 3, 3, 0)
    assert [contest.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    assert contest.seated(0).count("random") == 2


def test_more_bots_than_seats_meet_in_all_line_ups() -> None:
    contest = Contest.of("sentient", ["greedy", "random", "magnate.bots.random:Random"], 2, 6, 0)
    met = {frozenset(contest.seated(number)) for number in range(6)}
    assert len(met) == 3


def test_what_a_file_has_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    contest = Contest.of("sentient", ["random"], 2, 4, 7)
    whole = [untimed(outcome) for outcome in contest_games(contest)]
    some = contest_games(contest, file=file)
    next(some), next(some)
    some.close()
    with file.open("a", encoding="utf-8") as book:
        book.write('{"number": 2, "se')  # cut in the middle
    assert [untimed(outcome) for outcome in contest_games(contest, file=file)] == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 4
    with pytest.raises(NotPossible, match="another contest"):
        list(contest_games(Contest.of("sentient", ["random"], 2, 4, 8), file=file))


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    options = ["sentient", "random", "--games=5000", "--jobs=2", "--json", "--resume", str(file)]
    with running([*ARENA, *options]) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)[0].splitlines()
    kept = file.read_text(encoding="utf-8").splitlines()
    games = json.loads(said[-1])["games"]
    assert 1 <= games < 5000
    assert len(kept) - 1 >= games


def test_processes_are_deaf_to_ctrl_c_before_they_do_anything() -> None:
    heard = signal.getsignal(signal.SIGINT)
    with workers(2) as at_work:
        assert list(at_work(signal.getsignal, [signal.SIGINT])) == [signal.SIG_IGN]
    assert signal.getsignal(signal.SIGINT) is heard


def test_bots_of_others_and_the_table() -> None:
    options = ["sentient", "flat:Flat", "random", "--games=2", "--jobs=2"]
    said = run([*ARENA, *options], folder=FLAT)
    assert said.returncode == 0, said.stderr
    assert "flat:Flat" in said.stdout
    assert "2 games; 95 % intervals" in " ".join(said.stdout.split())


def test_json_needs_nothing_that_is_for_people() -> None:
    code = (
        "import sys; from magnate.arena import main; main(['sentient', 'random', '--games', '1'])\n"
        "print(sorted({'rich', 'typer', 'fastapi', 'fluent', 'numpy'} & set(sys.modules)))"
    )
    *_, last, loaded = run([sys.executable, "-c", code]).stdout.splitlines()
    assert json.loads(last)["standings"][0]["bot"] == "random"
    assert loaded == "[]"


def outcome(number: int, **more: Any) -> Outcome:
    lists: dict[str, Any] = {"turns": [5, 5], "seconds": [1.0, 2.0], "longest": [0.5, 0.9]}
    more = {"scores": [30, 20], "places": [1, 2], "bots": ["a", "b"], "over": True, **more}
    return Outcome(number, number, rivals=[], rounds=3, **lists, **more)


def test_a_report_counts_wins_places_points_and_time() -> None:
    games = [outcome(0), outcome(1, scores=[25, 25], places=[1, 1]), outcome(2, over=False)]
    found = report(reversed(games))
    a, b = found.standings
    assert (a.bot, a.wins.value, a.places, a.points.value, a.margin.value) == (
        *("a", 0.75, [2], 27.5, 5.0),
    )
    assert (b.places, b.turn, b.longest) == ([1, 1], 0.4, 0.9)
    assert (found.games, found.given_up, found.most_rounds) == (3, 1, 3)
    assert found.winner == Mean.of([30, 25])
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating[0] > b.rating[0]


def test_intervals_are_those_of_wilson_and_of_means() -> None:
    assert str(Share.of(23, 30)) == "77 % [59, 88]"
    assert str(Mean.of([1.0, 2.0, 3.0])) == "2.0 ± 1.1"


def test_alone_one_plays_against_whoever_has_no_seat() -> None:
    contest = Contest.of("carnegie", ["random"], 1, 1, 3, variants=("andrew-expert",))
    (andrew,) = play_game(contest, 0).rivals
    (standing,) = report([play_game(contest, 0)]).standings
    assert standing.margin.value == standing.points.value - andrew
    assert standing.wins.value == (standing.margin.value >= 0)
