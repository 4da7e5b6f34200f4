"""What a seat is told of its own secrets, and everybody of monkeys and of the end."""

from tests.games.cartagena.played import game, mutiny, played

BOTH = ("bijoux / declare valverde; ojo / declare diaz",)
RICH = (*BOTH, "crackpott / draw pink-3 grey-3; pang / take coin", "crackpott / draw pink-2 grey-2; pang / take coin")


def test_whoever_asks_diaz_is_told_the_card_kept_and_the_card_under_its_pile() -> None:
    """C5.2: the others only which kind was kept."""
    looked = "cabin diaz; 0: use diaz; gold gold-2; draw pink-3; "
    kept_gold, kept_combat = game(looked, "0: take gold; cabin pang"), game(looked, "0: take combat; cabin pang")
    assert kept_gold.cited("chose-own", 0) == [("C5.2", {"seat": 0, "card": "gold-2", "under": "pink-3"})]
    assert kept_combat.cited("chose-own", 0) == [("C5.2", {"seat": 0, "card": "pink-3", "under": "gold-2"})]
    assert kept_gold.cited("chose", 1) == [("C5.2", {"seat": 0, "supply": "gold"})]
    assert kept_combat.cited("chose") == [("C5.2", {"seat": 0, "supply": "combat"})]


def test_whoever_takes_sailors_is_told_which() -> None:
    """C5.12: by the numbers that stand on them; the others only for which letter."""
    taken = game("cabin cambivalute; 0: use cambivalute; sailor 10; sailor 1")
    assert taken.cited("took-sailors-own", 0) == [("C5.12", {"seat": 0, "letter": "A", "sailors": ["1", "10"]})]
    assert taken.cited("took-sailors", 1) == [("C5.12", {"seat": 0, "letter": "A"})]


def test_a_monkey_that_robs_nobody_says_so() -> None:
    """C7.5"""
    log = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay grey-1; 0: finish"
    left = mutiny(log, after=RICH)
    assert left.cited("left-it") == [("C7.5", {"seat": 0})]
    assert left.told("robbed") == []


def test_a_monkey_that_the_coin_island_cannot_pay_is_told_by_its_clause() -> None:
    """C7.5, C7.6"""
    short = played("empty-coin-island-without-enough-coins")
    assert short.cited("paid") == [("C7.5", {"seat": 1})]
    assert short.cited("unpaid") == [("C7.6", {"seat": 0})]


def test_sailors_that_were_never_revealed_are_laid_open_in_the_end() -> None:
    """C8.4, G1.8: where nobody takes part in the mutiny; in what is told and in every view."""
    end = mutiny(after=("cambivalute / sailor 3 / sailor 8 / place 8; pang / take coin",))
    assert end.winners == ("C6.4", ())
    assert end.cited("sailors-opened") == [("C8.4", {"letter": "A", "valverde": 8, "diaz": 3})]
    for viewer in (-1, 0, 1):
        letters = end.view(viewer).letters
        assert [(letter.letter, letter.pair, letter.valverde, letter.diaz) for letter in letters][:2] == [
            ("A", (3, 8), 8, 3),
            ("B", (), None, None),
        ]
