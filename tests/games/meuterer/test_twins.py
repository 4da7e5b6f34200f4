"""One pair of worlds for each hidden thing of Meuterer: who must not know cannot tell them apart."""

import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import ScriptedLuck
from quarterdeck.core.referee import Referee
from tests.games.meuterer.played import PLAIN_FOUR, Played, game

SPECTATOR = -1
ROUND = (
    "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 3: leave; "
    "3: take cabin-boy; 2: leave; 2: take loader"
)


def refusals(referee: Referee, seat: int) -> dict[int, tuple[str, str]]:
    """Every action that is refused, with all words of the error."""
    texts: dict[int, tuple[str, str]] = {}
    for action in range(-1, len(referee.game.alphabet) + 1):
        if action not in referee.legal(seat):
            try:
                referee.truth.apply(seat, action, ScriptedLuck([]))
            except IllegalAction as error:
                texts[action] = (str(error), repr(error))
    return texts


def nothing_tells_them_apart(viewer: int, one: Played, other: Played) -> None:
    """Neither views nor tellings, neither choices nor refusals; while the two worlds do differ."""
    assert one.referee.truth != other.referee.truth
    assert one.view(viewer) == other.view(viewer)
    assert repr(one.view(viewer)) == repr(other.view(viewer))
    assert one.referee.tellings(viewer) == other.referee.tellings(viewer)
    assert one.referee.actors() == other.referee.actors()
    assert one.legal(viewer) == other.legal(viewer)
    assert refusals(one.referee, viewer) == refusals(other.referee, viewer)
    assert one.referee.told == other.referee.told


def hands_with(steffi: str) -> tuple[str, ...]:
    return (PLAIN_FOUR[0], steffi, *PLAIN_FOUR[2:])


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2, 3])
def test_m1_6_the_hand_of_another_is_hidden(viewer: int) -> None:
    one = game("0: offer 0", hands=hands_with("salt grain cloth conflict wine"))
    other = game("0: offer 0", hands=hands_with("rubies grain grain conflict conflict"))
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(1) != other.view(1)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2, 3])
def test_m3_6_the_action_card_taken_is_hidden_until_phase_3(viewer: int) -> None:
    one = game("0: offer 0; 0: leave; 1: leave; 1: take mutineer")
    other = game("0: offer 0; 0: leave; 1: leave; 1: take loader")
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(1).action != other.view(1).action


def test_m3_6_who_took_which_of_the_missing_cards_is_hidden_from_who_looks_next() -> None:
    one = game("0: offer 0; 0: leave; 1: leave; 1: take mutineer; 2: leave; 2: take loader; 3: leave")
    other = game("0: offer 0; 0: leave; 1: leave; 1: take loader; 2: leave; 2: take mutineer; 3: leave")
    nothing_tells_them_apart(3, one, other)
    assert one.view(3).remaining == ("cabin-boy", "first-mate", "merchant")


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_m3_6_what_remained_is_hidden_from_who_is_still_in(viewer: int) -> None:
    one = game("0: offer 0; 0: show wine; 1: leave; 1: take mutineer; 2: show cloth; 3: leave")
    other = game("0: offer 0; 0: show wine; 1: leave; 1: take merchant; 2: show cloth; 3: leave")
    nothing_tells_them_apart(viewer, one, other)
    assert one.legal(3) != other.legal(3)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_m5_2_declining_to_fight_tells_nothing(viewer: int) -> None:
    """Steffi, the Mutineer, holds three swords or none."""
    start = "0: offer 0; 0: leave; 1: leave; 1: take mutineer; 2: leave; 2: take cabin-boy; 3: leave; 3: take merchant"
    one = game(start, "0: fight 0; 1: fight 0", hands=hands_with("conflict conflict conflict salt wine"))
    other = game(start, "0: fight 0; 1: fight 0", hands=hands_with("rubies grain grain salt wine"))
    nothing_tells_them_apart(viewer, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_m9_3_what_the_loader_drew_is_hidden_while_he_chooses(viewer: int) -> None:
    one = game(ROUND, "draw rubies grain grain wine")
    other = game(ROUND, "draw conflict grain cloth wine")
    nothing_tells_them_apart(viewer, one, other)
    assert one.legal(2) != other.legal(2)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
@pytest.mark.parametrize("where", ["discard", "under_draw"])
@pytest.mark.parametrize("number", [1, 3])
def test_m9_3_the_loaders_rejects_are_hidden(viewer: int, where: str, number: int) -> None:
    """While he chooses, and afterwards, among the discards or under the pile."""
    first = "; ".join(["2: return rubies", "2: return wine", "2: return grain"][:number])
    second = "; ".join(["2: return grain", "2: return grain", "2: return wine"][:number])
    one = game(ROUND, "draw rubies grain grain wine", first, loader_returns=where)
    other = game(ROUND, "draw rubies grain grain wine", second, loader_returns=where)
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(2) != other.view(2)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_m9_3_a_loader_with_five_gives_back_what_others_do_not_see(viewer: int) -> None:
    start = "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take loader; 3: leave; 3: take cabin-boy"
    one = game(start, "draw rubies grain wine")
    other = game(start, "draw conflict grain cloth")
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(2).rejects != other.view(2).rejects


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2, 3])
def test_m9_2_a_card_drawn_is_hidden_from_all_others(viewer: int) -> None:
    start = "0: offer 0; 0: leave; 1: show salt; 2: leave; 2: take merchant; 3: leave; 3: take cabin-boy; 1: leave"
    one = game(start, "1: take first-mate", "draw rubies")
    other = game(start, "1: take first-mate", "draw conflict")
    nothing_tells_them_apart(viewer, one, other)


def test_g1_1_a_spectator_sees_what_all_see_and_no_more() -> None:
    """What differs between a spectator's view and a player's is what is the player's own."""
    referee = game(ROUND, "draw rubies grain grain wine", "2: return rubies; 2: return wine; 2: return grain").referee
    views = [referee.view(viewer) for viewer in (SPECTATOR, 0, 2)]
    fields = views[0].__struct_fields__
    different = {name for name in fields if len({repr(getattr(view, name)) for view in views}) > 1}
    assert different == {"seat", "hand", "rejects"}


FIRST = "0: offer 0; 0: leave; 1: leave; 1: take loader; 2: leave; 2: take merchant; 3: leave; 3: take cabin-boy"
ALL_SHOWN = "; ".join(f"{seat}: show {hand.split()[card]}" for card in range(5) for seat, hand in enumerate(PLAIN_FOUR))
SOLD = (
    "0: sell wine at Hochland; 1: sell salt at Hochland; 2: sell cloth at Hochland; 3: sell salt at Hochland; "
    "draw rubies rubies salt wine cloth"
)


def pile_filled_again(rejects: str, *draws: str, loader_returns: str = "discard") -> Played:
    """Steffi, the Loader with five cards, gives these back; then everybody shows everything and draws five."""
    taken = "1: take merchant; 2: take cabin-boy; 3: take first-mate"
    return game(FIRST, f"draw {rejects}", "0: offer 0", ALL_SHOWN, taken, SOLD, *draws, loader_returns=loader_returns)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2, 3])
def test_m9_2_rejects_stay_hidden_when_they_are_shuffled_into_the_pile(viewer: int) -> None:
    """Among the discards: everybody remembers the open ones, only the Loader those she gave back."""
    last = "draw conflict conflict conflict wine wine; draw wine wine cloth cloth cloth"
    one = pile_filled_again("rubies grain wine", "draw cloth cloth grain grain grain", last)
    other = pile_filled_again("rubies grain cloth", "draw wine cloth grain grain grain", last)
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(viewer).traces
    assert one.view(1).traces != other.view(1).traces


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_m9_3_rejects_stay_hidden_when_they_become_the_pile(viewer: int) -> None:
    """Under the pile: who draws one sees that one, and nobody else learns anything."""
    third = "draw conflict conflict conflict rubies grain"
    one = pile_filled_again(
        "rubies grain wine", "draw cloth cloth grain grain grain", third, "draw wine wine cloth cloth cloth",
        loader_returns="under_draw",
    )  # fmt: skip
    other = pile_filled_again(
        "rubies grain cloth", "draw wine cloth grain grain grain", third, "draw cloth wine cloth cloth cloth",
        loader_returns="under_draw",
    )  # fmt: skip
    nothing_tells_them_apart(viewer, one, other)
    assert one.view(viewer).traces


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2, 3])
def test_m10_5_who_holds_the_pirates_card_is_hidden(viewer: int) -> None:
    one = game("0: offer 0; 0: leave; 1: leave", hands=hands_with("salt grain cloth pirates wine"), pirates=True)
    other = game("0: offer 0; 0: leave; 1: leave", hands=hands_with("salt grain cloth conflict wine"), pirates=True)
    nothing_tells_them_apart(viewer, one, other)
