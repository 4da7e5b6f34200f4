"""Words for what seats do and what chance brings: declared once, used by records, clients, masks and spaces."""

import itertools
import re
from collections.abc import Iterable
from typing import Literal

from quarterdeck.core.errors import BadWords

HIDDEN = "‹secret›"
MOST_ACTIONS = 0x10000  # spans of legal actions have room for such codes


class Things:
    """A closed list of things an action or a chance outcome can name, such as regions or kinds of cards."""

    def __init__(self, name: str, words: Iterable[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self.numbers = {word: number for number, word in enumerate(self.words)}
        if len(self.numbers) != len(self.words):
            raise ValueError(f"two {name}s have the same word")

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"Things({self.name!r}, {list(self.words)!r})"


class Verb:
    """One kind of action: a pattern such as `lay {loot} saying {claim}`, and the things that fill it.

    The places named in `secret` are seen by nobody but the seat that acts.
    """

    def __init__(self, pattern: str, *, secret: tuple[str, ...] = (), **things: Things) -> None:
        self.pattern = pattern
        self.name = pattern.split()[0]
        self.slots = tuple(re.findall(r"{(\w+)}", pattern))
        if set(self.slots) != set(things) or not set(secret) <= set(things):
            raise ValueError(f"the verb {pattern!r} and its things do not fit")
        self.things = tuple(things[slot] for slot in self.slots)
        self.secret = secret

    def __repr__(self) -> str:
        return f"Verb({self.pattern!r})"

    @property
    def size(self) -> int:
        """How many actions this verb makes."""
        size = 1
        for things in self.things:
            size *= len(things)
        return size

    def text(self, words: dict[str, str]) -> str:
        """The pattern with its places filled."""
        return self.pattern.format_map(words)


class Alphabet:
    """All actions of a game: small integers inside, words outside."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: tuple[Verb, ...] = ()
        self._words: list[str] = []
        self._shown: list[str] = []
        self._parts: list[tuple[Verb, dict[str, str]]] = []
        self._firsts: dict[str, int] = {}
        self._actions: dict[str, int] = {}
        for verb in verbs:
            self._add(verb)

    def add(self, pattern: str, *, secret: tuple[str, ...] = (), **things: Things) -> int:
        """Declare another verb; the code of its first action, which comes after those of all verbs before."""
        return self._add(Verb(pattern, secret=secret, **things))

    def _add(self, verb: Verb) -> int:
        if verb.name in self._firsts:
            raise ValueError(f"two verbs are called {verb.name!r}")
        first = self._firsts[verb.name] = len(self._words)
        self.verbs += (verb,)
        for chosen in itertools.product(*(things.words for things in verb.things)):
            words = dict(zip(verb.slots, chosen, strict=True))
            text = verb.text(words)
            if self._actions.setdefault(_folded(text), len(self._words)) != len(self._words):
                raise ValueError("two actions have the same words")
            if len(self._words) == MOST_ACTIONS:
                raise ValueError(f"a game has at most {MOST_ACTIONS} actions")
            self._words.append(text)
            self._shown.append(verb.text({**words, **dict.fromkeys(verb.secret, HIDDEN)}))
            self._parts.append((verb, words))
        return first

    def __len__(self) -> int:
        return len(self._words)

    def words(self, action: int) -> str:
        """The words of an action, as records write them."""
        return self._words[self._known(action)]

    def shown(self, action: int) -> str:
        """The words of an action with what others do not see left out."""
        return self._shown[self._known(action)]

    def shown_numbers(self) -> list[int]:
        """For each action the number of what others see of it: the same for actions they cannot tell apart."""
        numbers: dict[str, int] = {}
        return [numbers.setdefault(shown, len(numbers)) for shown in self._shown]

    def parts(self, action: int) -> tuple[Verb, dict[str, str]]:
        """The verb of an action and what fills its places."""
        verb, words = self._parts[self._known(action)]
        return verb, dict(words)

    def action(self, text: str) -> int:
        """The action these words stand for, however they are spaced and capitalised."""
        action = self._actions.get(_folded(text))
        if action is None:
            raise BadWords(f"“{text}” is not an action.")
        return action

    def first(self, name: str) -> int:
        """The code of a verb's first action."""
        return self._firsts[name]

    def _known(self, action: int) -> int:
        if not 0 <= action < len(self._words):
            raise BadWords(f"There is no action number {action}.")
        return action


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()


class Chance:
    """One kind of chance point: what can come of it, who sees what did (all, the seat it is for, nobody), and why."""

    def __init__(self, name: str, things: Things, *, seen: Literal["all", "seat", "nobody"], clause: str) -> None:
        for word in (name, *things.words):
            if not re.fullmatch(r"[^\s()]+", word):
                raise ValueError(f"“{word}” cannot be written in a record: it has a space or a bracket in it")
        self.name = name
        self.things = things
        self.seen = seen
        self.clause = clause

    def __repr__(self) -> str:
        return f"Chance({self.name!r}, {self.things!r}, seen={self.seen!r})"


class Chances(list[Chance]):
    """All chance points of a game, numbered in the order in which they are declared."""

    def add(self, name: str, things: Things, *, seen: Literal["all", "seat", "nobody"], clause: str) -> int:
        """Declare another chance point; its number."""
        self.append(Chance(name, things, seen=seen, clause=clause))
        return len(self) - 1
