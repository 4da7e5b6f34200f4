"""A record played step by step says where it is, and what comes next."""

from quarterdeck.core.record import Acted, Said
from quarterdeck.core.replay import Replay
from tests.core.test_replay import DEAL
from tests.madeup import SMUGGLERS
from tests.madeup.positions import GAMES, record_of


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
