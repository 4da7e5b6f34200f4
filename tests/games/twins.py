"""What every pair of twin worlds must show: who must not know the difference cannot tell them apart."""

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import ScriptedLuck
from quarterdeck.core.referee import Referee


def refusals(referee: Referee, seat: int) -> dict[int, tuple[str, str]]:
    """Every action that is refused, with all words of the error."""
    texts: dict[int, tuple[str, str]] = {}
    for action in range(-1, len(referee.game.alphabet) + 1):
        if action not in referee.legal(seat):
            try:
                referee.truth.apply(seat, action, ScriptedLuck([]))
            except IllegalAction as error:
                texts[action] = (str(error), repr(error))
    return texts


def nothing_tells_them_apart(viewer: int, one: Referee, other: Referee) -> None:
    """Neither views nor tellings, neither choices nor refusals; while the two worlds do differ."""
    assert one.truth != other.truth
    assert one.view(viewer) == other.view(viewer)
    assert repr(one.view(viewer)) == repr(other.view(viewer))
    assert one.tellings(viewer) == other.tellings(viewer)
    assert one.actors() == other.actors()
    assert one.legal(viewer) == other.legal(viewer)
    assert refusals(one, viewer) == refusals(other, viewer)
    assert one.outcome == other.outcome
    assert one.told == other.told
    assert repr(one.truth) == repr(other.truth)


def tells_them_apart(viewer: int, one: Referee, other: Referee) -> None:
    """Whoever may know does know, or the twins would prove nothing."""
    assert one.view(viewer) != other.view(viewer)
