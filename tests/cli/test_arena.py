"""`arena`."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import pytest

from quarterdeck.cli.arena import RULE
from quarterdeck.cli.verdict import verdicts
from quarterdeck.lab.contest import Contest
from quarterdeck.lab.ranking import Ranking
from tests.cli.conftest import Run

FEW = ["arena", "freibeuter", "--bots", "bosun,deckhand", "--games", 6, "--workers", 1]
KEYS = """name games win_share low high fair_share ratio ratio_low ratio_high mean_score decisions think_ms think_ms_p99
processor_ms processor_ms_p99 rating rating_deviation teams"""


def test_a_table_for_people(run: Run) -> None:
    ran = run(*FEW, "--players", 3, "--seed", 5)
    assert ran.code == 0
    assert ran.err == ""
    assert "Freibeuter: 6 games over 2 deals, 3 players, seed 5, 2,000 iterations" in ran.out
    assert "Intervals: 95 % Student's t over deals." in ran.out
    assert [line.split()[0] for line in ran.out.splitlines() if line.startswith(("bosun", "deckhand"))] == [
        "bosun",
        "deckhand",
    ] * 2
    assert all(len(line) <= 80 and line == line.rstrip() for line in ran.out.splitlines())


def test_a_table_of_teams(run: Run) -> None:
    ran = run("arena", "traitres", "--bots", "bosun,deckhand", "--players", 5, "--games", 4, "--workers", 1)
    assert ran.code == 0
    rows = [line.split()[:2] for line in ran.out.splitlines()]
    for bot in ("bosun", "deckhand"):
        for team in ("pirate", "mutineer"):
            assert [bot, team] in rows
    assert all(len(line) <= 80 and line == line.rstrip() for line in ran.out.splitlines())


def test_json_for_machines_has_these_keys(run: Run) -> None:
    told = run(*FEW, "--json", "--iterations", 7).json()
    assert [list(bot) for bot in told["bots"]] == [KEYS.split()] * 2
    assert [bot["name"] for bot in told["bots"]] == ["bosun", "deckhand"]
    assert told["budget"] == {"iterations": 7}
    assert (told["games"], told["deals"], told["asked"], told["players"]) == (6, 3, 6, 2)
    teams = run("arena", "traitres", "--bots", "bosun,deckhand", "--games", 2, "--workers", 1, "--json").json()
    assert [team["team"] for team in teams["bots"][0]["teams"]] == ["pirate", "mutineer"]


def test_workers_change_nothing_but_the_clock(run: Run) -> None:
    told = [run(*FEW[:-1], workers, "--json").json()["bots"] for workers in (1, 2)]
    for bots in told:
        for bot in bots:
            del bot["think_ms"], bot["think_ms_p99"], bot["processor_ms"], bot["processor_ms_p99"]
    assert told[0] == told[1]


def test_the_same_command_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    results = ["--results", tmp_path / "results.jsonl"]
    run(*FEW, *results)
    before = (tmp_path / "results.jsonl").read_bytes()
    told = run(*FEW[:4], "--games", 8, "--workers", 1, *results, "--json").json()
    assert told["games"] == 8
    after = (tmp_path / "results.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 2
    assert "holds results of another arena: its seed is 1, not 2." in run(*FEW, *results, "--seed", 2).refused()


BAD = {
    ("--bots", "bosun"): "An arena needs at least 2 bots.",
    ("--bots", "bosun,admiral"): "There is no bot “admiral”",
    ("--bots", "bosun,deckhand", "--players", "5"): "5 players are not possible; this game takes 2 to 4.",
    ("--bots", "bosun,deckhand", "--games", "0"): "it must be at least 1, not 0",
    ("--bots", "bosun,deckhand", "--iterations", "0"): "it must be at least 1, not 0",
    ("--bots", "bosun,deckhand", "--iterations", "5", "--milliseconds", "5"): "not allowed with",
    ("--bots", "bosun,deckhand", "--results", "/nowhere/at/all"): "/nowhere/at/all cannot be used",
}


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_what_cannot_be_played_is_refused_in_a_sentence(run: Run, arguments: tuple[str, ...]) -> None:
    assert BAD[arguments] in run("arena", "freibeuter", *arguments).refused()


@pytest.mark.parametrize(
    ("game", "bots"), [("freibeuter", ("captain", "bosun", "deckhand")), ("traitres", ("captain", "bosun"))]
)
def test_where_no_bots_are_named_the_ladder_shows_off(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, bots: tuple[str, ...]
) -> None:
    met: list[tuple[str, ...]] = []

    def compete(contest: Contest, *arguments: object, **named: object) -> list[object]:
        met.append(contest.bots)
        return []

    monkeypatch.setattr("quarterdeck.cli.arena.compete", compete)
    run("arena", game, "--players", 3)
    assert met == [bots]


def test_what_came_of_it_is_said_in_a_sentence_which_few_games_do_not_prove() -> None:
    some = Ranking("captain", 10, 0.7, 0.14, 1.0, 0.5, 1.4, 0.28, 2.0, None, 9, 1.0, 2.0, 0.5, 0.6, 30.0, 1.0)
    assert verdicts([some, some]) == [
        (
            "The Captain wins more often than its share: 70 % of 10 games, but 10 games prove nothing (14–100 %), "
            "where 50 % would be its share."
        )
    ]
    many = msgspec.structs.replace(
        some, games=1000, win_share=0.4, low=0.37, high=0.43, ratio=0.8, ratio_low=0.74, ratio_high=0.86
    )
    assert verdicts([many, some]) == [
        "The Captain wins less often than its share: 40 % of 1,000 games (37–43 %), where 50 % would be its share."
    ]
    assert len(verdicts([some, many, some])) == 3


def test_three_bots_do_not_make_two_teams(run: Run) -> None:
    refused = run("arena", "traitres", "--bots", "bosun,deckhand,captain").refused()
    assert refused == "Traîtres à bord is played by 2 teams, so an arena of it takes two bots.\n"


def test_the_help_says_who_sits_where(run: Run) -> None:
    out = run("arena", "--help").out
    assert "Of two bots the first sits alone among\n  copies of the second, once in every seat." in out
    assert all(len(line) <= 80 for line in RULE.splitlines())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_sums_up_what_is_done_and_the_same_command_goes_on(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "quarterdeck", "arena", "freibeuter", "--bots", "bosun,deckhand", "--json"]
    command += ["--games", "1000000", "--workers", workers, "--results", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    deadline = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < 4:  # the sign that games are being played
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    told = json.loads(out)
    played = path.read_bytes().count(b"\n") - 1
    assert err.decode() == f"Interrupted: {played} of 1000000 games are done.\n"
    assert told["games"] == played - played % 2 > 0
    assert told["bots"][0]["games"] == told["games"]


def test_a_bar_shows_how_far_it_is_on_a_terminal_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "6/6" in run(*FEW, "--json").err


def test_a_dead_worker_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*arguments: object, **named: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("quarterdeck.cli.arena.compete", die)
    assert run(*FEW).refused().startswith("A worker process died")


def test_interrupted_before_the_first_deal_is_done_there_is_still_a_summary(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.cli.arena.compete", lambda *arguments, **named: [])
    ran = run(*FEW)
    assert ran.code == 130
    assert ran.out == "Freibeuter: 0 games over 0 deals, 2 players, seed 1, 2,000 iterations\n"
    assert ran.err == "Interrupted: 0 of 6 games are done.\n"
