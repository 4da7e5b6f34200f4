"""What the code says and what the words files hold is the same: no sentence is missing, and none is left over."""

import pytest

from quarterdeck.cli.terminal.examples import examples_of
from quarterdeck.games import GAMES
from quarterdeck.texts.keys import sentences_of
from quarterdeck.texts.words import words_of
from tests.texts.said import PACKAGE, Said, said_in, sources_of
from tests.texts.words_files import files, filled_by

Slots = dict[str, set[str]]

WRITTEN: dict[str, Slots] = {
    name: {one.key: set(one.slots) for one in sentences_of(folder, "en")} for name, folder in files(GAMES)
}
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
EXAMPLES = set(examples_of(GAMES["freibeuter"], words_of("en", GAMES["freibeuter"].texts)))  # a screen fills these


def words_for(where: str) -> list[Slots]:
    """The words a module speaks with: a game's its own, all others those of whichever game is played."""
    folder, *within = where.split("/")
    spoken = within[:1] if folder == "games" and within[0] in GAMES else GAMES
    return [{**WRITTEN["house"], **WRITTEN[name]} for name in spoken]


def wrong(said: Said, words: Slots) -> str:
    """What is wrong with a sentence that is said, if anything is."""
    if said.key not in words:
        return f"{said.where} says “{said.key}”, for which there are no words"
    given = words[said.key] if said.slots is None else said.slots
    missing = words[said.key] - given - (EXAMPLES if "cli/" in said.where else set())
    spare = given - words[said.key]
    return f"{said.where} says “{said.key}” without {missing} or with {spare}" if missing or spare else ""


def test_what_python_says_is_written_and_gets_its_slots() -> None:
    heard = [one for where in MODULES for one in said_in(where, (PACKAGE / where).read_text(encoding="utf-8"))]
    assert {"players-count", "luck-bad", "input-several", "prompt", "hint-last-plank"} <= {one.key for one in heard}
    assert not [found for one in heard for words in words_for(one.where) if (found := wrong(one, words))]


@pytest.mark.parametrize(
    "line",
    [
        "words.say('walk-the-plank')",
        "words.say('left' if over else 'gone')",
        "words.say('prompt')",
        "words.say('prompt', {'to': 1})",
        "words.say('left', {'seat': 1})",
        "screen.say('luck-key', 'dim')",
        "screen.say('luck-key', 'dim', keys='')",
        "raise Refusal('name-bad')",
        "raise Refusal('name-bad', {'most': 9, 'least': 1})",
        "raise IllegalAction(clause, 'no-such-seat', {})",
    ],
)
def test_what_cannot_be_said_is_found(line: str) -> None:
    (*_, said) = said_in("server/module.py", line)
    assert wrong(said, WRITTEN["house"])


@pytest.mark.parametrize("name", WRITTEN)
def test_every_sentence_is_said_by_somebody(name: str) -> None:
    texts, beginnings = set[str](), set[str]()
    for whole, begun in sources_of(name):
        texts |= whole
        beginnings |= begun
    declared = filled_by(GAMES[name]).keys() if name in GAMES else set()
    left = {key for key in WRITTEN[name] if key not in texts and not key.startswith(tuple(beginnings))}
    assert not left - declared
