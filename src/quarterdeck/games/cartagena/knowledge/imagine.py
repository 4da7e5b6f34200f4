"""From a view back to a truth that could be."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.cartagena.box.numbers import Numbers
from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    GOLD_WORDS,
    LETTERS,
    MONKEY,
    MONKEY_WORD,
    MOST_LETTERS,
    NOTHING,
    PIRATES,
    SIDE_WORDS,
    SIDES,
)
from quarterdeck.games.cartagena.knowledge.see import PHASES, TRADES
from quarterdeck.games.cartagena.knowledge.view import CartagenaView, Pile, Slot
from quarterdeck.games.cartagena.rules.actions import ENDS, OVER
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.rules.supplies import LATER, ORIGIN, PUBLIC, SEATS, Supply, slot_of

COMBAT_NUMBERS: Final = {word: number for number, word in enumerate(COMBAT_WORDS)}
GOLD_NUMBERS: Final = {word: number for number, word in enumerate(GOLD_WORDS)}
PIRATE_NUMBERS: Final = {word: number for number, word in enumerate(PIRATES)}


def imagine(numbers: Numbers, view: CartagenaView, luck: Luck) -> Cartagena:
    """A state that could be true: what is seen is put where it is, all else anyhow, and that is then dealt anew."""
    state = Cartagena(numbers)
    _set_table(state, view)
    _set_players(state, view)
    _set_sailors(state, view)
    _set_mutiny(state, view)
    out: i64 = 0
    for number in range(len(view.letters)):
        out += state.fought[number]
    _lay_cards(state.combat, COMBAT_NUMBERS, view, view.combat, out)
    _lay_cards(state.gold, GOLD_NUMBERS, view, view.gold, 0)
    _lay_bout(state, view)
    if state.phase != OVER:
        state.redeal(-1 if view.seat is None else view.seat, luck)
    return state


def _pirate(word: str | None) -> i64:
    return NOTHING if word is None else PIRATE_NUMBERS[word]


def _bag(words: tuple[str, ...], numbers: dict[str, int]) -> i64:
    bag: i64 = 0
    for word in words:
        bag += ONE[numbers[word]]
    return bag


def _seats(seats: tuple[int, ...]) -> i64:
    found: i64 = 0
    for seat in seats:
        found |= BIT[seat]
    return found


def _set_table(state: Cartagena, view: CartagenaView) -> None:
    """Whose turn it is, the ship and the pirates."""
    state.acting = _seats(view.actors)
    state.phase = PHASES.index(view.phase)
    state.round = view.round - 1
    state.dealer = view.dealer
    state.turn = view.turn
    state.turns = view.turns
    state.ship = view.ship
    state.storms = view.storms
    state.lifeboat = _pirate(view.lifeboat)
    for cabin in view.cabins:
        if cabin.pirate is not None:
            pirate = _pirate(cabin.pirate)
            state.open_door(pirate)
            if cabin.free:
                state.free |= BIT[pirate]
    state.fresh = _pirate(view.fresh)
    state.used = _pirate(view.used)
    state.sate = view.sate
    state.exchanged = view.exchanged
    state.trade = TRADES.index(view.trade)
    state.island = view.coin_island


def _set_players(state: Cartagena, view: CartagenaView) -> None:
    """Coins, and allegiances as far as they are known."""
    for seat in range(len(view.players)):
        seen = view.players[seat]
        state.coins[seat] = seen.coins
        if seen.declared:
            state.side[seat] = SIDE_WORDS.index(seen.side) if seen.side is not None else 0
        for spy in seen.spied_by:
            state.spied |= BIT[spy * SEATS + seat]
        if seen.mutineer:
            state.mutineers |= BIT[seat]
        if seen.fighting:
            state.fighting |= BIT[seat]


def _set_sailors(state: Cartagena, view: CartagenaView) -> None:
    """Sailors that are known stand where they are, or anyhow; then any of the others."""
    for number in range(len(view.letters)):
        seen = view.letters[number]
        for seat in seen.seen_by:
            state.pairs |= BIT[seat * MOST_LETTERS + number]
        for seat in seen.sides_seen_by:
            state.sides |= BIT[seat * MOST_LETTERS + number]
        if seen.pair:
            _post(state, number, seen.pair[0] - 1, seen.pair[1] - 1)
        if seen.valverde is not None and seen.diaz is not None:
            _post(state, number, seen.valverde - 1, seen.diaz - 1)
    for value in view.taken:
        state.taken |= BIT[value - 1]
    state.unplaced &= ~state.taken
    for number in range(len(view.letters)):
        if view.letters[number].placed and not state.placed(number):
            first = lowest(state.unplaced)
            _post(state, number, first, lowest(state.unplaced & ~BIT[first]))
    if view.letter is not None:
        state.letter = LETTERS.index(view.letter)
        if state.placed(state.letter):
            state.taken = state.pair_at(state.letter)
        elif not view.taken:
            first = lowest(state.unplaced)
            state.taken = BIT[first] | BIT[lowest(state.unplaced & ~BIT[first])]
            state.unplaced &= ~state.taken


def _post(state: Cartagena, letter: i64, valverde: i64, diaz: i64) -> None:
    state.post[SIDES * letter] = valverde
    state.post[SIDES * letter + 1] = diaz
    state.unplaced &= ~(BIT[valverde] | BIT[diaz])


def _set_mutiny(state: Cartagena, view: CartagenaView) -> None:
    """The duels so far, and how the game ended."""
    if view.duel is not None:
        state.duel = LETTERS.index(view.duel.letter)
        state.bout = view.duel.bout
    for number in range(len(view.letters)):
        state.fought[number] = _bag(view.letters[number].played, COMBAT_NUMBERS)
        if view.letters[number].winner == "valverde":
            state.pink_wins |= BIT[number]
        elif view.letters[number].winner == "diaz":
            state.grey_wins |= BIT[number]
    if view.outcome is not None:
        state.ended_by = ENDS.index(view.outcome.clause)
        state.won = _seats(view.outcome.winners)


# Cards


def _lay_cards(supply: Supply, numbers: dict[str, int], view: CartagenaView, pile: Pile, out: i64) -> None:
    """The cards a viewer knows, then as many as lie anywhere unseen, whichever."""
    combat = numbers is COMBAT_NUMBERS
    if view.opened is not None:
        _lay_opened(supply, numbers, view, pile)
        return
    viewer: i64 = PUBLIC if view.seat is None else view.seat
    unseen = supply.middle - out
    for seat in range(len(view.players)):
        seen = view.players[seat]
        known = _bag(seen.known_cards if combat else seen.known_golds, numbers)
        public = _bag(seen.public_cards, numbers) if combat else 0
        if seat == view.seat:
            known = _bag(_own(view, combat), numbers)
        else:
            supply.known[viewer * SEATS + seat] = known
        supply.known[PUBLIC * SEATS + seat] = public
        supply.hand[seat] = known
        supply.held[seat] = seen.cards if combat else seen.golds
        unseen -= known
    for slot in (*pile.under, *pile.looked_at):
        if slot.card is not None:
            unseen -= ONE[numbers[slot.card]]
    _fill(supply, unseen, len(view.players), pile, numbers)


def _own(view: CartagenaView, combat: bool) -> tuple[str, ...]:
    own = view.hand if combat else view.golds
    assert own is not None
    return own


def _fill(supply: Supply, unseen: i64, players: i64, pile: Pile, numbers: dict[str, int]) -> None:
    """Any unseen cards for the hands and slots that are not known; slots that came from a hand are filled from it."""
    for seat in range(players):
        room = supply.held[seat] - size_of(supply.hand[seat])
        for slot in pile.under:
            if slot.card is None and slot.origin == seat:
                room += 1
        for _ in range(room):
            card = ONE[kth_card(unseen, 0)]
            supply.hand[seat] += card
            unseen -= card
    slots: list[int] = []
    for slot in (*pile.under, *pile.looked_at):
        if slot.card is not None:
            kind: i64 = numbers[slot.card]
        elif slot.origin is not None:
            kind = kth_card(supply.hand[slot.origin], 0)
            supply.hand[slot.origin] -= ONE[kind]
        else:
            kind = kth_card(unseen, 0)
            unseen -= ONE[kind]
        slots.append(_coded(slot, kind))
    _set_slots(supply, pile, slots)
    supply.middle = unseen
    supply.cards = pile.cards


def _coded(slot: Slot, kind: i64) -> int:
    origin = 0 if slot.origin is None else slot.origin + 1
    return int(slot_of(kind, _seats(slot.known_by)) + ORIGIN * origin + LATER * slot.later)


def _set_slots(supply: Supply, pile: Pile, slots: list[int]) -> None:
    under = len(pile.under)
    for number in range(under):
        supply.under = append(supply.under, slots[number])
    if len(slots) > under:
        supply.looked = slots[under]
    if len(slots) > under + 1:
        supply.looked_too = slots[under + 1]


def _lay_opened(supply: Supply, numbers: dict[str, int], view: CartagenaView, pile: Pile) -> None:
    """Once the game is over everything lies open."""
    opened = view.opened
    assert opened is not None
    combat = numbers is COMBAT_NUMBERS
    for seat in range(len(view.players)):
        bag = _bag(opened.hands[seat] if combat else opened.golds[seat], numbers)
        supply.hand[seat] = bag
        supply.held[seat] = size_of(bag)
    supply.middle = _bag(opened.pile if combat else opened.gold_pile, numbers)
    supply.cards = pile.cards
    under = opened.under if combat else opened.gold_under
    slots = [_coded(pile.under[number], numbers[under[number]]) for number in range(len(under))]
    _set_slots(supply, pile, slots)


def _lay_bout(state: Cartagena, view: CartagenaView) -> None:
    """C7.2: who has laid a card laid any; one's own is known."""
    for seat in range(len(view.players)):
        if view.players[seat].laid:
            state.laid[seat] = MONKEY
    if view.seat is not None and view.laid is not None:
        state.laid[view.seat] = MONKEY if view.laid == MONKEY_WORD else COMBAT_NUMBERS[view.laid]
