"""What a Captain makes of a recorded game follows from what the decider saw, and is the same every time."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import Budget
from quarterdeck.core.lines import Acted, Said
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Record, read_file
from quarterdeck.core.replay import Replay
from quarterdeck.games import GAMES
from quarterdeck.lab.analysis import Judgement, costliest, decisions_of, summed_up
from quarterdeck.lab.plan import Plan, Player
from quarterdeck.lab.review import Jobs, Reviewer, done
from quarterdeck.lab.searching import finished, searched, tried_out


def record_of(name: str, folder: Path, bots: Sequence[str], seed: int = 3, iterations: int = 5) -> Record:
    game = GAMES[name]
    plan = Plan(game, tuple(bots), seed, game.choose(), game.data(), folder, budget=Budget(iterations=iterations))
    Player(plan).play(1)
    return read_file(folder / "game-000001.json")


def reviewer_of(record: Record, iterations: int = 20) -> Reviewer:
    return Reviewer(Replay(GAMES, record), 1, iterations)


def judgements_of(reviewer: Reviewer, number: int) -> list[Judgement]:
    return [finished(reviewer.judged(one)) for one in reviewer.of_people()[:number]]


@pytest.fixture(scope="module", params=list(GAMES))
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Record:
    game = GAMES[request.param]
    crew = ["bosun"] + ["deckhand"] * (game.players[0] - 1)
    return record_of(request.param, tmp_path_factory.mktemp(request.param), crew)


def test_every_decision_with_a_choice_is_found_with_what_was_known_then(record: Record) -> None:
    decisions = {decision.entry: decision for decision in decisions_of(Replay(GAMES, record))}
    replay = Replay(GAMES, record)
    found = 0
    while not replay.finished:
        done_next, entry = replay.upcoming, replay.upcoming_entry
        if isinstance(done_next, Acted) and len(replay.referee.legal(done_next.seat)) > 1:
            decision = decisions[entry]
            assert decision.step == replay.steps_done + 1
            assert decision.view == replay.referee.view(done_next.seat)
            assert list(decision.legal) == replay.referee.legal(done_next.seat)
            assert decision.taken == done_next.action
            assert list(decision.statements) == replay.referee.statements()
            assert decision.truth == replay.referee.truth
            found += 1
        else:
            assert entry not in decisions
        replay.step()
        assert replay.entry == entry
    assert found == len(decisions) > 0
    assert replay.upcoming is None
    assert replay.upcoming_entry == len(record.log) + 1


def test_a_judgement_lists_every_alternative_and_what_it_cost(record: Record) -> None:
    reviewer = reviewer_of(record)
    for judged, decision in zip(judgements_of(reviewer, 6), reviewer.decisions, strict=False):
        words = [reviewer.game.alphabet.words(action) for action in decision.legal]
        assert sorted(one.action for one in judged.alternatives) == sorted(words)
        assert {judged.action, judged.choice} <= set(words)
        values = {one.action: one.value for one in judged.alternatives}
        assert judged.value == values[judged.action]
        assert judged.best == values[judged.choice]
        assert judged.loss == max(0, judged.best - judged.value)
        assert (judged.doubt == 0) == (judged.choice == judged.action)
        assert all(0 <= value <= 1 for value in values.values())
        visits = [one.visits for one in judged.alternatives]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == 20
        assert judged.alternatives[0].visits == next(
            one.visits for one in judged.alternatives if one.action == judged.choice
        )


def test_a_decision_is_judged_the_same_alone_and_among_others_by_one_worker_or_two(record: Record) -> None:
    judged = judgements_of(reviewer_of(record), 4)
    again = reviewer_of(record)
    assert finished(again.judged(again.of_people()[2])) == judged[2]
    if record.game == "traitres":
        jobs = Jobs(GAMES[record.game], record, 1, 20)
        assert done(jobs, 4, workers=2)[0] == judged
    other = Reviewer(Replay(GAMES, record), 2, 20)
    differently = judgements_of(other, 4)
    assert [one.entry for one in differently] == [one.entry for one in judged]
    assert differently != judged


def test_only_the_decisions_of_a_seat_are_judged_if_one_is_asked_for(record: Record) -> None:
    reviewer = reviewer_of(record)
    own = [number for number, decision in enumerate(reviewer.decisions) if decision.seat == 1]
    assert reviewer.of_people(1) == own
    assert sorted([*reviewer.of_people(0), *own]) == [
        n for n, one in enumerate(reviewer.decisions) if one.seat in (0, 1)
    ]


def test_statements_are_heard_until_then_and_no_further(tmp_path: Path) -> None:
    record = record_of("traitres", tmp_path, ["deckhand"] * 3)
    after = next(number for number, line in enumerate(record.log) if line.startswith("0: ")) + 1
    while not record.log[after][0].isdigit():
        after += 1  # what chance made of it
    said = (*record.log[:after], "1 says: hand plus plus plus", *record.log[after:])
    replay = Replay(GAMES, msgspec.structs.replace(record, log=said))
    decisions = decisions_of(replay)
    assert any(isinstance(entry, Said) for entry in replay.referee.entries)
    for decision in decisions:
        assert len(decision.statements) == (decision.entry > after)


def test_what_a_search_thinks_little_of_is_tried_often_enough(record: Record) -> None:
    reviewer = reviewer_of(record)
    decision = max(reviewer.decisions, key=lambda one: len(one.legal))
    search = finished(searched(reviewer.captain, decision.view, decision.statements, FastLuck(1), 80))
    choice = search.best()
    finished(tried_out(search, decision.legal, (decision.taken, choice), 80))
    assert all(search.visits(action) >= 2 for action in decision.legal)
    assert search.visits(decision.taken) >= 8
    assert search.visits(choice) >= 8


def judgement(step: int, seat: int, loss: float, choice: str = "sail", doubt: float = 0.0) -> Judgement:
    return Judgement(step, 2 * step, seat, "rest", choice, 0.5 - loss, 0.5, loss, doubt, 20, ())


def test_losses_are_summed_up_seat_by_seat_and_the_costliest_come_first() -> None:
    judged = [judgement(3, 0, 0.1), judgement(5, 1, 0.3), judgement(7, 0, 0.0, "rest"), judgement(9, 0, 0.3)]
    first, second, third = summed_up(judged, [0, 1, 2])
    assert (first.decisions, first.agreed) == (3, 1)
    assert first.mean_loss == pytest.approx(0.4 / 3)
    assert first.total_loss == pytest.approx(0.4)
    assert (second.decisions, second.agreed, second.mean_loss) == (1, 0, 0.3)
    assert (third.decisions, third.mean_loss) == (0, 0.0)
    assert [one.step for one in costliest(judged, 2)] == [5, 9]
    assert [one.step for one in costliest(judged, 9)] == [5, 9, 3]


def test_a_loss_within_its_standard_error_is_no_costly_decision() -> None:
    judged = [judgement(3, 0, 0.1, doubt=0.05), judgement(5, 1, 0.3, doubt=0.3), judgement(7, 1, 0.2, doubt=0.1)]
    assert [one.step for one in costliest(judged, 9)] == [7, 3]


@pytest.mark.long
def test_a_deckhand_loses_more_than_a_captain(tmp_path: Path) -> None:
    record = record_of("freibeuter", tmp_path, ["captain", "deckhand"], iterations=1000)
    reviewer = reviewer_of(record, 1000)
    captain, deckhand = summed_up(judgements_of(reviewer, 1000), [0, 1])
    assert captain.mean_loss < deckhand.mean_loss
    assert captain.agreed / captain.decisions > deckhand.agreed / deckhand.decisions
