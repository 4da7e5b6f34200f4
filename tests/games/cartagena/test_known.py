"""Who knows what of whom: gold cards, allegiances, sailors; and that it is forgotten once everything lies open."""

from typing import cast

import pytest

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.cartagena.box.pieces import COMBAT_WORDS, GOLD_WORDS, side_of, value_of
from quarterdeck.games.cartagena.rules.actions import CABIN
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.texts.events import EVENTS
from tests.games.cartagena.played import box, game, mutiny, rounds
from tests.games.cartagena.test_imagined_states import is_dealt_anew

ONE_GOLD = "cabin diaz; 0: use diaz; gold gold-2; draw pink-3; 0: take combat; cabin valverde; 1: use valverde"
ANEW = {
    1: "cabin sate; 0: use sate; cabin bijoux; 1: use bijoux; 1: declare diaz; cabin tembo",
    2: "cabin sate; 0: use sate; cabin tembo; 1: use tembo; draw pink-2 pink-2; 1: keep pink-2; "
    "cabin bijoux; 2: use bijoux; 2: declare diaz; cabin pang",
}


def test_a_gold_card_put_under_its_pile_is_known_in_the_hand_that_draws_it() -> None:
    """C5.2, C5.1, G1.3: by who put it there."""
    drawn = game(ONE_GOLD, "cabin pang", players=3, data=box(gold=(0, 1, 0)))
    assert [drawn.player(1, viewer).known_golds for viewer in (-1, 0, 1, 2)] == [(), ("gold-2",), (), ()]
    assert [drawn.player(0, viewer).known_golds for viewer in (-1, 0, 1, 2)] == [(), (), (), ()]
    assert drawn.golds(1) == "gold-2"
    is_dealt_anew(drawn)


def test_nothing_is_left_to_remember_once_everything_lies_open() -> None:
    """G1.8, C6.4: the gold pile is used up, and nobody has declared."""
    end = game(ONE_GOLD, data=box(gold=(0, 1, 0)))
    assert end.winners == ("C6.4", ())
    for viewer in (-1, 0, 1):
        seen = end.view(viewer)
        assert [(player.known_cards, player.public_cards, player.known_golds) for player in seen.players] == [
            ((),) * 3
        ] * 2
        assert end.referee.setting.imagine(seen, FastLuck(1)) == end.truth


@pytest.mark.parametrize(("seat", "known"), [(1, [(), (), (1,)]), (2, [(), (0,), ()])])
def test_who_declares_anew_takes_from_others_what_they_knew_of_it_and_nothing_else(
    seat: int, known: list[tuple[int, ...]]
) -> None:
    """C5.10, C5.11: seat 0 has looked at seat 1, seat 1 at seat 2."""
    log = rounds(
        "bijoux / declare diaz; ojo / declare diaz; pang / take coin",
        "sate; bijoux / declare valverde; ojo / spy 1",
        "pang / take coin; sate; ojo / spy 2",
        players=3,
    )
    before, after = (game(log, more, players=3) for more in ("cabin pang", ANEW[seat]))
    assert [player.spied_by for player in before.view().players] == [(), (0,), (1,)]
    assert [player.spied_by for player in after.view().players] == known
    assert [player.side for player in after.view(0).players][1:] == [None if seat == 1 else "diaz", None]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_placed_sailors_no_longer_knows_their_sides_once_another_has_held_them(first: int) -> None:
    """C5.12: the letter is the only one; the next player looks at it."""
    placed = "cambivalute / sailor 1 / sailor 2 / place 1; sate; pang / take coin"
    other = (first + 1) % 3
    log = rounds(placed, players=3, dealer=first), f"cabin cambivalute; {other}: use cambivalute; {other}: inspect A"
    held, done = (
        game(*log, more, players=3, dealer=first, data=box(duels=1)) for more in ("", f"{other}: place 2; cabin ojo")
    )
    both = tuple(sorted((first, other)))
    assert (held.view().letters[0].seen_by, held.view().letters[0].sides_seen_by) == (both, both)
    assert (done.view().letters[0].seen_by, done.view().letters[0].sides_seen_by) == (both, (other,))
    for seat in range(3):
        for telling in done.referee.tellings(seat):
            assert set(telling.slots) == set(EVENTS[telling.key])


def test_sailors_of_which_the_pair_is_known_stand_on_either_side_of_their_letter() -> None:
    """C5.12: of three letters; seat 0 placed the first and the third, and seat 1 has held the third since."""
    idle = "pang / take coin"
    log = rounds(
        f"cambivalute / sailor 3 / sailor 6 / place 6; {idle}",
        f"cambivalute / sailor 4 / sailor 5 / place 4; {idle}",
        f"cambivalute / sailor 2 / sailor 1 / place 1; {idle}",
    )
    held = game(log, "cabin cambivalute; 1: use cambivalute; 1: inspect C; 1: place 2; cabin ojo", data=box(duels=3))
    assert [(letter.pair, letter.valverde) for letter in held.view(0).letters] == [
        ((3, 6), 6),
        ((), None),
        ((1, 2), None),
    ]
    is_dealt_anew(held)


def test_sailors_in_anothers_hand_are_none_that_stand_somewhere() -> None:
    """C5.12: seat 0 placed the first and the third; seat 1 holds two others."""
    log = rounds("cambivalute / sailor 1 / sailor 3 / place 3; pang / take coin")
    is_dealt_anew(game(log, "cabin cambivalute; 1: use cambivalute; sailor 6; sailor 4", data=box(duels=3)))


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_behind_the_next_door_of_an_imagined_world_is_nobody_seen_in_this_round(viewer: int) -> None:
    """C2.1, C2.8"""
    played = game("cabin tembo; 0: knock; cabin pang; 0: knock; cabin valverde")
    world = cast(Cartagena, played.referee.setting.imagine(played.view(viewer), FastLuck(1)))
    assert world.seen == BIT[3] | BIT[6] | BIT[0]
    assert [world.thing(CABIN, k) for k in range(10)] == [1, 2, 4, 5, 7, 8, 9, 10, 11, 12]


def test_while_all_lay_cards_it_is_the_last_dealers_turn() -> None:
    """C7.2, C7.6: also after a monkey has robbed."""
    voyage = (
        "bijoux / declare valverde; ojo / declare diaz",
        "crackpott / draw pink-3 grey-3; pang / take coin",
        "crackpott / draw pink-2 grey-2; pang / take coin",
    )
    bouts = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay pink-1; 1: lay monkey"
    logs = ("reveal 4 7", bouts, f"{bouts}; 1: rob 0")
    views = [mutiny(log, after=voyage).view() for log in logs]
    assert [(view.phase, view.turn, view.dealer) for view in views] == [("lay", 0, 0), ("monkey", 1, 0), ("lay", 0, 0)]


def test_every_combat_card_makes_the_side_of_its_colour_as_much_stronger_as_it_says() -> None:
    """C7.2; and a gold card is worth its value (C8.1)."""
    sides = {"pink": 0, "grey": 1}
    for kind, word in enumerate(COMBAT_WORDS):
        colour, value = word.split("-")
        assert (side_of(kind), value_of(kind)) == (sides[colour], int(value))
    assert [f"gold-{value_of(kind)}" for kind in range(3)] == GOLD_WORDS
