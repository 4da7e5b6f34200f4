"""Draws a view of Traîtres à bord as text: piles, the crew with its planks, the chest card by card, what one knows."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.games.traitres.box.pieces import LAST_PLANK
from quarterdeck.games.traitres.knowledge.view import LootCard, Trace, TraitresView
from quarterdeck.games.traitres.texts.prompts import asked, hints
from quarterdeck.texts.drawing import MARKS, Line, Segment, deciding, length, listed, overlooked, shortened, wrapped
from quarterdeck.texts.terminal import TerminalStyle
from quarterdeck.texts.words import Words

PLANK: Final = "▬"
NO_PLANK: Final = "·"
KNOWN: Final = "="
MIXED: Final = "?"


def draw(view: TraitresView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """The piles, the players, the chest, and what the viewer holds and remembers."""
    lines = [*draw_piles(view, words, width), (), *draw_players(view, names, words, width), ()]
    lines += draw_chest(view, words, width)
    if legend and (view.chest or view.thrown_out):
        lines += draw_legend(words, width)
    lines += [(), *draw_memory(view, names, words, width)]
    lines += draw_cards(view, names, words, width)
    lines += deciding(asked(view), view.turn, names, words, width)
    return [*lines, *overlooked(hints(view), names, words, width)]


def draw_piles(view: TraitresView, words: Words, width: int) -> list[Line]:
    """What is in the pile and the discard, and which cards everybody saw there."""
    text = words.say("piles-now", {"pile": view.pile, "top": len(view.top), "discards": view.discards})
    lines: list[Line] = [(Segment(line),) for line in wrapped(text, max(20, width))]
    if view.used:
        lines += _cards(words.say("used-now"), view.used, "dim", words, width)
    return lines


# The crew


def draw_players(view: TraitresView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """Planks and cards of all players, and their roles as far as they are known. Seats have numbers, as in actions."""
    titles = [words.say("column-planks"), words.say("column-cards")]
    widths = [max(LAST_PLANK, len(title)) + 2 for title in titles]
    heading = "".join(title.rjust(wide) for title, wide in zip(titles, widths, strict=True))
    lines: list[Line] = [(Segment(" " * 21 + heading, "dim"),)]
    for seat, player in enumerate(view.players):
        planks = (PLANK * player.planks).ljust(LAST_PLANK, NO_PLANK) if player.aboard else ""
        cards = str(player.cards) if player.aboard else ""
        known = [words.say("role-now", {"role": player.role})] if player.role is not None else []
        if not player.aboard:
            known.append(words.say("overboard-now"))
        line: Line = (
            Segment("▸" if seat in view.actors else " ", "strong"),
            Segment(f"{seat} {MARKS[seat]} ", f"seat-{seat}"),
            Segment(shortened(names[seat], 15).ljust(16), f"seat-{seat}"),
            Segment(planks.rjust(widths[0]), "plank" if player.planks else ""),
            Segment(cards.rjust(widths[1])),
        )
        room = max(10, width - length(line) - 2)
        lines.append((*line, Segment(f"  {shortened(', '.join(known), room)}", "strong" if known else "")))
    return lines


# The chest


def draw_chest(view: TraitresView, words: Words, width: int) -> list[Line]:
    """The chest from the top, and what was thrown out of it: who laid each card, what was announced, what one knows."""
    slots: dict[str, object] = {"number": len(view.chest), "target": view.target}
    lines: list[Line] = [(Segment(words.say("chest-now", slots), "chest"),)]
    if view.total is not None:
        worth = words.say("chest-worth", {"total": view.total, "target": view.target})
        lines.append((Segment(worth, "chest"),))
    for key, cards in (("chest-row", view.chest), ("thrown-row", view.thrown_out)):
        if cards:
            shown = [_loot(view, card, words) for card in reversed(cards)]
            lines += listed(words.say(key), shown, "  ", "" if key == "chest-row" else "dim", width)
    if not view.chest and view.total is None:
        lines.append((Segment(words.say("chest-empty"), "dim"),))
    return lines


def _loot(view: TraitresView, card: LootCard, words: Words) -> str:
    """Whoever may have laid a loot card; what was announced, where it can be only one lay; the card, if it is known."""
    claim = _name(view.lays[card.lays[0]].claim, words) if len(card.lays) == 1 else MIXED
    text = _marks(view, card.lays) + claim
    return f"{text}{KNOWN}{_name(card.card, words)}" if card.card is not None else text


def _marks(view: TraitresView, lays: Sequence[int]) -> str:
    """Whose lays these are."""
    return "".join(MARKS[seat] for seat in sorted({view.lays[number].by for number in lays}))


def draw_legend(words: Words, width: int) -> list[Line]:
    """What the signs of the chest mean."""
    plus, minus = _name("plus", words), _name("minus", words)
    signs = ((MARKS[0] + plus, "lay"), (MARKS[:2] + MIXED, "mixed"), (KNOWN + minus, "known"))
    meanings = [f"{sign} {words.say(f'legend-{what}')}" for sign, what in signs]
    return [(Segment(f" {line}", "dim"),) for line in wrapped(" · ".join(meanings), max(20, width - 1))]


# What one remembers


def draw_memory(view: TraitresView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """Cards one knows without knowing where they lie, what one saw, what lies on the pile or was thrown away."""
    if view.opened is not None:
        return []
    said: list[str] = []
    known: dict[str, list[str]] = {}
    for trace in view.traces:
        if trace.card is not None:
            known.setdefault(" / ".join(_places(view, trace, names, words)), []).append(trace.card)
    said += [words.say("known-somewhere", {"cards": cards, "places": places}) for places, cards in known.items()]
    for look in view.looks:
        if look.cards is not None:
            said.append(words.say("seen-own", {"cards": look.cards, "marks": _marks(view, look.lays)}))
    top = [card.card for card in reversed(view.top) if card.card is not None]
    if top:
        said.append(words.say("known-top", {"cards": top}))
    away = [card.card for card in view.thrown_away if card.card is not None]
    if away:
        said.append(words.say("known-away", {"cards": away}))
    return [(Segment(line, "dim"),) for text in said for line in wrapped(text, max(20, width))]


def _places(view: TraitresView, trace: Trace, names: Sequence[str], words: Words) -> list[str]:
    """Where a trace leads, each place named once; chest cards by their height."""
    holders = sorted({*trace.hands, *(seat for seat, _ in trace.fresh)})
    found = [words.say("place-hand", {"seat": seat}, names) for seat in holders]
    if trace.pile:
        found.append(words.say("place-pile"))
    heights = {card.number: height for height, card in enumerate(view.chest, 1)}
    numbers = [heights.get(number) for number in trace.loot]
    if any(numbers):
        found.append(words.say("place-chest", {"numbers": [number for number in numbers if number is not None]}))
    if None in numbers:
        found.append(words.say("place-thrown"))
    owners = dict.fromkeys(view.thrown_away[number].by for number in trace.thrown_away)
    return found + [words.say("place-discard", {"seat": seat}, names) for seat in owners]


# Cards


def draw_cards(view: TraitresView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """One's own role and cards; once the game is over all that was hidden."""
    if view.opened is not None:
        lines = []
        for seat, hand in enumerate(view.opened.hands):
            if hand:
                lines += _cards(words.say("hand-of", {"seat": seat}, names), hand, f"seat-{seat}", words, width)
        top = [card.card for card in view.top if card.card is not None]
        return [*lines, *_cards(words.say("pile-opened-now"), (*view.opened.pile, *top), "dim", words, width)]
    if view.seat is None or view.hand is None or view.role is None:
        return []
    style = f"seat-{view.seat}"
    lines = [(Segment(words.say("role-own", {"role": view.role}), style),)]
    if view.players[view.seat].aboard:
        lines += listed(words.say("hand-own"), [_name(card, words) for card in view.hand] or ["–"], ", ", style, width)
    if view.looked_at:
        lines += _cards(words.say("looked-at-own"), view.looked_at, "strong", words, width)
    return lines


def _name(card: str, words: Words) -> str:
    return words.say(f"name-{card}")


def _cards(title: str, cards: Sequence[str], style: str, words: Words, width: int) -> list[Line]:
    """Cards in a line, those of a kind counted."""
    counted = [f"{_name(card, words)} ×{cards.count(card)}" for card in dict.fromkeys(cards)]
    return listed(title, [text.removesuffix(" ×1") for text in counted] or ["–"], ", ", style, width)


TERMINAL: Final = TerminalStyle(
    draw=draw,
    example="lay plus saying zero",
    styles={"chest": "cool", "plank": "warning"},
    listed=("lay", "spyglass", "riddance", "catch", "pockets", "plank", "put", "return", "open"),
    unheld=("not-held", "not-seen"),
    headlines=(
        "role-dealt-own",
        "mate-own",
        "used-plank",
        "overboard",
        "opened-chest",
        "chest-full",
        "chest-short",
        "mutineers-gone",
        "sides-even",
        "pile-empty",
        "team-won",
    ),
    asides=("role-dealt", "mates-told", "no-mate-own", "dealt", "drew", "looked", "put-back", "returned"),
    drawn_at_end=("role-opened", "hand-opened", "chest-left", "piles-opened", "won"),
)
