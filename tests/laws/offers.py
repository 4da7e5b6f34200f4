"""The law of take-backs in whole games: what is offered told nobody anything, and answers follow from the view."""

from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.state import State
from quarterdeck.core.takeback import TakeBacks
from tests.laws.cases import Case
from tests.laws.play import Moment, moments
from tests.laws.secrets import NO_LUCK, wire


def take_backs_tell_nobody_anything(case: Case) -> None:
    """What can be taken back looked the same to everybody in other worlds, and chance falls in all of them or in none.

    Few worlds are looked at, with a luck of the law's own: on tiny boxes all are (`taking_back.py`).
    """
    for moment in moments(case, every=20):
        if moment.over:
            continue
        words = f"{moment.seat}: {case.game.alphabet.words(moment.action)}"
        before, after = moment.view(moment.seat), moment.after.view(moment.seat)
        judge = TakeBacks(case.game.alphabet, moment.setting)
        drew = bool(moment.draws)
        offered = judge.why_not(before, moment.action, after, drew=drew) is None
        for how, world in moment.possible_worlds(moment.seat):
            same = seen_after(moment, world, moment.action, moment.seat) == wire(after)
            assert not (drew and same), f"{moment}: after {words} chance falls, and not in a {how} world"
            assert same or not offered, f"{moment}: {words} is offered, and shows something else in a {how} world"
        if offered:
            nobody_else_learns(moment, words)


def nobody_else_learns(moment: Moment, words: str) -> None:
    """All others see the same in a world of theirs, whatever was done there that looks like it."""
    shown = moment.game.alphabet.shown
    for viewer in moment.viewers:
        if viewer == moment.seat:
            continue
        truth = wire(moment.after.view(viewer))
        for how, world in moment.possible_worlds(viewer):
            alike = [action for action in world.legal(moment.seat) if shown(action) == shown(moment.action)]
            assert alike, f"{moment}: {words} is offered, and for {viewer} cannot be done in a {how} world"
            other = alike[moment.luck.below(len(alike))]
            found = seen_after(moment, world, other, viewer)
            assert found == truth, f"{moment}: {words} is offered, and {viewer} sees something else in a {how} world"


def seen_after(moment: Moment, world: State, action: int, viewer: int) -> bytes | None:
    """What a viewer sees after an action in another world, None where chance falls."""
    done = world.copy()
    try:
        done.apply(moment.seat, action, NO_LUCK)
    except LuckRefused:
        return None
    return wire(moment.setting.view(done, viewer))
