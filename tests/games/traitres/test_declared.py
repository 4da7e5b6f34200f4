"""What may be told and why something may be refused: all that is declared occurs, with its slots, and nothing else."""

from collections.abc import Iterable, Mapping

from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.rules.legal import REFUSALS
from quarterdeck.games.traitres.texts.events import EVENTS
from tests.games.situations import names_of
from tests.games.traitres.played import Played, game, laying, played

HANDS = "plus spyglass plank | zero riddance catch | pockets plank plus"
PLANKS = "plank zero minus | plank plus plus | plus minus zero | plank zero plank"
PUSHED = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"


def sorted_slots(declared: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    return {key: sorted(slots) for key, slots in declared.items()}


def test_everything_that_can_be_told_is_told_with_the_slots_it_declares() -> None:
    """G1.2, T1.5: by the situations written by hand, to players and to whoever looks on."""
    met: dict[str, list[str]] = {}
    for name in names_of("traitres"):
        referee = played(name).referee
        for viewer in range(-1, len(referee.seats)):
            for telling in referee.tellings(viewer):
                slots = sorted(telling.slots)
                assert met.setdefault(telling.key, slots) == slots, f"{telling.key} has other slots in {name}"
    assert met == sorted_slots(EVENTS)


def reasons(moment: Played) -> dict[str, list[str]]:
    """Why whatever may not be done is refused."""
    found: dict[str, list[str]] = {}
    truth = moment.truth
    for seat in range(-1, truth.players + 1):
        for action in set(range(-1, len(TRAITRES.alphabet) + 1)) - set(truth.legal(seat)):
            refusal = truth.refusal(seat, action)
            found[refusal.key] = sorted(refusal.slots)
    return found


def test_every_reason_occurs_with_the_slots_it_declares() -> None:
    """T2.2, T2.3, T4.2, T4.4, T5.1, T8.1: in a turn, within a Spyglass and a Catch, and when the game is over."""
    moments = [
        game(hands=HANDS, first=2),
        game(laying("0 plus zero", "1 zero plus", "2 plus zero"), "0: spyglass", hands=HANDS),
        game("1: catch; draw plus plus plus", hands=HANDS, first=1),
        game(PUSHED, hands=PLANKS, mutineers=(3,), first=3),
        game("0: open", hands=HANDS),
    ]
    met: dict[str, list[str]] = {}
    for moment in moments:
        met |= reasons(moment)
    assert met == sorted_slots(REFUSALS)
