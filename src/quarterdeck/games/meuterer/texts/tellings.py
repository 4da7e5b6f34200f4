"""What the rules tell a listening referee: keys and slots, never sentences."""

from quarterdeck.core.bits import members
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, ISLAND_WORDS, NOTHING, card_words
from quarterdeck.games.meuterer.rules.position import Position


def island_name(position: Position, place: int) -> str:
    """What the island at a place is called."""
    return ISLAND_WORDS[position.island[place]].replace("-", " ")


def tell_start(position: Position, listener: Listener) -> None:
    """M1.1, M1.3, M1.4: the islands, the first captain, and to everybody the own hand."""
    islands = [island_name(position, place) for place in range(len(position.island))]
    listener.openly("M1.1", "islands-laid", {"islands": islands})
    listener.openly("M1.3", "captain-drawn", {"seat": position.captain})
    for seat in range(position.players):
        sailor = position.sailors[seat]
        own: dict[str, object] = {"seat": seat, "cards": card_words(sailor.hand)}
        listener.secretly("M1.4", seat, "dealt-own", own, "dealt", {"seat": seat, "number": sailor.cards})


def tell_leaving(position: Position, seat: int, clause: str, listener: Listener) -> None:
    """M3.6: only who leaves sees which action cards remain."""
    others: dict[str, object] = {"seat": seat, "number": position.sailors[seat].cards}
    own = others.copy()
    own["actions"] = [ACTION_WORDS[action] for action in members(position.remaining_actions(position.leavers))]
    listener.secretly(clause, seat, "leaves-own", own, "leaves", others)


def tell_goal(position: Position, seat: int, clause: str, key: str, place: int, listener: Listener) -> None:
    """M3.5, M4.2: where a destination lies, and why."""
    slots: dict[str, object] = {"seat": seat, "number": position.sailors[seat].cards}
    slots["island"] = island_name(position, place)
    listener.openly(clause, key, slots)


def tell_sale(position: Position, seat: int, kind: int, number: int, place: int, listener: Listener) -> None:
    """M7.5: what somebody chose to sell at an island."""
    if number:
        slots: dict[str, object] = {"seat": seat, "good": CARD_WORDS[kind], "number": number}
        slots["island"] = island_name(position, place)
        listener.openly("M7.5", "sale-chosen", slots)


def tell_drawn(position: Position, seat: int, clause: str, drawn: int, number: int, listener: Listener) -> None:
    """M9.2: who draws how many; what, only to the own seat."""
    own: dict[str, object] = {"seat": seat, "cards": card_words(drawn)}
    listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": number})


def tell_end(position: Position, listener: Listener) -> None:
    """M0.3, G1.8, M0.2: the end, all that was hidden, and who has how many points."""
    listener.openly("M0.3", "ended", {"rounds": position.numbers.rounds})
    for seat in range(position.players):
        hand: dict[str, object] = {"seat": seat, "cards": card_words(position.sailors[seat].hand)}
        listener.openly("G1.8", "hand-opened", hand)
    listener.openly("G1.8", "pile-opened", {"cards": card_words(position.middle)})
    for number in range(len(position.rejects)):
        if position.rejects[number]:
            slots: dict[str, object] = {"seat": position.rejecter[number], "number": number + 1}
            slots["cards"] = card_words(position.rejects[number])
            listener.openly("G1.8", "rejects-opened", slots)
    for seat in range(position.players):
        listener.openly("M0.2", "scored", {"seat": seat, "points": position.sailors[seat].points})
    for seat in members(position.winners()):
        listener.openly("M0.2", "won", {"seat": seat})


def action_word(action: int) -> str | None:
    """What an action card is called, or None where there is none."""
    return ACTION_WORDS[action] if action != NOTHING else None
