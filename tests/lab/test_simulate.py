"""Simulations: same seed, same games; nothing is lost when they are interrupted."""

import signal
from pathlib import Path

import pytest

from quarterdeck.bots import Deckhand
from quarterdeck.core.record import read_file
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games import GAMES
from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.plan import Plan, Player
from quarterdeck.lab.simulate import play_chunks, simulate

GAME = GAMES["freibeuter"]


def plan_of(players: int, seed: int, records: Path | None = None) -> Plan:
    return Plan(GAME, (Deckhand,) * players, seed, GAME.choose(), GAME.data(), records)


def test_two_workers_play_the_same_games_as_one() -> None:
    plan = plan_of(3, 5)
    with Interruption() as interruption:
        alone = [played for chunk in play_chunks(plan, 21, 1, interruption) for played in chunk]
        together = [played for chunk in play_chunks(plan, 21, 2, interruption) for played in chunk]
    assert alone == together
    assert [played.number for played in alone] == list(range(1, 22))


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    assert Player(plan_of(2, 5)).play(9) == Player(plan_of(2, 5)).play(9)
    games = {(seed, number): Player(plan_of(2, seed)).play(number).outcome for seed in (5, 6) for number in (1, 2)}
    assert len(set(games.values())) == 4


def test_these_games_come_out_for_ever_interpreted_and_compiled() -> None:
    played = [Player(plan_of(2, 1)).play(number) for number in (1, 2, 3)]
    assert [(game.decisions, game.outcome.clause, game.outcome.scores) for game in played] == [
        (75, "F11.3", (72, 63)),
        (104, "F11.3", (134, 117)),
        (74, "F11.1", (58, 80)),
    ]


def test_records_are_written_as_it_goes_and_keep_every_rule(tmp_path: Path) -> None:
    tally = simulate(plan_of(2, 3, tmp_path), 3)
    assert [path.name for path in sorted(tmp_path.iterdir())] == [f"game-00000{number}.json" for number in (1, 2, 3)]
    for path in tmp_path.iterdir():
        assert replay(GAMES, read_file(path)).outcome is not None
    assert tally.summary() == simulate(plan_of(2, 3), 3).summary()


def test_a_game_that_takes_too_long_is_given_up_and_counted_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every game's rules set a bound: a voyage of Cartagena need not end."""
    monkeypatch.setattr("quarterdeck.lab.match.LONGEST", 75)
    summary = simulate(plan_of(2, 1, tmp_path), 3).summary()
    assert summary.ends == {"F11.1": 1, "F11.3": 1, "given up": 1}
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["game-000001.json", "game-000003.json"]
    assert summary == simulate(plan_of(2, 1), 3).summary()


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_counted_alike_with_and_without_records(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    bots = (Deckhand,) * game.players[0]
    plain, written = (Plan(game, bots, 3, game.choose(), game.data(), records, True) for records in (None, tmp_path))
    counts = [Player(plain).play(number).counts for number in (1, 2, 3)]
    assert [Player(written).play(number).counts for number in (1, 2, 3)] == counts
    for number, counted in enumerate(counts, start=1):
        happened = replay(GAMES, read_file(tmp_path / f"game-00000{number}.json")).tellings(SPECTATOR)
        assert counted == {key: sum(telling.key == key for telling in happened) for key in game.counted}
        assert any(counted.values())


def test_nothing_is_counted_unasked() -> None:
    assert simulate(plan_of(2, 3), 2).summary().counts == {}


def test_progress_counts_the_games_done() -> None:
    told: list[int] = []
    simulate(plan_of(2, 3), 20, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 20


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_simulation_returns_the_first_games_without_a_gap(workers: int) -> None:
    plan = plan_of(2, 8)

    def press_ctrl_c(done: int) -> None:
        if press_ctrl_c.__dict__.setdefault("pressed", done) == done:
            signal.raise_signal(signal.SIGINT)

    tally = simulate(plan, 400, workers=workers, progress=press_ctrl_c)
    assert 0 < tally.games < 400
    assert tally.summary() == simulate(plan, tally.games).summary()


def test_a_second_ctrl_c_interrupts_at_once() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interruption() as interruption:
        signal.raise_signal(signal.SIGINT)
        assert interruption.asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_while_processes_start_is_not_lost() -> None:
    with Interruption() as interruption:
        with interruption.held_back():
            signal.raise_signal(signal.SIGINT)
            assert not interruption.asked
        assert interruption.asked


def test_ctrl_c_before_the_first_game_ends_a_long_simulation_soon() -> None:
    """A billion games are not listed before the first one is played, either."""
    plan = plan_of(2, 8)
    with Interruption() as interruption:
        with interruption.held_back():
            signal.raise_signal(signal.SIGINT)
        played = [game for chunk in play_chunks(plan, 10**9, 2, interruption) for game in chunk]
    assert [game.number for game in played] == list(range(1, len(played) + 1))
    assert len(played) <= 400


def test_outside_the_main_thread_ctrl_c_is_left_alone() -> None:
    import threading

    done: list[int] = []
    thread = threading.Thread(target=lambda: done.append(simulate(plan_of(2, 1), 1).games))
    thread.start()
    thread.join()
    assert done == [1]
