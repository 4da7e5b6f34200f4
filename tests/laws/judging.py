"""The laws of bots: what they do and say follows from a view, what was said, and luck of their own."""

import itertools
import math
from collections.abc import Sequence

from quarterdeck.bots import LADDER, Bot, Budget
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.talk import absent_seat
from quarterdeck.core.thumb import SILENCE, WHOLE, Statement, Thumb
from quarterdeck.core.view import View
from tests.laws.cases import Case
from tests.laws.play import Moment, live_moments, moments

SHORT = Budget(iterations=4)


def thumb_at(moment: Moment) -> Thumb:
    """The game's rules of thumb, told what was said."""
    thumb = moment.game.thumb(moment.setting)
    thumb.hear(moment.referee.statements())
    return thumb


def judgement(thumb: Thumb, state: State, seat: int, seed: int) -> tuple[object, ...]:
    """All that rules of thumb say about a seat's own choices, and what they let it say."""
    said = thumb.speak(state, seat, FastLuck(seed))
    if not state.must_decide(seat):
        return (said,)
    worth = [thumb.worth(state, seat, action) for action in state.legal(seat)]
    return said, thumb.choose(state, seat, FastLuck(seed)), worth


def rules_of_thumb_follow_from_the_view(case: Case) -> None:
    """What a seat should do or say by rules of thumb is the same in all worlds of its view, also in sensible games."""
    sensible = live_moments(case, every=4, sensible=True) if case.luck("sensible").below(case.sparse) == 0 else ()
    for moment in itertools.chain(moments(case, every=4), sensible):
        thumb = thumb_at(moment)
        for seat in moment.viewers[1:]:
            found = judgement(thumb, moment.state, seat, moment.number)
            for how, world in moment.possible_worlds(seat):
                other = judgement(thumb, world, seat, moment.number)
                assert other == found, f"{moment}: by rules of thumb {seat} does {other} in a {how} world, not {found}"


def rules_of_thumb_choose_what_is_allowed(case: Case) -> None:
    """Choices, also the quick ones of playouts, are legal; statements name nobody who is not at the table."""
    statements = case.game.statements
    for moment in moments(case, every=2):
        thumb = thumb_at(moment)
        for seat in moment.state.actors():
            legal = moment.state.legal(seat)
            assert thumb.choose(moment.state, seat, moment.luck) in legal, f"{moment}: {seat} chooses what is illegal"
            assert thumb.quick(moment.state, seat, moment.luck) in legal, f"{moment}: {seat} plays out what is illegal"
        for seat in moment.viewers[1:]:
            said = thumb.speak(moment.state, seat, moment.luck)
            if said != SILENCE:
                assert statements is not None, f"{moment}: {seat} says something where nothing can be said"
                assert absent_seat(statements, said, case.players) is None, f"{moment}: {seat} talks of an empty seat"


def rules_of_thumb_know_how_it_ends(case: Case) -> None:
    """A reward lies between nothing and a whole win; in the end winners have more than all others. Weights weigh."""
    for moment in moments(case, every=5):
        thumb = thumb_at(moment)
        rewards = [thumb.reward(moment.state, seat) for seat in moment.viewers[1:]]
        assert all(0 <= reward <= WHOLE for reward in rewards), f"{moment}: rewards are {rewards}"
        for seat in moment.viewers[1:]:
            weight = thumb.weight(moment.state, seat)
            assert 0 < weight < math.inf, f"{moment}: for {seat} the truth weighs {weight}"
        outcome = moment.referee.outcome
        if outcome is not None and outcome.winners:
            least = min(rewards[seat] for seat in outcome.winners)
            others = [reward for seat, reward in enumerate(rewards) if seat not in outcome.winners]
            assert all(reward < least for reward in others), f"{moment}: {outcome.winners} won, rewards are {rewards}"


def bots_decide_by_what_they_are_given(case: Case) -> None:
    """Same view, statements and luck, same choice and same words: in another world, and whatever was asked before."""
    old_hands = [bot(case.game, setting_of(case)) for bot in LADDER.values()]
    for moment in moments(case, every=12):
        said = moment.referee.statements()
        for seat in moment.state.actors():
            legal = moment.state.legal(seat)
            for bot in old_hands:
                fresh = type(bot)(case.game, moment.setting)
                found = answers(fresh, moment.view(seat), legal, said, moment.number)
                assert found[0] in legal, f"{moment}: the {bot.name} at {seat} chooses what is illegal"
                for how, world in moment.possible_worlds(seat):
                    other = answers(bot, moment.setting.view(world, seat), legal, said, moment.number)
                    assert other == found, f"{moment}: the {bot.name} at {seat} decides otherwise in a {how} world"


def setting_of(case: Case) -> Setting:
    """The case's game set up."""
    return case.game.setting(case.players, case.options, case.data)


def answers(bot: Bot, view: View, legal: Sequence[int], said: list[Statement], seed: int) -> tuple[object, ...]:
    """What a bot does and says, given all that a bot is given."""
    action = bot.choose(view if bot.looks else None, legal, said, FastLuck(seed), SHORT)
    return action, bot.speak(view, said, FastLuck(seed))
