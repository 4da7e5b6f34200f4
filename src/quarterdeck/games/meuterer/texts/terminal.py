"""Draws a view of Meuterer as text: the ring of islands, what everybody has and shows, the cards in hand."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.games.meuterer.knowledge.view import Island, MeutererView
from quarterdeck.games.meuterer.texts.prompts import asked, hints
from quarterdeck.texts.drawing import (
    MARKS,
    Line,
    Segment,
    deciding,
    length,
    overlooked,
    padded,
    shortened,
    titled,
    wrapped,
)
from quarterdeck.texts.terminal import TerminalStyle
from quarterdeck.texts.words import Words

SHIP: Final = "▶"
CAPTAIN: Final = "◎"
MUTINEER: Final = "◉"
PIRATES: Final = "✖"
CELL: Final = 20  # columns; four make the ring

# Places of the ring, clockwise from Hochland, in rows and columns
RING: Final = ((0, 1, 2, 3), (11, None, None, 4), (10, None, None, 5), (9, 8, 7, 6))


def draw(view: MeutererView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """The ring with the round in its middle, then the players, then the cards one knows."""
    lines = [*draw_ring(view, names, words), ()]
    if legend:
        lines += [*draw_legend(view, words, width), ()]
    lines += draw_sailors(view, names, words, width)
    lines += draw_cards(view, names, words, width)
    return [
        *lines,
        *deciding(asked(view), view.turn, names, words, width),
        *overlooked(hints(view), names, words, width, ("nothing-bought",)),
    ]


# The ring


def draw_ring(view: MeutererView, names: Sequence[str], words: Words) -> list[Line]:
    """Four islands above, four below, two on either side; between them what the round is about."""
    lines: list[Line] = []
    middle = draw_middle(view, names, words)
    for row in RING:
        for part in (0, 1):
            line: Line = ()
            for place in row:
                if place is not None:
                    line = (*line, *draw_island(view, place, words)[part])
                elif length(line) == CELL:
                    line = (*line, *padded(middle.pop(0), 2 * CELL))
            lines.append(line)
    return lines


def draw_island(view: MeutererView, place: int, words: Words) -> tuple[Line, Line]:
    """The name, in brackets where it is active, and what lies there; below what it buys and pays."""
    island = view.islands[place]
    active = place in (view.ship, view.behind)
    name = island.name.replace("-", " ")
    title = [Segment(f"[{name}]" if active else f" {name} ", "active" if active else "island")]
    for sign, where, style in (
        (SHIP, view.ship, "ship"),
        (CAPTAIN, view.captains_goal, "captain"),
        (MUTINEER, view.mutineers_goal, "mutineer"),
        (PIRATES, view.pirates, "pirates"),
    ):
        if where == place:
            title.append(Segment(sign, style))
    return padded(tuple(title), CELL), padded((Segment(f" {prices(island, words)}", "" if active else "dim"),), CELL)


def prices(island: Island, words: Words) -> str:
    """What an island buys, its prices and its docking value."""
    buys = words.say(f"name-{island.buys}")
    return f"{buys} {island.alone}/{island.two}/{island.three} {island.docking}"


def draw_middle(view: MeutererView, names: Sequence[str], words: Words) -> list[Line]:
    """Round, captain, offer and piles, in four lines."""
    offer = words.say("offer-now", {"points": -1 if view.offer is None else view.offer})
    rejected = sum(rejects.number for rejects in view.rejects)
    captain = words.say("captain-now", {"seat": view.captain}, [shortened(name, 20) for name in names])
    piles = [words.say("pile-now", {"number": view.pile}), words.say("discards-now", {"number": len(view.discards)})]
    lines = [
        words.say("round-now", {"number": view.round, "rounds": view.rounds}),
        captain,
        offer + (f"   {words.say('rejects-now', {'number': rejected})}" if rejected else ""),
        "   ".join(piles),
    ]
    return [(Segment(f" {shortened(line, 2 * CELL - 2)}"),) for line in lines]


def draw_legend(view: MeutererView, words: Words, width: int) -> list[Line]:
    """What the signs of the ring mean, in as many lines as that takes."""
    signs = [(SHIP, "ship"), (CAPTAIN, "captain"), (MUTINEER, "mutineer")]
    if view.pirates is not None:
        signs.append((PIRATES, "pirates"))
    lines: list[Line] = [()]
    for sign, what in (("[]", "active"), *signs):
        meaning = (Segment(f" {sign} ", what), Segment(f"{words.say(f'legend-{what}')} ", "dim"))
        if lines[-1] and length(lines[-1]) + length(meaning) > width:
            lines.append(())
        lines[-1] = (*lines[-1], *meaning)
    return lines


# Who has what


def draw_sailors(view: MeutererView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """Points and cards of all players, what they show and which role they have."""
    titles = [words.say("column-points"), words.say("column-cards")]
    widths = [max(6, len(title)) + 1 for title in titles]
    heading = "".join(title.rjust(wide) for title, wide in zip(titles, widths, strict=True))
    lines: list[Line] = [(Segment(" " * 19 + heading, "dim"),)]
    for seat, sailor in enumerate(view.sailors):
        numbers = "".join(str(n).rjust(wide) for n, wide in zip((sailor.points, sailor.cards), widths, strict=True))
        line: Line = (
            Segment("▸" if seat in view.actors else " ", "strong"),
            Segment(f"{MARKS[seat]} ", f"seat-{seat}"),
            Segment(shortened(names[seat], 15).ljust(16), f"seat-{seat}"),
            Segment(numbers, "strong" if seat == view.seat else ""),
        )
        doings = ", ".join(_doings(view, seat, words))
        room = max(10, width - length(line) - 2)
        first, *more = wrapped(doings, room) or [""]
        lines.append((*line, Segment(f"  {first}")))
        lines += [(Segment(" " * (length(line) + 2) + part),) for part in more]
    return lines


def _doings(view: MeutererView, seat: int, words: Words) -> list[str]:
    """What everybody sees a player do in this round."""
    sailor = view.sailors[seat]
    role = view.action if seat == view.seat else sailor.role
    found = [words.say(f"name-{role}")] if role else [words.say("left-now")] if sailor.left is not None else []
    if sailor.shown:
        found.append(words.say("shown-now", {"cards": sailor.shown}))
    if sailor.fought:
        found.append(words.say("fought-now", {"number": sailor.fought}))
    return found


# Cards


def draw_cards(view: MeutererView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """One's own hand and what one has seen; once the game is over all that was hidden."""
    rows: list[tuple[str, Sequence[str], str]] = []
    if view.opened is not None:
        for seat, hand in enumerate(view.opened.hands):
            rows.append((words.say("hand-of", {"seat": seat}, names), hand, f"seat-{seat}"))
        rows.append((words.say("hand-pile"), view.opened.pile, "dim"))
        rows.append((words.say("hand-rejects"), [card for bag in view.opened.rejects for card in bag], "dim"))
    elif view.hand is not None and view.seat is not None:
        rows.append((words.say("hand-own"), view.hand, f"seat-{view.seat}"))
        if view.remaining is not None:
            rows.append((words.say("hand-remaining"), view.remaining, "dim"))
        own = [card for rejects in view.rejects for card in rejects.cards]
        if own:
            rows.append((words.say("hand-rejects"), own, "dim"))
    if view.discards:
        rows.append((words.say("hand-discards"), view.discards, "dim"))
    return [(), *(line for row in rows for line in _cards(*row, words, width))] if rows else []


def _cards(title: str, cards: Sequence[str], style: str, words: Words, width: int) -> list[Line]:
    """Cards in a line, those of a kind counted."""
    counted = [f"{words.say(f'name-{card}')} ×{cards.count(card)}" for card in dict.fromkeys(cards)]
    lines = wrapped(", ".join(counted).replace(" ×1", "") or "–", max(20, width - len(title) - 2))
    return titled(title, lines, style)


TERMINAL: Final = TerminalStyle(
    draw=draw,
    example="show wine",
    styles={
        "active": "strong",
        "island": "",
        "ship": "marked",
        "captain": "strong",
        "mutineer": "warning",
        "pirates": "warning",
    },
    listed=("show", "leave", "offer", "take", "fight", "sell", "put", "return"),
    unheld=("not-held", "not-drawn"),
    headlines=(
        "mutiny-succeeded",
        "mutiny-failed",
        "new-captain",
        "docked",
        "supported",
        "cabin-boy-scored",
        "sold",
        "merchant-sold",
        "robbed",
        "revealed",
    ),
    asides=(
        "islands-laid",
        "captain-drawn",
        "dealt",
        "dealt-own",
        "took",
        "took-own",
        "drew",
        "laid-aside",
        "laid-aside-own",
        "gave-back",
        "nothing-sold",
        "no-mutiny",
        "renewed",
    ),
    drawn_at_end=("hand-opened", "pile-opened", "rejects-opened", "scored", "won"),
)
