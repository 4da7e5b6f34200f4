"""One pair of worlds for each hidden thing of Cartagena: who must not know cannot tell them apart."""

import pytest

from tests.games import twins
from tests.games.cartagena.played import Played, box, game, mutiny, rounds

SPECTATOR = -1
others = pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])

# Three players who have all declared and hold four cards or more
THREE = (
    "bijoux / declare valverde; ojo / declare diaz; crackpott / draw pink-2 pink-3",
    "crackpott / draw grey-2 pink-2; bijoux / declare valverde; pang / take coin",
    "pang / take coin; crackpott / draw grey-3 pink-3; tembo / draw grey-2 grey-2 / keep grey-2",
)


def nothing_tells_them_apart(viewer: int, one: Played, other: Played) -> None:
    """Neither views nor tellings, neither choices nor refusals; while the two worlds do differ."""
    twins.nothing_tells_them_apart(viewer, one.referee, other.referee)


def worlds(*logs: str, before: tuple[str, ...] = (), **chosen: object) -> tuple[Played, Played]:
    """Two games of three players that begin alike and then differ."""
    one, other = (game(rounds(*before, players=3), log, players=3, **chosen) for log in logs)  # type: ignore[arg-type]
    return one, other


@others
def test_c5_3_a_combat_card_drawn_is_hidden(viewer: int) -> None:
    log = "cabin crackpott; 0: use crackpott; draw {}; cabin ojo"
    one, other = worlds(log.format("pink-3 grey-2"), log.format("grey-1 grey-1"))
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(0) != other.view(0)


@others
def test_c5_1_a_gold_card_drawn_is_hidden(viewer: int) -> None:
    log = "cabin valverde; 0: use valverde; gold {}; cabin ojo"
    one, other = worlds(log.format("gold-3"), log.format("gold-1"))
    nothing_tells_them_apart(viewer, one, other)


@others
def test_c5_2_what_diaz_shows_and_what_goes_under_its_pile_is_hidden(viewer: int) -> None:
    log = "cabin diaz; 0: use diaz; gold {}; draw {}"
    looking = worlds(log.format("gold-3", "pink-1"), log.format("gold-1", "grey-3"))
    nothing_tells_them_apart(viewer, *looking)
    chosen = worlds(
        log.format("gold-3", "pink-1") + "; 0: take gold; cabin ojo",
        log.format("gold-1", "grey-3") + "; 0: take gold; cabin ojo",
    )
    nothing_tells_them_apart(viewer, *chosen)
    assert chosen[0].view(0).combat.under != chosen[1].view(0).combat.under


@others
def test_c5_4_which_of_tembos_cards_is_kept_is_hidden(viewer: int) -> None:
    log = "cabin tembo; 0: use tembo; draw pink-3 grey-1; 0: keep {}; cabin ojo"
    one, other = worlds(log.format("pink-3"), log.format("grey-1"))
    nothing_tells_them_apart(viewer, one, other)


@others
def test_c5_4_whether_tembo_left_a_choice_is_hidden(viewer: int) -> None:
    log = "cabin tembo; 0: use tembo; draw {}"
    one, other = worlds(log.format("pink-3 pink-3"), log.format("pink-3 grey-1"))
    nothing_tells_them_apart(viewer, one, other)
    assert one.legal(0) != other.legal(0)


@others
def test_c5_5_the_cards_exchanged_with_wessel_jan_and_their_order_are_hidden(viewer: int) -> None:
    log = "cabin wessel-jan; 0: use wessel-jan; 0: put {}; 0: put {}; draw pink-2 pink-2; cabin ojo"
    one, other = worlds(log.format("pink-1", "grey-1"), log.format("grey-1", "pink-1"))
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(0).combat.under != other.view(0).combat.under
    half = worlds(
        "cabin wessel-jan; 0: use wessel-jan; 0: put pink-1", "cabin wessel-jan; 0: use wessel-jan; 0: put grey-1"
    )
    nothing_tells_them_apart(viewer, *half)


@others
def test_c5_6_a_card_sold_or_bought_is_hidden(viewer: int) -> None:
    log = "cabin dean-nero; 0: use dean-nero; 0: {}; 0: finish; cabin ojo"
    nothing_tells_them_apart(viewer, *worlds(log.format("sell pink-1"), log.format("sell grey-1")))
    bought = "cabin dean-nero; 0: use dean-nero; 0: buy; draw {}; cabin ojo"
    nothing_tells_them_apart(viewer, *worlds(bought.format("pink-3"), bought.format("grey-2")))


@others
def test_c5_10_the_side_declared_is_hidden_and_a_change_looks_like_a_bluff(viewer: int) -> None:
    log = "cabin bijoux; 0: use bijoux; 0: declare {}; cabin ojo"
    nothing_tells_them_apart(viewer, *worlds(log.format("valverde"), log.format("diaz")))
    before = ("bijoux / declare diaz; sate; pang / take coin",)
    again = "cabin sate; 1: use sate; cabin pang; 2: use pang; 2: take coin; " + log
    nothing_tells_them_apart(viewer, *worlds(again.format("valverde"), again.format("diaz"), before=before))


def test_c5_11_what_ojo_showed_is_hidden_from_who_was_seen_and_from_others() -> None:
    before = ("sate; bijoux / declare {}; ojo / declare valverde", "sate; ojo / spy 1; pang / take coin")
    one, other = (
        game(rounds(*(text.format(side) for text in before), players=3), "cabin tembo", players=3)
        for side in ("valverde", "diaz")
    )
    for viewer in (SPECTATOR, 0):
        nothing_tells_them_apart(viewer, one, other)
    assert one.player(1, viewer=2).side != other.player(1, viewer=2).side


@others
def test_c5_12_the_sailors_taken_and_their_sides_are_hidden(viewer: int) -> None:
    log = "cabin cambivalute; 0: use cambivalute; sailor {}; sailor {}"
    nothing_tells_them_apart(viewer, *worlds(log.format(1, 2), log.format(9, 10)))
    placed = log + "; 0: place {}; cabin ojo"
    nothing_tells_them_apart(viewer, *worlds(placed.format(1, 2, 1), placed.format(1, 2, 2)))
    nothing_tells_them_apart(viewer, *worlds(placed.format(1, 2, 1), placed.format(5, 9, 9)))


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_c5_12_whether_an_inspected_pair_was_exchanged_is_hidden(viewer: int) -> None:
    placing = "cambivalute / sailor 1 / sailor 2 / place 1; pang / take coin; sate"
    log = rounds(placing, "pang / take coin; sate; valverde / gold gold-1", players=3)
    turns = "cabin pang; 2: use pang; 2: take coin; cabin cambivalute; 0: use cambivalute; 0: inspect A"
    ways = (f"{turns}; 0: place {sailor}; cabin ojo" for sailor in (1, 2))
    one, other = (game(log, way, players=3, data=box(duels=1)) for way in ways)
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(0).letters != other.view(0).letters


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
@pytest.mark.parametrize(
    ("start", "card"),
    [("reveal 4 7", "pink-1"), ("reveal 4 7; 0: lay pink-1; 1: lay pink-1; 2: lay pink-1", "monkey")],
)
def test_c7_2_a_card_laid_is_hidden_until_all_have_laid(viewer: int, start: str, card: str) -> None:
    one = mutiny(start, f"1: lay {card}", after=THREE, players=3)
    other = mutiny(start, "1: lay grey-1", after=THREE, players=3)
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(1).laid != other.view(1).laid


def test_c7_2_no_refusal_tells_what_others_have_laid() -> None:
    start = "reveal 4 7; 0: lay pink-1; 1: lay pink-1; 2: lay pink-1; 2: lay pink-2"
    one, other = (mutiny(start, f"1: lay {card}", after=THREE, players=3) for card in ("monkey", "grey-1"))
    nothing_tells_them_apart(2, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_c7_2_whose_a_revealed_card_was_is_hidden(viewer: int) -> None:
    start = "reveal 4 7; 0: lay pink-1"
    one = mutiny(start, "1: lay pink-1; 2: lay grey-1", after=THREE, players=3)
    other = mutiny(start, "1: lay grey-1; 2: lay pink-1", after=THREE, players=3)
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(1).hand != other.view(1).hand


def test_g1_1_a_spectator_sees_what_all_see_and_no_more() -> None:
    """What differs between a spectator's view and a player's is what is the player's own."""
    log = rounds(
        "tembo / draw pink-3 grey-1 / keep pink-3; bijoux / declare diaz; crackpott / draw pink-2 pink-3", players=3
    )
    referee = game(log, "cabin ojo", players=3).referee
    views = [referee.view(viewer) for viewer in (SPECTATOR, 0, 1)]
    fields = views[0].__struct_fields__
    different = {name for name in fields if len({repr(getattr(view, name)) for view in views}) > 1}
    assert different == {"seat", "hand", "golds", "combat", "players"}
