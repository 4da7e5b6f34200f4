"""Luck that everybody can check is fair to the last number; and other small promises of chance."""

import hmac
import pickle

import pytest

from quarterdeck.core.luck import Draw, FastLuck, Luck, Outcomes, SecretLuck, Wish
from tests.core.numbers import Numbers


def block(number: int) -> bytes:
    """What a hash would say: the number comes first, and the rest does not count."""
    return number.to_bytes(8, "big") + 24 * b"\xff"


@pytest.mark.parametrize("faces", [3, 36, 1000, 2**31 - 1])
def test_numbers_that_would_favour_the_first_faces_are_drawn_again(faces: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """G1.7: of 2**64 numbers as many count as can be shared out evenly, and not one more."""
    fair = 2**64 - 2**64 % faces
    luck = SecretLuck(32 * b"k")
    for numbers, result in (((0,), 0), ((fair - 1,), faces - 1), ((fair, 5), 5 % faces), ((2**64 - 1, fair, 1), 1)):
        blocks, asked = [block(number) for number in numbers], luck.asked
        with monkeypatch.context() as patched:
            patched.setattr(hmac, "digest", lambda key, counter, name, blocks=blocks: blocks.pop(0))
            assert luck.below(faces) == result
        assert blocks == []
        assert luck.asked == asked + len(numbers)


def test_a_number_is_the_beginning_of_the_hash_of_key_and_counter() -> None:
    """G1.7: whoever has the key can compute it."""
    luck = SecretLuck(bytes(range(32)))
    for counter in range(3):
        hashed = hmac.digest(luck.stream_key, counter.to_bytes(8, "big"), "sha256")
        assert luck.below(1000) == int.from_bytes(hashed[:8], "big") % 1000


def test_every_bit_of_a_seed_counts() -> None:
    streams = set()
    for seed in (0, *[2**bit for bit in range(62)]):
        luck = FastLuck(seed)
        streams.add(tuple(luck.below(2**30) for _ in range(4)))
    assert len(streams) == 63


def test_a_choice_is_a_number_below() -> None:
    luck = Numbers(3, 0)
    assert [luck.choose(7, 1, 5, Outcomes()), luck.choose(7, -1, 2, Outcomes())] == [3, 0]
    assert luck.asked == [5, 2]


def test_a_wish_for_a_thing_alone_leaves_open_which_of_the_outcomes_it_is() -> None:
    wish = Wish(2, 5)
    assert (wish.point, wish.thing, wish.k, wish.n) == (2, 5, -1, -1)


@pytest.mark.parametrize("secret", [Luck(), FastLuck(1), SecretLuck(32 * b"k"), Draw(0, 1, 2, 3, 4)])
def test_what_knows_the_truth_has_no_wire_form(secret: object) -> None:
    """G1.1"""
    with pytest.raises(TypeError, match="no wire form"):
        pickle.dumps(secret)
