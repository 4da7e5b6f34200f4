"""A record played step by step says where it is, and what comes next."""

import pytest
from msgspec import structs

from quarterdeck.core.errors import BrokenRule
from quarterdeck.core.lines import Acted, Said
from quarterdeck.core.luck import SecretLuck
from quarterdeck.core.record import Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay, replay
from tests.core.test_replay import DEAL
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import GAMES, record_of


def test_each_step_names_its_entry_and_what_is_done_next() -> None:
    """Entries count from 1, outcomes of chance among them; a step is what a seat does or says."""
    log = (*DEAL, "0: stow rum", "1 says: trust 0", "1: stow powder", "mix powder rum")
    steps = Replay(GAMES, record_of(2, *log))
    alphabet, statements = SMUGGLERS.alphabet, SMUGGLERS.statements
    assert statements is not None
    expected = [
        (0, Acted(0, alphabet.action("stow rum")), 5),
        (5, Said(1, statements.action("trust 0")), 6),
        (6, Acted(1, alphabet.action("stow powder")), 7),
    ]
    for entry, upcoming, upcoming_entry in expected:
        assert (steps.entry, steps.upcoming, steps.upcoming_entry) == (entry, upcoming, upcoming_entry)
        assert not steps.finished
        steps.step()
    assert (steps.entry, steps.upcoming, steps.upcoming_entry) == (7, None, len(log) + 1)
    assert steps.finished


def test_a_sentence_of_explanation_is_one_sentence_in_the_refusal() -> None:
    """Its own full stop is not said twice."""
    with pytest.raises(BrokenRule) as broken:
        replay(GAMES, record_of(2, *DEAL, "0: stow powder"), lambda refused: f"You may not: {refused.key}.")
    assert str(broken.value) == "Entry 5 breaks X2.1: You may not: no-such-card."


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"commitment": 64 * "0"}, "the key of the luck is not the one committed to"),
        ({"contributions": {0: 65 * "00"}}, "only people add to the luck, each at most 64 bytes"),
    ],
)
def test_luck_that_was_not_bound_is_wrong_from_the_first_entry_on(fields: dict[str, object], reason: str) -> None:
    """G1.7"""
    record = bound(b"rum")
    assert record.luck is not None
    with pytest.raises(BrokenRule) as broken:
        replay(GAMES, structs.replace(record, luck=structs.replace(record.luck, **fields)))
    assert str(broken.value) == f"Entry 1 breaks G1.7: {reason}."


def bound(added: bytes) -> Record:
    """A game with luck that can be checked, to which Ann added something."""
    referee = Referee(SMUGGLERS, ["Ann", "Bob"], SecretLuck(32 * b"k", {0: added}))
    while actors := referee.actors():
        referee.act(actors[0], referee.legal(actors[0])[0])
    return referee.record()


def test_sixty_four_bytes_may_be_added_to_the_luck() -> None:
    """G1.7"""
    record = bound(64 * b"x")
    assert replay(GAMES, record).outcome == record.outcome
