"""From the truth to a seat's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.state import SPECTATOR
from tools.new_game.template.game.box.pieces import KINDS, ROLES, card_words
from tools.new_game.template.game.knowledge.memory import Memory
from tools.new_game.template.game.knowledge.places import place_word
from tools.new_game.template.game.knowledge.view import Crate, Glance, Note, Opened, Player, SmugglersView
from tools.new_game.template.game.rules.actions import OVER, PHASES
from tools.new_game.template.game.rules.piles import listed

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers


def view(state: Smugglers, seat: int) -> SmugglersView:
    """All that a seat (or a spectator) may know and remember."""
    return _view(state, seat, state.phase == OVER)


def laid_open(state: Smugglers) -> SmugglersView:
    """What a spectator would see with all that is hidden laid open, in the middle of a game that is looked at again."""
    return _view(state, SPECTATOR, True)


def _view(state: Smugglers, seat: int, opened: bool) -> SmugglersView:
    mine = seat >= 0
    return SmugglersView(
        seat=seat if mine else None,
        actors=tuple(state.actors()),
        phase=PHASES[state.phase],
        round=state.round,
        first=state.first,
        turn=state.turn,
        done=tuple(members(state.done)),
        players=tuple(_player(state, other, opened) for other in range(state.players)),
        crates=tuple(_crate(state, number) for number in range(len(state.hold))),
        top=len(state.pile.top),
        middle=state.pile.middle.size,
        under=len(state.pile.under),
        sunk=state.sunk.size,
        jetsam=tuple(card_words(listed(state.jetsam))),
        glances=tuple(_glances(memory) for memory in state.memory),
        role=ROLES[state.role[seat]] if mine else None,
        hand=tuple(card_words(state.hand[seat])) if mine else (),
        chosen=KINDS[state.chosen[seat]] if mine and state.chosen[seat] >= 0 else None,
        notes=_notes(state.memory[seat]) if mine else (),
        opened=_opened(state) if opened else None,
        outcome=state.outcome(),
    )


def _player(state: Smugglers, seat: int, opened: bool) -> Player:
    ashore = state.ashore & BIT[seat] != 0
    shown = ashore or opened
    return Player(cards=len(state.hand[seat]), ashore=ashore, role=ROLES[state.role[seat]] if shown else None)


def _crate(state: Smugglers, number: int) -> Crate:
    by, claim = state.laid_by[number], state.claim[number]
    return Crate(by=by if by >= 0 else None, claim=KINDS[claim] if claim >= 0 else None)


def _glances(memory: Memory) -> tuple[Glance, ...]:
    return tuple(Glance(tuple(place_word(place) for place in places), most) for places, most in memory.shape())


def _notes(memory: Memory) -> tuple[Note, ...]:
    return tuple(
        Note(tuple(place_word(place) for place in places), tuple(card_words(list(things))))
        for places, things, _ in memory.key()
        if things
    )


def _opened(state: Smugglers) -> Opened:
    pile = state.pile
    return Opened(
        hands=tuple(tuple(card_words(hand)) for hand in state.hand),
        hold=tuple(card_words(state.hold)),
        top=tuple(card_words(pile.top)),
        middle=tuple(card_words(listed(pile.middle))),
        under=tuple(card_words(pile.under)),
        sunk=tuple(card_words(listed(state.sunk))),
        spare_role=ROLES[listed(state.spare)[0]],
    )
