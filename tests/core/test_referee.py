"""The referee holds the truth and tells each seat what it may know."""

import pickle
from collections.abc import Iterator

import msgspec
import pytest

from quarterdeck.core.errors import BadSetting, BadWords, GameRunning, IllegalAction
from quarterdeck.core.lines import Entry, Said
from quarterdeck.core.luck import Draw, FastLuck, SecretLuck
from quarterdeck.core.record import Person, read
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Telling
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.table.talk import make_statement
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.game.box.options import SmugglersOptions
from tools.new_game.template.tests.positions import GAMES, tiny


def new(players: int = 2, seed: int = 1) -> Referee:
    return Referee(SMUGGLERS, [f"P{seat}" for seat in range(players)], FastLuck(seed))


def finish(referee: Referee) -> Referee:
    while actors := referee.actors():
        referee.act(actors[0], referee.legal(actors[0])[0])
    return referee


# What is told


def test_the_owner_is_told_one_thing_and_all_others_another() -> None:
    referee = new()
    roles = {seat: [told for told in referee.tellings(seat) if told.clause == "X1.2"] for seat in (SPECTATOR, 0, 1)}
    assert [told.key for told in roles[0]] == ["role-dealt-own", "role-dealt"]
    assert [told.key for told in roles[1]] == ["role-dealt", "role-dealt-own"]
    assert roles[SPECTATOR] == [Telling("X1.2", "role-dealt", {"seat": seat}) for seat in (0, 1)]


def test_everybody_is_told_the_same_number_of_things() -> None:
    referee = finish(new(4))
    assert {len(referee.tellings(seat)) for seat in range(SPECTATOR, 4)} == {referee.told}


def test_one_may_ask_for_what_is_new() -> None:
    referee = new()
    before = referee.told
    referee.act(0, referee.legal(0)[0])
    assert referee.tellings(1, since=before) == [Telling("X2.1", "chose", {"seat": 0})]


# What is done


@pytest.mark.parametrize("action", ["look 0", "top rum", 0, 46, -1, 10**30])
@pytest.mark.parametrize("seat", [-1, 1, 2, 10**30])
def test_an_illegal_action_changes_nothing(seat: int, action: int | str) -> None:
    referee = new()
    referee.act(1, referee.legal(1)[0])
    before = (referee.truth.copy(), list(referee.entries), referee.told, referee.view(0), referee.actors())
    with pytest.raises(IllegalAction):
        referee.act(seat, action)
    assert (referee.truth, referee.entries, referee.told, referee.view(0), referee.actors()) == before


def test_words_that_name_no_action_change_nothing() -> None:
    referee = new()
    before = (referee.truth.copy(), list(referee.entries), referee.told)
    with pytest.raises(BadWords):
        referee.act(0, "stow gold")
    assert (referee.truth, referee.entries, referee.told) == before


def test_a_refusal_does_not_use_up_luck() -> None:
    one, other = new(seed=5), new(seed=5)
    with pytest.raises(IllegalAction):
        one.act(0, "look 0")
    assert finish(one).record() == finish(other).record()


# What is said


def test_one_may_say_one_thing_between_two_actions() -> None:
    """X5.1"""
    referee = new()
    referee.say(0, "trust 1")
    referee.say(1, "suspect 0")
    with pytest.raises(IllegalAction, match=r"already-spoke \(X5.1\)"):
        referee.say(0, "trust 1")
    referee.act(0, referee.legal(0)[0])
    referee.say(0, "hold rum")
    words = [(actions, seat, SMUGGLERS.statements.words(said)) for actions, seat, said in referee.statements()]  # type: ignore[union-attr]
    assert words == [(0, 0, "trust 1"), (0, 1, "suspect 0"), (1, 0, "hold rum")]


def test_one_may_ask_for_what_was_said_since_a_telling() -> None:
    referee = new()
    referee.say(0, "trust 1")
    referee.act(0, referee.legal(0)[0])
    told = referee.told
    referee.say(1, "suspect 0")
    assert [said.seat for _, said in referee.beside() if isinstance(said, Said)] == [0, 1]
    assert [(when, said.seat) for when, said in referee.beside(told) if isinstance(said, Said)] == [(told, 1)]
    assert referee.beside(told + 1) == []


def test_whoever_acts_or_speaks_learns_what_happened() -> None:
    """X2.1, X3.1: the code, what chance decided and what was told, each once and in order; of the deal as well."""
    referee = new()
    happened = [referee.dealt]
    while referee.actors():
        seat = referee.actors()[-1]
        action = referee.legal(seat)[-1]
        happened.append(referee.act(seat, referee.game.alphabet.words(action)))
        assert happened[-1].code == action
    assert [draw for one in happened for draw in one.draws] == [one for one in referee.entries if isinstance(one, Draw)]
    for viewer in range(SPECTATOR, len(referee.seats)):
        assert [told.to(viewer) for one in happened for told in one.told] == referee.tellings(viewer)
    said = referee.say(0, "suspect 1")
    assert (referee.game.statements.words(said.code), said.draws, said.told) == ("suspect 1", (), ())  # type: ignore[union-attr]


def test_what_happened_is_the_truth_and_cannot_be_sent() -> None:
    with pytest.raises(TypeError, match="no wire form"):
        pickle.dumps(new().dealt)
    with pytest.raises(TypeError):
        msgspec.json.encode(new().dealt)


class ReadOnlyAtItsEnd(list[Entry]):
    """Entries that nobody goes through."""

    def __iter__(self) -> Iterator[Entry]:
        raise AssertionError("all entries were read again")


def test_talk_does_not_read_the_whole_game_again() -> None:
    referee = new()
    referee.entries = ReadOnlyAtItsEnd(referee.entries)
    referee.act(0, referee.legal(0)[0])
    assert make_statement(referee, 0, "trust 1") == "trust 1"
    assert [(after, seat) for after, seat, _ in referee.statements()] == [(1, 0)]
    assert (referee.actions, len(referee.beside())) == (1, 1)


def test_a_refused_action_gives_nobody_leave_to_speak_again() -> None:
    referee = new()
    referee.say(0, "trust 1")
    with pytest.raises(IllegalAction):
        referee.act(0, "look 0")
    with pytest.raises(IllegalAction):
        referee.say(0, "trust 1")


@pytest.mark.parametrize("statement", ["trust gold", 11, -1])
def test_what_is_no_statement_is_refused_and_does_not_count(statement: int | str) -> None:
    referee = new()
    with pytest.raises(BadWords):
        referee.say(0, statement)
    referee.say(0, "trust 1")
    assert len(referee.statements()) == 1


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_spectator_makes_no_statements(seat: int) -> None:
    with pytest.raises(IllegalAction, match="no-such-seat"):
        new().say(seat, "trust 1")


def test_talk_stands_beside_the_state() -> None:
    referee, silent = new(), new()
    referee.say(0, "trust 1")
    assert referee.truth == silent.truth
    assert all(referee.view(seat) == silent.view(seat) for seat in (SPECTATOR, 0, 1))


def test_a_game_without_statements_has_none() -> None:
    referee = Referee(FREIBEUTER, ["Anne", "Mary"], FastLuck(1))
    with pytest.raises(IllegalAction, match="no-statements") as refused:
        referee.say(0, "trust 1")
    assert refused.value.clause == FREIBEUTER.turn_clause


# What is left of it


def test_the_record_of_a_running_game_is_refused() -> None:
    referee = new()
    with pytest.raises(GameRunning):
        referee.record()
    assert finish(referee).record().outcome == referee.outcome


def test_a_record_holds_what_lets_everybody_check_the_luck() -> None:
    luck = SecretLuck(bytes(range(32)), {0: b"anne", 1: b"mary"})
    record = finish(Referee(SMUGGLERS, ["Anne", Person("Mary", "bosun")], luck)).record()
    assert record.luck is not None
    assert record.luck.commitment == luck.commitment
    assert bytes.fromhex(record.luck.key) == luck.key
    assert record.seats == (Person("Anne"), Person("Mary", "bosun"))
    assert finish(new()).record().luck is None


def test_a_record_written_equals_the_record_read() -> None:
    for data in (None, tiny()):
        record = finish(Referee(SMUGGLERS, ["Anne", "Mary"], FastLuck(1), data=data)).record()
        assert read(record.json().encode()) == record


def test_options_made_without_an_edition_are_recorded_with_one() -> None:
    options = SmugglersOptions(accuser_draws=False)
    record = finish(Referee(SMUGGLERS, ["Anne", "Mary"], FastLuck(1), options=options)).record()
    assert record.rules == 2
    assert replay(GAMES, record).options == SMUGGLERS.choose({"accuser_draws": False})


def test_a_table_needs_enough_seats() -> None:
    with pytest.raises(BadSetting):
        new(players=1)


@pytest.mark.parametrize("seat", [-2, 2, 99, 2**70])
def test_nobody_sits_where_there_is_no_seat(seat: int) -> None:
    referee = new()
    with pytest.raises(IllegalAction, match="no-such-seat"):
        referee.view(seat)
    with pytest.raises(IllegalAction, match="no-such-seat"):
        referee.tellings(seat)
