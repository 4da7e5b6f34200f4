"""Random data files: games with other components keep the laws, and files that are broken are refused in a sentence."""

import re
import tempfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

from quarterdeck.core.errors import BadData, BadSetting
from quarterdeck.core.game import Data
from quarterdeck.core.luck import seed_of
from quarterdeck.games import GAMES
from tests.laws.cases import Case
from tests.laws.play import finished
from tests.under_test import hooks_of
from tools.soak.breaking import TEXT_BREAKS
from tools.soak.commands import run as run_command
from tools.soak.covered import Covered, Task
from tools.soak.laws import hold_laws, note
from tools.soak.walking import Refused, plain, toml, walk

COMMANDED = 5  # one in so many boxes is played by the command as well
LONGEST_SENTENCE = 400
SPOILT = 4  # broken files for each box


@dataclass(frozen=True)
class BoxCase(Case):
    """A game with the components of a random box."""

    box: int = 0

    def __str__(self) -> str:
        return f"{super().__str__()} with box {self.box}"

    @property
    def data(self) -> Data:
        return box_of(self)[0]


@lru_cache(maxsize=8)
def box_of(case: BoxCase) -> tuple[Data, list[Refused]]:
    """A walk from the game's own components, or from the tiny ones."""
    random = Random(seed_of("box", case.name, case.players, case.box))
    tiny = hooks_of(case.name).tiny
    start = tiny(case.players) if tiny is not None and random.randrange(3) == 0 else case.game.data()
    return walk(case.game, case.players, case.options, start, random)


def run(task: Task) -> Covered:
    """Play random boxes, and break them."""
    covered = Covered(task.table)
    with covered.timed(), tempfile.TemporaryDirectory() as folder:
        for number in range(task.first, task.first + task.number):
            case = BoxCase(task.name, task.players, 1000 + number, box=number)
            play(covered, task, number, case, Path(folder))
            if covered.failed_enough:
                break
    return covered


def play(covered: Covered, task: Task, number: int, case: BoxCase, folder: Path) -> None:
    """A box: written, read, played under the laws, and broken."""
    data, refused = box_of(case)
    for one in refused:
        covered.count("refused steps")
        covered.meet("refusals", shape_of(one.sentence))
        covered.attempt(task, number, f"{case}: {one.path} is refused", sentence_for_people, one.sentence)
    path = folder / "box.toml"
    path.write_text(toml(plain(data)), encoding="utf-8")

    def reads(path: Path) -> None:
        assert case.game.data(path) == data, "the data file reads otherwise than it was written"

    covered.count("boxes")
    covered.meet("boxes", "own" if data == case.game.data() else "other")
    covered.attempt(task, number, f"{case}", reads, path)
    hold_laws(covered, task, number, case)
    covered.attempt(task, number, f"{case} is looked at", lambda case: note(covered, case), case)
    if number % COMMANDED == 0 and case.name in GAMES:
        covered.count("played by command")
        covered.attempt(task, number, f"{case} before `sim`", lambda path: command(case, path), path)
    random = Random(seed_of("spoilt", case.name, case.players, number))
    for _ in range(SPOILT):
        spoil(covered, task, number, case, path, random)


def command(case: BoxCase, path: Path) -> None:
    """The command plays with such a file: two Deckhands' games, and one with a Bosun."""
    for bots in ("deckhand", "bosun"):
        choices = [f"{name}={value}" for name, value in case.choices]
        options = [part for choice in choices for part in ("--option", choice)]
        players = [
            "--players",
            str(case.players),
            "--bots",
            ",".join([bots] * case.players),
            "--games",
            "2",
            "--workers",
            "1",
        ]
        ran = run_command("sim", case.name, "--data", str(path), *players, *options)
        assert ran.code == 0, f"sim ends with {ran.code}: {ran.err}"


def spoil(covered: Covered, task: Task, number: int, case: BoxCase, path: Path, random: Random) -> None:
    """A broken file is refused in a sentence, or can be played with after all."""
    kind = random.choice(list(TEXT_BREAKS))
    text = TEXT_BREAKS[kind](path.read_bytes(), random)
    spoilt = path.with_name("spoilt.toml")
    spoilt.write_bytes(text)
    covered.count("spoilt files")
    covered.meet("spoilt by", kind)

    def read(path: Path) -> None:
        try:
            data = case.game.data(path)
            case.game.setting(case.players, case.options, data)
        except (BadData, BadSetting) as error:
            sentence = str(error).replace(str(path), "FILE")
            covered.meet("refusals", shape_of(sentence))
            sentence_for_people(sentence)
        else:
            covered.meet("refusals", "none: it can be played with")
            spoilt_case = SpoiltCase(case.name, case.players, case.number, case.box, data)
            assert finished(spoilt_case).outcome is not None

    covered.attempt(task, number, f"{case}, {kind}: {text[:300]!r}", read, spoilt)


@dataclass(frozen=True)
class SpoiltCase(BoxCase):
    """A game with components that came of a broken file."""

    spoilt: Data | None = None

    @property
    def data(self) -> Data:
        assert self.spoilt is not None
        return self.spoilt


def sentence_for_people(sentence: str) -> None:
    """What refuses components says so in a sentence."""
    assert sentence.endswith("."), f"not a sentence: {sentence!r}"
    assert len(sentence) <= LONGEST_SENTENCE, f"{len(sentence)} letters: {sentence[:LONGEST_SENTENCE]}"


def shape_of(sentence: str) -> str:
    """A sentence without its numbers, to count how often each is said."""
    return re.sub(r"-?\d+", "#", re.sub(r"not TOML: .*", "not TOML: …", sentence))[:90]
