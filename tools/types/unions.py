"""What arrives of one game, as discriminated unions: events by key, choices by verb, statements by key."""

import textwrap
from collections.abc import Iterable, Mapping

from quarterdeck.core.alphabet import Things, Verb
from quarterdeck.core.events import FLAG, Many, SlotType
from quarterdeck.core.game import Game
from quarterdeck.core.telling import SEAT_SLOTS
from tools.types.typescript import WIDTH, comment, literal


class Unions:
    """The types of one game; a closed list of words has a name of its own."""

    def __init__(self, game: Game) -> None:
        self.words: dict[str, tuple[str, ...]] = {}
        lines = [member("key", key, self.told(slots)) for key, slots in game.events.items()]
        choices = [member("verb", verb.name, self.chosen(verb)) for verb in game.alphabet.verbs]
        self.unions = [
            union("Line", "One event, with its entry of the log.", "entry: number; clause: string", lines),
            union("Choice", "One thing you may do, in words and as verb and slots.", "action: string", choices),
        ]
        if game.statements is not None:
            said = [member("key", f"statement-{verb.name}", self.said(verb)) for verb in game.statements.verbs]
            whole = "entry: number; seat: number; text: string; clause: string"
            about = "What a seat said in an entry of the log: a statement, or a `text` without a key."
            self.unions.append(union("Heard", about, whole, [member("key", "", {}), *said]))

    def blocks(self) -> list[str]:
        """Every declaration, the words first."""
        return [*(words_type(name, words) for name, words in self.words.items()), *self.unions]

    def told(self, slots: Mapping[str, SlotType]) -> dict[str, str]:
        """The slots of an event."""
        return {slot: self.type_of(kind) for slot, kind in slots.items()}

    def chosen(self, verb: Verb) -> dict[str, str]:
        """The slots of a choice: words as records have them, also for seats."""
        return dict(zip(verb.slots, [self.name(things.name, things.words) for things in verb.things], strict=True))

    def said(self, verb: Verb) -> dict[str, str]:
        """The slots of a statement, as `texts/statements.py` fills them: seats as numbers, several words as a list."""
        slots = {}
        for slot, things in zip(verb.slots, verb.things, strict=True):
            single = tuple(dict.fromkeys(word for words in things.words for word in words.split()))
            known = next((name for name, words in self.words.items() if words == single), None)
            name = "number" if slot in SEAT_SLOTS else known or self.name(things.name, single)
            slots[slot] = f"{name}[]" if any(" " in words for words in things.words) else name
        return slots

    def type_of(self, kind: SlotType) -> str:
        """What a slot of an event holds."""
        if isinstance(kind, Many):
            return f"{self.type_of(kind.of)}[]"
        if isinstance(kind, Things):
            return self.name(kind.name, kind.words)
        return "boolean" if kind is FLAG else "number"

    def name(self, called: str, words: tuple[str, ...]) -> str:
        """The name of a list of words."""
        name = "".join(part.capitalize() for part in called.split()) + "Word"
        if self.words.setdefault(name, words) != words:
            raise ValueError(f"two lists of words are called {called!r}")
        return name


def member(tag: str, value: str, slots: Mapping[str, str]) -> str:
    """One member of a union."""
    inside = "; ".join(f"{slot}: {kind}" for slot, kind in slots.items())
    return f"{{ {tag}: {literal(value)}; slots: {{ {inside} }} }}".replace("{  }", "{}")


def union(name: str, about: str, shared: str, members: Iterable[str]) -> str:
    """A union whose members have some fields in common."""
    lines = [comment(about), f"export type {name} = {{ {shared} }} & (", *(f"  | {one}" for one in members), ")"]
    return "\n".join(lines)


def words_type(name: str, words: Iterable[str]) -> str:
    """A closed list of words, some lines long; no line ends within a word."""
    unbroken = " | ".join(literal(word).replace(" ", "\0") for word in words)
    return "\n  ".join([f"export type {name} =", *textwrap.wrap(unbroken, WIDTH - 2, break_on_hyphens=False)]).replace(
        "\0", " "
    )
