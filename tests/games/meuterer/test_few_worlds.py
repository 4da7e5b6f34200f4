"""Imagining is right at moments played by hand, of which few worlds could be: each of them comes, all ways alike."""

from collections import Counter

import pytest
from msgspec import structs

from quarterdeck.core.luck import FastLuck
from tests.games.meuterer.played import Played, game
from tests.games.meuterer.small import DEAL, FIRST_ROUND, small_box, small_game
from tests.games.meuterer.test_pile_filled_again import (
    AMONG_DISCARDS,
    SECOND_ROUND,
    THIRD_ROUND,
    UNDER_PILE,
    rejects_below,
)
from tests.games.meuterer.worlds import action_ways, arrangement, worlds
from tests.laws.imagining import Glimpse, imagine_reaches_every_world_alike, redeal_reaches_every_world_alike


def agree(played: Played, viewer: int, ways: int) -> None:
    """All worlds that agree with a view come alike; there are so many ways to lay the cards and take action cards."""
    referee = played.referee
    found = Counter(worlds(referee.data, played.view(viewer)))
    assert found.total() == ways
    glimpse = Glimpse("meuterer", referee.setting, referee.data, referee.truth.copy(), viewer, referee.actions, found)
    imagine_reaches_every_world_alike(glimpse)
    redeal_reaches_every_world_alike(glimpse)


@pytest.mark.parametrize(("viewer", "ways"), [(0, 12), (1, 3), (2, 30)])
def test_what_a_loader_drew_and_what_he_held_are_told_apart(viewer: int, ways: int) -> None:
    """M9.3: two of Steffi's three cards may be given back, and the third is none of them."""
    agree(small_game(*DEAL, FIRST_ROUND[0], FIRST_ROUND[1].removesuffix("; 1: return conflict")), viewer, ways)


def test_what_a_loader_laid_aside_so_far_is_any_card_that_he_may_have_drawn() -> None:
    """M9.3: Steffi has given back one of three, and must give back another."""
    log = (
        "0: offer 0; 0: leave; 1: show wine; 2: show cloth; 1: leave; 1: take loader; 2: show grain; 2: take merchant",
        "draw grain conflict conflict; 1: return conflict",
    )
    asked = small_game(*DEAL, *log, data=structs.replace(small_box(), extra=2))
    assert (asked.view().laid_aside, asked.view().drawn, asked.view().due) == (1, 2, 1)
    agree(asked, 0, 12)


@pytest.mark.parametrize(("viewer", "ways"), [(0, 30), (1, 3), (2, 3)])
def test_what_a_loader_gave_back_lies_among_the_discards(viewer: int, ways: int) -> None:
    """M9.3, G1.3: he knows it, and others know that it may be what was in the pile before."""
    agree(small_game(*AMONG_DISCARDS, "2: return wine"), viewer, ways)


@pytest.mark.parametrize(("viewer", "ways"), [(0, 6), (1, 3), (2, 6)])
def test_who_laid_the_pile_knows_a_card_of_who_drew_it(viewer: int, ways: int) -> None:
    """M9.3, G1.3: for Steffi one of Florian's cards is the conflict card that she laid under the pile."""
    agree(small_game(*UNDER_PILE, loader_returns="under_draw"), viewer, ways)


@pytest.mark.parametrize(("viewer", "ways"), [(1, 36), (2, 12)])
def test_two_traces_agree_with_each_other(viewer: int, ways: int) -> None:
    """M9.3, G1.3: the conflict card in Florian's hand or rejects, the discards there or in the pile."""
    agree(small_game(*UNDER_PILE, *SECOND_ROUND, loader_returns="under_draw"), viewer, ways)


@pytest.mark.parametrize(("viewer", "ways"), [(-1, 30), (0, 6)])
def test_three_traces_agree_with_each_other(viewer: int, ways: int) -> None:
    """M9.3, G1.3"""
    agree(small_game(*UNDER_PILE, *SECOND_ROUND, *THIRD_ROUND, loader_returns="under_draw"), viewer, ways)


@pytest.mark.parametrize(("viewer", "ways"), [(1, 60), (2, 6)])
def test_what_is_known_of_hands_is_not_among_rejects(viewer: int, ways: int) -> None:
    """M9.3, G1.3: two of the rubies Steffi laid under the pile are in other hands, none among Florian's rejects."""
    agree(rejects_below(), viewer, ways)


# Action cards (M1.6, M3.6)

TAKEN = "0: offer 0; 0: leave; 1: leave; 1: take merchant; "


@pytest.mark.parametrize(
    ("log", "viewer", "ways"),
    [
        (TAKEN, 0, 6 * 5),  # Steffi has any of five
        (TAKEN, 1, 3),
        (TAKEN, 2, 6 * 5),
        (TAKEN + "2: leave", 0, 6 * 5),
        (TAKEN + "2: leave", 2, 6),  # Florian looks at what remains
        ("0: offer 0; 0: show salt; 1: leave; 1: take loader; 2: leave; 2: take merchant", 1, 2 * 4),
        ("0: offer 0; 0: show salt; 1: leave; 1: take loader; 2: leave; 2: take merchant", 2, 3),
    ],
)
def test_action_cards_are_any_that_were_there_when_they_were_taken(log: str, viewer: int, ways: int) -> None:
    """M1.6, M3.6"""
    agree(small_game(*UNDER_PILE, log, loader_returns="under_draw"), viewer, ways)


@pytest.mark.parametrize(
    ("viewer", "ways"),
    [
        (-1, 5 * 4),
        (0, 5 * 4),  # the captain looks at nothing
        (1, 4),  # took a card before Carmen did
        (2, 5 * 4),  # is still in
        (3, 1),  # saw what Steffi took
    ],
)
def test_who_left_knows_who_took_what_as_far_as_he_looked(viewer: int, ways: int) -> None:
    """M3.6: the captain has left without looking, Steffi took the Cabin Boy, Carmen the Loader, Florian is in."""
    start = "0: offer 1; 0: leave; 1: leave; 1: take cabin-boy; 2: show cloth; 3: leave; 3: take loader"
    known_worlds(game(start), viewer, ways)


def test_who_left_last_does_not_know_which_of_two_took_which_card() -> None:
    """M3.6"""
    start = "0: offer 1; 0: leave; 1: leave; 1: take cabin-boy; 2: leave; 2: take mutineer; 3: leave"
    known_worlds(game(start), 3, 2)


def test_who_left_between_two_others_knows_one_and_guesses_the_other() -> None:
    """M3.6: with the captain still in."""
    start = (
        "0: offer 1; 0: show wine; 1: leave; 1: take cabin-boy; 2: leave; 2: take mutineer; 3: leave; 3: take loader"
    )
    known_worlds(game(start), 2, 3)


def known_worlds(played: Played, viewer: int, ways: int) -> None:
    """So many ways to have taken the action cards are dealt and imagined, and no others."""
    referee, view, luck = played.referee, played.view(viewer), FastLuck(viewer + 7)
    possible = set(action_ways(view))
    assert len(possible) == ways
    redealt, imagined = set(), set()
    state = referee.truth.copy()
    for _ in range(12 * ways):
        state.redeal(viewer, luck)
        redealt.add(arrangement(referee.setting, state)[-1])  # type: ignore[index]
        assert referee.setting.view(state, viewer) == view
        imagined.add(arrangement(referee.setting, referee.setting.imagine(view, luck))[-1])  # type: ignore[index]
    assert (redealt, imagined) == (possible, possible)
