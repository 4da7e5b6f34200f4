"""Rules of thumb for Cartagena: what a Bosun does."""

from quarterdeck.bots import USUAL, Bosun
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.cartagena import CARTAGENA
from tests.games.cartagena.played import Played, game, mutiny, rounds

BOTH = "bijoux / declare valverde; ojo / declare diaz"
# Both have two cards of each colour and two coins
FULL = (BOTH, "crackpott / draw pink-3 grey-3; pang / take coin", "crackpott / draw pink-2 grey-2; pang / take coin")


def choice(played: Played, seat: int) -> str:
    """What a Bosun does in a seat, in words."""
    referee = played.referee
    bosun = Bosun(CARTAGENA, referee.setting)
    action = bosun.choose(referee.view(seat), referee.legal(seat), [], FastLuck(1), USUAL)
    return CARTAGENA.alphabet.words(action)


# The voyage


def test_who_has_not_declared_goes_for_bijoux() -> None:
    """C5.10, C6.1"""
    assert choice(game("cabin crackpott; 0: knock; cabin bijoux"), 0) == "use bijoux"


def test_the_side_declared_is_the_one_of_the_own_cards() -> None:
    """C5.10"""
    for card, side in (("pink", "valverde"), ("grey", "diaz")):
        played = game(
            rounds(
                f"crackpott / draw {card}-3 {card}-2; pang / take coin",
                "sate; tembo / draw pink-1 grey-1 / keep pink-1",
            ),
            "cabin bijoux; 0: use bijoux",
        )
        assert choice(played, 0) == f"declare {side}"


def test_the_stronger_sailor_stands_on_the_own_side() -> None:
    """C5.12"""
    grey = game(rounds(BOTH), "cabin cambivalute; 1: use cambivalute; sailor 9; sailor 2")
    assert choice(grey, 1) == "place 2"
    pink = game(rounds(BOTH), "cabin sate; 1: use sate; cabin cambivalute; 0: use cambivalute; sailor 9; sailor 2")
    assert choice(pink, 0) == "place 9"


def test_two_cards_looked_at_the_own_colour_is_kept() -> None:
    """C5.4"""
    assert choice(game(rounds(BOTH), "cabin tembo; 1: use tembo; draw pink-3 grey-1"), 1) == "keep grey-1"


def test_a_coin_is_stolen_from_an_ally_rather_than_from_an_enemy() -> None:
    """C5.8, C8.1: only who stands on one's own side can win in one's place."""
    for side, other_side, victim in (("valverde", "diaz", "rob 0"), ("diaz", "valverde", "rob 1")):
        played = game(
            rounds(f"bijoux / declare {side}; ojo / declare {other_side}; pang / take coin", players=3),
            rounds("pang / take coin; bijoux / declare valverde; sate", players=3, dealer=1),
            rounds("ojo / spy 0; sate; pang / take coin", players=3, dealer=2),
            rounds("sate; pang / take coin; ojo / spy 1", players=3),
            "cabin sate; 1: use sate; cabin chang-ye; 2: use chang-ye",
            players=3,
        )
        assert choice(played, 2) == victim


# Duels


def test_the_last_one_in_a_duel_that_is_won_leaves_it() -> None:
    """C7.7"""
    played = mutiny("reveal 9 1; 0: lay pink-1; 1: lay grey-1; 0: lay pink-2; 1: lay monkey; 1: finish", after=FULL)
    assert choice(played, 0) == "lay monkey"


def test_the_last_one_in_a_duel_turns_it_with_the_smallest_card_that_does() -> None:
    """C7.7, C7.8: ten against nine; a grey one makes it a tie, which more cards win."""
    cards = ("crackpott / draw grey-3 grey-3; pang / take coin", "pang / take coin; crackpott / draw grey-2 grey-2")
    more = "crackpott / draw grey-1 grey-2; pang / take coin"
    bouts = "0: lay pink-1; 1: lay grey-1; 0: lay monkey; 1: lay grey-3; 0: finish"
    assert choice(mutiny(f"reveal 9 5; {bouts}", after=(BOTH, *cards, more)), 1) == "lay grey-1"


def test_cards_that_later_duels_need_are_kept() -> None:
    """C7.3: two cards are left, and there may be four duels more."""
    bouts = "0: lay pink-1; 1: lay grey-1; 0: lay monkey; 1: lay pink-1; 0: finish"
    assert choice(mutiny(f"reveal 7 5; {bouts}", after=FULL), 1) == "lay monkey"


def test_in_playouts_duels_are_left_in_time_but_for_slips() -> None:
    """C7.7"""
    played = mutiny("reveal 9 1; 0: lay pink-1; 1: lay grey-1; 0: lay pink-2; 1: lay monkey; 1: finish", after=FULL)
    thumb = CARTAGENA.thumb(played.referee.setting)
    luck = FastLuck(4)
    monkey = CARTAGENA.alphabet.action("lay monkey")
    left = sum(thumb.quick(played.truth, 0, luck) == monkey for _ in range(400))
    assert 320 < left < 400
