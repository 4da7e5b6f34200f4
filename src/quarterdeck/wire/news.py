"""A table as messages for one viewer: the seat's view, tellings and choices, what was said, and nothing else."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.telling import Caution, Phrase
from quarterdeck.core.view import View
from quarterdeck.table.entries import Chatted, Stated
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.steps import Brought
from quarterdeck.table.table import Table
from quarterdeck.texts.statements import phrase_of
from quarterdeck.wire.around import line_beside
from quarterdeck.wire.doors import Looked
from quarterdeck.wire.hands import Hand
from quarterdeck.wire.messages import NOTHING, Choice, Heard, Line, News, NextGame, Seat, Shown

_NO_VIEW = msgspec.Raw(b"null")


class Standing(NamedTuple):
    """How things stand for a viewer at a moment, at a table or in a replay."""

    view: msgspec.Raw
    choices: tuple[Choice, ...]
    asked: Phrase | None
    hints: tuple[Caution, ...]


def standing(game: Game, referee: Referee, viewer: int) -> Standing:
    """What a seat, or a spectator, is shown, asked and offered now."""
    offered = choices(game, referee, viewer) if viewer in referee.actors() else ()
    return stands(game, referee.view(viewer), offered)


def stands(game: Game, view: View, offered: tuple[Choice, ...] = ()) -> Standing:
    """The same, of a view."""
    return Standing(msgspec.Raw(msgspec.json.encode(view)), offered, game.asked(view), game.hints(view))


def news(table: Table, seat: int | None, since: int, unheard: Collection[int] = ()) -> News:
    """What a seat, or a spectator, learns from all entries after `since`, and how things stand now.

    What seats that are `unheard` write is left out; their statements are part of the game.
    """
    referee = table.referee
    if since < table.began and table.foretold:  # what an earlier game told stands before all entries
        since = NOTHING
    foretold = table.foretold if since == NOTHING else []
    said = tuple(one for entry, brought in foretold for one in stated(table.game, entry, brought)) + tuple(
        heard(table.game, entry, one)
        for entry, one in table.talk.since(since)
        if isinstance(one, Stated) or one.seat not in unheard
    )
    if referee is None:
        return News(table.last, since, (), said, False, _NO_VIEW, None, (), None, ())
    viewer = SPECTATOR if seat is None else seat
    now = standing(table.game, referee, viewer)
    return News(
        entry=table.last,
        since=since,
        told=lines(table, viewer, since),
        said=said,
        speaks=table.may_say(seat),
        view=now.view,
        decision=table.decision(seat),
        choices=now.choices,
        asked=now.asked,
        hints=now.hints,
    )


def lines(table: Table, viewer: int, since: int) -> tuple[Line, ...]:
    """What a viewer was told in all entries after `since`."""
    entries = range(max(since, NOTHING) + 1, table.entries)
    brought = [(entry, Brought(table.told(entry), table.beside.get(entry))) for entry in entries]
    if since <= NOTHING:
        brought = [*table.foretold, *brought]
    return tuple(line for entry, one in brought for line in lines_of(entry, one, viewer))


def lines_of(entry: int, brought: Brought, viewer: int, *, in_full: bool = False) -> Iterator[Line]:
    """What a viewer was told in an entry; in full for nobody at a table."""
    if brought.beside is not None and (beside := line_beside(entry, brought.beside)) is not None:
        yield beside
    for told in brought.told:
        telling = told.in_full() if in_full else told.to(viewer)
        yield Line(entry, telling.clause, telling.key, telling.slots)


def heard(game: Game, entry: int, said: Stated | Chatted) -> Heard:
    """What a seat said in an entry."""
    if isinstance(said, Chatted):
        return Heard(entry, said.seat, said.text)
    assert game.statements is not None
    return statement(game, entry, said.seat, game.statements.action(said.statement))


def stated(game: Game, entry: int, brought: Brought) -> Iterator[Heard]:
    """What was said in a step of a record."""
    if brought.said is not None:
        yield statement(game, entry, brought.said.seat, brought.said.statement)


def statement(game: Game, entry: int, seat: int, code: int) -> Heard:
    """What a seat stated, as it is heard."""
    phrase = phrase_of(game, code)
    return Heard(entry, seat, clause=game.talk_clause, key=phrase.key, slots=phrase.slots)


def choices(game: Game, referee: Referee, seat: int) -> tuple[Choice, ...]:
    """What a seat may do now, in the order of the alphabet."""
    alphabet = game.alphabet
    found = []
    for action in referee.legal(seat):
        verb, slots = alphabet.parts(action)
        found.append(Choice(alphabet.words(action), verb.name, slots))
    return tuple(found)


def seats(table: Table, here: Collection[int]) -> tuple[Seat, ...]:
    """Who sits where; `here` are the seats whose people are connected."""
    found = []
    screens = table.screens
    numbered = list(dict.fromkeys(screens[seat] for seat in sorted(screens)))
    for seat, bot in enumerate(table.bots):
        if bot:
            crew = table.crew[seat]
            found.append(Seat("" if crew else table.names[seat], bot, crew, taken=True, here=True))
        elif seat in table.people:
            screen = numbered.index(screens[seat]) + 1 if seat in screens else 0
            found.append(Seat(name=table.people[seat].name, taken=True, here=seat in here, screen=screen))
        else:
            found.append(Seat())
    return tuple(found)


def shown(
    table: Table,
    name: str,
    person: str,
    here: Collection[int],
    build: str = "",
    *,
    spectators: int = 0,
    hand: str = "",
    replay: str = "",
) -> Shown:
    """What table this is, for one person, and which build of the client a tab should be; perhaps with a hand open."""
    waiting, opener = table.stage == "waiting", person == table.opened.opener
    free = [
        None if not waiting or bot or seat in table.people else table.invitations[seat]
        for seat, bot in enumerate(table.bots)
    ]
    seat = table.seat_of(hand or person)
    return Shown(
        table=name,
        game=table.game.name,
        edition=table.opened.edition,
        options=table.opened.options,
        stage=table.stage,
        seat=seat,
        seats=seats(table, here),
        commitment=table.commitment,
        invitations=tuple(free) if opener and any(free) else (),
        luck=table.luck,
        build=build,
        timing=table.opened.timing,
        opener=opener,
        alone=table.alone and seat is not None,
        broken_off=table.referee.broken_off if table.referee is not None else None,
        rematch=next_game(table, seat, person),
        invitation=table.doors.invitation if opener and any(free) else "",
        listed=bool(table.doors.listing),
        anyone=table.doors.anyone,
        overheard=table.doors.overheard,
        spectators=spectators,
        hands=hands(table, person),
        replay=replay,
    )


def hands(table: Table, person: str) -> tuple[Hand, ...]:
    """The hands of those at somebody's screen."""
    held = [(seat, table.people[seat]) for seat in table.seats_of(person)]
    return tuple(Hand(seat, code=bool(sat.code)) for seat, sat in held if sat.holder)


def looked(table: Table, person: str, invitation: str, *, let_in: bool = False) -> Looked:
    """What an invitation is good for, for somebody who has not used it yet."""
    opener = min(table.seats_of(table.opened.opener), default=None)
    own = table.seats_of(person)
    if own and invitation and invitation == table.doors.invitation:
        return Looked("yours", own[0], opener)
    try:
        seat = table.seat_for(person, invitation, let_in=let_in)
    except Refusal as refusal:
        return Looked("taken", opener=opener) if refusal.key == "game-began" else Looked("void")
    if seat in own:
        return Looked("yours", seat, opener)
    named = seat if invitation in table.invitations else None
    if seat in table.people and seat not in table.links:
        return Looked("taken", named, opener)
    return Looked("void") if table.stage == "over" else Looked("free", named, opener, let_in)


def next_game(table: Table, seat: int | None, person: str) -> NextGame | None:
    """Where it is played again; each seat is told its own invitation, and a screen those of all its people."""
    if table.rematch is None:
        return None
    again = table.rematch.invitations
    screen = tuple(again[hand.seat] for hand in hands(table, person))
    return NextGame(table.rematch.table, "" if seat is None else again[seat], screen)
