"""Luck is an argument, and the same numbers come out of it interpreted and compiled."""

from quarterdeck.core.luck import FastLuck, SecretLuck, seed_of


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
