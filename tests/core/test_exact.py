"""Small promises of the core, held to the letter: labels of a book, data files, counts, words of a refusal."""

import dataclasses
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Things, Verb
from quarterdeck.core.bits import BIT, WIDTH, count, members
from quarterdeck.core.book import LABELS, read_book
from quarterdeck.core.errors import BadData, BadSetting, BrokenRule, LuckRefused
from quarterdeck.core.game import data_hash
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.memory import below_any
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.piles import Bag, Pile
from quarterdeck.core.playout import copies, playout, playouts, redeals
from quarterdeck.core.state import Listener, State
from tests.madeup import SMUGGLERS
from tests.madeup.positions import told


class Numbers(Luck):
    """Luck that gives numbers from a list."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(n)
        return self.numbers.pop(0)


# Sets and alphabets


def test_a_set_holds_numbers_up_to_61() -> None:
    """Larger literals than 2**62 are objects to the compiler."""
    everything = 2**62 - 1
    assert len(BIT) == WIDTH == 62
    assert count(everything) == 62
    assert members(everything) == list(range(62))


def test_actions_that_others_cannot_tell_apart_have_one_number() -> None:
    card = Things("card", ["rum", "silk"])
    alphabet = Alphabet(
        Verb("lay {card} for {price}", secret=("card",), card=card, price=Things("price", ["1", "2"])),
        Verb("pass"),
        Verb("show {card}", card=card),
    )
    assert alphabet.shown_numbers() == [0, 1, 0, 1, 2, 3, 4]


def test_a_copy_of_a_pile_has_what_was_put_on_and_under_it() -> None:
    pile = Pile(Bag(vec[i64]([1, 2])))
    pile.top += [0, 1]
    pile.under += [1, 0]
    assert pile.copy().key() == pile.key() == ((1, 2), (0, 1), (1, 0))


# Books and data


def test_every_label_marks_a_paragraph(tmp_path: Path) -> None:
    marked = "\n".join(f"> {label}: So.\n" for label in LABELS[1:])
    (tmp_path / "book.en.md").write_text(f"# A Game\n## X1 Set-up\n### X1.1\nSo.\n\n{marked}", encoding="utf-8")
    paragraphs = read_book(tmp_path, "en").clause("X1.1").paragraphs
    assert tuple(paragraph.label for paragraph in paragraphs) == LABELS
    assert LABELS == ("book", "ruling", "recon", "derived", "option", "example")


def test_older_components_lie_beside_the_present_ones_whatever_the_file_is_called(tmp_path: Path) -> None:
    game = dataclasses.replace(SMUGGLERS, folder=tmp_path, data_file="small.box.toml")
    present = (SMUGGLERS.folder / SMUGGLERS.data_file).read_text(encoding="utf-8")
    (tmp_path / "small.box.toml").write_text(present.replace("rounds = 3", "rounds = 4"), encoding="utf-8")
    (tmp_path / "small.box.v1.toml").write_text(present, encoding="utf-8")
    (tmp_path / "small.toml").write_text("", encoding="utf-8")
    for data in (SMUGGLERS.data(), game.data()):
        assert game.data_with(data_hash(data)) == data
    assert game.data_with("0123456789abcdef") is None


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_in_data_fits_into_64_bits(sign: int) -> None:
    """Up to 2**63 - 1, below zero as above; wherever it stands."""
    content = msgspec.to_builtins(SMUGGLERS.data())
    with pytest.raises(BadData, match="a number in it is absurdly big"):
        SMUGGLERS.data_from({**content, "more": [{"deep": sign * 2**63}]})
    with pytest.raises(BadData, match="unknown field `more`"):
        SMUGGLERS.data_from({**content, "more": [{"deep": sign * (2**63 - 1)}]})


def test_a_number_that_is_too_big_is_not_quoted() -> None:
    for value, quoted in ((2**63 - 1, "9223372036854775807"), (2**63, "…"), (-(2**63), "…")):
        with pytest.raises(BadSetting) as refused:
            SMUGGLERS.choose({"wrong_accuser": value})
        assert refused.value.slots["value"] == quoted


# Luck and playouts


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


def test_a_playout_counts_its_decisions() -> None:
    setting = SMUGGLERS.setting(2)
    state, luck, decisions = setting.new(FastLuck(1)), FastLuck(2), 0
    while actors := state.actors():
        state.play(actors[0], state.any_legal(actors[0], luck), luck, None)
        decisions += 1
    assert playout(setting.new(FastLuck(1)), FastLuck(2)) == decisions
    assert playouts(setting, 0, luck) == 0
    once = setting.new(FastLuck(1))
    assert playout(once, FastLuck(2), 1) == 1
    assert once != setting.new(FastLuck(1))


class Endless(State):
    """A game in which seat 0 goes on for ever."""

    def __init__(self) -> None:
        super().__init__(1)
        self.acting = 1
        self.played = 0
        self.asked: list[object] = []

    def copy(self) -> "Endless":
        self.asked.append("copy")
        return self

    def redeal(self, seat: i64, luck: Luck) -> None:
        self.asked.append(("redeal", seat, luck))

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        return seat

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        self.played += 1


def test_a_game_that_never_ends_is_given_up_after_ten_thousand_decisions() -> None:
    endless = Endless()
    assert playout(endless, FastLuck(1)) == endless.played == 10_000


def test_copies_and_redeals_are_made_as_often_as_they_are_measured() -> None:
    state, luck = Endless(), FastLuck(1)
    copies(state, 3)
    redeals(state, 2, luck, 2)
    assert state.asked == ["copy", "copy", "copy", ("redeal", 2, luck), ("redeal", 2, luck)]


def test_a_fingerprint_is_short_and_the_same_for_the_same_state() -> None:
    one, other = (SMUGGLERS.setting(2).new(FastLuck(seed)) for seed in (1, 2))
    assert len(one.fingerprint()) == 24
    assert one.fingerprint() == one.copy().fingerprint() != other.fingerprint()
    assert len({one, one.copy(), other}) == 2


def test_no_seat_beyond_the_table_must_decide() -> None:
    """Neither the first that a set cannot hold, nor one that no machine number can."""
    state = SMUGGLERS.setting(2).new(FastLuck(1))
    for seat in (-(2**70), -1, 2, 61, 62, 63, 2**70):
        assert not state.must_decide(seat)
        assert not state.has_seat(seat)
        assert state.legal(seat) == []


# Ends, records and refusals


def test_winners_share_the_win() -> None:
    outcome = Outcome("X6.1", (1, 3))
    assert [outcome.share(seat) for seat in range(4)] == [0.0, 0.5, 0.0, 0.5]
    assert Outcome("X6.1", (2,)).share(2) == 1.0
    assert Outcome("X6.1", ()).share(0) == 0.0


def test_a_refusal_of_luck_names_its_chance_point_if_there_is_one() -> None:
    assert LuckRefused("no numbers").point == -1
    refused = LuckRefused("another kind of draw is due here", 3)
    assert (str(refused), refused.reason, refused.point) == (refused.reason, "another kind of draw is due here", 3)


def test_a_line_that_cannot_be_read_is_refused_in_one_sentence() -> None:
    with pytest.raises(BrokenRule) as broken:
        told(2, "first 0", "the rum is gone")
    line = "“the rum is gone” is neither an action nor an outcome of chance"
    assert str(broken.value) == f"Entry 2 breaks {SMUGGLERS.turn_clause}: {line}."
