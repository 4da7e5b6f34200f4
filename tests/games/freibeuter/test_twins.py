"""One pair of worlds for each hidden thing of Freibeuter: who must not know cannot tell them apart."""

import pytest

from quarterdeck.core.referee import Referee
from quarterdeck.core.view import View
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from tests.games.freibeuter.twin_worlds import world
from tests.games.twins import nothing_tells_them_apart, tells_them_apart

SPECTATOR = -1
BIRGIT = "A1 B2 C3 D4"  # hers in every world


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f1_3_the_sea_cards_of_an_opponent_are_hidden(viewer: int) -> None:
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A")
    other = world(f"{BIRGIT} E5 F6 G6 D4", "1 A")
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_f1_3_two_opponents_may_have_exchanged_their_hands(viewer: int) -> None:
    one = world("E5 F6 G7 B3 A1 B2 C3 D4 F2 F3 F4 F5", "1 2 3", players=3)
    if viewer == 0:
        other = world("E5 F6 G7 B3 F2 F3 F4 F5 A1 B2 C3 D4", "1 3 2", players=3)
    elif viewer == 2:
        other = world("A1 B2 C3 D4 E5 F6 G7 B3 F2 F3 F4 F5", "2 1 3", players=3)
    else:
        other = world("F2 F3 F4 F5 E5 F6 G7 B3 A1 B2 C3 D4", "3 1 2", players=3)
    nothing_tells_them_apart(viewer, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f1_3_the_dutchman_cards_of_an_opponent_are_hidden(viewer: int) -> None:
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A")
    other = world(f"{BIRGIT} E5 F6 G7 B3", "1 G")
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f2_1_it_is_hidden_whether_an_opponent_could_send_the_dutchman(viewer: int) -> None:
    """Volker holds the card of column B in one world only, and B2 would complete A1; he is asked alike."""
    history = ["0: place A1", "0: draw sea", "sea C5", "1: place A2", "1: draw sea", "sea C6"]
    history += ["0: place B1", "0: draw sea", "sea C7"]
    one = world("A1 B1 C3 D4 A2 F6 G7 B3", "1 B", *history)
    other = world("A1 B1 C3 D4 A2 F6 G7 B3", "1 G", *history)
    dutchman = one.game.alphabet.action("dutchman column B2")
    assert dutchman in one.legal(1)
    assert dutchman not in other.legal(1)
    nothing_tells_them_apart(viewer, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f4_2_it_is_hidden_whether_an_opponent_could_take_money(viewer: int) -> None:
    """Volker holds the second card of B2, where a boat lies, in one world only."""
    history = ("0: place B2", "0: draw sea", "sea C5")
    one = world(f"{BIRGIT} B2 F6 G7 B3", "1 A", *history)
    other = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", *history)
    assert one.game.alphabet.action("cash B2") in one.legal(1)
    nothing_tells_them_apart(viewer, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f1_3_the_sea_pile_is_hidden_from_whoever_is_about_to_draw(viewer: int) -> None:
    """B1 lies in the pile in one world, in Volker's hand in the other."""
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1")
    other = world(f"{BIRGIT} E5 F6 G7 B1", "1 A", "0: place A1")
    assert one.view(0).actors == (0,)
    nothing_tells_them_apart(viewer, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f1_3_the_dutchman_pile_is_hidden_from_whoever_is_about_to_draw(viewer: int) -> None:
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1")
    other = world(f"{BIRGIT} E5 F6 G7 B3", "1 7", "0: place A1")
    nothing_tells_them_apart(viewer, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2, 3])
def test_f1_3_the_last_card_of_the_dutchman_pile_is_hidden(viewer: int) -> None:
    """Four players draw Dutchman cards until one is left: G, or F if Birgit has just drawn G."""
    nothing_tells_them_apart(viewer, _one_dutchman_card_left("F"), _one_dutchman_card_left("G"))


def _one_dutchman_card_left(drawn_by_birgit: str) -> Referee:
    hands = ["A1 B1 C1 D1", "A7 B7 C7 D7", "F1 G1 F7 G7", "A3 A4 A5 G4"]
    log: list[str] = []
    for turn, card in enumerate([*"567A", *"BCDE", drawn_by_birgit]):
        rounds, seat = divmod(turn, 4)
        log += [f"{seat}: place {hands[seat].split()[rounds]}", f"{seat}: draw dutchman", f"dutchman {card}"]
    return world(" ".join(hands), "1 2 3 4", *log, players=4)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_f10_1_the_sea_card_another_has_just_drawn_is_hidden(viewer: int) -> None:
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw sea", "sea C5")
    other = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw sea", "sea G1")
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(0, one, other)
    assert one.tellings(0) != other.tellings(0)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_f10_1_the_dutchman_card_another_has_just_drawn_is_hidden(viewer: int) -> None:
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw dutchman", "dutchman 5")
    other = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw dutchman", "dutchman C")
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(0, one, other)


def test_f10_1_it_is_hidden_whether_a_card_just_drawn_is_like_one_in_hand() -> None:
    """Birgit draws her second B2, or another card: neither order nor number of the words of her hand tells."""
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw sea", "sea B2")
    other = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw sea", "sea G1")
    nothing_tells_them_apart(SPECTATOR, one, other)
    nothing_tells_them_apart(1, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_f1_3_nobody_sees_when_a_discarded_card_was_drawn(viewer: int) -> None:
    """Volker plays E5, which he was dealt or has just drawn."""
    one = world(f"{BIRGIT} E5 E6 G7 B3", "1 A", "0: board A1", "1: place E6", "1: draw sea", "sea F7", "0: board B1")
    other = world(f"{BIRGIT} F7 E6 G7 B3", "1 A", "0: board A1", "1: place E6", "1: draw sea", "sea E5", "0: board B1")
    for referee in (one, other):
        referee.act(1, "place E5")
    assert one.truth == other.truth  # a hand is a bag: the two worlds have become one
    assert one.view(viewer) == other.view(viewer)
    assert one.tellings(viewer) == other.tellings(viewer)


def test_g1_1_a_spectator_sees_no_hand_at_all() -> None:
    one = world(f"{BIRGIT} E5 F6 G7 B3", "1 A")
    other = world("F2 F3 F4 F5 C2 C3 C4 C5", "7 G")
    nothing_tells_them_apart(SPECTATOR, one, other)
    for viewer in (0, 1):
        tells_them_apart(viewer, one, other)


def test_g1_1_a_spectator_sees_what_all_players_see_and_no_more() -> None:
    """What differs between a spectator's view and a player's is the player's seat and hand."""
    referee = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw sea", "sea C5")
    views = [referee.view(viewer) for viewer in (SPECTATOR, 0, 1)]
    shared = {name for name in views[0].__struct_fields__ if all(_same(views, name))}
    assert set(views[0].__struct_fields__) - shared == {"seat", "hand"}


def _same(views: list[View], name: str) -> list[bool]:
    return [getattr(view, name) == getattr(views[0], name) for view in views]


def test_f11_4_hands_and_piles_stay_closed_until_the_end() -> None:
    referee = world(f"{BIRGIT} E5 F6 G7 B3", "1 A", "0: place A1", "0: draw sea", "sea C5")
    for viewer in (SPECTATOR, 0, 1):
        view = referee.view(viewer)
        assert isinstance(view, FreibeuterView)
        assert view.opened_hands == ()
        assert view.opened_piles is None
