"""What people may be called: something to see, in one form, and nobody's twin."""

import unicodedata

import pytest

from quarterdeck.table.names import (
    BLANK,
    IGNORABLE,
    LONGEST_NAME,
    are_twins,
    crew_names,
    has_something_visible,
    read_name,
)
from quarterdeck.table.refusals import Refusal

NOTHING_TO_SEE = ["\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "\u17b4", "\u0301", "\ufe0f", "\u200b", "\u00ad"]
NOTHING_TO_SEE += ["\U000e0041", "\U00013441", "\U0001d159", "\u20dd", "\ue000", "\u2003", "", "\u3164\u2800 \u0332"]
# Marks and modifiers that stand on or behind letters of another script, or are no more than an apostrophe
OF_OTHERS = "\U0001bc9d\u05b4\u05b0\u064b\u0650\u302a\U00016f8f\u02bc\u02c8\u02bb\u02c7\u0640\ua788"
STEERING = ["\u202e", "\u2066", "\u200f", "\u200d", "\u0007", "\ud800", "\U000e0001"]


def refused(text: str, *taken: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_name(text, taken)
    return caught.value


@pytest.mark.parametrize("text", NOTHING_TO_SEE, ids=ascii)
def test_what_nobody_can_see_is_no_name_and_no_message(text: str) -> None:
    assert refused(text).key == "name-bad"
    assert not has_something_visible(text)


@pytest.mark.parametrize("text", ["❤️", "é", "1", "?", "日", "🏴‍☠️", "ก็"])
def test_a_letter_a_digit_a_sign_and_a_picture_can_be_seen(text: str) -> None:
    assert has_something_visible(text)


@pytest.mark.parametrize("text", ["42", "…", "🦜", "--", "ʼ", *OF_OTHERS], ids=ascii)
def test_a_name_has_a_letter(text: str) -> None:
    assert refused(text).key == "name-bad"


@pytest.mark.parametrize("sign", STEERING, ids=ascii)
def test_signs_that_steer_the_reader_are_refused_wherever_they_stand(sign: str) -> None:
    assert refused(f"An{sign}na").key == "name-bad"


@pytest.mark.parametrize("sign", [*"\u3164\u034f\ufe0f\u17b4\uffa0", *sorted(BLANK)], ids=ascii)
def test_a_filler_in_a_name_is_left_out(sign: str) -> None:
    assert read_name(f"{sign}An{sign}na") == "Anna"
    assert refused(f"Anna{sign}", "Anna").key == "name-taken"
    assert are_twins(f"Anna{sign}", "Anna")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ａｎｎａ", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("  Anne \u00a0 Bonny ", "Anne Bonny"),
        ("ﬁn", "fin"),
        ("王 芳", "王 芳"),
    ],
)
def test_a_name_is_kept_in_one_form(typed: str, kept: str) -> None:
    assert read_name(typed) == kept


def test_a_name_is_measured_in_the_form_in_which_it_is_kept() -> None:
    assert read_name("e\u0301" * LONGEST_NAME) == "é" * LONGEST_NAME
    assert refused("\ufdfa" * 2).key == "name-bad"
    assert refused("x" * (LONGEST_NAME + 1)).slots == {"most": LONGEST_NAME}


@pytest.mark.parametrize(
    "text", ["Anna" + "\u0300" * 15, "An" + "\u0301\u0302\u0303\u0304" + "na", "Zo\u0327\u0300\u0301\u0302e"], ids=ascii
)
def test_at_most_two_marks_stand_on_a_letter(text: str) -> None:
    assert refused(text).key == "name-bad"


@pytest.mark.parametrize("text", ["Thế Anh", "Ngọc", "น้ำผึ้ง", "פִּיצָה", "हिंदी", "Zoë", "Łódź", "Çağla", "دَانِي", "Hawaiʻi"])
def test_names_of_many_scripts_have_their_marks(text: str) -> None:
    assert read_name(text) == unicodedata.normalize("NFKC", text)


@pytest.mark.parametrize(
    "twin",
    ["Anna\u20e3", "Anna\u0336", "A\u0334nna", "ᴀnna", "Anṇa", "A\u035fnna", "\u1d00ɴɴᴀ", "Ạnna"]
    + [f"Anna{mark}" for mark in OF_OTHERS]
    + [f"{mark}Anna" for mark in OF_OTHERS]
    + ["An\u05b4na\u05b0", "Anna \u05b4", "Anna\u1cd0", "Anna\ua4f8", "Anna\u30fc", "Anna\ua78c", "Anna\u01c3"],
    ids=ascii,
)
def test_marks_that_are_put_on_a_name_make_a_twin_of_it(twin: str) -> None:
    assert refused(twin, "Anna").key == "name-taken"


@pytest.mark.parametrize(
    "text",
    ["Moll (bot)", "Moll (robot)", "Moll （bot）", "Moll ⁽ᵇᵒᵗ⁾", "Moll ❨bot❩", "(", "Moll )"]
    + [f"Moll {left}bot{right}" for left, right in ("⟮⟯", "⦇⦈", "❪❫", "⸦⸧", "⎛⎠", "⦅⦆", "[]", "﴾﴿")],
)
def test_nobody_wears_the_mark_of_a_bot(text: str) -> None:
    assert refused(text).key in ("name-brackets", "name-bad")


@pytest.mark.parametrize(
    "twin",
    ["Anna", "ANNA", "anna", "Аnna", "АΝΝА", "Ａｎｎａ", "𝐀𝐧𝐧𝐚", "An\u034fna", "Anna.", "An na"],
    ids=ascii,
)
def test_nobody_is_called_like_somebody_else(twin: str) -> None:
    refusal = refused(twin, "Ben", "Anna")
    assert refusal.key == "name-taken"
    free = str(refusal.slots["free"])
    assert read_name(free, ["Ben", "Anna"]) == free
    assert free.endswith(" 2")


@pytest.mark.parametrize(
    ("one", "other"), [("Ida", "lda"), ("Bill", "BiI1"), ("Mo||y", "Molly"), ("Tom", "Torn"), ("0tto", "Otto")]
)
def test_letters_that_look_alike_make_twins(one: str, other: str) -> None:
    assert are_twins(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Ana"),
        ("Änna", "Anna"),
        ("Anna 2", "Anna 3"),
        ("דני", "דן"),
        ("Anna 🦜", "Anna"),
        ("王芳", "王方"),
        ("Zoé", "Zoë"),
        ("דָּנִי", "דֻּנִי"),
        ("佐々木", "佐木"),
        ("ユーキ", "ユキ"),
        ("キノ", "キ"),
        ("Guðrún", "Gurún"),
        ("Anna 👍🏻", "Anna 👍🏿"),
    ],
)
def test_names_that_can_be_told_apart_are_no_twins(one: str, other: str) -> None:
    assert not are_twins(one, other)


def test_the_proposed_name_is_free_and_fits() -> None:
    long = "x" * LONGEST_NAME
    taken = [long, f"{'x' * 18} 2", f"{'x' * 18} 3"]
    assert refused(long, *taken).slots["free"] == f"{'x' * 18} 4"
    assert refused("Sailor", "Sailor", "Sailor 2").slots["free"] == "Sailor 3"


def test_a_bot_is_known_by_its_name_in_every_language() -> None:
    assert {"Moll", "Margot", "Moll (bot)"} <= set(crew_names(1))
    for twin in ("Moll", "margot", "Mоll", "Moll bot"):
        assert refused(twin, *crew_names(1)).key == "name-taken"
    assert read_name("Molly", crew_names(1)) == "Molly"


def test_what_is_ignorable_shows_nothing_of_its_own() -> None:
    shown = {unicodedata.category(chr(point)) for first, last in IGNORABLE for point in range(first, last + 1)}
    assert shown <= {"Cf", "Cn", "Mn", "Lo"}
