"""What a player of Meuterer might overlook, and what a Bosun does about it."""

from quarterdeck.core.telling import Caution
from quarterdeck.games.meuterer import MEUTERER
from tests.games.meuterer.played import PLAIN_FOUR, Played, game
from tests.games.meuterer.test_m4_to_m6 import roles
from tests.games.meuterer.test_thumb import choice

ARMED = ("conflict conflict grain grain cloth", "conflict conflict grain cloth salt", *PLAIN_FOUR[2:])


def cautions(played: Played, seat: int) -> dict[str, Caution]:
    return {caution.key: caution for caution in MEUTERER.hints(played.view(seat))}


def test_leaving_says_where_it_sends_the_ship() -> None:
    """M3.5, M4.2"""
    asked = game("0: offer 0")
    assert cautions(asked, 0)["leaving-captain"] == Caution(
        "leaving-captain", {"island": "Affeninsel"}, "M3.5", ("leave",)
    )


def test_who_would_take_the_mutineer_without_a_conflict_card_is_told_so() -> None:
    """M5.2"""
    asked = game("0: offer 0; 0: leave; 1: leave; 1: take loader; 2: leave")
    assert cautions(asked, 2)["unarmed"] == Caution("unarmed", {}, "M5.2", ("take mutineer",))
    assert "unarmed" not in cautions(game("0: offer 0; 0: leave; 1: leave"), 1)


def test_a_mutiny_that_cannot_win_by_what_is_open_takes_no_conflict_cards() -> None:
    """M5.5: two of the captain's against one of the Mutineer's, who stands alone."""
    hands = (ARMED[0], *PLAIN_FOUR[1:])
    lost = roles("mutineer", "loader", "merchant", "0: fight 2", hands=hands)
    assert cautions(lost, 1) == {"mutiny-lost": Caution("mutiny-lost", {"side": "mutiny"}, "M5.5", ("fight 1",))}
    assert choice(lost, 1) == "fight 0"
    open_still = roles("mutineer", "cabin-boy", "merchant", "0: fight 2", hands=hands)
    assert cautions(open_still, 1) == {}


def test_a_mutiny_that_is_won_already_needs_no_more() -> None:
    """M5.5: a tie goes to the mutiny, and nobody stands against it any more."""
    won = roles("mutineer", "loader", "merchant", "0: fight 0", hands=ARMED)
    assert cautions(won, 1)["mutiny-won"].about == ("fight 1", "fight 2")
    assert choice(won, 1) == "fight 0"


def test_conflict_cards_shown_leave_it_open_where_readings_differ() -> None:
    """M5.4: two shown by the captain count in the English book, not in the French."""
    log = (
        "0: offer 0; 0: show conflict; 1: leave; 1: take mutineer; 2: leave; 2: take loader; 3: leave; 3: take merchant"
    )
    hands = ("conflict conflict grain grain cloth", "salt grain cloth conflict wine", *PLAIN_FOUR[2:])
    asked = game(log, hands=hands).act("0: show conflict", "0: leave", "0: fight 0")
    assert cautions(asked, 1) == {}
