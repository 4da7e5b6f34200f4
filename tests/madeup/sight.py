"""From the truth to a seat's view, and from a view back to a truth that could be."""

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.luck import Luck
from tests.madeup.components import KINDS, words
from tests.madeup.knowledge.memory import Fact, Memory
from tests.madeup.notation import ROLE
from tests.madeup.position import OVER, PHASES, STOWING, Box, bag, listed, place_number, place_word
from tests.madeup.rules import Smugglers
from tests.madeup.view import Crate, Glance, Note, Opened, Player, SmugglersView

# What a seat sees


def view(state: Smugglers, seat: int) -> SmugglersView:
    """All that a seat (or a spectator) may know and remember."""
    mine = seat >= 0
    return SmugglersView(
        seat=seat if mine else None,
        actors=tuple(state.actors()),
        phase=PHASES[state.phase],
        round=state.round,
        first=state.first,
        turn=state.turn,
        done=tuple(members(state.done)),
        players=tuple(_player(state, other) for other in range(state.players)),
        crates=tuple(_crate(state, number) for number in range(len(state.hold))),
        top=len(state.pile.top),
        middle=state.pile.middle.size,
        under=len(state.pile.under),
        sunk=state.sunk.size,
        jetsam=tuple(words(listed(state.jetsam))),
        glances=tuple(_glances(memory) for memory in state.memory),
        role=ROLE.words[state.role[seat]] if mine else None,
        hand=tuple(words(state.hand[seat])) if mine else (),
        chosen=KINDS[state.chosen[seat]] if mine and state.chosen[seat] >= 0 else None,
        notes=_notes(state.memory[seat]) if mine else (),
        opened=_opened(state) if state.phase == OVER else None,
        outcome=state.outcome(),
    )


def _player(state: Smugglers, seat: int) -> Player:
    ashore = state.ashore & BIT[seat] != 0
    shown = ashore or state.phase == OVER
    return Player(cards=len(state.hand[seat]), ashore=ashore, role=ROLE.words[state.role[seat]] if shown else None)


def _crate(state: Smugglers, number: int) -> Crate:
    by, claim = state.laid_by[number], state.claim[number]
    return Crate(by=by if by >= 0 else None, claim=KINDS[claim] if claim >= 0 else None)


def _glances(memory: Memory) -> tuple[Glance, ...]:
    return tuple(Glance(tuple(place_word(place) for place in places), most) for places, most in memory.shape())


def _notes(memory: Memory) -> tuple[Note, ...]:
    return tuple(
        Note(tuple(place_word(place) for place in places), tuple(words(list(things))))
        for places, things, _ in memory.key()
        if things
    )


def _opened(state: Smugglers) -> Opened:
    pile = state.pile
    return Opened(
        hands=tuple(tuple(words(hand)) for hand in state.hand),
        hold=tuple(words(state.hold)),
        top=tuple(words(pile.top)),
        middle=tuple(words(listed(pile.middle))),
        under=tuple(words(pile.under)),
        sunk=tuple(words(listed(state.sunk))),
        spare_role=ROLE.words[listed(state.spare)[0]],
    )


# What a seat can imagine


def imagine(box: Box, view: SmugglersView, luck: Luck) -> Smugglers:
    """A state that could be true: what is seen is put where it is, all else laid at random and then laid anew."""
    state = Smugglers(box)
    state.phase = PHASES.index(view.phase)
    state.acting = sum(BIT[seat] for seat in view.actors)
    state.round, state.first, state.turn = view.round, view.first, view.turn
    state.done = sum(BIT[seat] for seat in view.done)
    state.ashore = sum(BIT[seat] for seat, player in enumerate(view.players) if player.ashore)
    state.laid_by = [-1 if crate.by is None else crate.by for crate in view.crates]
    state.claim = [-1 if crate.claim is None else KINDS.index(crate.claim) for crate in view.crates]
    state.memory = [_memory(view, seat) for seat in range(box.players)]
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
        memory.facts.append(Fact(places, _cards(known.get(glance.places, ())), glance.most))
    return memory


def _lay_roles(state: Smugglers, view: SmugglersView) -> None:
    """The roles one knows, and any of the others."""
    known = [player.role for player in view.players]
    if view.seat is not None:
        known[view.seat] = view.role
    for seat, word in enumerate(known):
        if word is not None:
            state.role[seat] = ROLE.numbers[word]
            state.spare.remove(state.role[seat])
    for seat, word in enumerate(known):
        if word is None:
            state.role[seat] = listed(state.spare)[0]
            state.spare.remove(state.role[seat])


def _lay_cards(state: Smugglers, view: SmugglersView) -> None:
    """The cards one sees, and any of the others."""
    pile, opened = state.pile, view.opened
    state.jetsam = bag(_cards(view.jetsam))
    if opened is not None:
        state.hand = [_cards(hand) for hand in opened.hands]
        state.hold, pile.top, pile.under = _cards(opened.hold), _cards(opened.top), _cards(opened.under)
        pile.middle, state.sunk = bag(_cards(opened.middle)), bag(_cards(opened.sunk))
        return
    unseen = bag(state.box.cards)
    for card in _cards((*view.jetsam, *view.hand)):
        unseen.remove(card)
    rest = listed(unseen)
    for seat, player in enumerate(view.players):
        state.hand[seat] = _cards(view.hand) if seat == view.seat else [rest.pop() for _ in range(player.cards)]
        if view.phase == PHASES[STOWING] and player.cards and seat not in view.actors:
            state.chosen[seat] = state.hand[seat][0]
    if view.seat is not None:
        state.chosen[view.seat] = -1 if view.chosen is None else KINDS.index(view.chosen)
    state.hold = [rest.pop() for _ in view.crates]
    pile.top = [rest.pop() for _ in range(view.top)]
    pile.under = [rest.pop() for _ in range(view.under)]
    state.sunk = bag([rest.pop() for _ in range(view.sunk)])
    pile.middle = bag(rest)


def _cards(names: tuple[str, ...]) -> list[int]:
    return [KINDS.index(name) for name in names]
