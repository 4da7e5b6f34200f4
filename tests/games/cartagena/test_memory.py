"""What is remembered of cards put under the piles, and what is not (G1.3)."""

import pytest

from quarterdeck.core.errors import BrokenRule
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.cartagena.knowledge.view import CartagenaView
from tests.games.cartagena.played import Played, box, game, mutiny, rounds

SPECTATOR = -1
WESSEL_JAN = "cabin wessel-jan; 0: use wessel-jan"


def use(pirate: str, *log: str) -> Played:
    """Seat 0 uses a pirate."""
    return game(f"cabin {pirate}; 0: use {pirate}", *log)


def test_a_card_put_under_the_pile_is_known_in_the_hand_that_draws_it() -> None:
    """C5.2, G1.3"""
    log = rounds("diaz / gold gold-1 / draw pink-2 / take gold; pang / take combat", players=3)
    played = game(log, "cabin ojo", players=3, data=box(combat=(3, 1, 0, 3, 0, 0)))
    assert played.hand(1) == "pink-1 pink-2 grey-1"
    assert played.player(1, viewer=0).known_cards == ("pink-1", "pink-2", "grey-1")
    assert played.player(1, viewer=2).known_cards == played.player(1).public_cards == ("pink-1", "grey-1")


def test_a_card_that_diaz_puts_back_stays_known_to_who_put_it_there_first() -> None:
    """C5.2, G1.3"""
    start = "cabin sate; 0: knock; cabin tembo; 0: use tembo; draw pink-2 pink-3; 0: keep pink-2"
    log = start, "1: knock; cabin diaz; 1: use diaz; gold gold-1; 1: take gold"
    played = game(*log, players=3, data=box(combat=(3, 1, 1, 3, 0, 0)))
    assert [(slot.known_by, slot.origin, slot.card) for slot in played.view(0).combat.under] == [
        ((0, 1), None, "pink-3")
    ]


def test_what_is_known_of_a_hand_stays_known_of_it_and_of_what_went_from_it_under_the_pile() -> None:
    """C5.5, G1.3"""
    played = use("wessel-jan", "0: put grey-1; 0: finish; draw pink-3; cabin ojo")
    assert played.player(0, viewer=1).known_cards == ("pink-1", "grey-1")
    assert [(slot.origin, slot.known_by) for slot in played.view(1).combat.under] == [(0, (0,))]


def test_when_such_a_card_is_drawn_any_kind_may_have_gone_but_the_drawer_sees_which() -> None:
    """C5.5, G1.3"""
    start = "cabin sate; 0: knock; cabin wessel-jan; 0: use wessel-jan; 0: put grey-1; 0: finish; draw pink-2"
    played = game(
        start, "1: knock; cabin pang; 1: use pang; 1: take combat", players=3, data=box(combat=(3, 1, 0, 3, 0, 0))
    )
    assert played.hand(1) == "pink-1 grey-1 grey-1"
    assert played.player(0, viewer=1).known_cards == ("pink-1",)
    assert played.player(0, viewer=2).known_cards == ()
    assert played.player(1, viewer=0).known_cards == ("pink-1", "grey-1", "grey-1")


def test_a_script_cannot_draw_a_card_that_lies_under_the_pile() -> None:
    """C5.4: it comes only when the pile above it is used up."""
    with pytest.raises(BrokenRule):
        game(rounds("tembo / draw pink-3 pink-2 / keep pink-2; pang / take combat / draw pink-3"),
             data=box(combat=(2, 1, 1, 2, 1, 0)))  # fmt: skip


def imagined(played: Played, viewer: int, times: int = 60) -> list[CartagenaView]:
    """The views that seat 0 has in worlds that another imagines."""
    setting = played.referee.setting
    worlds = [setting.imagine(played.view(viewer), FastLuck(number)) for number in range(times)]
    return [view for view in (setting.view(world, 0) for world in worlds) if isinstance(view, CartagenaView)]


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_cards_put_under_the_pile_are_none_of_those_drawn_later(viewer: int) -> None:
    """C5.5: all knew both cards of the hand, and both went under the pile."""
    played = game(f"{WESSEL_JAN}; 0: put grey-1; 0: put pink-1; draw pink-2 grey-3; cabin ojo")
    assert [(slot.origin, slot.later) for slot in played.view(viewer).combat.under] == [(0, 2), (0, 2)]
    worlds = imagined(played, viewer)
    assert {frozenset(slot.card for slot in view.combat.under) for view in worlds} == {frozenset({"pink-1", "grey-1"})}
    assert {view.combat.under[0].card for view in worlds} == {"pink-1", "grey-1"}
    assert len({view.hand for view in worlds}) > 10


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_of_a_hand_from_which_one_known_card_went_the_other_is_still_there(viewer: int) -> None:
    """C5.5"""
    played = game(f"{WESSEL_JAN}; 0: put grey-1; 0: finish; draw pink-3; cabin ojo")
    for view in imagined(played, viewer):
        assert view.combat.under[0].card in ("pink-1", "grey-1")
        assert view.hand is not None
        assert {"pink-1", "grey-1"} & set(view.hand)


def test_a_card_that_comes_back_is_not_taken_for_a_later_one() -> None:
    """C5.5: the pile had a single card."""
    log = f"{WESSEL_JAN}; 0: put grey-1; 0: put pink-1; draw pink-2; cabin ojo"
    played = game(log, data=box(combat=(2, 1, 0, 2, 0, 0)))
    assert [(slot.origin, slot.later) for slot in played.view(1).combat.under] == [(0, 1)]
    assert {view.hand for view in imagined(played, 1)} == {("pink-1", "pink-2"), ("pink-2", "grey-1")}


def test_a_card_played_may_be_one_of_those_drawn_later() -> None:
    """C7.2"""
    voyage = (
        "wessel-jan / put grey-1 / finish / draw pink-3; bijoux / declare diaz",
        "pang / take coin; bijoux / declare valverde",
    )
    played = mutiny("reveal 4 7; 0: lay pink-3; 1: lay pink-1", after=voyage)
    assert [slot.later for slot in played.view(1).combat.under] == [0]
    earlier = mutiny("reveal 4 7", after=voyage)
    assert [slot.later for slot in earlier.view(1).combat.under] == [1]
