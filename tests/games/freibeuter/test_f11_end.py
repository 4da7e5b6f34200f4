"""F11 End."""

from collections import Counter

import pytest

from quarterdeck.games.freibeuter.box.pieces import REGION_WORDS
from tests.games.freibeuter.picture import OWN, Scene, components
from tests.games.freibeuter.walks import public, walk

# The last store of the game, and a ship that Birgit boarded: both are closed in B2
LAST_STORE = """
    a   b   b   .   .   .   .
      S   2b  -   -   -   -
    a   .   b   .   .   .   .
      -   -   -   -   -   -
    .   .   .   .   .   .   .
      -   -   -   -   -   -
    .   .   .   .   .   .   .
      -   -   -   -   -   -
    .   .   .   .   .   .   .
      -   -   -   -   -   -
    .   .   .   .   .   .   .
      -   -   -   -   -   -
    .   .   .   .   .   .   .
"""
HANDS = ["B2 C3 2", "B7 D7"]


def test_the_last_store_ends_the_game_after_it_is_paid() -> None:
    """F11.1"""
    scene = Scene(LAST_STORE.replace("2b", "- "), hands=HANDS).act("place B2")
    assert scene.end == ("F11.1", (0,), (26, 22))
    assert scene.keys("store-paid")[:2] == ["store-paid", "ended-1"]


@pytest.mark.parametrize("first", ["A1", "B1"])
def test_the_other_tokens_of_the_placement_are_still_resolved(first: str) -> None:
    """F11.1: whichever comes first; this reading is the default."""
    scene = Scene(LAST_STORE, hands=HANDS).act("place B2").act(f"resolve {first}")
    assert scene.captured[1] == (0, 1, 0, 0)
    assert scene.end == ("F11.1", (1,), (20 + 6 + 2, 20 + 2 - 2 + 10))


@pytest.mark.parametrize("action", ["place B2", "dutchman row B2"])
def test_under_instant_tokens_not_yet_resolved_stay_and_count_for_nothing(action: str) -> None:
    """F11.1: with their boarding boats; the Dutchman leaves the sea."""
    scene = Scene(LAST_STORE, hands=HANDS, last_store="instant").act(action).act("resolve A1")
    view = scene.view()
    assert view.tokens == {"B1": "ship2"}
    assert view.dutchman is None
    assert view.waiting == ()
    assert scene.boarded == [(), ("B1",)]
    assert scene.end == ("F11.1", (0,), (26 if action == "place B2" else 24, 22))
    assert scene.told("captured") == []


def test_under_instant_what_was_resolved_before_counts() -> None:
    """F11.1"""
    scene = Scene(LAST_STORE, hands=HANDS, last_store="instant").act("place B2").act("resolve B1")
    assert scene.end == ("F11.1", (1,), (28, 30))
    assert scene.view().tokens == {}


@pytest.mark.parametrize("reading", ["resolve_all", "instant"])
def test_the_end_is_told_once(reading: str) -> None:
    """F11.1, F11.4: also where the last store is the only token, or the last of several."""
    alone = Scene(LAST_STORE.replace("2b", "- "), hands=HANDS, last_store=reading).act("place B2")
    last = Scene(LAST_STORE, hands=HANDS, last_store=reading).act("dutchman row B2").act("resolve B1")
    for scene in (alone, last):
        assert scene.told("ended-1") == [("F11.1", {})]
        assert len(scene.told("won")) == 1


def test_a_store_that_is_not_the_last_ends_nothing() -> None:
    """F11.1: under either reading."""
    for reading in ("resolve_all", "instant"):
        scene = Scene("a b\n S\na .", hands=HANDS, last_store=reading).act("place B2")
        assert (scene.end, scene.phase) == (None, "draw")


def test_the_number_of_stores_is_in_the_data() -> None:
    """F11.1: however many there are, the last one ends the game."""
    for stores in (1, 4, 9):
        ships = tuple(type(ship)(ship.value, ship.share, 8, 0) for ship in OWN.ships)
        ships = (type(ships[0])(5, 1, 12 - stores, 0), *ships[1:])
        *_, referee = walk(2, stores, data=components(stores=stores, ships=ships, boats=500))
        view = public(referee)
        assert list({**view.tokens, **view.gone}.values()).count("store") == stores
        assert view.stores_left == list(view.tokens.values()).count("store")


def test_the_end_for_want_of_a_sea_card_cites_its_clause() -> None:
    """F11.2"""
    scene = Scene(hands=["C3", "B7"], pile="").act("place C3")
    assert scene.end is not None
    assert scene.end[0] == "F11.2"
    assert scene.told("ended-2") == [("F11.2", {})]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_a_player_begins_a_turn_without_a_boat(players: int) -> None:
    """F11.3: not when the last boat is placed."""
    hands = [f"C{seat + 2} D{seat + 2}" for seat in range(players)]
    scene = Scene(hands=hands, stocks=[1] + [9] * (players - 1))
    for seat in range(players):
        assert scene.state.actors() == [seat]
        scene.act(f"place C{seat + 2}").act("draw sea")
    assert scene.end == ("F11.3", tuple(range(players)), (20,) * players)
    assert scene.told("ended-3") == [("F11.3", {"seat": 0})]


def test_boarding_with_the_last_boat_does_the_same() -> None:
    """F11.3"""
    scene = Scene(". .\n 1 2\n. .", stocks=[1, 9]).act("board A1")
    assert scene.end is None
    scene.act("board B1")
    assert scene.told("ended-3") == [("F11.3", {"seat": 0})]


def test_another_players_empty_stock_ends_nothing_yet() -> None:
    """F11.3: in turns of players who have boats."""
    scene = Scene(". .\n 1\n. .", hands=["A7", "B7", "C7"], stocks=[3, 3, 0]).act("board A1")
    assert (scene.end, scene.state.actors()) == (None, [1])


def test_a_boat_that_came_back_in_time_lets_the_game_go_on() -> None:
    """F11.3, F7.4"""
    scene = Scene("b b\n 1a\nb .", hands=["A7 C7", "B2 D7"], turn=1, stocks=[0, 9]).act("place B2").act("draw sea")
    assert (scene.end, scene.state.actors(), scene.stocks[0]) == (None, [0], 1)


def test_at_the_end_nobody_draws_and_nobody_acts() -> None:
    """F11.4"""
    scene = Scene(LAST_STORE.replace("2b", "- "), hands=HANDS).act("place B2")
    assert scene.state.actors() == []
    assert scene.phase == "over"
    assert scene.told("drew-sea") == []
    assert scene.hand(0).sea == ("C3",)
    for seat in (0, 1):
        assert scene.legal(seat) == set()
        assert scene.refused("draw sea", seat=seat) == ("F11.4", "game-over")


def test_the_last_store_counts_before_an_empty_pile_and_an_empty_stock() -> None:
    """F11.4"""
    scene = Scene(LAST_STORE.replace("2b", "- "), hands=HANDS, pile="", stocks=[1, 0]).act("place B2")
    assert scene.end is not None
    assert scene.end[0] == "F11.1"


def test_an_empty_pile_counts_before_an_empty_stock() -> None:
    """F11.4: the draw comes before the next turn."""
    scene = Scene(hands=["C3", "B7"], pile="", stocks=[1, 0]).act("place C3")
    assert scene.end is not None
    assert scene.end[0] == "F11.2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_and_piles_are_laid_open_at_the_end(players: int) -> None:
    """F11.4, G1.8: to everybody alike; with the discards they are all cards of the box."""
    *_, referee = walk(players, "opened")
    view = public(referee)
    assert view.opened_piles is not None
    sea = Counter(view.opened_piles.sea + view.discards.sea)
    for hand in view.opened_hands:
        sea.update(hand.sea)
    copies = "".join(OWN.sea_cards)
    assert sea == {word: int(copies[number]) for number, word in enumerate(REGION_WORDS)}
    told = [told for told in referee.tellings(-1) if told.key in ("hand-opened", "piles-opened")]
    assert len(told) == players + 1
    assert {one.clause for one in told} == {"F11.4"}


def test_wealth_is_money_and_ships_less_twice_the_debt() -> None:
    """F11.5, F9.3: it may be negative, and boarded ships are worth nothing."""
    scene = Scene(
        ". .\n 4a\n. .",
        hands=["A7 C7", "B7", "D7"],
        money=[3, 5, 7],
        debts=[0, 20, 1],
        captured=[(0, 0, 0, 0), (2, 1, 0, 0), (0, 0, 1, 1)],
    )
    assert scene.wealth == [3, 5 + 20 - 40, 7 + 35 - 2]


@pytest.mark.parametrize(
    ("money", "winners"), [([5, 3, 5], (0, 2)), ([5, 6, 5], (1,)), ([4, 4, 4], (0, 1, 2)), ([0, 1, 2], (2,))]
)
def test_the_richest_wins_and_equals_share(money: list[int], winners: tuple[int, ...]) -> None:
    """F11.5"""
    scene = Scene(hands=["C3", "B7", "D7"], money=money, pile="").act("place C3")
    assert scene.end == ("F11.2", winners, tuple(money))
    outcome = scene.view().outcome
    assert outcome is not None
    assert sum(outcome.share(seat) for seat in range(3)) == pytest.approx(1)
    assert [slots["seat"] for _, slots in scene.told("won")] == list(winners)


def test_among_debtors_the_least_poor_wins() -> None:
    """F11.5: wealth below zero is still counted."""
    scene = Scene(hands=["C3", "B7"], money=[0, 0], debts=[3, 2], pile="").act("place C3")
    assert scene.end == ("F11.2", (1,), (-6, -4))


@pytest.mark.parametrize(("clause", "boats"), [("F11.1", 200), ("F11.2", 200), ("F11.3", 5)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_end_happens_in_play(players: int, clause: str, boats: int) -> None:
    """F11.1, F11.2, F11.3: each with boats enough or too few for it."""
    style = "saves" if clause == "F11.2" else "any"
    for seed in range(30):
        *_, referee = walk(players, seed, style=style, data=components(boats=boats))
        outcome = referee.outcome
        assert outcome is not None
        if outcome.clause == clause:
            return
    raise AssertionError(f"{clause} never ended a game of {players}")
