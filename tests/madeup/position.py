"""All that is true of a game of Smugglers' Cove: where each card lies, and who remembers what of it."""

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import State
from tests.madeup.components import KINDS, Components
from tests.madeup.knowledge.memory import Memory, lay, recall
from tests.madeup.knowledge.piles import Bag, Pile
from tests.madeup.notation import DEAL_ROLE, FIRST, MIX, ROLE
from tests.madeup.options import SmugglersOptions

# What is being decided
PHASES = ("stow", "turn", "under", "top", "over")
STOWING, TURN, PUTTING_UNDER, PUTTING_ON_TOP, OVER = range(5)

# Places where a card can lie, thirty-two of each sort. Cards of a hand, of the pile's middle and of the sunk ones have
# no order: whoever knows something of one place there knows it of all of them together.
HANDS = ("hand0", "hand1", "hand2", "hand3")
SORTS = (*HANDS, "crate", "top", "under", "middle", "sunk", "stowed")
CRATES, TOPS, UNDERS, MIDDLES, SUNKS, STOWED = (32 * number for number in range(4, 10))


def hand_place(seat: int, slot: int) -> int:
    """The place of a card in a hand."""
    return 32 * seat + slot


def place_word(place: int) -> str:
    """What a place is called in views."""
    return f"{SORTS[place // 32]}.{place % 32}"


def place_number(word: str) -> int:
    """The place that is called so."""
    sort, number = word.split(".")
    return 32 * SORTS.index(sort) + int(number)


def bag(cards: list[int], kinds: int = len(KINDS)) -> Bag:
    """These cards, in no order."""
    return Bag(vec[i64]([cards.count(kind) for kind in range(kinds)]))


def listed(bag: Bag) -> list[int]:
    """The cards of a bag, kind by kind."""
    return [kind for kind, number in enumerate(bag.key()) for _ in range(number)]


class Box:
    """What a table's games have in common."""

    def __init__(self, players: int, options: SmugglersOptions, components: Components) -> None:
        self.players = players
        self.options = options
        self.rounds = components.rounds
        self.hand = components.hand
        self.crates = components.crates
        self.cards = [kind for kind, card in enumerate(components.cards) for _ in range(card.count)]
        self.values = [card.value for card in components.cards]
        self.target = components.target[players - 2]
        spies = components.spies[players - 2]
        self.roles = [0] * (players + 1 - spies) + [1] * spies


class Position(State):
    """The truth; `rules` says how it changes."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.players)
        self.box = box
        self.phase = STOWING
        self.round = 0
        self.first = 0
        self.turn = 0
        self.done = 0  # seats that have had their turn of this round
        self.ashore = 0
        self.role = [-1] * box.players
        self.spare = bag(box.roles, len(ROLE))  # roles not dealt
        self.hand: list[list[int]] = [[] for _ in range(box.players)]  # sorted
        self.chosen = [-1] * box.players  # still in the hand until all have chosen
        self.stowed = bag([])  # while the chosen cards are mixed
        self.hold: list[int] = []
        self.laid_by: list[int] = []
        self.claim: list[int] = []
        self.pile = Pile(bag(box.cards))
        self.sunk = bag([])
        self.jetsam = bag([])
        self.memory = [Memory() for _ in range(box.players)]
        self.ended_by = 0  # 1 or 2: X6.1 or X6.2

    def thing(self, point: i64, k: i64) -> i64:
        if point == FIRST:
            return k
        if point == DEAL_ROLE:
            return self.spare.kth(k)
        return self.stowed.kth(k) if point == MIX else self.pile.middle.kth(k)

    def in_play(self) -> list[int]:
        """Everybody not ashore."""
        return [seat for seat in range(self.players) if not self.ashore & BIT[seat]]

    # Cards that move, and what becomes of what is known of them (G1.3)

    def move_all(self, old: int, new: int) -> None:
        """A card moves unseen from one place to another, and everybody sees which."""
        for memory in self.memory:
            memory.rename(old, new)

    def mix_all(self, places: list[int]) -> None:
        """The cards in these places are mixed before everybody's eyes."""
        for memory in self.memory:
            memory.mix(places)

    def close_gap(self, first: int, gap: int, left: int) -> None:
        """The places behind one that was emptied move up."""
        for number in range(gap, left):
            self.move_all(first + number + 1, first + number)

    def from_hand(self, seat: int, card: int, place: int) -> None:
        """A card goes face down from a hand to a place: its owner knows it there, others know it is one of the hand."""
        hand = self.hand[seat]
        hand.remove(card)
        for other, memory in enumerate(self.memory):
            if other == seat:
                memory.see(place, card)
            else:
                memory.rename(hand_place(seat, len(hand)), place)

    def to_hand(self, seat: int, card: int, place: int) -> None:
        """A card goes face down from a place into a hand, where it is one of all of them."""
        hand = self.hand[seat]
        hand.append(card)
        hand.sort()
        for other, memory in enumerate(self.memory):
            if other == seat:
                memory.leave(place, card)
            else:
                memory.rename(place, hand_place(seat, len(hand) - 1))
                memory.mix([hand_place(seat, slot) for slot in range(len(hand))])

    def draw_card(self, seat: int, point: int, luck: Luck) -> int:
        """The first card of the pile goes into a hand; who put it there knows which it is."""
        pile = self.pile
        place = UNDERS
        if pile.top:
            place = TOPS + len(pile.top) - 1
        elif pile.middle.size:
            place = MIDDLES + pile.middle.size - 1
        card = pile.draw(luck, point, seat, self)
        self.to_hand(seat, card, place)
        if place == UNDERS:
            self.close_gap(UNDERS, 0, len(pile.under))
        return card

    def shuffle_pile(self) -> None:
        """G1.3: what was known of single cards is known of the pile."""
        pile = self.pile
        size = pile.middle.size
        for sort, cards in ((TOPS, pile.top), (UNDERS, pile.under)):
            for number in range(len(cards)):
                self.move_all(sort + number, MIDDLES + size)
                size += 1
        self.mix_all([MIDDLES + number for number in range(size)])
        pile.shuffle()

    def sink_hand(self, seat: int) -> None:
        """A whole hand goes face down among the sunk cards."""
        for card in self.hand[seat][:]:
            self.from_hand(seat, card, SUNKS + self.sunk.size)
            self.sunk.add(card)
        self.mix_all([SUNKS + number for number in range(self.sunk.size)])

    def open_crate(self, number: int) -> int:
        """A card of the hold is shown to all and leaves it."""
        card = self.hold.pop(number)
        self.laid_by.pop(number)
        self.claim.pop(number)
        for memory in self.memory:
            memory.leave(CRATES + number, card)
        self.close_gap(CRATES, number, len(self.hold))
        self.jetsam.add(card)
        return card

    # Copies and redealt copies

    def copy_into(self, new: "Position") -> None:
        new.acting = self.acting
        new.phase, new.round, new.first, new.turn = self.phase, self.round, self.first, self.turn
        new.done, new.ashore, new.ended_by = self.done, self.ashore, self.ended_by
        new.role = self.role[:]
        new.spare = self.spare.copy()
        new.hand = [hand[:] for hand in self.hand]
        new.chosen = self.chosen[:]
        new.hold, new.laid_by, new.claim = self.hold[:], self.laid_by[:], self.claim[:]
        new.pile = self.pile.copy()
        new.sunk = self.sunk.copy()
        new.jetsam = self.jetsam.copy()
        new.memory = [memory.copy() for memory in self.memory]

    def redeal(self, seat: i64, luck: Luck) -> None:
        if self.phase != OVER:
            self.redeal_cards(seat, luck)
            self.redeal_roles(seat, luck)

    def redeal_cards(self, seat: int, luck: Luck) -> None:
        """All cards this seat does not see are laid anew as its facts allow; others remember what they now saw."""
        pile = self.pile
        places = self.hidden_places(seat)
        unseen = bag(self.hold + pile.top + pile.under + listed(pile.middle) + listed(self.sunk))
        for other in range(self.players):
            if other != seat:
                for card in self.hand[other]:
                    unseen.add(card)
        facts = self.memory[seat].facts if seat >= 0 else []
        laid = dict(zip(places, lay(unseen, places, facts, luck), strict=True))
        for other, hand in enumerate(self.hand):
            if other == seat:
                laid.update((hand_place(seat, slot), card) for slot, card in enumerate(hand))
                continue
            drawn = [laid[hand_place(other, slot)] for slot in range(len(hand))]
            if self.chosen[other] >= 0:
                self.chosen[other] = drawn[luck.below(len(drawn))]
            self.hand[other] = sorted(drawn)
        self.hold = [laid[CRATES + number] for number in range(len(self.hold))]
        pile.top = [laid[TOPS + number] for number in range(len(pile.top))]
        pile.under = [laid[UNDERS + number] for number in range(len(pile.under))]
        pile.middle = bag([laid[MIDDLES + number] for number in range(pile.middle.size)])
        self.sunk = bag([laid[SUNKS + number] for number in range(self.sunk.size)])
        for other, memory in enumerate(self.memory):
            if other != seat:
                self.memory[other] = recall(memory.shape(), laid, luck)

    def hidden_places(self, seat: int) -> list[int]:
        """All places whose cards this seat does not simply see."""
        places = [
            hand_place(other, slot)
            for other, hand in enumerate(self.hand)
            if other != seat
            for slot in range(len(hand))
        ]
        pile = self.pile
        sizes = (len(self.hold), len(pile.top), len(pile.under), pile.middle.size, self.sunk.size)
        for sort, size in zip((CRATES, TOPS, UNDERS, MIDDLES, SUNKS), sizes, strict=True):
            places.extend(range(sort, sort + size))
        return places

    def redeal_roles(self, seat: int, luck: Luck) -> None:
        """X1.2: all roles but one's own and those of players ashore are unknown."""
        unknown = [other for other in self.in_play() if other != seat]
        for other in unknown:
            self.spare.add(self.role[other])
        for other in unknown:
            self.role[other] = self.spare.take(luck)

    def key(self) -> tuple[object, ...]:
        turn = (self.acting, self.phase, self.round, self.first, self.turn, self.done, self.ashore, self.ended_by)
        hands = (tuple(tuple(hand) for hand in self.hand), tuple(self.chosen))
        hold = (tuple(self.hold), tuple(self.laid_by), tuple(self.claim))
        rest = (self.pile.key(), self.sunk.key(), self.jetsam.key(), tuple(self.role), self.spare.key())
        return (*turn, *hands, *hold, *rest, tuple(memory.key() for memory in self.memory))
