"""The numbers of the rules, the words of records and the names that stand for both are the same things."""

from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.box import pieces
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS, TOKEN_WORDS
from quarterdeck.games.freibeuter.rules import codes


def test_a_token_is_its_place_among_the_words() -> None:
    """F1.2: four kinds of ships, the store, a doubler for each kind of ship."""
    assert TOKEN_WORDS[: pieces.SHIPS] == ["ship1", "ship2", "ship3", "ship4"]
    assert TOKEN_WORDS[pieces.STORE] == "store"
    assert TOKEN_WORDS[pieces.DOUBLER :] == ["doubler1", "doubler2", "doubler3", "doubler4"]
    assert len(TOKEN_WORDS) == pieces.TOKENS


def test_the_sea_has_seven_rows_and_columns_and_a_dutchman_card_for_each() -> None:
    """F1.2, F5.1"""
    assert (pieces.SIDE, pieces.REGIONS, pieces.CROSSINGS, pieces.DUTCHMAN_CARDS) == (7, 49, 36, 14)
    assert REGION_WORDS[0] + REGION_WORDS[1] + REGION_WORDS[7] + REGION_WORDS[-1] == "A1B1A2G7"
    assert CARD_WORDS == ["1", "2", "3", "4", "5", "6", "7", "A", "B", "C", "D", "E", "F", "G"]
    crossings = [REGION_WORDS[place] for place in pieces.PLACE_OF_CROSSING]
    assert crossings == [letter + number for number in "123456" for letter in "ABCDEF"]


def test_first_player_and_tokens_are_drawn_before_all_and_cards_for_their_owners() -> None:
    """F1.1, F1.2, F10.1"""
    assert [(chance.name, chance.things.name, chance.seen, chance.clause) for chance in FREIBEUTER.chances] == [
        ("first", "seat", "all", "F1.1"),
        ("token", "token", "all", "F1.2"),
        ("sea", "region", "seat", "F10.1"),
        ("dutchman", "card", "seat", "F10.1"),
    ]
    assert [codes.FIRST, codes.TOKEN, codes.SEA, codes.DUTCHMAN] == [0, 1, 2, 3]
