"""What a person may do, as a numbered list, and what the typed words stand for."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from quarterdeck.core.errors import QuarterdeckError, Slots
from quarterdeck.core.game import Game
from quarterdeck.core.telling import SEAT_SLOTS
from quarterdeck.texts.crew import bare
from quarterdeck.texts.drawing import shortened
from quarterdeck.texts.terminal import style_of
from quarterdeck.texts.words import Words

QUOTED = 40  # letters of what was typed that an answer repeats


class Unclear(QuarterdeckError):
    """Words that do not say which action is meant; `key` and `slots` make the sentence, in any language."""

    def __init__(self, key: str, slots: Slots) -> None:
        super().__init__(key, slots)
        self.key = key
        self.slots = slots


@dataclass(frozen=True)
class Choice:
    """One legal action: its number in the list, and what tells it from others of its verb."""

    number: int
    action: int
    label: str


@dataclass(frozen=True)
class Group:
    """The choices of one verb."""

    title: str
    choices: tuple[Choice, ...]


class Answers:
    """The legal actions of a moment, numbered from 1, grouped by verb; players are called by their names."""

    def __init__(self, game: Game, words: Words, legal: list[int], names: Sequence[str] = ()) -> None:
        self.game = game
        self.words = words
        self.names = names
        self._bare = [bare(name) for name in names]  # nobody has to type the mark of a bot
        self.groups: list[Group] = []
        self._known: dict[int, list[list[str]]] = {}
        verbs = sorted(
            (verb.name for verb in game.alphabet.verbs), key=lambda name: _place(name, style_of(game).listed)
        )
        by_verb: dict[str, list[int]] = {name: [] for name in verbs}
        for action in legal:
            by_verb[game.alphabet.parts(action)[0].name].append(action)
        number = 1
        for name, actions in by_verb.items():
            if not actions:
                continue
            labels = [" ".join(self.typed(action).split()[1:]) for action in actions]
            choices = [Choice(number + place, actions[place], labels[place]) for place in range(len(actions))]
            self.groups.append(Group(words.say(f"verb-{name}"), tuple(choices)))
            number += len(actions)
        self.choices = [choice for group in self.groups for choice in group.choices]

    def typed(self, action: int) -> str:
        """The words of an action in the list."""
        return self._typed(action, self.names)

    def _typed(self, action: int, names: Sequence[str]) -> str:
        verb, things = self.game.alphabet.parts(action)
        slots = {name: int(thing) if name in SEAT_SLOTS else thing for name, thing in things.items()}
        return self.words.say(f"typed-{verb.name}", slots, names)

    def find(self, text: str) -> list[int]:
        """The legal action meant by a number or by words, or all illegal ones of one verb that can be meant."""
        quoted = shortened(text, QUOTED)
        wanted = fold(text).split()
        if len(wanted) == 1 and wanted[0].isascii() and wanted[0].isdigit():
            return [self._numbered(wanted[0])]
        legal = [choice.action for choice in self.choices]
        fitting = [action for action in legal if self._fits(wanted, action)]
        exact = [action for action in fitting if wanted in self._spellings(action)]
        if len(exact) == 1 or len(fitting) == 1:
            return [(exact or fitting)[0]]
        if fitting:
            few = [self.typed(action) for action in fitting[:4]]
            raise Unclear("input-several", {"text": quoted, "offered": few + ["…"] * (len(fitting) > 4)})
        others = [action for action in range(len(self.game.alphabet)) if self._fits(wanted, action)]
        verbs = {self.game.alphabet.parts(action)[0].name for action in others}
        if len(wanted) > 1 and len(verbs) == 1:
            return [action for action in others if wanted in self._spellings(action)] or others
        raise Unclear("input-unknown", {"text": quoted})

    def _numbered(self, text: str) -> int:
        if len(text) < 6 and 1 <= int(text) <= len(self.choices):
            return self.choices[int(text) - 1].action
        raise Unclear("input-number", {"number": shortened(text, QUOTED), "most": len(self.choices)})

    def _spellings(self, action: int) -> list[list[str]]:
        known = self._known.get(action)
        if known is None:
            spellings = (self._typed(action, self._bare), self.typed(action), self.game.alphabet.words(action))
            known = [fold(spelling).split() for spelling in spellings]
            self._known[action] = known
        return known

    def _fits(self, wanted: list[str], action: int) -> bool:
        return any(begin(wanted, spelling) for spelling in self._spellings(action))


def _place(name: str, listed: tuple[str, ...]) -> int:
    return listed.index(name) if name in listed else len(listed)


def fold(text: str) -> str:
    """A text without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def begin(wanted: list[str], spelling: list[str]) -> bool:
    """Whether the wanted words are beginnings of some of these, in the same order."""
    left = iter(spelling)
    return bool(wanted) and all(any(word.startswith(begun) for word in left) for begun in wanted)
