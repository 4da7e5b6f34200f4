"""What the rules tell a listening referee: keys and slots, never sentences."""

from collections.abc import Iterable

from quarterdeck.core.bags import named
from quarterdeck.core.bits import BIT, lowest, members
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, NOTHING, ROLE_WORDS
from quarterdeck.games.traitres.rules.position import KNOWERS, OWNER, Position


def role_word(position: Position, seat: int) -> str:
    """What the role of a seat is called."""
    return ROLE_WORDS[1 if position.mutineers & BIT[seat] else 0]


def hand_words(position: Position, seat: int) -> list[str]:
    """The cards of a hand in words, fresh ones last."""
    return [KIND_WORDS[position.card(seat, number)] for number in range(position.cards_held(seat))]


def loot_words(position: Position, places: int) -> list[str]:
    """Loot cards in words, the lowest first."""
    return [KIND_WORDS[position.loot[number] % KNOWERS] for number in members(places)]


def pile_words(position: Position) -> list[str]:
    """The pile in words: cards in no order, then those put on top of it."""
    cards = named(position.middle, KIND_WORDS)
    for kind in (position.lower, position.upper):
        if kind != NOTHING:
            cards.append(KIND_WORDS[kind])
    return cards


def thrown_words(thrown: Iterable[int]) -> list[str]:
    """The cards of hands thrown away in words."""
    return [KIND_WORDS[card % OWNER] for card in thrown]


def tell_drawn(seat: int, clause: str, drawn: list[str], listener: Listener) -> None:
    """How many cards somebody draws; which, only to the own seat."""
    own: dict[str, object] = {"seat": seat, "cards": drawn}
    listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": len(drawn)})


def tell_end(position: Position, winners: int, listener: Listener) -> None:
    """T8.4, G1.8: all that was hidden, and who has won."""
    for seat in range(position.players):
        if position.aboard & BIT[seat]:
            listener.openly("G1.8", "role-opened", {"seat": seat, "role": role_word(position, seat)})
    for seat in range(position.players):
        if position.cards_held(seat):
            listener.openly("G1.8", "hand-opened", {"seat": seat, "cards": hand_words(position, seat)})
    if position.opened_by == NOTHING:
        chest: dict[str, object] = {"cards": loot_words(position, position.chest), "total": position.total()}
        listener.openly("G1.8", "chest-left", chest)
    gone = BIT[position.lays] - 1 & ~position.chest
    thrown = loot_words(position, gone) + thrown_words(position.thrown)
    listener.openly("G1.8", "piles-opened", {"cards": pile_words(position), "thrown": thrown})
    listener.openly("T8.4", "team-won", {"role": role_word(position, lowest(winners))})
    for seat in members(winners):
        listener.openly("T8.4", "won", {"seat": seat})
