"""Every key of the words files with its slots, as types: a missing key or slot does not compile."""

from collections.abc import Iterable, Mapping

from quarterdeck.core.game import Game
from quarterdeck.core.phrases import SHARED, phrases_of, terminal_of
from quarterdeck.server.phrases import LATER, PAGE
from tools.types.typescript import literal

HEAD = """\
// Made from SHARED, PAGE and the phrases of every game by `make types`; do not edit.

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


def phrases_file(games: Iterable[Game]) -> str:
    """The slots of every sentence of the house, of the page and of each game."""
    blocks = [
        HEAD.rstrip("\n"),
        declare("House", "the house", SHARED),
        declare("Page", "the page", {**PAGE, **LATER}),
        *(declare(game.name.capitalize(), game.title, spoken(game)) for game in games),
    ]
    return "\n\n".join(blocks) + "\n"


def spoken(game: Game) -> dict[str, tuple[str, ...]]:
    """What a page can say of a game: all but the terminal's words, which it is not sent."""
    unsaid = terminal_of(game)
    return {key: slots for key, slots in phrases_of(game).items() if key not in unsaid}


def declare(name: str, whose: str, phrases: Mapping[str, tuple[str, ...]]) -> str:
    """The keys of one words file, each with the names of its slots."""
    lines = [f"  '{key}': {' | '.join(map(literal, slots)) or 'never'}" for key, slots in phrases.items()]
    return "\n".join([f"/** Words of {whose}. */", f"export interface {name}Phrases {{", *lines, "}"])
