"""Laws of what is written down: words, records, tellings, views, seeds."""

import re
import sys
from collections.abc import Mapping
from functools import cache

import msgspec

from quarterdeck.core.alphabet import HIDDEN, Alphabet
from quarterdeck.core.errors import BadWords, GameRunning
from quarterdeck.core.events import fits
from quarterdeck.core.lines import Acted, line, parse
from quarterdeck.core.luck import Draw, Wish
from quarterdeck.core.record import read
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.telling import Telling
from quarterdeck.core.view import View
from quarterdeck.texts.keys import EVERYBODY, sentences_of
from tests.laws.cases import Case
from tests.laws.play import Moment, clauses_of, finished, live_moments, moments, played, seat_referee
from tests.under_test import GAMES_UNDER_TEST


def codes_and_notation_round_trip(case: Case) -> None:
    game = case.game
    _all_round_trip(case.name)
    for entry in finished(case).entries:
        again = parse(game, line(game, entry))
        if isinstance(entry, Draw):
            assert isinstance(again, list), f"{case}: {entry} is read as {again}"
            assert len(again) == 1, f"{case}: {entry} is read as {again}"
            assert _draw(again[0]) == (entry.point, entry.thing, entry.k, entry.n), f"{case}: {entry}"
        else:
            assert again == entry, f"{case}: {entry} is read as {again}"


def _draw(wish: Wish) -> tuple[int, int, int, int]:
    return (wish.point, wish.thing, wish.k, wish.n)


@cache
def _all_round_trip(name: str) -> None:
    """Whatever can be done or said, in any game; what fails is not remembered."""
    game = GAMES_UNDER_TEST[name]
    _round_trips(game.alphabet)
    if game.statements is not None:
        _round_trips(game.statements)
    for action in range(len(game.alphabet)):
        assert parse(game, line(game, Acted(1, action))) == Acted(1, action), f"{name}: action {action} as a log line"


def _round_trips(alphabet: Alphabet) -> None:
    for action in range(len(alphabet)):
        words = alphabet.words(action)
        assert alphabet.action(words) == action, f"{words!r} is {alphabet.action(words)}, not {action}"
        assert alphabet.action(f"  {words.upper()} ") == action, f"{words!r} in capitals"
        verb, parts = alphabet.parts(action)
        assert verb.text(parts) == words, f"the parts of {words!r} are {parts}"
        assert (HIDDEN in alphabet.shown(action)) == bool(verb.secret), (
            f"{words!r} is shown as {alphabet.shown(action)}"
        )
        secret = [parts[slot] for slot in verb.secret]
        shown = alphabet.shown(action).split()
        public = [word for slot, word in parts.items() if slot not in verb.secret] + verb.pattern.split()
        assert not [word for word in secret if word in shown and word not in public], f"{words!r} is shown as {shown}"
    for strange in (-1, len(alphabet), 10**30):
        try:
            alphabet.words(strange)
        except BadWords:
            continue
        raise AssertionError(f"action {strange} has words")


def the_record_alone_replays_the_game(case: Case) -> None:
    """From its text, and from words alone without the numbers of the outcomes."""
    referee = finished(case)
    record = referee.record()
    text = record.json()
    assert read(text.encode()) == record, f"{case}: the record reads otherwise than it was written"
    plain = msgspec.structs.replace(record, log=tuple(re.sub(r" \(\d+ of \d+\)$", "", entry) for entry in record.log))
    by_text, by_words = (replay({case.name: case.game}, known) for known in (read(text.encode()), plain))
    for again in (by_text, by_words):
        same_game(case, referee, again)
    assert by_text.record() == record, f"{case}: the record of the replay is another"


def same_game(case: Case, one: Referee, other: Referee) -> None:
    assert one.truth == other.truth, f"{case}: another final state"
    assert one.truth.fingerprint() == other.truth.fingerprint(), f"{case}: another fingerprint"
    assert one.outcome == other.outcome, f"{case}: another outcome"
    assert one.statements() == other.statements(), f"{case}: something else was said"
    for viewer in range(-1, case.players):
        assert one.tellings(viewer) == other.tellings(viewer), f"{case}: {viewer} was told something else"
        assert one.view(viewer) == other.view(viewer), f"{case}: {viewer} sees something else"


def records_of_running_games_are_closed(case: Case) -> None:
    """And the refusal is the same whatever happened."""
    dealt = seat_referee(case)
    for moment in moments(case, every=10):
        if not moment.over:
            texts = {record_refused(referee) for referee in (moment.referee, dealt)}
            assert len(texts) == 1, f"{moment}: the refusal of the record tells something: {texts}"


def record_refused(referee: Referee) -> str:
    try:
        referee.record()
    except GameRunning as error:
        return str(error)
    raise AssertionError(f"the record of a running game of {referee.game.title} is handed out")


def the_same_seed_gives_the_same_game(case: Case) -> None:
    course = played(case)
    number = -1
    for number, moment in enumerate(live_moments(case)):
        before = course[number] if number < len(course) else course[-1]
        same = (before.seat, before.action, before.state) == (moment.seat, moment.action, moment.state)
        assert same, f"{case}: two games with the same seed, after {number} actions"
    assert number == len(course) - 1, f"{case}: two games with the same seed, one of {number} actions"
    same_game(case, finished(case), moment.referee)
    lines = [[line(case.game, entry) for entry in referee.entries] for referee in (finished(case), moment.referee)]
    assert lines[0] == lines[1], f"{case}: two logs with the same seed"


def tellings_cite_clauses_and_fill_their_slots(case: Case) -> None:
    """Every telling, in both versions, cites a clause, has a declared key and its slots of their types, and is JSON."""
    referee = finished(case)
    for chance in case.game.chances:
        assert chance.clause in clauses_of(case.name), f"{case}: {chance} cites {chance.clause}"
    told = [telling for viewer in range(-1, case.players) for telling in referee.tellings(viewer)]
    for telling in {id(telling): telling for telling in told}.values():  # many are told to several viewers
        _well_formed(case, telling)
    for entry in referee.entries:
        if isinstance(entry, Draw) and case.game.chances[entry.point].seen == "seat":
            assert 0 <= entry.seat < case.players, f"{case}: {entry} is for no seat and seen by it"


def _well_formed(case: Case, telling: Telling) -> None:
    assert telling.clause in clauses_of(case.name), f"{case}: {telling} cites no clause of the book"
    declared = case.game.events.get(telling.key)
    assert declared is not None, f"{case}: {telling} has a key that is not declared"
    assert set(telling.slots) == set(declared), f"{case}: {telling} has not the slots {declared}"
    for slot, kind in declared.items():
        value = telling.slots[slot]
        assert fits(value, kind, case.players), f"{case}: {telling}: {slot} is {value!r}, which is no {kind}"
    assert is_json(telling.slots), f"{case}: {telling} cannot be sent"
    assert msgspec.json.decode(msgspec.json.encode(telling), type=Telling) == telling, f"{case}: {telling} on the wire"


def what_is_asked_can_be_said(case: Case) -> None:
    """Whoever looks on while somebody must decide is told what, in a sentence that is given exactly its slots."""
    written = {one.key: one.slots for one in sentences_of(case.game.texts, "en") if one.mark == EVERYBODY}
    for moment in moments(case, every=3):
        for viewer in moment.viewers:
            view = moment.view(viewer)
            asked = case.game.asked(view)
            assert (asked is None) == moment.over, f"{moment}: {viewer} is told that {asked} must be decided"
            for phrase in [*([asked] if asked else []), *case.game.hints(view)]:
                slots = written.get(phrase.key)
                assert slots is not None, f"{moment}: {phrase} has no words for a page"
                assert set(phrase.slots) == set(slots), f"{moment}: {phrase} has not the slots {slots}"
                assert is_json(phrase.slots), f"{moment}: {phrase} cannot be sent"


def is_json(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(key, str) and is_json(part) for key, part in value.items())
    if isinstance(value, list):
        return all(is_json(part) for part in value)
    return value is None or type(value) in (str, int, bool, float)


def views_are_frozen_and_can_be_sent_and_pasted(case: Case) -> None:
    names = {**vars(sys.modules[case.game.view.__module__])}
    read: dict[str, object] = {}
    for moment in moments(case, every=12):
        for viewer in moment.viewers:
            view = moment.view(viewer)
            try:
                _frozen_sent_and_pasted(moment, viewer, view, names, read)
            except AssertionError as error:
                raise AssertionError(f"{moment}: the view of {viewer} {error}") from error


def _frozen_sent_and_pasted(
    moment: Moment, viewer: int, view: View, names: dict[str, object], read: dict[str, object]
) -> None:
    assert type(view) is moment.game.view, f"is a {type(view)}"
    assert view.seat == (viewer if viewer >= 0 else None), f"is that of {view.seat}"
    again = msgspec.json.decode(msgspec.json.encode(view), type=moment.game.view)
    assert again == view, "is another after it was sent"
    assert pasted(view, names, read) == view, "is another after it was pasted"
    assert moment.referee.view(viewer) == view, "is another when asked again"
    check_frozen(view)


def pasted(view: View, names: dict[str, object], read: dict[str, object]) -> object:
    """What the text of a view stands for. `read` are texts of parts that were read before: most come again."""
    text, kind = repr(view), type(view).__name__
    parts = {name: repr(getattr(view, name)) for name in view.__struct_fields__}
    if text != f"{kind}({', '.join(f'{name}={part}' for name, part in parts.items())})":
        return eval(text, names)
    for part in parts.values():
        if part not in read:
            read[part] = eval(part, names)
    return eval(kind, names)(**{name: read[part] for name, part in parts.items()})


PLAIN = frozenset({str, int, bool, float, type(None)})


def check_frozen(value: object) -> None:
    """No field can be set, and no part is a list or a set."""
    if type(value) in PLAIN:
        return
    if isinstance(value, msgspec.Struct):
        assert value.__struct_config__.frozen, f"has a part that is not frozen: {type(value)}"
        for name in value.__struct_fields__:
            check_frozen(getattr(value, name))
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            check_frozen(part)
    else:
        assert isinstance(value, dict), f"holds a {type(value)}"
        for part in (*value.keys(), *value.values()):
            check_frozen(part)


def who_must_decide_is_public(case: Case) -> None:
    for moment in moments(case, every=2):
        actors = tuple(moment.state.actors())
        for viewer in moment.viewers:
            view = moment.view(viewer)
            assert view.actors == actors, f"{moment}: {viewer} sees {view.actors} at work, it is {actors}"
