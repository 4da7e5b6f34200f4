"""The rules of thumb read the board and the own hand, and say what a sensible player would."""

from quarterdeck.core.luck import FastLuck
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.player.thumb import FreibeuterThumb
from tests.games.freibeuter.picture import Scene


def worth(scene: Scene, words: str) -> int:
    """What an action of whoever must decide is worth."""
    seat = scene.state.actors()[0]
    return FreibeuterThumb(scene.setting).worth(scene.state, seat, FREIBEUTER.alphabet.action(words))


def chosen(scene: Scene) -> str:
    """What the thumb chooses for whoever must decide."""
    seat = scene.state.actors()[0]
    return FREIBEUTER.alphabet.words(FreibeuterThumb(scene.setting).choose(scene.state, seat, FastLuck(1)))


def test_of_two_ships_the_larger_is_boarded() -> None:
    """F3.1: with the same sides closed, value decides."""
    scene = Scene("""
        a   a   .   a   a
          4   -   -   1
        a   .   .   a   .
    """)
    assert worth(scene, "board A1") > worth(scene, "board D1")


def test_of_two_equal_ships_the_one_with_more_sides_closed_is_boarded() -> None:
    """F3.3: a ship may be boarded however many of its sides are closed."""
    scene = Scene("""
        a   a   .   a   .
          3   -   -   3
        a   .   .   .   .
    """)
    assert worth(scene, "board A1") > worth(scene, "board D1")


def test_a_ship_is_worth_less_the_more_boats_must_be_paid() -> None:
    """F7.2: the boarder pays for every boat of the others."""
    scene = Scene("""
        a   a   .   b   b
          4   -   -   4
        a   .   .   b   .
    """)
    assert worth(scene, "board A1") > worth(scene, "board D1")


def test_every_ship_boarded_makes_the_next_one_worth_less() -> None:
    """F3.4: there is no limit but what one can encircle."""
    none = Scene("""
        .   .   .   .
          4   -   4
    """)
    one = Scene("""
        .   .   .   .
          4   -   4a
    """)
    assert worth(none, "board A1") > worth(one, "board A1")


def test_an_own_ship_is_closed_and_a_rivals_is_not() -> None:
    """F7.2: the ship goes to its boarder, whoever closes it."""
    picture = """
        a   a   .   a   a
          4a  -   -   4b
        a   .   .   a   .
    """
    scene = Scene(picture, hands=("B2 E2", "B7 D7"))
    assert worth(scene, "place B2") > worth(scene, "place E2")
    assert chosen(scene) == "place B2"


def test_a_boat_beside_a_rivals_ship_earns_its_share() -> None:
    """F7.2, F4.2: a second boat brings nothing nearer, but is paid."""
    scene = Scene(
        """
        b   b   .
          -   4b
        b   b   .
    """,
        hands=("B1 B2 A1", "B7 D7"),
    )
    assert worth(scene, "place B1") > worth(scene, "place A1")


def test_the_dutchman_is_sent_to_the_own_ship() -> None:
    """F5.1, F7.3: he closes it and nobody is paid for him."""
    scene = Scene(
        """
        a   a   .   b   b
          4a  -   -   4b
        a   .   .   b   .
    """,
        hands=("A7 C7 2", "B7 D7"),
    )
    assert chosen(scene) == "dutchman row B2"


def test_the_last_store_is_encircled_only_by_who_wins_by_it() -> None:
    """F11.1, F11.5: the game ends, and the richest wins."""
    picture = """
        a   a   .
          S   -   -
        a   .   .
          -   -   -
        .   .   .
          -   -   -
        .   .   .
          -   -   -
        .   .   .
          -   -   -
        .   .   .
          -   -   4
    """
    assert chosen(Scene(picture, hands=("B2 C7", "B7 D7"), money=(30, 20))) == "place B2"
    assert chosen(Scene(picture, hands=("B2 C7", "B7 D7"), money=(20, 60))) != "place B2"


def test_the_last_boat_is_kept_by_who_is_behind() -> None:
    """F11.3: who begins a turn without a boat ends the game."""
    picture = """
        b   .
          4   -
    """
    behind = Scene(picture, hands=("A1 C7", "B7 D7"), stocks=(1, 20), money=(20, 60))
    assert chosen(behind) == "cash A1"
    ahead = Scene(picture, hands=("A1 C7", "B7 D7"), stocks=(1, 20), money=(60, 20))
    assert chosen(ahead) != "cash A1"


def test_one_dutchman_card_is_drawn_once_a_ship_is_boarded() -> None:
    """F10.1: sea or Dutchman, as the player likes."""
    scene = Scene("""
        .   .   .   .
          4a
    """)
    assert chosen(scene.act("place C7")) == "draw dutchman"
    scene = Scene(hands=("A7 C7 2", "B7 D7"))
    assert chosen(scene.act("place C7")) == "draw sea"


def test_what_pays_is_resolved_before_what_must_be_paid() -> None:
    """F6.3, F9.1: money received is usable at once, so less is borrowed."""
    scene = Scene(
        """
        b   a   b
          4a  S
        b   .   a
    """,
        hands=("B2 C7", "B7 D7"),
        money=(0, 20),
    )
    assert chosen(scene.act("place B2")) == "resolve B1"


def test_a_store_that_ends_the_game_at_once_is_resolved_last() -> None:
    """F11.1: with `last_store` instant, what is not yet resolved counts for nothing."""
    picture = """
        b   a   b
          4a  S
        b   .   a
          -   -   -
        .   .   .
          -   -   -
        .   .   .
          -   -   -
        .   .   .
          -   -   -
        .   .   .
          -   -   4
    """
    scene = Scene(picture, hands=("B2 C7", "B7 D7"), money=(40, 20), last_store="instant")
    assert chosen(scene) == "place B2"
    assert chosen(scene.act("place B2")) == "resolve A1"
