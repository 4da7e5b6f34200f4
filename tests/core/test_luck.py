"""Luck is an argument, and the same numbers come out of it interpreted and compiled."""

import pytest
from mypy_extensions import i64

from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.luck import (
    NOBODY,
    FastLuck,
    Luck,
    NotedLuck,
    Outcomes,
    ScriptedLuck,
    SecretLuck,
    Wish,
    below_any,
    seed_of,
)
from tests.core.numbers import Numbers

pytestmark = pytest.mark.both

KEY = bytes(range(32))
ADDED: tuple[dict[int, bytes], ...] = (
    {},
    {0: b"a"},
    {1: b"a"},
    {0: b"a", 1: b""},
    {0: b"", 1: b"a"},
    {0: b"ab"},
    {0: b"a", 1: b"b"},
)


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = FastLuck(5), FastLuck(5)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_fast_luck_gives_these_numbers_for_ever() -> None:
    luck = FastLuck(seed_of("golden", 1))
    assert [luck.below(100) for _ in range(12)] == [74, 57, 8, 81, 11, 53, 29, 10, 12, 57, 10, 89]


def test_every_number_is_about_equally_likely() -> None:
    for luck in (FastLuck(7), SecretLuck(bytes(32))):
        counts = [0] * 6
        for _ in range(6000):
            counts[luck.below(6)] += 1
        chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
        assert chi_square < 20.5  # five degrees of freedom, one chance in a thousand


class Deck(Outcomes):
    """Five things, the last two alike."""

    def thing(self, point: i64, k: i64) -> i64:
        return min(k, 3)


# Luck that can be checked


def numbers(luck: SecretLuck) -> list[int]:
    return [luck.below(1000) for _ in range(20)]


def test_the_same_key_gives_the_same_numbers() -> None:
    assert numbers(SecretLuck(KEY)) == numbers(SecretLuck(KEY))
    assert numbers(SecretLuck(KEY)) != numbers(SecretLuck(bytes(32)))


def test_what_people_add_changes_the_numbers_but_not_the_commitment() -> None:
    streams = [SecretLuck(KEY, added) for added in ADDED]
    assert len({tuple(numbers(luck)) for luck in streams}) == len(streams)
    assert len({luck.commitment for luck in streams}) == 1


def test_a_commitment_binds_to_its_key() -> None:
    assert SecretLuck(KEY).commitment != SecretLuck(bytes(32)).commitment
    assert KEY.hex() not in SecretLuck(KEY).commitment


def test_secret_luck_gives_these_numbers_for_ever() -> None:
    """Otherwise nobody could check old records."""
    luck = SecretLuck(KEY, {0: b"anne", 1: b"mary"})
    assert luck.commitment == "059fa373226ae8ed9bc0160f484942f0866aaf858d6218775e51d4cfdc495116"
    assert [luck.below(100) for _ in range(8)] == [0, 9, 10, 18, 27, 60, 25, 45]


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_key_has_256_bits(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SecretLuck(key)


# Luck that is written down


def test_noted_luck_writes_down_what_was_drawn_and_for_whom() -> None:
    luck = NotedLuck(ScriptedLuck([Wish(0, 2), Wish(1, 3)]))
    assert luck.choose(0, 1, 5, Deck()) == 2
    assert luck.choose(1, NOBODY, 5, Deck()) == 3
    assert [repr(draw) for draw in luck.draws] == ["Draw(0, 1, 2, 2, 5)", "Draw(1, -1, 3, 3, 5)"]


def test_noted_luck_does_not_change_the_numbers() -> None:
    one, other = FastLuck(3), NotedLuck(FastLuck(3))
    assert [one.choose(0, 0, 5, Deck()) for _ in range(20)] == [other.choose(0, 0, 5, Deck()) for _ in range(20)]
    assert one.below(99) == other.below(99)
    assert len(other.draws) == 20


# Luck that is told beforehand


def test_a_script_may_name_things_or_count_outcomes() -> None:
    luck = ScriptedLuck([Wish(0, 3), Wish(0, 3, 4, 5)])
    assert not luck.spent()
    assert [luck.choose(0, 0, 5, Deck()) for _ in range(2)] == [3, 4]
    assert luck.spent()


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ([], "the script ends where something must still be drawn"),
        ([Wish(1, 0)], "another kind of draw is due here"),
        ([Wish(0, 0, 0, 4)], "there are 5 outcomes here, not 4"),
        ([Wish(0, 3, 5, 5)], "outcomes are counted from 0 to 4"),
        ([Wish(0, 0, 2**70, 5)], "outcomes are counted from 0 to 4"),
        ([Wish(0, 0, 1, 5)], "that outcome is something else"),
        ([Wish(0, 7)], "that is not there to be drawn"),
    ],
)
def test_a_script_refuses_what_cannot_be(wishes: list[Wish], reason: str) -> None:
    luck = ScriptedLuck(wishes)
    with pytest.raises(LuckRefused) as refused:
        luck.choose(0, 0, 5, Deck())
    assert (refused.value.reason, refused.value.point) == (reason, 0)
    assert luck.used == 0


def test_a_script_decides_chance_points_only() -> None:
    with pytest.raises(LuckRefused):
        ScriptedLuck([]).below(2)
    with pytest.raises(LuckRefused):
        Luck().below(2)
    with pytest.raises(LookupError):
        Outcomes().thing(0, 0)


def test_seeds_belong_to_their_parts() -> None:
    assert seed_of("a", 1) == seed_of("a", 1)
    assert len({seed_of("a", 1), seed_of("a", 2), seed_of("a1"), seed_of(1, "a")}) == 4
    assert all(0 <= seed_of("a", number) < 2**62 for number in range(50))


def test_a_refusal_of_luck_names_its_chance_point_if_there_is_one() -> None:
    assert LuckRefused("no numbers").point == -1
    refused = LuckRefused("another kind of draw is due here", 3)
    assert (str(refused), refused.reason, refused.point) == (refused.reason, "another kind of draw is due here", 3)


# Numbers too large for a luck


def test_a_number_below_a_large_one_is_put_together_of_parts_of_30_bits() -> None:
    luck = Numbers(3, 5)
    assert below_any(2**40, luck) == 3 * 2**30 + 5
    assert luck.asked == [2**30, 2**30]
    assert below_any(2**30 - 1, Numbers(9)) == 9


def test_parts_that_would_favour_small_numbers_are_drawn_again() -> None:
    """Two parts make 2**60 numbers, of which the last few are no multiple of five thousand millions."""
    large = 5 * 10**9
    fair = 2**60 - 2**60 % large
    last, first_unfair = divmod(fair - 1, 2**30), divmod(fair, 2**30)
    assert below_any(large, Numbers(*last)) == large - 1
    luck = Numbers(*first_unfair, 0, 7)
    assert below_any(large, luck) == 7
    assert len(luck.asked) == 4
