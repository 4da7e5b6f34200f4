"""From a view back to a truth that could be."""

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from tools.new_game.template.game.box.numbers import Numbers
from tools.new_game.template.game.box.pieces import KINDS, ROLES, cards_of
from tools.new_game.template.game.knowledge.memory import Fact, Memory
from tools.new_game.template.game.knowledge.places import place_number
from tools.new_game.template.game.knowledge.view import SmugglersView
from tools.new_game.template.game.rules.actions import PHASES, STOWING
from tools.new_game.template.game.rules.piles import bag, listed
from tools.new_game.template.game.rules.state import Smugglers


def imagine(numbers: Numbers, view: SmugglersView, luck: Luck) -> Smugglers:
    """A state that could be true: what is seen is put where it is, all else laid at random and then laid anew."""
    state = Smugglers(numbers)
    state.phase = PHASES.index(view.phase)
    state.acting = sum(BIT[seat] for seat in view.actors)
    state.round, state.first, state.turn = view.round, view.first, view.turn
    state.done = sum(BIT[seat] for seat in view.done)
    state.ashore = sum(BIT[seat] for seat, player in enumerate(view.players) if player.ashore)
    state.laid_by = [-1 if crate.by is None else crate.by for crate in view.crates]
    state.claim = [-1 if crate.claim is None else KINDS.index(crate.claim) for crate in view.crates]
    state.memory = [_memory(view, seat) for seat in range(numbers.players)]
    if view.outcome is not None:
        state.ended_by = int(view.outcome.clause[-1])
    _lay_roles(state, view)
    _lay_cards(state, view)
    state.redeal(-1 if view.seat is None else view.seat, luck)
    return state


def _memory(view: SmugglersView, seat: int) -> Memory:
    """One's own facts; of others how much they know of which places."""
    known = {note.places: note.cards for note in view.notes} if seat == view.seat else {}
    memory = Memory()
    for glance in view.glances[seat]:
        places = [place_number(word) for word in glance.places]
        memory.facts.append(Fact(places, cards_of(known.get(glance.places, ())), glance.most))
    return memory


def _lay_roles(state: Smugglers, view: SmugglersView) -> None:
    """The roles one knows, and any of the others."""
    known = [player.role for player in view.players]
    if view.seat is not None:
        known[view.seat] = view.role
    for seat, word in enumerate(known):
        if word is not None:
            state.role[seat] = ROLES.index(word)
            state.spare.remove(state.role[seat])
    for seat, word in enumerate(known):
        if word is None:
            state.role[seat] = listed(state.spare)[0]
            state.spare.remove(state.role[seat])


def _lay_cards(state: Smugglers, view: SmugglersView) -> None:
    """The cards one sees, and any of the others."""
    pile, opened = state.pile, view.opened
    state.jetsam = bag(cards_of(view.jetsam), len(KINDS))
    if opened is not None:
        state.hand = [cards_of(hand) for hand in opened.hands]
        state.hold, pile.top, pile.under = cards_of(opened.hold), cards_of(opened.top), cards_of(opened.under)
        pile.middle, state.sunk = bag(cards_of(opened.middle), len(KINDS)), bag(cards_of(opened.sunk), len(KINDS))
        return
    unseen = bag(state.numbers.cards, len(KINDS))
    for card in cards_of((*view.jetsam, *view.hand)):
        unseen.remove(card)
    rest = listed(unseen)
    for seat, player in enumerate(view.players):
        state.hand[seat] = cards_of(view.hand) if seat == view.seat else [rest.pop() for _ in range(player.cards)]
        if view.phase == PHASES[STOWING] and player.cards and seat not in view.actors:
            state.chosen[seat] = state.hand[seat][0]
    if view.seat is not None:
        state.chosen[view.seat] = -1 if view.chosen is None else KINDS.index(view.chosen)
    state.hold = [rest.pop() for _ in view.crates]
    pile.top = [rest.pop() for _ in range(view.top)]
    pile.under = [rest.pop() for _ in range(view.under)]
    state.sunk = bag([rest.pop() for _ in range(view.sunk)], len(KINDS))
    pile.middle = bag(rest, len(KINDS))
