"""The browser says every sentence of every words file exactly as Python does."""

from collections.abc import Iterator
from pathlib import Path

from quarterdeck.core.telling import SEAT_SLOTS
from quarterdeck.games import GAMES
from quarterdeck.texts.keys import sentences_of
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.texts.words_files import Parsed, files, parsed
from tests.vitest import run_vitest

NAMES = ["Anne", "Œdipe d’Été", "<b>Cora</b>"]
SEATS: list[object] = [0, 1, 2, 7, "Bob"]
NUMBERS: list[object] = [0, 1, 2, 3, 5, 21, 101, 1200, 1_000_000, -1, -4]
TEXTS: list[object] = ["C4", "l’île « Été »", "{ $seat }", "a\\b\n", "", True, False]
LISTS: list[object] = [[], ["C4"], ["C4", "D5", "7"], [3, 12]]
NAMED: list[object] = ["wine", "cabin-boy"]  # things that have names in some game


def values_of(slot: str, sentence: Parsed) -> list[object]:
    """What to try in a slot: what the sentence selects by, else all sorts."""
    if f"{slot}_count" in sentence.slots:
        return LISTS
    if f"{slot}_name" in sentence.slots:
        return [*sentence.variants.get(slot, ()), *NAMED, *(text for text in TEXTS if isinstance(text, str))]
    if slot in SEAT_SLOTS:
        return SEATS
    if sentence.counts(slot):
        return NUMBERS
    if slot in sentence.variants:
        return [*sentence.variants[slot], *TEXTS]
    return [*NUMBERS, *TEXTS, *LISTS]


def samples_of(slots: tuple[str, ...], sentence: Parsed) -> Iterator[dict[str, object]]:
    """Slots with every value once at least, in different company."""
    tried = {slot: values_of(slot, sentence) for slot in slots}
    for turn in range(max((len(values) for values in tried.values()), default=1)):
        yield {slot: values[(turn + place) % len(values)] for place, (slot, values) in enumerate(tried.items())}


def named_lists(slots: tuple[str, ...], sentence: Parsed, file: str) -> Iterator[dict[str, object]]:
    """A list of things that have names, where a game tells of cards."""
    if file in GAMES and "cards" in slots:
        yield {slot: ["wine", "C4", "cabin-boy"] if slot == "cards" else values_of(slot, sentence)[0] for slot in slots}


def group(game: str, language: str) -> dict[str, object]:
    """The files a page reads for a game, and every sentence in them as Python says it."""
    read = [file for file in files() if file[0] in ("house", "page", game)]
    samples = []
    for name, folder in read:
        used = parsed(folder, language)
        words = words_of(language, GAMES[game].texts if name == "house" else folder)  # things have names in the game's
        for sentence in sentences_of(folder, language):
            read_as = used[sentence.key]
            samples += [
                {"key": sentence.key, "slots": slots, "said": words.say(sentence.key, slots, NAMES)}
                for slots in [*samples_of(sentence.slots, read_as), *named_lists(sentence.slots, read_as, name)]
            ]
    texts = [(folder / f"words.{language}.ftl").read_text(encoding="utf-8") for _, folder in read]
    names = [name for name, _ in read]
    return {"language": language, "files": names, "texts": texts, "names": NAMES, "samples": samples}


def test_the_browser_says_what_python_says(tmp_path: Path) -> None:
    groups = [group(game, language) for game in GAMES for language in LANGUAGES]
    run_vitest("src/lib/samples.test.js", "QUARTERDECK_SAMPLES", groups, tmp_path)


def test_every_variant_of_a_sentence_is_tried() -> None:
    variants = {"may": ["board", "sail"], "boats": ["one", "other"]}
    sentence = Parsed("", {"may", "cards", "cards_count", "seat", "boats"}, variants)
    tried = list(samples_of(("may", "cards", "seat", "boats"), sentence))
    assert {"board", "sail"} <= {slots["may"] for slots in tried}
    assert all(isinstance(slots["cards"], list) for slots in tried)
    assert {slots["boats"] for slots in tried} == set(NUMBERS)
