"""What may be told in Cartagena: all that is declared is told, with its slots, and nothing else."""

from quarterdeck.games.cartagena.texts.events import EVENTS
from tests.games.cartagena.played import Played, game, mutiny, played
from tests.games.situations import names_of

PLACED = "cambivalute / sailor 3 / sailor 8 / place 8; pang / take coin"


def test_everything_that_can_be_told_is_told_with_the_slots_it_declares() -> None:
    """G1.2, C1.1: by the situations written by hand, Díaz and a mutiny that ends early; to all who play or look on."""
    games: list[Played] = [played(name) for name in names_of("cartagena")]
    games += [
        game("cabin diaz; 0: use diaz; gold gold-2; draw pink-2; 0: take gold; cabin pang"),
        mutiny(after=(PLACED,)),
    ]
    met: dict[str, list[str]] = {}
    for one in games:
        for viewer in range(-1, len(one.referee.seats)):
            for telling in one.referee.tellings(viewer):
                slots = sorted(telling.slots)
                assert met.setdefault(telling.key, slots) == slots, telling.key
    assert met == {key: sorted(slots) for key, slots in EVENTS.items()}
