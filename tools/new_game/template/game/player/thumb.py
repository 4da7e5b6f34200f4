"""Rules of thumb: what each decision is worth to a sensible player."""

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import Thumb
from tools.new_game.template.game.box.pieces import KINDS, SPY
from tools.new_game.template.game.knowledge.places import CRATES
from tools.new_game.template.game.rules.actions import ACCUSE, FISH, LAY, LOOK, STOW, TOP, UNDER
from tools.new_game.template.game.rules.state import Smugglers

_PER_POINT: Final = 60  # of worth, for each point a card brings the own side
_LIE: Final = 50
_BLIND: Final = 80  # an accusation of whose card one has not seen
_CAUGHT: Final = 300


@final
class SmugglersThumb(Thumb):
    """Good cards into the hold for smugglers, bad ones for spies; accuse whom one saw lying."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.sharpness: float = 1.0

    def worth(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Smugglers)
        if action < LOOK:
            return _PER_POINT * helps(state, seat, action - STOW)
        if action < LAY:
            return 20 if state.memory[seat].thing_at(CRATES + (action - LOOK)) < 0 else 0
        if action < FISH:
            card = (action - LAY) // len(KINDS)
            lie = _LIE if card != (action - LAY) % len(KINDS) else 0
            return _PER_POINT * helps(state, seat, card) - lie
        if action == FISH:
            return 30
        if action < UNDER:
            return accusation(state, seat, action - ACCUSE)
        return -_PER_POINT * helps(state, seat, action - (UNDER if action < TOP else TOP))


def helps(state: Smugglers, seat: i64, card: i64) -> i64:
    """What a card in the hold brings the own side."""
    value: i64 = state.numbers.values[card]
    return -value if state.role[seat] == SPY else value


def accusation(state: Smugglers, seat: i64, other: i64) -> i64:
    """Sure where one has seen the card, otherwise a risk."""
    number = max([crate for crate, by in enumerate(state.laid_by) if by == other])
    seen = state.memory[seat].thing_at(CRATES + number)
    if seen < 0:
        return -_BLIND
    return _CAUGHT if seen != state.claim[number] else -_CAUGHT
