"""Every key of the words files with its slots, as types: a missing key or slot does not compile."""

from pathlib import Path

import quarterdeck.server
import quarterdeck.texts
from quarterdeck.core.game import Game
from quarterdeck.texts.keys import TERMINAL, sentences_of
from tools.types.typescript import literal

HEAD = """\
// Made from the English words files by `make types`; do not edit.

/** What a slot of a sentence may hold; a list is written out, and counted. */
export type Slot = string | number | boolean | readonly (string | number)[]

/** What a sentence must be given: nothing where it has no slots. */
export type SlotsOf<Phrases, Key extends keyof Phrases> = [Phrases[Key]] extends [never]
  ? []
  : [slots: Record<Phrases[Key] & string, Slot>]

/** Keys whose sentences have no slots. */
export type Plain<Phrases = SharedPhrases> = {
  [Key in keyof Phrases]: [Phrases[Key]] extends [never] ? Key : never
}[keyof Phrases]

/** The sentence of a key that came over the wire, with its slots. */
export type Tell = (key: string, slots?: Record<string, unknown>) => string

/** The sentence of a key that stands in the source: the compiler knows it and its slots. */
export interface Say<Phrases = SharedPhrases> {
  <Key extends keyof Phrases>(key: Key, ...slots: SlotsOf<Phrases, Key>): string
  tell: Tell
}

/** What every page can say. */
export type SharedPhrases = HousePhrases & PagePhrases
"""


def phrases_file() -> str:
    """The slots of every sentence of the house and of the page."""
    blocks = [
        HEAD.rstrip("\n"),
        declare("House", "the house", Path(quarterdeck.texts.__file__).parent),
        declare("Page", "the page", Path(quarterdeck.server.__file__).parent),
    ]
    return "\n\n".join(blocks) + "\n"


def phrases_of(game: Game) -> str:
    """The slots of every sentence of a game."""
    return declare(game.name.capitalize(), game.title, game.texts)


def declare(name: str, whose: str, folder: Path) -> str:
    """The keys of one words file, each with the names of its slots; not the terminal's, which a page is not sent."""
    said = [sentence for sentence in sentences_of(folder, "en") if sentence.mark != TERMINAL]
    lines = [f"  '{sentence.key}': {' | '.join(map(literal, sentence.slots)) or 'never'}" for sentence in said]
    return "\n".join([f"/** Words of {whose}. */", f"export interface {name}Phrases {{", *lines, "}"])
