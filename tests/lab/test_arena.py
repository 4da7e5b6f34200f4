"""The arena: the same deals for everybody, the same games for ever, nothing lost when it is interrupted."""

import signal
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import Bot, Budget
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.lab.arena import compete
from quarterdeck.lab.clock import Timed
from quarterdeck.lab.contest import Bout, Contest, Stage
from quarterdeck.lab.match import Unrefereed
from quarterdeck.lab.ranking import rankings
from quarterdeck.lab.results import BadResults, Results


class Grabber(Bot):
    """Takes whatever stands last."""

    name = "grabber"

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        return legal[-1]


GRABBER = "tests.lab.test_arena:Grabber"


def contest_of(name: str, bots: tuple[str, ...], players: int, seed: int = 1, **changes: object) -> Contest:
    game = GAMES[name]
    contest = Contest(game, bots, players, seed, game.choose(), game.data(), Budget(iterations=3))
    return replace(contest, **changes)  # type: ignore[arg-type]


def untimed(bouts: Sequence[Bout]) -> list[Bout]:
    """Without what no two runs have in common."""
    return [msgspec.structs.replace(bout, thinking=()) for bout in bouts]


def test_games_are_rounded_up_to_whole_deals() -> None:
    contest = contest_of("freibeuter", ("bosun", "deckhand"), 3)
    assert [bout.number for bout in compete(contest, 4)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", GAMES)
def test_all_games_of_a_deal_begin_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    contest = contest_of(name, ("bosun", "deckhand"), game.players[0])
    dealt: list[str] = []

    def watch(game: object, board: object, *others: object) -> int:
        dealt.append(board.state.fingerprint())  # type: ignore[attr-defined]
        return 0

    monkeypatch.setattr("quarterdeck.lab.contest.play", watch)
    stage = Stage(contest)
    rounds = len(contest.rounds)
    for number in range(2 * rounds):
        stage.play(number)
    assert len(set(dealt[:rounds])) == len(set(dealt[rounds:])) == 1
    assert dealt[0] != dealt[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_among_its_likes_gets_its_fair_share_exactly(name: str) -> None:
    game = GAMES[name]
    contest = contest_of(name, ("bosun", "bosun"), game.players[0])
    for ranking in rankings(contest, compete(contest, 12)):
        assert ranking.win_share == pytest.approx(ranking.fair_share)
        assert ranking.ratio is None or ranking.ratio == pytest.approx(1)


def test_two_workers_play_the_same_games_as_one() -> None:
    contest = contest_of("traitres", ("captain", GRABBER), 4)
    assert untimed(compete(contest, 6, workers=2)) == untimed(compete(contest, 6))


def test_in_a_game_of_teams_a_bot_plays_the_whole_team() -> None:
    contest = contest_of("traitres", ("bosun", "deckhand"), 5)
    for bout in compete(contest, 8):
        sides = {(team, bot) for team, bot in zip(bout.teams, bout.seats, strict=True)}
        assert len(sides) == 2
        if bout.number % 3 == 2:
            assert set(bout.seats) == {1}
        else:
            first = {"pirate": bout.number % 3, "mutineer": 1 - bout.number % 3}
            assert sides == set(first.items())


def test_only_decisions_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Timed(GAMES["freibeuter"].setting(2), FastLuck(1))
    (seat,) = board.actors()
    legal = board.legal(seat)
    assert len(legal) > 1
    board.act(seat, legal[0])
    thinking = board.thinking([seat])
    assert thinking.decisions == sum(thinking.spread.values()) == sum(thinking.processor_spread.values()) == 1
    monkeypatch.setattr(Unrefereed, "legal", lambda self, seat: self.state.legal(seat)[:1])
    (other,) = board.actors()
    board.act(other, board.legal(other)[0])
    assert board.thinking([0, 1]) == thinking


# Results


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest, path = contest_of("freibeuter", ("bosun", "deckhand"), 2), tmp_path / "results.jsonl"
    whole = compete(contest, 8)
    first = Results(path, contest)
    compete(contest, 4, results=first)
    first.close()
    played: list[int] = []
    play = Stage.play

    def noted(self: Stage, number: int) -> Bout:
        played.append(number)
        return play(self, number)

    monkeypatch.setattr(Stage, "play", noted)
    again = Results(path, contest)
    assert untimed(compete(contest, 8, results=again)) == untimed(whole)
    again.close()
    assert played == [4, 5, 6, 7]
    assert path.read_bytes().count(b"\n") == 9


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path) -> None:
    contest, path = contest_of("freibeuter", ("bosun", "deckhand"), 2), tmp_path / "results.jsonl"
    results = Results(path, contest)
    whole = compete(contest, 4, results=results)
    results.close()
    path.write_bytes(path.read_bytes()[:-30])
    again = Results(path, contest)
    assert len(again.bouts) == 3
    assert untimed(compete(contest, 4, results=again)) == untimed(whole)
    again.close()
    last = Results(path, contest)
    assert len(last.bouts) == 4
    last.close()


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"seed": 2}, "its seed is 1, not 2."),
        ({"players": 3}, "its players is 2, not 3."),
        ({"bots": ("captain", "deckhand")}, "its bots is bosun,deckhand, not captain,deckhand."),
        ({"budget": Budget(iterations=4)}, 'its budget is {"iterations":3}, not {"iterations":4}.'),
    ],
)
def test_results_of_another_arena_are_refused(tmp_path: Path, other: dict[str, object], reason: str) -> None:
    path = tmp_path / "results.jsonl"
    Results(path, contest_of("freibeuter", ("bosun", "deckhand"), 2)).close()
    before = path.read_bytes()
    with pytest.raises(BadResults) as refused:
        Results(path, contest_of("freibeuter", **{"bots": ("bosun", "deckhand"), "players": 2, **other}))  # type: ignore[arg-type]
    assert str(refused.value) == f"{path} holds results of another arena: {reason}"
    assert path.read_bytes() == before


def test_results_of_other_code_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest, path = contest_of("freibeuter", ("bosun", "deckhand"), 2), tmp_path / "results.jsonl"
    Results(path, contest).close()
    monkeypatch.setattr(Contest, "_code", lambda self: "0123")
    with pytest.raises(BadResults, match=r"its code of the rules or bots is .*, not 0123"):
        Results(path, contest)


def test_code_in_a_sub_folder_of_a_game_is_code_of_the_game(tmp_path: Path) -> None:
    game = replace(GAMES["freibeuter"], folder=tmp_path)
    contest = contest_of("freibeuter", ("bosun", "deckhand"), 2, game=game)
    (tmp_path / "rules").mkdir()
    before = contest.describe()["code"]
    (tmp_path / "rules" / "boarding.py").write_text("changed = True")
    assert contest.describe()["code"] != before


@pytest.mark.parametrize("content", [b"a letter to my mother", b"a letter\n", b'{"arena": 1', b"[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(BadResults, match="holds something else than results of an arena"):
        Results(path, contest_of("freibeuter", ("bosun", "deckhand"), 2))
    assert path.read_bytes() == content


def test_a_folder_holds_no_results(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="it is not a regular file"):
        Results(tmp_path, contest_of("freibeuter", ("bosun", "deckhand"), 2))


def test_interrupted_it_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = contest_of("freibeuter", ("bosun", "deckhand"), 2)
    play = Stage.play

    def interrupted(self: Stage, number: int) -> Bout:
        if number == 4:
            signal.raise_signal(signal.SIGINT)
        return play(self, number)

    monkeypatch.setattr(Stage, "play", interrupted)
    bouts = compete(contest, 100)
    assert [bout.number for bout in bouts] == [0, 1, 2, 3, 4]
    assert [ranking.games for ranking in rankings(contest, bouts)] == [4, 4]  # the last deal is not whole
    assert rankings(contest, bouts[:1]) == []
