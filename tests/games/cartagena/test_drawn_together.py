"""What is remembered by one who draws several combat cards together, of the hands they came from (G1.3)."""

from quarterdeck.core.bags import ONE, named
from quarterdeck.core.luck import Outcomes, ScriptedLuck
from quarterdeck.games.cartagena.box.pieces import COMBAT_WORDS
from quarterdeck.games.cartagena.rules.supplies import Supply
from tests.games.cartagena.played import Played, box, game

PINK_1, GREY_1, GREY_2, GREY_3 = (COMBAT_WORDS.index(card) for card in ("pink-1", "grey-1", "grey-2", "grey-3"))


def crackpott_draws_the_last_of_the_pile_and_a_card_from_under_it(exchanged: str) -> Played:
    """Seat 0 exchanges a card for one of the same kind; seat 1 then draws the other kind and that card."""
    start = (
        f"cabin sate; 0: knock; cabin wessel-jan; 0: use wessel-jan; 0: put {exchanged}; 0: finish; draw {exchanged}"
    )
    other = {"pink-1": "grey-1", "grey-1": "pink-1"}[exchanged]
    log = start, f"1: knock; cabin crackpott; 1: use crackpott; draw {other}"
    return game(*log, players=3, data=box(combat=(4, 0, 0, 4, 0, 0)))


def test_who_draws_a_card_from_the_pile_and_one_from_under_it_does_not_see_which_is_which() -> None:
    """C5.3, C5.5, G1.3: what is seen afterwards is the same, as what is told is."""
    worlds = [crackpott_draws_the_last_of_the_pile_and_a_card_from_under_it(card) for card in ("pink-1", "grey-1")]
    assert [world.hand(1) for world in worlds] == ["pink-1 pink-1 grey-1 grey-1"] * 2
    assert worlds[0].view(1) == worlds[1].view(1)
    assert worlds[0].player(0, viewer=1).known_cards == ()


def supply(*hands: tuple[int, ...]) -> Supply:
    """A pile that is used up, all of its cards dealt openly."""
    cards = Supply(sum(ONE[kind] for hand in hands for kind in hand))
    for seat, hand in enumerate(hands):
        for kind in hand:
            cards.deal(len(hands), seat, kind)
    return cards


def still_known(cards: Supply, viewer: int, seat: int) -> str:
    """What a viewer still knows of a hand."""
    return " ".join(named(cards.known_of(viewer, seat), list(COMBAT_WORDS)))


def take_two(cards: Supply, seat: int) -> None:
    """A seat draws the two cards under the pile, where chance has no say."""
    cards.take_together(seat, 2, ScriptedLuck([]), 0, Outcomes())


def test_cards_that_come_from_one_hand_are_known_to_have_left_it() -> None:
    """C5.3, C5.5, G1.3"""
    cards = supply((PINK_1, PINK_1, GREY_1), (PINK_1,))
    cards.give(0, PINK_1)
    cards.give(0, GREY_1)
    take_two(cards, 1)
    assert still_known(cards, 1, 0) == "pink-1"


def test_beside_a_card_one_knew_before_the_other_is_known_to_have_left_its_hand() -> None:
    """C5.3, C5.5, G1.3"""
    for first in (0, 1):
        cards = supply((PINK_1, GREY_1), (PINK_1, GREY_1))
        for seat in (first, 1 - first):
            cards.give(seat, (GREY_1, PINK_1)[seat])
        take_two(cards, 1)
        assert still_known(cards, 1, 0) == "pink-1"


def test_of_cards_from_two_hands_either_may_have_left_either() -> None:
    """C5.3, C5.5, G1.3"""
    cards = supply((PINK_1, PINK_1, GREY_1), (PINK_1,), (PINK_1, GREY_1, GREY_1))
    cards.give(0, GREY_1)
    cards.give(2, PINK_1)
    take_two(cards, 1)
    assert (still_known(cards, 1, 0), still_known(cards, 1, 2)) == ("pink-1", "grey-1")


def test_a_kind_that_was_not_drawn_has_left_no_hand() -> None:
    """C5.3, C5.5, G1.3: of two cards of other kinds, from two hands."""
    cards = supply((PINK_1, GREY_1, GREY_2, GREY_3), (PINK_1,), (PINK_1, PINK_1, GREY_2))
    cards.give(0, GREY_1)
    cards.give(2, GREY_2)
    take_two(cards, 1)
    assert (still_known(cards, 1, 0), still_known(cards, 1, 2)) == ("pink-1 grey-3", "pink-1 pink-1")
