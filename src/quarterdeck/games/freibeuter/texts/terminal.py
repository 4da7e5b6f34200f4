"""Draws a view of Freibeuter as text: the sea with its tokens, what everybody owns, the cards in hand."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Owner
from quarterdeck.games.freibeuter.texts.prompts import asked, hints
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

COLUMNS: Final = "ABCDEFG"
ROWS: Final = "1234567"
EMPTY: Final = "~"
GONE: Final = "+"
STORE: Final = "⌂"
DUTCHMAN: Final = "D"
MARGIN: Final = 2
PANEL: Final = 35  # columns; with the sea that makes eighty


def draw(view: FreibeuterView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """The sea on the left, who owns what on the right (below it where the screen is narrow), hands underneath."""
    sea = draw_sea(view)
    owned = [*draw_owners(view, names, words), (), *draw_piles(view, words)]
    if legend:
        owned += draw_legend(view, words)
    wide = max(length(line) for line in sea) + 1
    if wide + max(length(line) for line in owned) <= width:
        lines = [(*padded(left or (), wide), *(right or ())) for left, right in zip_longest(sea, owned)]
    else:
        lines = [*sea, (), *owned]
    lines += draw_hands(view, names, words, width)
    return [
        *lines,
        *deciding(asked(view), view.turn, names, words, width),
        *overlooked(hints(view), names, words, width, ("dutchman-idle",)),
    ]


# The sea


def draw_sea(view: FreibeuterView) -> list[Line]:
    """Regions in rows and columns; between four of them the crossing with its token."""
    labels = {where: token_label(view, what) for where, what in view.tokens.items()}
    pitch = max([6, *(len(label) + 2 for label, _ in labels.values())])
    lines: list[Line] = [(Segment(" " * MARGIN), *(Segment(letter.center(pitch), "dim") for letter in COLUMNS))]
    for row in ROWS:
        regions = [_centred(draw_region(view, column + row), pitch) for column in COLUMNS]
        lines.append((Segment(row.ljust(MARGIN), "dim"), *(part for region in regions for part in region)))
        if row != ROWS[-1]:
            crossings = [_centred(draw_crossing(view, column + row, labels), pitch) for column in COLUMNS[:-1]]
            lines.append((Segment(" " * (MARGIN + pitch // 2)), *(part for found in crossings for part in found)))
    return lines


def draw_region(view: FreibeuterView, region: str) -> Line:
    """The boats of a region, in brackets where its card is in hand."""
    boats = [
        Segment(MARKS[seat], f"seat-{seat}")
        for seat, owner in enumerate(view.owners)
        for boat in owner.boats
        if boat == region
    ]
    if view.dutchman == region:
        boats.append(Segment(DUTCHMAN, "dutchman"))
    inside = tuple(boats) or (Segment(EMPTY, "sea"),)
    if view.hand is not None and region in view.hand.sea:
        return (Segment("[", "card"), *inside, Segment("]", "card"))
    return inside


def draw_crossing(view: FreibeuterView, crossing: str, labels: Mapping[str, tuple[str, str]]) -> Line:
    """A token, with the mark of whoever boarded it."""
    if crossing not in labels:
        return (Segment(GONE, "dim"),)
    label, style = labels[crossing]
    waits = crossing in view.waiting
    for seat, owner in enumerate(view.owners):
        if crossing in owner.boarded:
            return (Segment(MARKS[seat], f"seat-{seat}"), Segment(label, "waiting" if waits else "boarded"))
    return (Segment(label, "waiting" if waits else style),)


def token_label(view: FreibeuterView, token: str) -> tuple[str, str]:
    """How a token looks, and its style: 20/4 a ship, 2×20 a doubler, ⌂ a store."""
    if token == "store":
        return STORE, "store"
    ship = view.ships[int(token[-1]) - 1]
    if token.startswith("doubler"):
        return f"2×{ship.value}", "doubler"
    return f"{ship.value}/{ship.share}", "ship"


def _centred(line: Line, width: int) -> Line:
    left = (width - length(line)) // 2
    return padded((Segment(" " * left), *line), width)


# Who owns what


def draw_owners(view: FreibeuterView, names: Sequence[str], words: Words) -> list[Line]:
    """A table of all players: money, boats in stock, cards in hand; underneath ships, wealth and debts."""
    titles = [words.say(f"column-{name}") for name in ("money", "boats", "cards")]
    widths = [max(5, len(title)) + 1 for title in titles]
    name = PANEL - 3 - sum(widths)
    heading = "".join(title.rjust(width) for title, width in zip(titles, widths, strict=True))
    lines: list[Line] = [(Segment(heading.rjust(PANEL), "dim"),)]
    for seat, owner in enumerate(view.owners):
        numbers = [str(owner.money), str(owner.stock), f"{owner.sea_cards}+{owner.dutchman_cards}"]
        told = "".join(number.rjust(width) for number, width in zip(numbers, widths, strict=True))
        acting = seat in view.actors
        lines.append(
            (
                Segment("▸" if acting else " ", "strong"),
                Segment(f"{MARKS[seat]} ", f"seat-{seat}"),
                Segment(shortened(names[seat], name).ljust(name), f"seat-{seat}"),
                Segment(told, "strong" if seat == view.seat else ""),
            )
        )
        lines.extend(_wealth(view, owner, words))
    return lines


def _wealth(view: FreibeuterView, owner: Owner, words: Words) -> list[Line]:
    wealth = words.say("wealth-now", {"wealth": owner.wealth})
    ships = _ships(view, owner, PANEL - len(wealth) - 4) or words.say("ships-none")
    lines: list[Line] = [(Segment(f"   {ships} ".ljust(PANEL - len(wealth)), "dim"), Segment(wealth))]
    if owner.debt:
        lines.append((Segment("   " + words.say("debt-now", {"debt": owner.debt}), "warning"),))
    return lines


def _ships(view: FreibeuterView, owner: Owner, width: int) -> str:
    """The captured ships one by one, those of a kind counted where that is too wide; 2×5 would be a doubler."""
    counted = [(ship.value, count) for count, ship in zip(owner.captured, view.ships, strict=True) if count]
    ways = [
        " ".join(str(value) for value, count in counted for _ in range(count)),
        ", ".join(f"{value} ×{count}" if count > 1 else str(value) for value, count in counted),
        " ".join(f"{value}×{count}" if count > 1 else str(value) for value, count in counted),
    ]
    return next((ships for ships in ways if len(ships) <= width), ways[-1])


def draw_piles(view: FreibeuterView, words: Words) -> list[Line]:
    """How many cards the piles hold, how many stores are left, what counts double."""
    piles = words.say("piles-now", {"sea": view.sea_pile, "dutchman": view.dutchman_pile})
    lines: list[Line] = [
        (Segment(" " + piles),),
        (Segment(" " + words.say("stores-now", {"number": view.stores_left})),),
    ]
    doubled = [ship.value for ship in view.ships if ship.doubled]
    if doubled:
        lines.append((Segment(" " + words.say("doubled-now", {"offered": doubled}), "doubler"),))
    return lines


def draw_legend(view: FreibeuterView, words: Words) -> list[Line]:
    """What the signs on the sea mean, two to a line."""
    ship = view.ships[-1]
    label = f"{ship.value}/{ship.share}"
    signs = [(label, "ship"), (STORE, "store"), (f"{MARKS[0]}{label}", "boarded"), (f"2×{ship.value}", "doubler")]
    if view.hand is not None and view.outcome is None:
        signs.append((f"[{EMPTY}]", "card"))
    if view.dutchman is not None:
        signs.append((DUTCHMAN, "dutchman"))
    if view.gone:
        signs.append((GONE, "gone"))
    lines: list[Line] = []
    for first in range(0, len(signs), 2):
        line: Line = ()
        for (sign, what), wide in zip(signs[first : first + 2], (5, 4), strict=False):
            meaning = (Segment(f" {sign.rjust(wide)} ", what), Segment(words.say(f"legend-{what}"), "dim"))
            line = (*padded(line, 20), *meaning) if line else meaning
        lines.append(line)
    return lines


# Cards


def draw_hands(view: FreibeuterView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """One's own hand; once the game is over all hands and what is left in the piles."""
    if view.opened_hands and view.opened_piles is not None:
        lines: list[Line] = [()]
        for seat, hand in enumerate(view.opened_hands):
            lines.extend(_hand(words.say("hand-of", {"seat": seat}, names), hand, words, f"seat-{seat}", width))
        return [*lines, *_hand(words.say("hand-piles"), view.opened_piles, words, "dim", width)]
    if view.hand is None or view.seat is None:
        return []
    return [(), *_hand(words.say("hand-own"), view.hand, words, f"seat-{view.seat}", width)]


def _hand(title: str, hand: Hand, words: Words, style: str, width: int) -> list[Line]:
    """A hand in a line, or in as many as it needs, the further ones indented."""
    cards = [words.say("hand-sea", {"sea": " ".join(hand.sea) or "–"})]
    cards.append(words.say("hand-dutchman", {"dutchman": " ".join(hand.dutchman) or "–"}))
    room = max(20, width - len(title) - 2)
    together = "   ".join(cards)
    lines = [together] if len(together) <= room else [line for part in cards for line in wrapped(part, room)]
    return titled(title, lines, style)


TERMINAL: Final = TerminalStyle(
    draw=draw,
    example="place C4",
    styles={
        "sea": "cool",
        "ship": "",
        "boarded": "strong",
        "store": "strong",
        "doubler": "lined",
        "card": "strong",
        "waiting": "marked",
        "dutchman": "marked",
        "gone": "dim",
    },
    listed=("place", "cash", "dutchman", "board", "draw", "resolve"),
    unheld=("no-sea-card", "no-dutchman-card"),
    headlines=(
        "captured",
        "escaped",
        "paid",
        "store-encircled",
        "store-paid",
        "doubler-encircled",
        "borrowed",
        "debt-marked",
    ),
    asides=(
        "first-player",
        "tokens-laid",
        "dealt",
        "dealt-own",
        "drew-sea",
        "drew-sea-own",
        "drew-dutchman",
        "drew-dutchman-own",
        "dutchman-left",
        "several-wait",
        "order-chosen",
        "boat-returned",
    ),
    drawn_at_end=("hand-opened", "piles-opened", "won"),
)
