"""What `check` and `replay` may answer to a record, however broken it is."""

import contextlib
import json
import re
from pathlib import Path

import msgspec

from quarterdeck.core.errors import BrokenRule, IllegalAction
from quarterdeck.core.lines import Acted, Step, parse
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Record, read, write
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay, replay
from quarterdeck.core.state import State
from quarterdeck.games import GAMES
from tests.laws.play import clauses_of
from tools.soak.commands import Ran, run, run_really

LONGEST_ANSWER = 700  # letters: a refusal is short however long what it quotes
BROKEN = re.compile(r": Entry (\d+) breaks ([A-Z]\d+(?:\.\d+)?): (.+)\.\n", re.DOTALL)
DUE = "is due and not written down"


def answer_to(path: Path, *, really: bool = False) -> tuple[str, str]:
    """What `check` says of a record, as a class of answers and its reason; every promise about it is held."""
    ran = run("check", str(path))
    text = path.read_bytes()
    told = run("check", str(path), "--json")
    assert told.code == ran.code, f"check says {ran.code}, for machines {told.code}: {ran}"
    content = json.loads(told.out)
    assert content["ok"] == (ran.code == 0), f"check ends with {ran.code} and says {content}"
    if ran.code == 0:
        assert ran.err == "", f"check is content and complains: {ran}"
        answer = ("fine", keeps_what_it_says(read(text)))
    elif ran.code == 1:
        one_sentence(ran)
        answer = ("rule", names_the_place(path, read(text), ran.err))
    else:
        assert ran.code == 2, f"check ends with {ran.code}: {ran}"
        one_sentence(ran)
        assert f"{path} cannot be read as a record: " in ran.err, f"a refusal that does not say of what: {ran.err}"
        answer = ("record", reason_of(ran.err.split("cannot be read as a record: ")[1]))
    shown = run("replay", str(path))
    assert shown.code == ran.code, f"check ends with {ran.code}, replay with {shown.code}: {ran.err} {shown.err}"
    if shown.code:
        one_sentence(shown)
    if really:
        real = run_really("check", str(path))
        assert real == ran, f"the command says {real}, in this process it said {ran}"
    return answer


def one_sentence(ran: Ran) -> None:
    """A refusal is one line that ends as a sentence does, holds nothing that steers a terminal and is no mishap."""
    assert ran.out == "", f"a refusal and an answer: {ran}"
    assert ran.err.count("\n") == 1, f"not one line: {ran.err!r}"
    assert ran.err.endswith(".\n"), f"not a sentence: {ran.err!r}"
    assert ran.err[:-1].isprintable(), f"it steers the terminal: {ran.err!r}"
    assert len(ran.err) <= LONGEST_ANSWER, f"{len(ran.err)} letters: {ran.err[:LONGEST_ANSWER]}"
    assert "Traceback" not in ran.err, ran.err
    assert "should not have happened" not in ran.err, ran.err


def reason_of(sentence: str) -> str:
    """A reason without what it quotes, to count how often each is given."""
    short = re.sub(r"“.*”|\$\S*|`[^`]*`|[(].*[)]|: .*", "…", sentence.strip())
    return re.sub(r"\d+", "#", short)[:70]


def keeps_what_it_says(record: Record) -> str:
    """A record that is accepted is a legal game, written again the same: nothing in it was passed over."""
    again = Replay(GAMES, record)
    referee = again.finish()
    said = [part for line in record.log for part in parts_of(record, line)]
    written = write(referee.game, referee.seats, referee.options, referee.data, referee.entries, referee.outcome)
    played = [part for line in written.log for part in parts_of(written, line)]
    assert len(said) == len(played), f"the log says {len(said)} things, {len(played)} were played"
    for number, (one, other) in enumerate(zip(said, played, strict=True)):
        assert matches(one, other), f"{number + 1}: the log says {one}, played was {other}"
    assert record.outcome in (None, written.outcome), f"it says {record.outcome}, played was {written.outcome}"
    second = replay(GAMES, read(written.json().encode()))
    assert second.truth == referee.truth, "written again, it comes to another state"
    assert second.truth.fingerprint() == referee.truth.fingerprint(), "written again, it has another fingerprint"
    return "not over" if referee.outcome is None else "over"


Part = Step | tuple[int, int, int, int]


def parts_of(record: Record, line: str) -> list[Part]:
    """What a line says: an action, a statement, or draws."""
    entry = parse(GAMES[record.game], line)
    if isinstance(entry, list):
        return [(wish.point, wish.thing, wish.k, wish.n) for wish in entry]
    return [entry]


def matches(said: Part, played: Part) -> bool:
    """Whether something was played as it was said; who writes by hand counts nothing."""
    if isinstance(said, tuple) and isinstance(played, tuple):
        return said[:2] == played[:2] and said[2:] in ((-1, -1), played[2:])
    return said == played


def names_the_place(path: Path, record: Record, err: str) -> str:
    """The entry named is the first that cannot be: all before it is a game, or wants no more than an outcome there."""
    found = BROKEN.fullmatch(err.removeprefix(str(path)))
    if found is None and err.endswith("….\n"):  # a long reason is cut
        found = re.match(r": Entry (\d+) breaks (\S+): (.+)", err.removeprefix(str(path)))
    assert found is not None, f"no place is named: {err}"
    entry, clause, reason = int(found[1]), found[2], found[3]
    assert 1 <= entry <= len(record.log) + 1, f"entry {entry} of {len(record.log)}"
    assert clause in clauses_of(record.game), f"{clause} is no clause"
    if clause != "G1.7":  # of the luck, which is checked when all was played
        before = msgspec.structs.replace(record, log=record.log[: entry - 1], outcome=None, luck=None)
        earlier: BrokenRule | None = None
        try:
            tells_nothing_hidden(replay(GAMES, before), record, entry)
        except BrokenRule as error:
            earlier = error
        due = earlier is None or (earlier.entry == entry and earlier.reason.endswith(DUE))
        assert due, f"entry {entry} is named, but before it {earlier}"
    return f"{clause} {reason_of(reason)}"


def tells_nothing_hidden(referee: Referee, record: Record, entry: int) -> None:
    """What a seat may not do it is refused in any world it could be in, for the same reason."""
    done = None
    with contextlib.suppress(Exception):
        done = parse(referee.game, record.log[entry - 1])
    if not isinstance(done, Acted) or not 0 <= done.seat < len(referee.seats) or referee.outcome is not None:
        return
    view, luck = referee.view(done.seat), FastLuck(entry)
    reasons = {refused(referee.truth.copy(), done, luck)}
    reasons |= {refused(referee.setting.imagine(view, luck), done, luck) for _ in range(3)}
    assert len(reasons) == 1, f"entry {entry}: the refusal tells in which world it is: {reasons}"


def refused(state: State, done: Acted, luck: FastLuck) -> str:
    """Why a state refuses an action, or that it allows it."""
    try:
        state.apply(done.seat, done.action, luck)
    except IllegalAction as error:
        return str(error)
    return "allowed"
