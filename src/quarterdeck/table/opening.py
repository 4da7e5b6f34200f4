"""How a table begins: planned by whoever opens it, or made again from its log."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from quarterdeck.core.errors import BadData, BadSetting, BadWords, IllegalAction
from quarterdeck.core.game import Game, data_hash
from quarterdeck.core.luck import SecretLuck
from quarterdeck.core.record import Record
from quarterdeck.table.entries import Head, Seat, TableEntry, TableOpened
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.table import LONGEST_WORDS, MakeLuck, Table
from quarterdeck.table.timing import Timing, check_timing

PERSON = "person"  # the kind of a seat that waits for one


def plan_table(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, object],
    bots: Iterable[str],
    *,
    opener: str,
    key: bytes,
    invitations: Sequence[str],
    timing: Timing | None = None,
    invitation: str = "",
    listing: str = "",
    anyone: bool = False,
    overheard: bool = True,
    head: Record | None = None,
) -> TableOpened:
    """The first entry of a new table, or why there can be none; `invitations` are for its seats, one is for all.

    Where it plays on from the `head` of a record, that says by which rules, options and components.
    """
    game.check_players(len(seats))
    chosen = game.choose(options) if head is None else game.choose(head.options, edition=head.rules)
    kinds = [PERSON, *bots]
    for seat in seats:
        if seat not in kinds:
            raise Refusal("seat-kind-unknown", {"text": seat[:LONGEST_WORDS], "offered": kinds})
    if PERSON not in seats:
        raise Refusal("nobody-plays")
    planned = tuple(
        Seat(invitation=invitations[seat]) if kind == PERSON else Seat(bot=kind) for seat, kind in enumerate(seats)
    )
    named = {name: getattr(chosen, name) for name in game.offered()}
    timing = timing or Timing()
    check_timing(timing)
    data = data_hash(game.data()) if head is None else head.data
    return TableOpened(
        *(game.name, chosen.edition, named, planned, opener, key.hex(), timing, data, invitation, listing, anyone),
        overheard=overheard,
        head=None if head is None else Head(head.log, head.head),
    )


def restore_table(
    games: Mapping[str, Game], entries: Sequence[tuple[int, TableEntry]], make_luck: MakeLuck = SecretLuck
) -> Table:
    """The table that a log makes, each entry with its time, or `BrokenLog`."""
    *_, table = restoring(games, entries, make_luck)
    return table


def restoring(
    games: Mapping[str, Game], entries: Iterable[tuple[int, TableEntry]], make_luck: MakeLuck = SecretLuck
) -> Iterator[Table]:
    """The same entry by entry, for whoever has other things to do between two of them."""
    rest = iter(entries)
    at, first = next(rest)
    if not isinstance(first, TableOpened):
        raise BrokenLog("its first entry does not open a table")
    if first.game not in games:
        raise BrokenLog(f"it is of a game called {first.game}, which is not here")
    try:
        table = Table(games[first.game], first, make_luck, at=at)
    except (BadData, BadSetting) as error:
        raise BrokenLog("its table cannot be set up") from error
    if table.data is None:
        raise BrokenLog("it is played with components that are not here")
    for _ in table.earlier_game.walk() if table.earlier_game is not None else ():
        yield table
    yield table
    for number, (at, entry) in enumerate(rest, start=1):
        try:
            table.apply(entry, at)
        except (IllegalAction, BadWords, Refusal) as error:
            raise BrokenLog(f"its entry {number} cannot be played again") from error
        yield table
