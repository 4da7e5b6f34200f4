"""Imagining is right at moments played by hand, of which few worlds could be: each of them comes, all ways alike."""

from collections import Counter
from typing import Any

import pytest

from tests.games.cartagena.played import Played, box, game, rounds
from tests.games.cartagena.worlds import worlds
from tests.laws.imagining import Glimpse, imagine_reaches_every_world_alike, redeal_reaches_every_world_alike

# In these boxes the cards that nobody has seen are of one kind each
ALIKE = box(combat=(3, 2, 0, 3, 0, 0), gold=(2, 0, 0), duels=3)


def agree(played: Played, viewer: int, ways: int) -> None:
    """All worlds that agree with a view come alike; there are so many ways to lay what is hidden."""
    referee = played.referee
    found = Counter(worlds(referee.data, played.view(viewer)))
    assert found.total() == ways
    glimpse = Glimpse("cartagena", referee.setting, referee.data, referee.truth.copy(), viewer, referee.actions, found)
    imagine_reaches_every_world_alike(glimpse)
    redeal_reaches_every_world_alike(glimpse)


def three(*log: str, data: dict[str, Any] = ALIKE) -> Played:
    """A game of three players."""
    return game(*log, players=3, data=data)


# Sailors (C5.12)

IDLE = "sate; pang / take coin"
PLACED = rounds(
    f"cambivalute / sailor 3 / sailor 6 / place 6; {IDLE}",
    f"cambivalute / sailor 1 / sailor 4 / place 1; {IDLE}",
    f"cambivalute / sailor 5 / sailor 2 / place 2; {IDLE}",
    players=3,
)
USED = "cabin cambivalute; 0: use cambivalute"


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_sailors_in_anothers_hand_are_any_two(viewer: int) -> None:
    """C5.12: of six, in no order."""
    agree(three(f"{USED}; sailor 5; sailor 2"), viewer, 6 * 5)


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_sailors_another_placed_are_any_two_on_either_side(viewer: int) -> None:
    """C5.12"""
    agree(three(f"{USED}; sailor 5; sailor 2; 0: place 5; cabin ojo"), viewer, 6 * 5)


@pytest.mark.parametrize(("viewer", "ways"), [(0, 4 * 3), (1, 2 * 4 * 3)])
def test_sailors_that_the_viewer_knows_are_not_where_it_does_not_see(viewer: int, ways: int) -> None:
    """C5.12: seat 0 placed two, and seat 1 has two in hand, in either order; each guesses the other's."""
    log = rounds(f"cambivalute / sailor 1 / sailor 3 / place 3; {IDLE}", players=3)
    asked = three(log, "cabin cambivalute; 1: use cambivalute; sailor 6; sailor 4")
    agree(asked, viewer, ways)


@pytest.mark.parametrize(
    ("log", "viewer", "ways"),
    [("", 0, 24), ("", 2, 24), ("0: inspect A", 0, 24), ("0: inspect A", 1, 24), ("0: inspect B", 0, 2)],
)
def test_of_sailors_all_placed_one_knows_those_one_has_seen(log: str, viewer: int, ways: int) -> None:
    """C5.12: everybody has placed two, and seat 0 may look at two of another's."""
    agree(three(PLACED, USED, log), viewer, ways)


@pytest.mark.parametrize(("viewer", "ways"), [(0, 2), (1, 2 * 24), (2, 24)])
def test_of_a_pair_that_may_have_been_exchanged_one_knows_who_but_not_where(viewer: int, ways: int) -> None:
    """C5.12: seat 0 has looked at the pair that seat 1 placed, and at no other but its own."""
    agree(three(PLACED, USED, "0: inspect B; 0: place 4; cabin ojo"), viewer, ways)


# Allegiances (C5.10, C5.11)

DECLARED = rounds(
    "bijoux / declare diaz; ojo / declare diaz; pang / take coin",
    "sate; bijoux / declare valverde; ojo / spy 1",
    players=3,
)


@pytest.mark.parametrize(("viewer", "ways"), [(-1, 8), (0, 2), (1, 4), (2, 4)])
def test_an_allegiance_is_either_unless_one_has_looked_at_it(viewer: int, ways: int) -> None:
    """C5.11: seat 0 has looked at that of seat 1."""
    agree(three(DECLARED, "cabin tembo"), viewer, ways)


# Cards

FOUR = box(combat=(3, 1, 1, 3, 1, 1), gold=(1, 1, 1), duels=1)
PUT = "cabin wessel-jan; 0: use wessel-jan; 0: put {}"


@pytest.mark.parametrize("viewer", [-1, 1])
def test_two_cards_that_tembo_shows_are_any_two_of_the_pile(viewer: int) -> None:
    """C5.4"""
    agree(three("cabin tembo; 0: use tembo; draw pink-3 grey-2", data=FOUR), viewer, 4 * 3)


@pytest.mark.parametrize("viewer", [-1, 2])
def test_a_card_of_each_pile_that_diaz_shows_is_any_of_it(viewer: int) -> None:
    """C5.2"""
    agree(three("cabin diaz; 0: use diaz; gold gold-2; draw grey-3", data=FOUR), viewer, 3 * 4)


@pytest.mark.parametrize(("viewer", "ways"), [(-1, 2 * 2), (1, 2 * 2)])
def test_a_card_put_under_the_pile_is_any_of_the_hand_and_none_drawn_later(viewer: int, ways: int) -> None:
    """C5.5: all knew both cards of it; two cards of a kind were in the pile, of which one was drawn."""
    log = PUT.format("grey-1") + "; 0: finish; draw pink-2; cabin ojo"
    agree(three(log, data=box(combat=(3, 2, 0, 3, 0, 0))), viewer, ways)


@pytest.mark.parametrize(("viewer", "ways"), [(-1, 36), (0, 6), (2, 36)])
def test_a_card_sold_is_any_of_a_hand_of_which_some_is_known(viewer: int, ways: int) -> None:
    """C5.4, C5.6: seat 1 has kept one of two cards and then sold one of three; seat 0 knows the rest of the pile."""
    log = (
        "cabin crackpott; 0: use crackpott; draw pink-3 pink-2",
        "cabin tembo; 1: use tembo; draw grey-2 grey-3; 1: keep grey-2",
        "cabin sate; 2: use sate; cabin dean-nero; 1: use dean-nero; 1: sell pink-1; 1: finish; cabin ojo",
    )
    agree(three(*log, data=FOUR), viewer, ways)
