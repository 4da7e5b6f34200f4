"""`sim` and `bench`."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from quarterdeck import compiled
from quarterdeck.cli.terminal.histogram import histogram
from quarterdeck.lab.summary import Tally
from tests.cli.conftest import Run

RATES = "decisions_per_s playouts_per_s api_decisions_per_s iterations_per_s"
KEYS = f"game players {RATES} copy_ns view_ns imagine_ns redeal_ns"


def test_a_table_for_people(run: Run) -> None:
    ran = run("sim", "freibeuter", "--games", 20, "--players", 3, "--seed", 5, "--workers", 1)
    assert ran.code == 0
    assert ran.err == ""
    assert "Freibeuter: 20 games, 3 players, seed 5" in ran.out
    assert "Wilson score intervals" in ran.out
    assert "Decisions in a game: mean " in ran.out
    assert ", no boat\n" in ran.out or ", no sea card\n" in ran.out
    assert all(len(line) <= 80 and line == line.rstrip() for line in ran.out.splitlines())


def test_bosuns_sit_where_nobody_is_named_and_one_name_is_for_all_seats(run: Run) -> None:
    few = ["sim", "freibeuter", "--games", 2, "--workers", 1, "--json"]
    assert [seat["bot"] for seat in run(*few).json()["seats"]] == ["bosun"] * 2
    alone = run(*few, "--bots", "deckhand", "--players", 3).json()
    assert [seat["bot"] for seat in alone["seats"]] == ["deckhand"] * 3
    assert sum(alone["lengths"].values()) == 2
    assert sum(alone["scores"].values()) == 6


def test_lengths_and_scores_are_drawn_in_about_ten_lines() -> None:
    lines = histogram({40: 1, 41: 3, 57: 4, 99: 8}, "utf-8")
    assert len(lines) <= 12
    assert lines[0].split() == ["40", "to", "49", "█" * 20, "25.0%"]
    assert lines[-1].split()[3] == "█" * 40
    assert "#" * 40 in histogram({1: 2}, "ascii")[0]
    assert histogram({}) == []


def test_what_happens_is_counted_when_asked(run: Run) -> None:
    command = ["sim", "meuterer", "--games", 20, "--players", 4, "--bots", "deckhand", "--workers", 1, "--counts"]
    counts = run(*command, "--json").json()["counts"]
    mutinies = [counts[key]["total"] for key in ("no-mutiny", "mutiny-failed", "mutiny-succeeded")]
    assert sum(mutinies) == 20 * 8  # one of the three in every round
    assert counts["robbed"] == {"total": 0, "mean": 0, "games": 0}
    line = next(line for line in run(*command).out.splitlines() if line.startswith("mutinies that succeed"))
    assert line.split()[-2:] == [f"{mutinies[2] / 20:.2f}", f"{counts['mutiny-succeeded']['games'] / 20:.1%}"]
    assert "mutinies" not in run(*command[:-1]).out


def test_workers_change_nothing(run: Run) -> None:
    one, two = (run("sim", "freibeuter", "--games", 30, "--workers", workers, "--json") for workers in (1, 2))
    assert one.json() == two.json()
    assert one.json()["games"] == one.json()["asked"] == 30
    assert sum(seat["share"] for seat in one.json()["seats"]) == pytest.approx(1)


def test_options_and_data_change_the_game(run: Run, tmp_path: Path) -> None:
    from quarterdeck.games import GAMES

    own = (GAMES["freibeuter"].folder / GAMES["freibeuter"].data_file).read_text(encoding="utf-8")
    poor = tmp_path / "poor.toml"
    poor.write_text(own.replace("money = 20", "money = 0"), encoding="utf-8")
    plain = ["sim", "freibeuter", "--games", 20, "--workers", 1, "--json"]
    scores = run(*plain).json()["seats"][0]["mean_score"]
    assert run(*plain, "--data", poor).json()["seats"][0]["mean_score"] < scores
    assert run(*plain, "--option", "last_store=instant").json()["options"]["last_store"] == "instant"


def test_a_simulation_says_what_it_played(run: Run, tmp_path: Path) -> None:
    from quarterdeck.games import GAMES

    own = (GAMES["freibeuter"].folder / GAMES["freibeuter"].data_file).read_text(encoding="utf-8")
    poor = tmp_path / "poor.toml"
    poor.write_text(own.replace("money = 20", "money = 0"), encoding="utf-8")
    few = ["sim", "freibeuter", "--games", 2, "--workers", 1]
    told = run(*few, "--json").json()
    assert told["changed_options"] == {}
    assert told["data"]["file"] == "own"
    other = ["--data", poor, "--option", "last_store=instant", "--records", tmp_path / "records"]
    out = run(*few, *other).out
    assert "Options: last_store=instant. Data: " in out
    assert f"{poor} (" in out
    assert f"The records are in {tmp_path / 'records'}." in out
    assert "holds recorded games already" in run(*few, *other).refused()
    told = run(*few, *other[:-1], tmp_path / "more", "--json").json()
    assert told["changed_options"] == {"last_store": "instant"}
    assert told["data"]["file"] == str(poor)
    assert told["records"] == str(tmp_path / "more")


def test_records_are_written(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert (
        run("sim", "freibeuter", "--games", 2, "--workers", 1, "--records", folder, "--bots", "deckhand,deckhand").code
        == 0
    )
    assert sorted(path.name for path in folder.iterdir()) == ["game-000001.json", "game-000002.json"]
    assert run("check", folder / "game-000002.json").code == 0


BAD = {
    ("--games", "0"): "Argument --games: it must be at least 1, not 0.",
    ("--games", "many"): "Argument --games: “many” is not a whole number.",
    ("--seed", "-1"): "it must be at least 0",
    ("--seed", str(2**63)): "it must be at most",
    ("--workers", "0"): "it must be at least 1",
    ("--players", "5"): "5 players are not possible; this game takes 2 to 4.",
    ("--players", "9223372036854775807"): "players are not possible",
    ("--players", "-2"): "it must be at least 1",
    ("--option", "colour=red"): "There is no option “colour”; there are: sea_runs_out, last_store.",
    ("--option", "last_store=never"): "“last_store” cannot be “never”; it can be: resolve_all, instant.",
    ("--option", "last_store"): "“last_store” is not an option: write name=value.",
    ("--option", "last_store=instant", "--option", "last_store=instant"): "is given twice",
    ("--data", "/nowhere.toml"): "The data file /nowhere.toml cannot be read: No such file or directory.",
    ("--records", ""): "Argument --records: it must name something, not be empty.",
    ("--records", "/dev/null/x"): "Nothing can be written into /dev/null/x",
    ("--bots", "admiral,deckhand"): "There is no bot “admiral”; there are: deckhand, helmsman, bosun, captain, or",
    ("--bots", "deckhand,deckhand", "--players", "3"): "--bots names 2 bots, but --players asks for 3.",
}


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(run: Run, arguments: tuple[str, ...]) -> None:
    assert BAD[arguments] in run("sim", "freibeuter", *arguments).refused()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"stores = = 4", "is not TOML"),
        (b"\xff\xfe", "is not text in UTF-8"),
        (b"stores = 4", "does not fit Freibeuter"),
    ],
)
def test_a_bad_data_file_is_refused_in_a_sentence(run: Run, tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert reason in run("sim", "freibeuter", "--data", path).refused()


def test_data_no_game_can_be_played_with_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    from quarterdeck.games import GAMES

    own = (GAMES["freibeuter"].folder / GAMES["freibeuter"].data_file).read_text(encoding="utf-8")
    path = tmp_path / "stores.toml"
    path.write_text(own.replace("stores = 4", "stores = 5"), encoding="utf-8")
    assert "There must be 36 tokens" in run("sim", "freibeuter", "--data", path).refused()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_writes_what_is_done_and_says_how_much(tmp_path: Path, workers: str) -> None:
    command = ["-m", "quarterdeck", "sim", "freibeuter", "--games", "1000000", "--workers", workers, "--json"]
    process = subprocess.Popen(
        [sys.executable, *command, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not any(tmp_path.glob("game-*.json")):  # the sign that games are being played
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    summary = json.loads(out)
    assert 0 < summary["games"] < summary["asked"] == 1000000
    assert err.decode() == f"Interrupted: {summary['games']} of 1000000 games are done.\n"
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written == [f"game-{number:06d}.json" for number in range(1, summary["games"] + 1)]


def test_the_bench_for_machines_has_exactly_these_keys(run: Run) -> None:
    measured = run("bench", "freibeuter", "--players", 2, 3, "--rounds", 1, "--json").json()
    assert [one["players"] for one in measured] == [2, 3]
    assert all(list(one) == KEYS.split() for one in measured)


def test_the_bench_for_people_says_how_the_rules_run(run: Run) -> None:
    ran = run("bench", "--players", 2, "--rounds", 1)
    assert ran.code == 0
    assert compiled.MODE in ran.out
    assert "…" not in ran.out
    assert all(len(line) <= 80 and line == line.rstrip() for line in ran.out.splitlines())
    assert "  redeal     time to deal" in ran.out


def test_a_bench_of_too_many_players_is_refused_in_a_sentence(run: Run) -> None:
    assert "9 players are not possible" in run("bench", "freibeuter", "--players", 9).refused()


def test_a_bar_shows_how_far_it_is_on_a_terminal_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    ran = run("sim", "freibeuter", "--games", 10, "--workers", 1, "--json")
    assert ran.json()["games"] == 10
    assert "10/10" in ran.err


def test_a_dead_worker_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*arguments: object, **named: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("quarterdeck.cli.sim.simulate", die)
    assert run("sim", "freibeuter").refused().startswith("A worker process died")


def test_interrupted_before_the_first_game_there_is_still_a_summary(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.cli.sim.simulate", lambda *arguments, **named: Tally(2))
    ran = run("sim", "freibeuter", "--games", 7)
    assert ran.code == 130
    assert ran.out.startswith("Freibeuter: 0 games, 2 players, seed 1\nOptions: the defaults. Data: own (")
    assert ran.out.count("\n") == 2
    assert ran.err == "Interrupted: 0 of 7 games are done.\n"
