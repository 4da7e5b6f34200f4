"""Why an action is refused: the right clause, and nothing that its seat may not know."""

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.rules.legal import REFUSALS
from tests.games.freibeuter.walks import walk


def test_a_refusal_says_the_same_in_every_world_the_seat_can_imagine() -> None:
    """F1.3: whatever the others hold, for every action and seat, on turn or not."""
    for number, referee in enumerate(walk(3, "refusals")):
        if number % 9:
            continue
        truth = referee.truth
        for seat in range(3):
            other = truth.copy()
            other.redeal(seat, FastLuck(number))
            assert truth.legal(seat) == other.legal(seat)
            for action in set(range(-1, len(FREIBEUTER.alphabet) + 1)) - set(truth.legal(seat)):
                assert truth.refusal(seat, action).args == other.refusal(seat, action).args


def test_every_reason_occurs_with_the_slots_it_declares() -> None:
    """F2.1, F11.4: in play, and when the game is over."""
    met: dict[str, tuple[str, ...]] = {}
    for referee in walk(2, "reasons", style="closes"):
        truth = referee.truth
        for seat in (-1, 0, 1):
            for action in set(range(-1, len(FREIBEUTER.alphabet) + 1)) - set(truth.legal(seat)):
                refusal = truth.refusal(seat, action)
                met[refusal.key] = tuple(refusal.slots)
    assert met == REFUSALS
