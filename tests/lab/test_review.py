"""A review tells what each seat could expect from what it saw, and says honestly how sure it is of that."""

from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read_file
from quarterdeck.core.replay import Replay
from quarterdeck.core.thumb import WHOLE
from quarterdeck.games import GAMES
from quarterdeck.lab.analysis import Decision, Judgement, costliest
from quarterdeck.lab.cards import Card, carried_out, looks_with_everything_open
from quarterdeck.lab.chances import Chances, Ending, searched_often, suspicion_of
from quarterdeck.lab.review import COSTLIEST, OF_EACH, Reviewer
from quarterdeck.lab.searching import Estimate, finished, searched, share_in, tried_out
from quarterdeck.texts.words import LANGUAGES, words_of

RECORDS = Path(__file__).parents[1] / "records"
PLAYED = {
    "freibeuter": "3-players-ended-by-f11-1",
    "traitres": "4-players-ended-by-t7-2",
    "meuterer": "4-players-with-pirates",
    "cartagena": "4-players-ended-by-c8-2",
}

every_game = pytest.mark.parametrize("name", PLAYED)


def reviewer_of(name: str, record: str = "", *, seed: int = 1, iterations: int = 10) -> Reviewer:
    path = RECORDS / name / "v1" / f"{record or PLAYED[name]}.json"
    return Reviewer(Replay(GAMES, read_file(path)), seed, iterations)


def is_decided(reviewer: Reviewer, decision: Decision) -> tuple[int, ...] | None:
    """What the seats get whatever is done in a last decision, if that is always the same."""
    ends = set()
    for action in decision.legal:
        for draw in range(5):
            state, _ = carried_out(decision, action, 1, draw)
            if state.acting:
                return None
            ends.add(tuple(reviewer.captain.thumb.reward(state, seat) for seat in range(state.players)))
    return ends.pop() if len(ends) == 1 else None


@every_game
def test_a_decided_position_is_worth_what_it_brings_to_the_last_digit(name: str) -> None:
    found = 0
    for path in sorted((RECORDS / name / "v1").glob("*.json")):
        reviewer = Reviewer(Replay(GAMES, read_file(path)), 1, 5)
        for number in range(len(reviewer.decisions))[-1:]:
            ends = is_decided(reviewer, reviewer.decisions[number])
            if ends is not None:
                found += 1
                told = finished(reviewer.chances(number))
                assert told.laid_open == tuple(Estimate(end / WHOLE, 0.0) for end in ends)
    assert found or name in ("cartagena", "meuterer", "traitres"), "no stored record ends in a decided position"


def test_the_seer_finds_a_forced_win_that_its_own_seat_cannot_be_sure_of() -> None:
    """T8.2 A pirate who opens a full chest wins; whether it is full, only the truth tells."""
    reviewer = reviewer_of("traitres", "3-players-ended-by-t8-2-full")
    last = reviewer.decisions[-1]
    assert reviewer.game.alphabet.words(last.taken) == "open"
    reviewer.seer.behold(last.truth)
    search = finished(searched(reviewer.seer, last.view, last.statements, FastLuck(1), 200))
    finished(tried_out(search, last.legal, (last.taken,), 200))
    assert search.value(last.taken) == 1.0
    assert share_in([search], last.seat).value > 0.8
    own = finished(searched(reviewer.captain, last.view, last.statements, FastLuck(1), 200))
    assert own.value(last.taken) < 1.0


@pytest.mark.compiled
@every_game
@pytest.mark.parametrize("place", [0.2, 0.5, 0.8])
def test_standard_errors_are_as_large_as_estimates_really_scatter(name: str, place: float) -> None:
    reviewer = reviewer_of(name, iterations=100)
    decision = reviewer.decisions[int(place * len(reviewer.decisions))]
    seat = (decision.seat + 1) % len(reviewer.referee.seats)
    view = reviewer.referee.setting.view(decision.truth, seat)
    estimates = []
    for seed in range(40):
        parts = (seed, decision.step, seat)
        searches = finished(searched_often(reviewer.captain, view, decision.statements, parts, 100))
        estimates.append(share_in(searches, seat))
    scatter, said = stdev(one.value for one in estimates), sqrt(fmean(one.error**2 for one in estimates))
    assert 0.5 * said <= scatter <= 1.4 * said


@every_game
def test_what_a_seat_cannot_know_changes_nothing_of_its_own_estimate(name: str) -> None:
    reviewer = reviewer_of(name)
    luck, changed = FastLuck(5), 0
    for number in range(0, len(reviewer.decisions), max(1, len(reviewer.decisions) // 6)):
        decision = reviewer.decisions[number]
        told, judged = finished(reviewer.chances(number)), finished(reviewer.judged(number))
        for seat in range(decision.truth.players):
            twin = decision.truth.copy()
            twin.redeal(seat, luck)
            reviewer.decisions[number] = replace(decision, truth=twin)
            other = finished(reviewer.chances(number))
            assert other.shares[seat] == told.shares[seat]
            changed += other.laid_open != told.laid_open
            if seat == decision.seat:
                assert finished(reviewer.judged(number)) == judged
        reviewer.decisions[number] = decision
    assert changed, "no twin differed in anything, so this proves nothing"


@every_game
def test_a_review_is_the_same_every_time_the_costliest_come_before_the_chances(name: str) -> None:
    whole = [part for part in reviewer_of(name, iterations=3).parts() if part is not None]
    assert whole == [part for part in reviewer_of(name, iterations=3).parts() if part is not None]
    reviewer = reviewer_of(name, iterations=3)
    judgements = [part for part in whole if isinstance(part, Judgement)]
    cards = [part for part in whole if isinstance(part, Card)]
    chances = [part for part in whole if isinstance(part, Chances)]
    assert [type(part) for part in whole] == [
        *[Judgement] * len(judgements),
        *[Card] * len(cards),
        *[Chances] * len(chances),
        Ending,
    ]
    assert len(judgements) + len(chances) == reviewer.number_of_parts
    assert [one.step for one in chances] == [one.step for one in reviewer.decisions]
    assert [card.judgement for card in cards[:COSTLIEST]] == costliest(judgements, COSTLIEST)
    for seat in range(len(reviewer.referee.seats)):
        own = costliest([one for one in judgements if one.seat == seat], OF_EACH)
        assert [card.judgement for card in cards if card.judgement.seat == seat][:OF_EACH] == own
    end = whole[-1]
    assert isinstance(end, Ending)
    assert end.step == reviewer.steps
    outcome = reviewer.referee.outcome
    assert outcome is not None
    assert [seat for seat, share in enumerate(end.shares) if share > 0] == sorted(outcome.winners)


def test_what_stands_ins_decided_is_in_the_curve_but_judged_as_nobodys() -> None:
    reviewer = reviewer_of("freibeuter", "three-people-broken-off")
    stood_in = [number for number, one in enumerate(reviewer.decisions) if one.stand_in]
    assert stood_in
    assert not set(stood_in) & set(reviewer.of_people())
    assert finished(reviewer.chances(stood_in[0])).step == reviewer.decisions[stood_in[0]].step
    assert reviewer.ending() is None


@every_game
def test_the_alternative_is_carried_out_in_the_true_world_with_luck_drawn_anew(name: str) -> None:
    reviewer = reviewer_of(name)
    ends: set[str] = set()
    for decision in reviewer.decisions:
        before = decision.truth.fingerprint()
        for action in decision.legal[:3]:
            state, told = carried_out(decision, action, 1)
            assert decision.truth.fingerprint() == before
            assert carried_out(decision, action, 1)[0] == state
            assert told
            ends.add(state.fingerprint())
            twice = carried_out(decision, action, 2)[0]
            if twice != state:
                ends.add("otherwise")
    assert "otherwise" in ends


@every_game
def test_a_card_says_in_every_language_what_was_done_and_what_was_better(name: str) -> None:
    reviewer = reviewer_of(name)
    names = [person.name for person in reviewer.referee.seats]
    for decision in reviewer.decisions:
        action, choice = map(reviewer.game.alphabet.words, (decision.taken, decision.legal[0]))
        card = finished(reviewer.card(judgement_of(decision, action, choice)))
        for language in LANGUAGES:
            words = words_of(language, reviewer.game.texts)
            for phrase in (card.done, card.better):
                assert words.say(phrase.key, phrase.slots, names)
        assert looks_with_everything_open(card) in ("worse", "better", "same")


def judgement_of(decision: Decision, action: str, choice: str) -> Judgement:
    return Judgement(decision.step, decision.entry, decision.seat, action, choice, 0.4, 0.5, 0.1, 0.01, 5, ())


@every_game
def test_suspicion_is_what_the_others_still_in_play_believe_on_the_average(name: str) -> None:
    reviewer = reviewer_of(name)
    thumb = reviewer.captain.thumb
    told = [finished(reviewer.chances(number)) for number in range(0, len(reviewer.decisions), 5)]
    assert {len(one.suspicion) for one in told} == {len(thumb.sides)}
    for one in told:
        truth = reviewer.at(one.step).truth
        for seat in range(truth.players):
            likely = [part for row in one.suspicion if (part := row[seat]) is not None]
            assert all(0 <= part <= 1 for part in likely)
            if name == "cartagena" and likely:
                assert sum(likely) == pytest.approx(0 if thumb.side(truth, seat) < 0 else 1)
            if name == "traitres" and not thumb.in_play(truth, seat):
                assert likely == [1.0 if thumb.side(truth, seat) == 0 else 0.0]
    if thumb.sides:
        assert any(0 < part < 1 for one in told for row in one.suspicion for part in row if part is not None)


def test_nobody_suspects_themselves_and_whoever_is_out_of_play_nobody_asks() -> None:
    beliefs = {0: [[1.0, 0.2, 0.5]], 1: [[0.4, 0.0, 0.75]]}
    assert suspicion_of(beliefs, 1, 3) == ((0.4, 0.2, 0.625),)
    assert suspicion_of({0: [[1.0, 0.2]]}, 1, 2) == ((None, 0.2),)
    assert suspicion_of({}, 0, 2) == ()
