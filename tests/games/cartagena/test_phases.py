"""Whatever else is tried is refused by what must be done first, and by its clause (C2.3, C3.1, C5, C7)."""

from collections.abc import Callable

import pytest

from quarterdeck.games.cartagena import CARTAGENA
from tests.games.cartagena.played import Played, box, game, mutiny, rounds

PLACED = rounds("cambivalute / sailor 1 / sailor 2 / place 1; pang / take coin")
BOTH = ("bijoux / declare valverde; ojo / declare diaz",)
RICH = (*BOTH, "crackpott / draw pink-3 grey-3; pang / take coin", "crackpott / draw pink-2 grey-2; pang / take coin")
MONKEY = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay grey-1"

# What is asked, the verbs that answer it, what must be done first, and by which clause
PHASES: dict[str, tuple[Callable[[], Played], str, str, str]] = {
    "a turn": (lambda: game("cabin tembo"), "knock use", "turn-first", "C2.3"),
    "a storm": (
        lambda: game(rounds("sate; pang / take coin"), data=box(storms=(2,)), storm="dealer_chooses"),
        "embark",
        "storm-first",
        "C3.1",
    ),
    "Díaz": (lambda: game("cabin diaz; 0: use diaz; gold gold-1; draw pink-2"), "take", "choose-first", "C5.2"),
    "Tembo": (lambda: game("cabin tembo; 0: use tembo; draw pink-2 pink-3"), "keep", "keep-first", "C5.4"),
    "Wessel-Jan": (lambda: game("cabin wessel-jan; 0: use wessel-jan"), "put finish", "put-first", "C5.5"),
    "Dean Nero": (lambda: game("cabin dean-nero; 0: use dean-nero"), "sell buy finish", "trade-first", "C5.6"),
    "Pang": (lambda: game("cabin pang; 0: use pang"), "take", "take-first", "C5.7"),
    "Chang Ye": (lambda: game("cabin chang-ye; 0: use chang-ye"), "rob finish", "rob-first", "C5.8"),
    "Bijoux": (lambda: game("cabin bijoux; 0: use bijoux"), "declare", "declare-first", "C5.10"),
    "Ojo": (lambda: game("cabin ojo; 0: use ojo"), "declare finish", "ojo-first", "C5.11"),
    "Ojo, having declared": (
        lambda: game(rounds(*BOTH), "cabin ojo; 1: use ojo"),
        "spy finish",
        "spy-first",
        "C5.11",
    ),
    "Cambivalute": (
        lambda: game("cabin cambivalute; 0: use cambivalute; sailor 1; sailor 2"),
        "place",
        "place-first",
        "C5.12",
    ),
    "Cambivalute, all placed": (
        lambda: game(PLACED, "cabin cambivalute; 1: use cambivalute", data=box(duels=1)),
        "inspect finish",
        "inspect-first",
        "C5.12",
    ),
    "a bout": (lambda: mutiny("reveal 4 7", after=BOTH), "lay", "lay-first", "C7.2"),
    "a monkey": (lambda: mutiny(MONKEY, after=RICH), "rob finish", "rob-first", "C7.5"),
}


@pytest.mark.parametrize("asked", PHASES)
def test_nothing_but_what_is_asked_is_done(asked: str) -> None:
    """C2.3, C3.1, C5.2, C5.4, C5.5, C5.6, C5.7, C5.8, C5.10, C5.11, C5.12, C7.2, C7.5"""
    play, verbs, first, clause = PHASES[asked]
    truth = play().truth
    others = [code for code in range(len(CARTAGENA.alphabet)) if verb_of(code) not in verbs.split()]
    assert {verb_of(code) for code in truth.legal(truth.actor())} <= set(verbs.split())
    for code in others:
        refusal = truth.refusal(truth.actor(), code)
        assert (refusal.key, refusal.clause, refusal.slots) == (first, clause, {}), CARTAGENA.alphabet.words(code)


def verb_of(code: int) -> str:
    return CARTAGENA.alphabet.words(code).split()[0]
