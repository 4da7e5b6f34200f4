"""What the rules tell a listening referee: keys and slots, never sentences."""

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS, TOKEN_WORDS
from quarterdeck.games.freibeuter.rules.position import Position


def slots_of_token(position: Position, crossing: int) -> dict[str, object]:
    """Where a ship lies and what it is."""
    kind = position.token[crossing]
    slots: dict[str, object] = {"crossing": REGION_WORDS[crossing], "token": TOKEN_WORDS[kind]}
    slots["value"] = position.numbers.value[kind]
    slots["share"] = position.numbers.share[kind]
    return slots


def tell_hand_dealt(position: Position, seat: int, listener: Listener) -> None:
    """F1.3: hands are secret, how many cards of each kind they hold is public."""
    others: dict[str, object] = {"seat": seat}
    others["sea_cards"] = position.pirates[seat].sea_cards
    others["dutchman_cards"] = position.pirates[seat].dutchman_cards
    listener.secretly("F1.1", seat, "dealt-own", slots_of_hand(position, seat), "dealt", others)


def slots_of_hand(position: Position, seat: int) -> dict[str, object]:
    """All cards of a hand."""
    pirate = position.pirates[seat]
    return {"seat": seat, "sea": sea_words(pirate.sea, pirate.sea_twice), "dutchman": card_words(pirate.dutchman)}


def tell_end(position: Position, listener: Listener) -> None:
    """F11: why the game ended, what was hidden, and who is how rich."""
    if position.ended_by == 3:
        listener.openly("F11.3", "ended-3", {"seat": position.turn})
    else:
        listener.openly(f"F11.{position.ended_by}", f"ended-{position.ended_by}", {})
    for seat in range(position.players):
        listener.openly("F11.4", "hand-opened", slots_of_hand(position, seat))
    piles: dict[str, object] = {
        "sea": sea_words(position.sea, position.sea_twice),
        "dutchman": card_words(position.dutchman),
    }
    listener.openly("F11.4", "piles-opened", piles)
    for seat in range(position.players):
        pirate = position.pirates[seat]
        slots: dict[str, object] = {"seat": seat, "money": pirate.money, "ships": position.worth_of_ships(seat)}
        slots["debt"] = position.numbers.debt_factor * pirate.debt
        slots["wealth"] = position.wealth(seat)
        listener.openly("F11.5", "wealth", slots)
    for seat in members(position.winners()):
        listener.openly("F11.5", "won", {"seat": seat})


def sea_words(once: int, twice: int) -> list[str]:
    """The cards of a bag of sea cards, region by region."""
    words: list[str] = []
    for region in members(once):
        words.append(REGION_WORDS[region])
        if twice & BIT[region]:
            words.append(REGION_WORDS[region])
    return words


def card_words(mask: int) -> list[str]:
    """The Dutchman cards of a set, rows first."""
    return [CARD_WORDS[card] for card in members(mask)]
