"""Names of people: normalised (NFKC), with a letter that can be seen, no look-alikes at a table (UTS #39 skeletons)."""

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from string import ascii_uppercase

from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.words import LANGUAGES, words_of

LONGEST_NAME = 20
MOST_MARKS = 2  # on one letter, besides those that are part of it

# Signs that show nothing although they are letters or pictures: Unicode's Default_Ignorable_Code_Point, first and last
IGNORABLE = [(0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)]
IGNORABLE += [(0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F)]
IGNORABLE += [(0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A)]
IGNORABLE += [(0xE0000, 0xE0FFF)]
# and those drawn as nothing: the empty Braille cell, an object's stand-in, blank hieroglyphs, a note without a head and
# the filler of Khitan's small script; and what makes a letter thick in a shorthand alone
BLANK = set("\u2800\ufffc\U00013441\U00013442\U0001d159\U00016fe4\U0001bc9d")
LOOSE = set("\u02c7\u0559\u0640\u2e2f")  # a caron, a half ring, a stretch and a tilde that stand between letters
EUROPEAN = ("LATIN", "GREEK", "CYRILLIC")  # scripts to whose letters a modifier of another one adds nothing

OVERLAY, BELOW = 1, 220  # where marks stand: Unicode's Canonical_Combining_Class


def read_name(text: str, taken: Iterable[str] = ()) -> str:
    """A name as it is kept, or why somebody cannot have it where others are called as in `taken`."""
    name = unicodedata.normalize("NFKC", text)
    name = "".join(sign for sign in name if sign not in BLANK and not (sign.isprintable() and _is_ignorable(sign)))
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not name.isprintable() or not any(map(_is_visible_letter, name)) or _is_piled(name):
        raise Refusal("name-bad", {"most": LONGEST_NAME})
    if any(map(_is_bracket, name + _skeleton(name))):
        raise Refusal("name-brackets")
    others = [_looks(other) for other in taken]
    if _is_twin(name, others):
        raise Refusal("name-taken", {"text": name, "free": _free(name, others)})
    return name


def are_twins(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return _is_twin(one, [_looks(other)])


def has_something_visible(text: str) -> bool:
    """Whether there is anything to see in a text: a letter, digit, sign or picture, not only marks put on nothing."""
    return any(map(_is_visible, text))


@cache
def crew_names(number: int) -> tuple[str, ...]:
    """What a bot of the crew is called in every language, bare and with its mark."""
    bare = [(words_of(language), words_of(language).say(f"crew-{number}")) for language in LANGUAGES]
    return tuple(name for _, name in bare) + tuple(words.say("bot-marked", {"text": name}) for words, name in bare)


# What can be seen


def _is_ignorable(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in IGNORABLE)


def _shows_nothing(sign: str) -> bool:
    return sign in BLANK or _is_ignorable(sign)


def _is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and not _shows_nothing(sign)


def _is_visible_letter(sign: str) -> bool:
    return _is_visible(sign) and unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo")


def _is_piled(name: str) -> bool:
    """Whether more marks stand on a letter than can be told apart."""
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _is_bracket(sign: str) -> bool:
    """Whether a sign could hold the mark of a bot."""
    return unicodedata.category(sign) in ("Ps", "Pe") or "PARENTHESIS" in unicodedata.name(sign, "")


# What looks alike


def _is_twin(name: str, others: Iterable[Collection[str]]) -> bool:
    looks = _looks(name)
    return any(not looks.isdisjoint(other) for other in others)


def _free(name: str, others: list[frozenset[str]]) -> str:
    """A name that is free: the same with a number behind it."""
    for number in range(2, len(others) + 3):
        end = f" {number}"
        free = name[: LONGEST_NAME - len(end)].rstrip() + end
        if not _is_twin(free, others):
            break
    return free


def _looks(name: str) -> frozenset[str]:
    """What a name can be taken for, whatever the case of its letters: written as it is, and all in small letters."""
    spoken = "".join(sign for sign in unicodedata.normalize("NFKC", name) if not _separates(sign))
    return frozenset([_skeleton(spoken).casefold(), _skeleton(spoken.casefold())])


def _separates(sign: str) -> bool:
    """Whether a sign only stands between letters or behind them, as spaces, stops, strokes and apostrophes do."""
    kind, look = unicodedata.category(sign), _alike().get(sign, sign)
    if kind[0] in "ZP":
        return not any(map(str.isalnum, look))
    if kind == "Sk":
        return _script(sign) != "EMOJI"
    if kind == "Lm":
        return _script(sign) == "MODIFIER" or sign in LOOSE
    return _script(sign) == "LATIN" and all(unicodedata.category(one)[0] == "P" for one in look)


def _skeleton(name: str) -> str:
    """What a name looks like: each sign replaced by the one that stands for its look-alikes (UTS #39, section 4)."""
    alike = _alike()
    whole = "".join(_without_put_on(unicodedata.normalize("NFKC", name)))
    apart = [sign for sign in unicodedata.normalize("NFKD", whole) if not _shows_nothing(sign) and not _is_slight(sign)]
    return unicodedata.normalize("NFD", "".join(alike.get(sign, sign) for sign in apart))


def _without_put_on(name: str) -> Iterator[str]:
    """The signs of a name but for those that make no letter with the one before them: of another script, or of any."""
    shown = [sign for sign in name if not _shows_nothing(sign)]
    base = next(filter(_is_visible_letter, shown), "")
    for sign in shown:
        if _is_visible_letter(sign):
            base = sign
        if not _is_put_on(sign, base):
            yield sign


def _is_put_on(sign: str, base: str) -> bool:
    """Whether a mark is none of the letter's script, nor of the script it looks like; or a modifier is none of it."""
    kind = unicodedata.category(sign)
    if kind in ("Mn", "Me"):
        letter = unicodedata.normalize("NFKD", base)[:1]
        return {_script(base), _script(_alike().get(letter, letter)[:1])} != {_script(sign)}
    return kind == "Lm" and _script(base) in EUROPEAN and _script(sign) != _script(base)


def _script(sign: str) -> str:
    """The first word of a sign's name in Unicode, which for letters and marks is their script."""
    return unicodedata.name(sign, "").partition(" ")[0] if sign else ""


def _is_slight(sign: str) -> bool:
    """Whether a mark is easily missed: one below a letter, or through it."""
    return unicodedata.combining(sign) in (OVERLAY, BELOW)


@cache
def _alike() -> dict[str, str]:
    """Each sign that looks like another, and what it looks like; read when the first name is."""
    text = Path(__file__).with_name("confusables.txt").read_text(encoding="utf-8")
    alike: dict[str, str] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            looks, *signs = line.split()
            shown = "".join(chr(int(point, 16)) for point in looks.split("+"))
            alike |= {chr(int(point, 16)): shown for point in signs}
    for letter in ascii_uppercase:  # which the table leaves out
        with suppress(KeyError):
            small = unicodedata.lookup(f"LATIN LETTER SMALL CAPITAL {letter}")
            alike.setdefault(small, alike.get(letter, letter))
    return alike


def crew_numbers(bots: Sequence[str]) -> list[int]:
    """For each seat the number of the bot in it, from 1; a person's is 0."""
    return [sum(map(bool, bots[: seat + 1])) if bot else 0 for seat, bot in enumerate(bots)]
