"""A record is held against the rules entry by entry, and the first thing wrong is named with its clause."""

import dataclasses
from pathlib import Path

import msgspec
import pytest

from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.game import Game
from quarterdeck.core.luck import SecretLuck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.record import Fairness, Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay, replay
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import GAMES, record_of, told

DEAL = ("first 0", "role smuggler spy", "deal rum silk powder powder", "load silk")
STOWED = (*DEAL, "0: stow rum", "1: stow powder", "mix powder rum")
ENDED = (*STOWED, "0: lay silk saying rum", "draw rum", "1: accuse 0")


def test_a_record_written_by_hand_plays() -> None:
    """Words alone, several outcomes in a line, or one in each."""
    one_by_one = ("first 0", "role smuggler", "role spy", "deal rum", "deal silk", "deal powder powder", "load silk")
    assert told(2, *one_by_one).truth == told(2, *DEAL).truth
    assert told(2, *ENDED).outcome is not None


def test_choices_made_at_the_same_time_may_stand_in_any_order() -> None:
    """G1.5"""
    other = (*DEAL, "1: stow powder", "0: stow rum", "mix powder rum")
    assert told(2, *other).truth == told(2, *STOWED).truth


def test_a_record_may_stop_before_the_end() -> None:
    assert told(2, *STOWED).outcome is None


def test_a_record_can_be_stepped_through() -> None:
    steps = Replay(GAMES, record_of(2, *STOWED))
    assert steps.referee.actors() == [0, 1]
    steps.step()
    assert (steps.entry, steps.referee.actors(), steps.finished) == (5, [1], False)
    steps.step()
    assert steps.finished


@pytest.mark.parametrize(
    ("log", "entry", "clause", "reason"),
    [
        ((), 1, "X1.1", "“first” is due and not written down"),
        (DEAL[:2], 3, "X1.3", "“deal” is due and not written down"),
        (("role spy", *DEAL), 1, "X1.1", "“role spy” cannot happen where “first” is due"),
        (("first 3", *DEAL[1:]), 1, "X1.1", "that is not there to be drawn"),
        (("first 0", "role spy spy", *DEAL[2:]), 2, "X1.2", "that is not there to be drawn"),
        (("first 0 (0 of 3)", *DEAL[1:]), 1, "X1.1", "there are 2 outcomes here, not 3"),
        (("first 0 (1 of 2)", *DEAL[1:]), 1, "X1.1", "that outcome is something else"),
        (("first 0 (7 of 2)", *DEAL[1:]), 1, "X1.1", "outcomes are counted from 0 to 1"),
        (("first 0 (2 of 2)", *DEAL[1:]), 1, "X1.1", "outcomes are counted from 0 to 1"),
        ((*DEAL, "draw rum", "0: stow rum"), 5, "X3.5", "nothing is drawn here, so there is no “draw rum”"),
        ((*DEAL, "draw rum"), 5, "X3.5", "nothing is drawn here"),
        ((*STOWED, "draw rum"), 8, "X3.5", "nothing is drawn here"),
        ((*DEAL, "0: stow rum", "1: stow powder"), 7, "X2.3", "“mix” is due and not written down"),
        ((*STOWED[:-1], "0: look 0", "mix powder rum"), 8, "X3.1", "it was drawn before the action above it"),
        ((*DEAL, "0: stow powder"), 5, "X2.1", "no-such-card"),
        ((*DEAL, "7: stow powder"), 5, "X1.1", "no-such-seat"),
        ((*STOWED, "1: look 0"), 8, "X3.1", "not-asked"),
        ((*STOWED, "0: dance"), 8, "X3.1", "“dance” is not an action"),
        ((*STOWED, "deal gold"), 8, "X3.1", "“gold” is no card"),
        ((*STOWED, "what"), 8, "X3.1", "neither an action nor an outcome of chance"),
        ((*DEAL, "0 says: trust 1", "0 says: trust 1"), 6, "X5.1", "already-spoke"),
        ((*DEAL, "5 says: trust 1"), 5, "X5.1", "no-such-seat"),
        ((*ENDED, "0: look 0"), 11, "X6.1", "game-over"),
    ],
)  # fmt: skip
def test_the_entry_that_breaks_a_rule_is_named_with_the_clause(
    log: tuple[str, ...], entry: int, clause: str, reason: str
) -> None:
    with pytest.raises(BrokenRule) as broken:
        told(2, *log)
    assert (broken.value.entry, broken.value.clause) == (entry, clause)
    assert reason in broken.value.reason
    assert str(broken.value).startswith(f"Entry {entry} breaks {clause}: ")


@pytest.mark.parametrize(
    ("log", "entry"),
    [
        ((*DEAL, "0: stow powder", "what"), 5),  # a rule is broken before a line that nobody can read
        ((*DEAL, "draw rum", "0: dance"), 5),
        (("first 0", "role spy spy", "what", "0: dance"), 2),
        ((*DEAL[:2], "what", *DEAL[2:]), 3),  # where something must be drawn, it is the line that is wrong
        ((*DEAL, "0: stow rum", "1: stow powder", "what"), 7),
        (("what",), 1),
        ((*STOWED, "what", "0: dance"), 8),
    ],
)
def test_of_several_things_that_are_wrong_the_first_is_named(log: tuple[str, ...], entry: int) -> None:
    with pytest.raises(BrokenRule) as broken:
        told(2, *log)
    assert broken.value.entry == entry


def test_a_refusal_is_explained_in_the_readers_words() -> None:
    with pytest.raises(BrokenRule, match=r"Entry 5 breaks X2.1: You may not: no-such-card\."):
        replay(GAMES, record_of(2, *DEAL, "0: stow powder"), lambda refused: f"You may not: {refused.key}.")


# What is wrong before anything is played


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(record_of(2, *STOWED), **fields)


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (changed(game="chess"), "a game called “chess”; known are smugglers"),
        (changed(rules=3), "version 3 of the rules; this Quarterdeck knows up to 2"),
        (changed(rules=0), "edition-unknown: number 0, most 2"),
        (changed(options={"speed": 1}), "option-unknown: option speed"),
        (changed(options={"edition": 1}), "option-unknown: option edition"),
        (changed(options={"wrong_accuser": ["ashore"]}), "option-value: option wrong_accuser"),
        (changed(data={"rounds": 1}), "The data does not fit"),
        (changed(data="0123456789abcdef"), "other components of Smugglers’ Cove, and does not contain them"),
        (changed(seats=record_of(1).seats), "It cannot be set up: players-count: number 1"),
        (changed(data={**msgspec.to_builtins(record_of(2).data), "rounds": 9}), "Its data cannot be played with"),
    ],
)
def test_a_record_that_cannot_be_set_up_is_refused(record: Record, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(GAMES, record)


@pytest.mark.parametrize("record", [changed(options={"speed": 1}), changed(seats=record_of(1).seats)])
def test_a_setting_that_cannot_be_is_explained_by_whoever_reads_the_record(record: Record) -> None:
    with pytest.raises(BadRecord, match=r": Not so, says (option-unknown|players-count)\."):
        replay(GAMES, record, lambda refused: f"Not so, says {refused.key}.")


def test_a_record_without_data_is_played_with_the_games_own() -> None:
    log = ("first 0", "role smuggler spy", "deal rum rum rum silk silk silk", "load powder")
    record = msgspec.structs.replace(record_of(2, *log), data="")
    assert replay(GAMES, record).data == SMUGGLERS.data()


def test_a_record_of_older_components_plays_as_long_as_they_are_kept(tmp_path: Path) -> None:
    """A record names the game's own components by their hash; correcting them must not lose it."""
    old = (SMUGGLERS.folder / SMUGGLERS.data_file).read_text(encoding="utf-8")
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "components.toml").write_text(old, encoding="utf-8")
    record = fair(game=dataclasses.replace(SMUGGLERS, folder=tmp_path))
    (tmp_path / "box" / "components.toml").write_text(old.replace("rounds = 3", "rounds = 2"), encoding="utf-8")
    game = dataclasses.replace(SMUGGLERS, folder=tmp_path)
    with pytest.raises(BadRecord, match="other components"):
        replay({game.name: game}, record)
    (tmp_path / "box" / "components.v1.toml").write_text(old, encoding="utf-8")
    assert replay({game.name: game}, record).outcome == record.outcome


# The end, and the luck


def test_a_record_must_end_as_it_says() -> None:
    outcome = told(2, *ENDED).outcome
    assert outcome is not None
    whole = msgspec.structs.replace(record_of(2, *ENDED), outcome=outcome)
    assert replay(GAMES, whole).outcome == outcome
    other = msgspec.structs.replace(whole, outcome=Outcome("X6.2", (0, 1), teams=outcome.teams))
    with pytest.raises(BrokenRule, match=r"Entry 10 breaks X6.2: the game ended otherwise"):
        replay(GAMES, other)
    with pytest.raises(BrokenRule, match=r"Entry 9 breaks X3.1: the log stops before the game is over"):
        replay(GAMES, msgspec.structs.replace(whole, log=ENDED[:-1]))


def fair(game: Game = SMUGGLERS) -> Record:
    referee = Referee(game, ["Anne", "Mary"], SecretLuck(bytes(range(32)), {0: b"anne", 1: b"mary"}))
    while actors := referee.actors():
        referee.act(actors[0], referee.legal(actors[0])[-1])
    return referee.record()


def test_luck_that_follows_from_the_published_key_is_accepted() -> None:
    assert replay(GAMES, fair()).outcome is not None


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"commitment": "00"}, "the key of the luck is not the one committed to"),
        ({"key": bytes(32).hex()}, "the key of the luck is not the one committed to"),
        ({"contributions": {}}, "this outcome does not follow from the key"),
        ({"contributions": {0: "00", 1: b"mary".hex()}}, "this outcome does not follow from the key"),
        ({"contributions": {0: b"mary".hex(), 1: b"anne".hex()}}, "this outcome does not follow from the key"),
        ({"contributions": {0: "00", 1: "00", 2: "00"}}, "only people add to the luck"),
        ({"contributions": {0: "00" * 65}}, "each at most 64 bytes"),
        ({"contributions": {-1: "00"}}, "only people add to the luck"),
        ({"contributions": {99999999999: "00"}}, "only people add to the luck"),
    ],
)
def test_luck_that_does_not_follow_from_its_key_is_noticed(fields: dict[str, object], reason: str) -> None:
    """G1.7"""
    record = fair()
    assert isinstance(record.luck, Fairness)
    with pytest.raises(BrokenRule, match=reason) as broken:
        replay(GAMES, msgspec.structs.replace(record, luck=msgspec.structs.replace(record.luck, **fields)))
    assert broken.value.clause == "G1.7"


def test_an_outcome_that_was_exchanged_is_noticed() -> None:
    """G1.7"""
    record = fair()
    log = list(record.log)
    assert log[4] == "deal silk (10 of 23)"
    log[4] = "deal silk (11 of 23)"  # the same thing, but not the card that the key gives
    with pytest.raises(BrokenRule, match="does not follow from the key") as broken:
        replay(GAMES, msgspec.structs.replace(record, log=tuple(log)))
    assert (broken.value.entry, broken.value.clause) == (5, "G1.7")


@pytest.mark.parametrize("fields", [{"key": "xyz"}, {"key": "00"}, {"contributions": {0: "mary"}}])
def test_luck_that_cannot_be_read_is_no_record(fields: dict[str, object]) -> None:
    record = fair()
    assert isinstance(record.luck, Fairness)
    with pytest.raises(BadRecord, match="Its luck cannot be read"):
        replay(GAMES, msgspec.structs.replace(record, luck=msgspec.structs.replace(record.luck, **fields)))


def test_a_line_that_cannot_be_read_is_refused_in_one_sentence() -> None:
    with pytest.raises(BrokenRule) as broken:
        told(2, "first 0", "the rum is gone")
    line = "“the rum is gone” is neither an action nor an outcome of chance"
    assert str(broken.value) == f"Entry 2 breaks {SMUGGLERS.turn_clause}: {line}."
