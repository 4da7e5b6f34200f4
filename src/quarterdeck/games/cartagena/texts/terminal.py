"""Draws a view of Cartagena as text: the track, the row of cabins, what everybody has, the duel spaces, own cards."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.games.cartagena.knowledge.view import CartagenaView, Letter
from quarterdeck.games.cartagena.texts.prompts import asked, hints
from quarterdeck.texts.drawing import MARKS, Line, Segment, length, listed, overlooked, shortened, wrapped
from quarterdeck.texts.terminal import TerminalStyle
from quarterdeck.texts.words import Words

SEA: Final = "·"
STORM: Final = "≈"
MUTINY: Final = "✖"
ISLANDS: Final = "VTC"  # volcano, treasure island, coin island
CLOSED: Final = "▒▒▒"
UNKNOWN: Final = "?"
MUTINY_PHASES: Final = ("lay", "monkey", "over")


def draw(view: CartagenaView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """The ship's way and the row while the voyage lasts, then the players, the duel spaces and the cards one knows."""
    lines: list[Line] = []
    if view.phase not in MUTINY_PHASES:
        lines += [*draw_voyage(view, names, words, width), ()]
        if legend:
            lines += [*draw_legend(words, width), ()]
    lines += [*draw_supplies(view, words, width), ()]
    lines += [*draw_players(view, names, words, width), ()]
    lines += draw_letters(view, words, width)
    lines += draw_duel(view, words, width)
    lines += draw_cards(view, names, words, width)
    return [
        *lines,
        *draw_decision(view, names, words, width),
        *overlooked(hints(view), names, words, width, ("hint-last-door",)),
    ]


# The voyage


def draw_voyage(view: CartagenaView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """The round, the track with the ship on it, the doors and who is behind those that are open."""
    heading = words.say("round-now", {"number": view.round, "seat": view.dealer}, names)
    way = words.say("track-now", {"square": view.ship, "mutiny": view.track.mutiny})
    lines: list[Line] = [(Segment(f"{heading}   {way}"),)]
    lines += draw_track(view, width)
    doors = [_door(view, number, words) for number in range(len(view.cabins))]
    lines += listed(words.say("row-now"), doors, "  ", "strong", width)
    if view.lifeboat is not None:
        lines.append((Segment(words.say("lifeboat-now", {"pirate": view.lifeboat}), "dim"),))
    if view.storms:
        lines.append((Segment(words.say("storms-now", {"number": view.storms}), "warning"),))
    return lines


def draw_track(view: CartagenaView, width: int) -> list[Line]:
    """A sign for each square, the ship's in brackets."""
    squares = [_square(view, square) for square in range(view.track.mutiny + 1)]
    in_a_line = max(1, width // 3)
    return [
        tuple(
            Segment(f"[{sign}]" if square == view.ship else f" {sign} ", "ship" if square == view.ship else style)
            for square, (sign, style) in enumerate(squares)
            if first <= square < first + in_a_line
        )
        for first in range(0, len(squares), in_a_line)
    ]


def _square(view: CartagenaView, square: int) -> tuple[str, str]:
    track = view.track
    if square == track.mutiny:
        return MUTINY, "warning"
    islands = (track.volcano, track.treasure, track.coin)
    if square in islands:
        return ISLANDS[islands.index(square)], "strong"
    return (STORM, "sea") if square in track.storms else (SEA, "dim")


def _door(view: CartagenaView, number: int, words: Words) -> str:
    """Who is behind a door: in brackets where he cannot be used any more."""
    cabin = view.cabins[number]
    if cabin.pirate is None:
        return f"{number + 1} {CLOSED}"
    name = words.say(f"name-{cabin.pirate}")
    if cabin.pirate == "sate" and cabin.free:
        name += f" ({words.say('sate-now', {'number': view.sate})})"
    return f"{number + 1} {name}" if cabin.free else f"{number + 1} ({name})"


def draw_legend(words: Words, width: int) -> list[Line]:
    """What the signs mean."""
    signs = ((ISLANDS, "islands"), (STORM, "storm"), (MUTINY, "mutiny"), ("( )", "used"))
    meanings = [f"{sign} {words.say(f'legend-{what}')}" for sign, what in signs]
    return [(Segment(f" {line}", "dim"),) for line in wrapped("   ".join(meanings), max(20, width - 1))]


def draw_supplies(view: CartagenaView, words: Words, width: int) -> list[Line]:
    """What is left in the piles and on the coin island."""
    under = len(view.combat.under), len(view.gold.under)
    combat, gold = view.combat.cards + under[0], view.gold.cards + under[1]
    text = words.say("supplies-now", {"combat": combat, "gold": gold, "coins": view.coin_island})
    if any(under):
        text += " " + words.say("under-now", {"combat": under[0], "gold": under[1]})
    return [(Segment(line),) for line in wrapped(text, max(20, width))]


# Who has what


def draw_players(view: CartagenaView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """Cards, gold cards and coins of all players, and what else is known of them. Seats have numbers, as in actions."""
    titles = [words.say(f"column-{what}") for what in ("cards", "golds", "coins")]
    widths = [max(5, len(title)) + 1 for title in titles]
    heading = "".join(title.rjust(wide) for title, wide in zip(titles, widths, strict=True))
    lines: list[Line] = [(Segment(" " * 21 + heading, "dim"),)]
    for seat, player in enumerate(view.players):
        counts = (player.cards, player.golds, player.coins)
        numbers = "".join(str(n).rjust(wide) for n, wide in zip(counts, widths, strict=True))
        line: Line = (
            Segment("▸" if seat in view.actors else " ", "strong"),
            Segment(f"{seat} {MARKS[seat]} ", f"seat-{seat}"),
            Segment(shortened(names[seat], 15).ljust(16), f"seat-{seat}"),
            Segment(numbers, "strong" if seat == view.seat else ""),
        )
        room = max(10, width - length(line) - 2)
        first, *more = wrapped(", ".join(_known_of(view, seat, words)), room) or [""]
        lines.append((*line, Segment(f"  {first}")))
        lines += [(Segment(" " * (length(line) + 2) + part),) for part in more]
    return lines


def _known_of(view: CartagenaView, seat: int, words: Words) -> list[str]:
    """Allegiance as far as it is known, the part taken in the mutiny, and cards known to be in the hand."""
    player = view.players[seat]
    if player.side is not None:
        found = [words.say("side-now", {"side": player.side})]
    else:
        found = [words.say("declared-now" if player.declared else "undeclared-now")]
    if view.duel is not None and view.phase != "over":
        if not player.mutineer:
            found.append(words.say("out-now"))
        elif not player.fighting:
            found.append(words.say("left-duel-now"))
        elif player.laid:
            found.append(words.say("laid-now"))
    known = (*player.known_cards, *player.known_golds)
    if known and view.phase != "over":
        gave = any(slot.origin == seat for slot in view.combat.under)
        found.append(words.say("known-or-under-now" if gave else "known-now", {"cards": known}))
    return found


# The duels


def draw_letters(view: CartagenaView, words: Words, width: int) -> list[Line]:
    """The duel spaces, Valverde's sailor first."""
    letters = [_letter(letter, words) for letter in view.letters]
    return listed(words.say("letters-now"), letters, "   ", "", width)


def _letter(letter: Letter, words: Words) -> str:
    if letter.valverde is not None:
        text = f"{letter.letter} {letter.valverde}:{letter.diaz}"
    elif letter.pair:
        text = f"{letter.letter} {{{letter.pair[0]}, {letter.pair[1]}}}"
    else:
        text = f"{letter.letter} {UNKNOWN}:{UNKNOWN}" if letter.placed else f"{letter.letter} –"
    return f"{text} {words.say('letter-won', {'side': letter.winner})}" if letter.winner else text


def draw_duel(view: CartagenaView, words: Words, width: int) -> list[Line]:
    """How strong both sides are, and what was played."""
    if view.duel is None or view.phase == "over":
        return []
    duel = view.duel
    slots = {"letter": duel.letter, "bout": duel.bout, "valverde": duel.valverde, "diaz": duel.diaz}
    lines: list[Line] = [(Segment(words.say("duel-now", slots), "strong"),)]
    if duel.played:
        played = words.say("played-now", {"cards": duel.played})
        lines += [(Segment(line, "dim"),) for line in wrapped(played, max(20, width))]
    return lines


# Cards


def draw_cards(view: CartagenaView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """One's own cards and those one knows; once the game is over all that was hidden."""
    rows: list[tuple[str, Sequence[str], str]] = []
    under: list[str] = []
    if view.opened is not None:
        for seat, hand in enumerate(view.opened.hands):
            own = (*hand, *view.opened.golds[seat])
            rows.append((words.say("hand-of", {"seat": seat}, names), own, f"seat-{seat}"))
        pile = (*view.opened.pile, *view.opened.under, *view.opened.gold_pile, *view.opened.gold_under)
        rows.append((words.say("pile-opened-now"), pile, "dim"))
    elif view.seat is not None and view.hand is not None and view.golds is not None:
        style = f"seat-{view.seat}"
        rows.append((words.say("hand-own"), view.hand, style))
        rows.append((words.say("golds-own"), view.golds, style))
        if view.laid is not None:
            rows.append((words.say("laid-card-own"), (view.laid,), style))
        looked = [slot.card for slot in (*view.combat.looked_at, *view.gold.looked_at) if slot.card is not None]
        if looked:
            rows.append((words.say("looked-own"), looked, "strong"))
        if view.taken:
            rows.append((words.say("taken-own"), [str(value) for value in view.taken], "strong"))
        under = [slot.card for slot in (*view.combat.under, *view.gold.under) if slot.card is not None]
    fighting = view.duel.letter if view.duel is not None and view.phase != "over" else ""
    out = [card for letter in view.letters for card in letter.played if letter.letter != fighting]
    if out:
        rows.append((words.say("out-cards"), out, "dim"))
    lines = [line for title, cards, style in rows for line in _cards(title, cards, style, words, width)]
    if under:  # in their order
        known = [words.say(f"name-{card}") for card in under]
        lines += listed(words.say("known-under"), known, ", ", "dim", width)
    return lines


def _cards(title: str, cards: Sequence[str], style: str, words: Words, width: int) -> list[Line]:
    """Cards in a line, those of a kind counted."""
    names = [words.say(f"name-{card}") if words.has(f"name-{card}") else card for card in cards]
    counted = [f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]
    return listed(title, [text.removesuffix(" ×1") for text in counted] or ["–"], ", ", style, width)


def draw_decision(view: CartagenaView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """Who must decide what; in a bout several at the same time."""
    phrase = asked(view)
    if phrase is None:
        return []
    decision = words.say(phrase.key, phrase.slots)
    if len(view.actors) == 1:
        seat = view.actors[0]
        sentence, style = words.say("to-decide", {"seat": seat, "decision": decision}, names), f"seat-{seat}"
    else:
        sentence, style = words.say("all-decide", {"decision": decision}), "strong"
    return [(Segment(line, style),) for line in wrapped(sentence, max(20, width))]


TERMINAL: Final = TerminalStyle(
    draw=draw,
    example="use tembo",
    styles={"ship": "marked", "sea": "cool"},
    listed=("knock", "use", "lay", "take", "keep", "place", "declare", "put", "sell", "buy", "rob", "spy", "finish"),
    unheld=("not-held", "not-seen"),
    headlines=(
        "haunted",
        "robbed",
        "storm",
        "mutiny-begins",
        "duel-begins",
        "revealed",
        "monkey",
        "excluded",
        "duel-won",
        "mutiny-won",
    ),
    asides=(
        "dealer-drawn",
        "dealt",
        "looked-diaz",
        "looked-tembo",
        "took-sailors",
        "left-it",
        "no-effect",
        "stayed",
        "laid",
        "laid-own",
    ),
    drawn_at_end=("side-opened", "hand-opened", "sailors-opened", "piles-opened", "scored", "won"),
)
