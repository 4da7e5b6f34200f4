"""A game as a value: players, options, data."""

import dataclasses
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from quarterdeck.core.errors import BadData, BadSetting
from quarterdeck.core.game import Data, Options, data_hash
from quarterdeck.core.outcome import Outcome
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.box.options import SmugglersOptions
from tools.new_game.template.tests.positions import TINY, tiny


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_number_of_players_that_cannot_be_is_refused(players: int) -> None:
    with pytest.raises(BadSetting) as refused:
        SMUGGLERS.setting(players)
    assert refused.value.key == "players-count"
    assert refused.value.slots == {"number": players, "least": 2, "most": 4}
    assert str(refused.value) == f"players-count: number {players}, least 2, most 4"


def test_what_is_not_chosen_is_as_the_book_says() -> None:
    assert SMUGGLERS.choose() == SmugglersOptions(edition=2, wrong_accuser="ashore", accuser_draws=True)


@pytest.mark.parametrize("value", [False, "false", "False", "FALSE"])
def test_options_may_be_given_as_values_or_as_words(value: object) -> None:
    assert SMUGGLERS.choose({"accuser_draws": value}) == SmugglersOptions(edition=2, accuser_draws=False)


class Reversed(Options, frozen=True):
    """Options whose defaults are not the first value."""

    length: Literal["short", "long"] = "long"
    talk: bool = False


def test_the_default_is_offered_first() -> None:
    game = dataclasses.replace(SMUGGLERS, options=Reversed)
    assert game.offered() == {"length": ["long", "short"], "talk": [False, True]}


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetting) as refused:
        SMUGGLERS.choose({"speed": 3})
    assert refused.value.key == "option-unknown"
    assert refused.value.slots == {"option": "speed", "offered": ["wrong_accuser", "accuser_draws"]}


def test_an_unknown_value_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetting) as refused:
        SMUGGLERS.choose({"wrong_accuser": "drowns"})
    assert refused.value.key == "option-value"
    assert refused.value.slots["offered"] == ["ashore", "stays"]


@pytest.mark.parametrize("edition", [-1, 0, 3])
def test_an_edition_that_never_was_is_refused(edition: int) -> None:
    with pytest.raises(BadSetting) as refused:
        SMUGGLERS.choose(edition=edition)
    assert refused.value.key == "edition-unknown"


def test_new_tables_play_the_newest_edition_and_old_ones_can_still_be_had() -> None:
    assert SMUGGLERS.choose().edition == 2
    assert SMUGGLERS.choose(edition=1).edition == 1


def test_options_made_without_an_edition_play_the_newest() -> None:
    setting = SMUGGLERS.setting(2, SmugglersOptions())
    assert isinstance(setting.options, SmugglersOptions)
    assert setting.options.edition == 2


def test_options_that_nobody_offers_are_refused_however_they_are_made() -> None:
    with pytest.raises(BadSetting):
        SMUGGLERS.setting(2, SmugglersOptions(edition=3))
    with pytest.raises(BadSetting):
        SMUGGLERS.setting(2, Reversed())


# Data


def test_a_data_file_may_be_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TINY.read_text(encoding="utf-8"), encoding="utf-8")
    assert SMUGGLERS.data(path) == tiny()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"rounds = ", "is not TOML"),
        (b"rounds = 'two'", "does not fit Smugglers’ Cove"),
        (b"colour = 1", "does not fit Smugglers’ Cove"),
    ],
)
def test_a_bad_data_file_is_refused_with_a_sentence(tmp_path: Path, content: bytes | None, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadData, match=sentence):
        SMUGGLERS.data(path)


def test_a_game_reads_its_own_components_once(tmp_path: Path) -> None:
    """Every table, replay and record asks for them; whoever edits the file starts anew."""
    game = dataclasses.replace(SMUGGLERS, folder=tmp_path)
    own = tmp_path / SMUGGLERS.data_file
    own.parent.mkdir()
    own.write_text((SMUGGLERS.folder / SMUGGLERS.data_file).read_text(encoding="utf-8"), encoding="utf-8")
    read = game.data()
    own.unlink()
    assert game.data() is read
    assert game.data_with(data_hash(read)) is read
    with pytest.raises(BadData, match="cannot be read"):
        game.data(own)


def test_a_folder_is_no_data_file(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        SMUGGLERS.data(tmp_path)


def test_data_are_checked_when_a_game_is_set_up() -> None:
    content = msgspec.to_builtins(tiny())
    with pytest.raises(BadData, match="rounds"):
        SMUGGLERS.setting(2, data=SMUGGLERS.data_from({**content, "rounds": 99}))


def test_other_numbers_have_another_hash() -> None:
    content = msgspec.to_builtins(tiny())
    assert data_hash(tiny()) == data_hash(SMUGGLERS.data_from(content))
    assert data_hash(tiny()) != data_hash(SMUGGLERS.data_from({**content, "rounds": 1}))


def test_older_components_are_found_by_their_hash(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    own = SMUGGLERS.folder / "box" / "components.toml"
    for name, source in (("components.toml", own), ("components.v1.toml", TINY)):
        (tmp_path / "box" / name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    game = dataclasses.replace(SMUGGLERS, folder=tmp_path)
    assert game.data_with(data_hash(game.data())) == game.data()
    assert game.data_with(data_hash(tiny())) == tiny()
    assert game.data_with("no such hash") is None


def test_components_that_any_game_can_be_played_with_need_no_check() -> None:
    Data().check(2, Options())


# Outcomes


@pytest.mark.parametrize(
    ("winners", "shares"), [((1,), [0, 1, 0]), ((0, 2), [0.5, 0, 0.5]), ((), [0, 0, 0]), ((0, 1, 2), [1 / 3] * 3)]
)
def test_winners_share_the_win(winners: tuple[int, ...], shares: list[float]) -> None:
    outcome = Outcome("X6.1", winners)
    assert [outcome.share(seat) for seat in range(3)] == shares


def test_older_components_lie_beside_the_present_ones_whatever_the_file_is_called(tmp_path: Path) -> None:
    game = dataclasses.replace(SMUGGLERS, folder=tmp_path, data_file="small.box.toml")
    present = (SMUGGLERS.folder / SMUGGLERS.data_file).read_text(encoding="utf-8")
    (tmp_path / "small.box.toml").write_text(present.replace("rounds = 3", "rounds = 4"), encoding="utf-8")
    (tmp_path / "small.box.v1.toml").write_text(present, encoding="utf-8")
    (tmp_path / "small.toml").write_text("", encoding="utf-8")
    for data in (SMUGGLERS.data(), game.data()):
        assert game.data_with(data_hash(data)) == data
    assert game.data_with("0123456789abcdef") is None


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_in_data_fits_into_64_bits(sign: int) -> None:
    """Up to 2**63 - 1, below zero as above; wherever it stands."""
    content = msgspec.to_builtins(SMUGGLERS.data())
    with pytest.raises(BadData, match="a number in it is absurdly big"):
        SMUGGLERS.data_from({**content, "more": [{"deep": sign * 2**63}]})
    with pytest.raises(BadData, match="unknown field `more`"):
        SMUGGLERS.data_from({**content, "more": [{"deep": sign * (2**63 - 1)}]})


def test_a_number_that_is_too_big_is_not_quoted() -> None:
    for value, quoted in ((2**63 - 1, "9223372036854775807"), (2**63, "…"), (-(2**63), "…")):
        with pytest.raises(BadSetting) as refused:
            SMUGGLERS.choose({"wrong_accuser": value})
        assert refused.value.slots["value"] == quoted


def test_a_value_of_more_than_forty_letters_is_quoted_short() -> None:
    for letters, quoted in ((40, "x" * 40), (41, "x" * 40 + "…")):
        with pytest.raises(BadSetting) as refused:
            SMUGGLERS.choose({"wrong_accuser": "x" * letters})
        assert refused.value.slots["value"] == quoted


def test_a_data_file_has_at_most_one_mebibyte(tmp_path: Path) -> None:
    own = (SMUGGLERS.folder / SMUGGLERS.data_file).read_bytes()
    path = tmp_path / "components.toml"
    path.write_bytes(b"#".ljust(2**20 - len(own) - 1, b"x") + b"\n" + own)
    assert SMUGGLERS.data(path) == SMUGGLERS.data()
    path.write_bytes(b"#".ljust(2**20 - len(own), b"x") + b"\n" + own)
    with pytest.raises(BadData, match="has more than 1 MiB, too much for components"):
        SMUGGLERS.data(path)
