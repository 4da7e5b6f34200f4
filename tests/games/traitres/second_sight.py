"""What a game of the second reading shows: to all, and to one viewer, who knows for certain what was shown or done."""

from collections import Counter
from collections.abc import Hashable

from tests.games.traitres.second_reading import Laid, SecondReading

Sight = dict[str, object]


def table(read: SecondReading) -> Sight:
    """What all see (T1.5)."""
    over = read.what == "over"
    return {
        "asked": (read.asked(), read.what),
        "turn": (read.first, read.turn),
        "crew": (read.roles.count("pirate"), read.roles.count("mutineer"), read.target),
        "hands": [(len(read.hands[seat]), read.fresh[seat]) for seat in read.seats],
        "planks": read.planks,
        "aboard": read.aboard,
        "sizes": (read.pile(), len(read.chest), read.discards()),
        "announced": [(by, value) for by, value, _ in read.lays],
        "layers": [(laid.place, laid.lays) for laid in read.chest],
        "thrown out": [(laid.place, laid.lays) for laid in in_order(read.thrown_out)],
        "thrown away": [by for by, hand in read.thrown_away for _ in hand],
        "top": [by for _, by in read.top],
        "used": Counter(read.used),
        "using": read.using,
        "to be put back": (len(read.looked_at), read.returning),
        "opened": (read.opener, read.total() if over else None),
        "outcome": (read.clause, read.winners()) if over else None,
    }


def sight(read: SecondReading, viewer: int) -> Sight:
    """What one viewer knows of places and roles (G1.3); when the game is over, everything (G1.8)."""
    over = read.what == "over"
    return {
        "roles": [role if over or knows_role(read, viewer, seat) else "" for seat, role in enumerate(read.roles)],
        "own role": read.roles[viewer] if viewer >= 0 else "",
        "hand": Counter(read.hands[viewer] if viewer >= 0 else ()),
        "laid": [card if over or by == viewer else "" for by, _, card in read.lays],
        "chest": [known(read, viewer, laid) for laid in read.chest],
        "out": [known(read, viewer, laid) for laid in in_order(read.thrown_out)],
        "away": Counter((by, card if over or by == viewer else "") for by, hand in read.thrown_away for card in hand),
        "on top": [card if over or by == viewer else "" for card, by in read.top],
        "looks": [(by, places, lays, seen if over or by == viewer else None) for by, places, lays, seen in read.looks],
        "looked at": Counter(read.looked_at if read.what == "spyglass" and viewer == read.turn else ()),
        "open": ([Counter(hand) for hand in read.hands], +read.loose) if over else None,
    }


def drew(read: SecondReading, viewer: int) -> list[str]:
    """The cards a viewer has just drawn, in the order in which they came."""
    return [card for seat, card in read.drew if seat == viewer]


def knows_role(read: SecondReading, viewer: int, seat: int) -> bool:
    """The own role, that of those overboard, and with `mutineers_know` every role for a mutineer (T1.1, T5.1)."""
    told = read.options.mutineers_know and viewer >= 0 and read.roles[viewer] == "mutineer"
    return told or seat == viewer or seat not in read.aboard


def known(read: SecondReading, viewer: int, laid: Laid) -> tuple[set[int], str]:
    """Who knows a card of the chest where it lies, and the card for who does."""
    return laid.knowers, laid.card if viewer in laid.knowers or read.what == "over" else ""


def in_order(cards: list[Laid]) -> list[Laid]:
    """Cards in the order of their places."""
    return sorted(cards, key=lambda laid: laid.place)


def hidden(read: SecondReading) -> Hashable:
    """All that may be hidden from somebody: roles, and what lies where and was laid when."""
    hands = tuple(tuple(sorted(hand)) for hand in read.hands)
    chest = tuple((laid.place, laid.card) for laid in read.chest)
    out = tuple((laid.place, laid.card) for laid in in_order(read.thrown_out))
    away = Counter((by, card) for by, hand in read.thrown_away for card in hand)
    lays = tuple(card for _, _, card in read.lays)
    top, looked_at = tuple(read.top), tuple(sorted(read.looked_at))
    return (tuple(read.roles), hands, lays, chest, out, tuple(sorted(away.items())), top, looked_at)
