"""Options chosen by the name of a reading, and choices that are refused with all that one needs to choose again."""

import dataclasses
from pathlib import Path

import pytest

from quarterdeck.core.errors import BadData, BadSetting
from quarterdeck.core.game import Data, Game, Options, data_hash
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.box.options import SmugglersOptions

GAME = dataclasses.replace(
    SMUGGLERS,
    presets={"harbour": {"wrong_accuser": "stays", "accuser_draws": False}, "cove": {"accuser_draws": False}},
)


def refused(game: Game, edition: int | None = None, **choices: object) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadSetting) as refusal:
        game.choose(choices, edition=edition)
    return refusal.value.key, dict(refusal.value.slots)


@pytest.mark.parametrize("name", ["harbour", "Harbour", "HARBOUR"])
def test_a_preset_stands_for_all_options_of_a_reading(name: str) -> None:
    assert GAME.choose({"preset": name}) == SmugglersOptions(edition=2, wrong_accuser="stays", accuser_draws=False)
    assert GAME.choose({"preset": "cove"}) == SmugglersOptions(edition=2, wrong_accuser="ashore", accuser_draws=False)


def test_what_is_named_beside_a_preset_is_chosen_otherwise() -> None:
    chosen = GAME.choose({"accuser_draws": True, "preset": "harbour"})
    assert chosen == SmugglersOptions(edition=2, wrong_accuser="stays", accuser_draws=True)


def test_options_are_chosen_without_a_preset_too() -> None:
    assert GAME.choose() == SMUGGLERS.choose()
    assert GAME.choose({"wrong_accuser": "stays"}) == SmugglersOptions(edition=2, wrong_accuser="stays")


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    slots = {"option": "preset", "value": "Lagoon", "offered": ["harbour", "cove"]}
    assert refused(GAME, preset="Lagoon") == ("option-value", slots)


def test_where_there_are_no_presets_there_is_no_such_option() -> None:
    slots = {"option": "preset", "offered": ["wrong_accuser", "accuser_draws"]}
    assert refused(SMUGGLERS, preset="harbour") == ("option-unknown", slots)


def test_an_unknown_value_is_refused_with_the_option_and_what_it_offers() -> None:
    slots = {"option": "accuser_draws", "value": "maybe", "offered": ["True", "False"]}
    assert refused(SMUGGLERS, accuser_draws="maybe") == ("option-value", slots)


class Sly:
    """Something that only looks like a value."""

    def __repr__(self) -> str:
        return "False"


def test_a_value_is_a_word_or_a_number() -> None:
    slots = {"option": "accuser_draws", "value": "False", "offered": ["True", "False"]}
    assert refused(SMUGGLERS, accuser_draws=Sly()) == ("option-value", slots)


@pytest.mark.parametrize("edition", [0, 3])
def test_an_unknown_edition_is_refused_with_the_newest(edition: int) -> None:
    assert refused(SMUGGLERS, edition) == ("edition-unknown", {"number": edition, "most": 2})


class Box(Data, frozen=True):
    """Components, of which one came later."""

    cards: int
    crates: int = 0


class OldBox(Data, frozen=True):
    """Before it came."""

    cards: int


def test_components_that_come_later_leave_the_hash_of_older_ones_alone() -> None:
    """So that records of then still find them."""
    assert data_hash(Box(24)) == data_hash(OldBox(24)) != data_hash(Box(24, 1))


class Pouch(Data, frozen=True):
    """Components by name."""

    cards: dict[str, int]


def test_the_hash_of_components_does_not_depend_on_the_order_of_names() -> None:
    hashed = data_hash(Pouch({"rum": 1, "silk": 2}))
    assert hashed == data_hash(Pouch({"silk": 2, "rum": 1}))
    assert len(hashed) == 16


class Unbounded(Options, frozen=True):
    """An option that could be anything."""

    crates: int = 3


def test_an_option_has_values_to_choose_from() -> None:
    with pytest.raises(TypeError, match="the option crates must be a Literal or a bool with a default"):
        dataclasses.replace(SMUGGLERS, options=Unbounded).offered()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rounds = " + 5000 * "9", "holds a number with too many digits."),
        ("rounds = " + 100_000 * "[", "is nested too deeply."),
        ("rounds = ", "is not TOML: Invalid value"),
    ],
    ids=["digits", "nested", "nothing"],
)
def test_a_data_file_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        SMUGGLERS.data(path)


def test_somebody_wins_unless_a_game_says_otherwise() -> None:
    fields = {field.name: field.default for field in dataclasses.fields(Game)}
    assert fields["all_may_lose"] is False
