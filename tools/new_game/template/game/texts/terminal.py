"""Draws a view as text: the players, the hold, the pile, what one holds and remembers."""

from collections.abc import Sequence

from quarterdeck.texts.drawing import MARKS, Line, Segment, deciding, listed, wrapped
from quarterdeck.texts.terminal import TerminalStyle
from quarterdeck.texts.words import Words
from tools.new_game.template.game.knowledge.view import Player, SmugglersView
from tools.new_game.template.game.texts.prompts import asked, hints


def draw(view: SmugglersView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """What everybody sees, then what one knows oneself."""
    lines: list[Line] = []
    for seat, player in enumerate(view.players):
        text = words.say("player-now", {"seat": seat, "number": player.cards}, names)
        lines.append((Segment(f"{MARKS[seat]} {text}", f"seat-{seat}"), Segment(_rest(player, words), "dim")))
    crates = [_crate(view, number, names, words) for number in range(len(view.crates))]
    lines += [(), *listed(words.say("field-crates"), crates, " · ", "crate", width)]
    lines.append((Segment(words.say("pile-now", {"number": view.top + view.middle + view.under})),))
    if view.role is not None:
        lines += _cards("field-hand", view.hand, words, width)
        role = words.say("field-role") + "  "
        lines.append((Segment(role, "strong"), Segment(_name(view.role, words))))
    if view.opened is not None:
        lines += _cards("field-hold", view.opened.hold, words, width)
    return [*lines, *_decision(view, names, words, width)]


def _rest(player: Player, words: Words) -> str:
    """What else is seen of a player."""
    known = [words.say("field-ashore")] * player.ashore
    if player.role is not None:
        known.append(_name(player.role, words))
    return "".join(f"  {word}" for word in known)


def _crate(view: SmugglersView, number: int, names: Sequence[str], words: Words) -> str:
    """A crate: its number, who laid it with which claim, what one surely knows of it."""
    crate, place = view.crates[number], (f"crate.{number}",)
    known = [note.cards[0] for note in view.notes if note.places == place]
    text = str(number)
    if crate.by is not None:
        text += f" {words.say('claim-now', {'seat': crate.by, 'claim': crate.claim}, names)}"
    return text + "".join(f" = {_name(card, words)}" for card in known)


def _cards(key: str, cards: Sequence[str], words: Words, width: int) -> list[Line]:
    """Cards after what they are."""
    return listed(words.say(key), [_name(card, words) for card in cards], ", ", "strong", width)


def _name(word: str, words: Words) -> str:
    """What a thing is called."""
    return words.say(f"name-{word}")


def _decision(view: SmugglersView, names: Sequence[str], words: Words, width: int) -> list[Line]:
    """Who must decide what, and what one might overlook."""
    lines: list[Line] = [()]
    for seat in view.actors:
        lines += deciding(asked(view), seat, names, words, width)
    said = [words.say(hint.key, hint.slots) for hint in hints(view)]
    return [*lines, *((Segment(line, "strong"),) for text in said for line in wrapped(text, width))]


TERMINAL = TerminalStyle(
    draw=draw,
    example="stow rum",
    styles={"crate": "strong"},
    unheld=("no-such-card",),
    headlines=("ashore", "ended-1", "ended-2"),
)
