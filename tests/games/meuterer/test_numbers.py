"""The numbers of the rules, the words of records and the names that stand for both are the same things."""

from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box import pieces
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, BUYS_WORDS, CARD_WORDS, ISLAND_WORDS
from quarterdeck.games.meuterer.rules import codes
from quarterdeck.games.meuterer.texts.events import EVENTS
from tests.games.meuterer.test_whole_telling import told, two_rounds


def named(words: list[str], *names: str) -> dict[str, int]:
    """Names of numbers, and the places of their words in a list."""
    return {name: words.index(name.lower().replace("_", "-")) for name in names}


def number(*names: str) -> dict[str, int]:
    """Names of numbers, and the numbers."""
    return {name: getattr(pieces, name) for name in names}


def test_a_kind_of_card_is_its_place_among_the_words() -> None:
    """M1.4, M10.1: goods first, of which those that buy one kind have the same numbers."""
    kinds = ("RUBIES", "SALT", "WINE", "CLOTH", "GRAIN", "CONFLICT", "PIRATES")
    assert number(*kinds) == named(CARD_WORDS, *kinds)
    assert number(*kinds[:5], "ANY") == named(BUYS_WORDS, *kinds[:5], "ANY")
    assert len(CARD_WORDS) == pieces.KINDS == pieces.GOODS + 2
    assert pieces.GOODS_MASK == 256**pieces.GOODS - 1


def test_an_action_card_is_its_place_among_the_words() -> None:
    """M1.5"""
    actions = ("MUTINEER", "CABIN_BOY", "FIRST_MATE", "MERCHANT", "LOADER")
    assert number(*actions) == named(ACTION_WORDS, *actions)
    assert (pieces.ACTION_CARDS, pieces.ALL_ACTIONS) == (5, 2**5 - 1)


def test_the_islands_that_rules_name_are_where_their_words_are() -> None:
    """M1.2, M10.1"""
    assert ISLAND_WORDS[pieces.HOCHLAND] == "Hochland"
    assert ISLAND_WORDS[pieces.PIRATENNEST] == "Piratennest"
    assert len(ISLAND_WORDS) == pieces.ISLANDS == 12


def test_every_verb_begins_at_its_code() -> None:
    """M2.1, M3.1, M3.6, M5.2, M7.5, M9.3"""
    alphabet = MEUTERER.alphabet
    firsts = {verb.name.upper(): alphabet.first(verb.name) for verb in alphabet.verbs}
    assert firsts == {name: getattr(codes, name) for name in firsts}
    assert len(alphabet) == codes.ACTIONS
    secret = {verb.name: verb.secret for verb in alphabet.verbs if verb.secret}
    assert secret == {"take": ("action",), "return": ("card",)}


def test_islands_and_captain_are_drawn_before_all_and_cards_for_their_owners() -> None:
    """M1.1, M1.3, M1.4, M9.2"""
    assert [(chance.name, chance.things.name, chance.seen, chance.clause) for chance in MEUTERER.chances] == [
        ("island", "island", "all", "M1.1"),
        ("first", "seat", "all", "M1.3"),
        ("deal", "card", "seat", "M1.4"),
        ("draw", "card", "seat", "M9.2"),
    ]
    assert [codes.ISLAND, codes.FIRST, codes.DEAL, codes.DRAW] == [0, 1, 2, 3]


def test_all_that_is_told_of_two_rounds_is_declared_with_its_slots() -> None:
    """M0.1 to M9.3"""
    end = two_rounds()
    for viewer in range(-1, 3):
        for _, key, slots in told(end, viewer):
            assert tuple(slots) == tuple(EVENTS[key])
