"""Broken rules that the naive referees catch, in games nobody chose for it."""

from tests.leaks.mutant import Mutant, mutant

CARTAGENA = "games/cartagena/"
TRAITRES = "games/traitres/"


def compared(game: str, players: int) -> str:
    return f"tests/referees/test_agreement.py::test_both_referees_agree_on_random_games[{game}-{players}]"


REFEREE_MUTANTS: list[Mutant] = [
    mutant(
        "C2.4 the last pirate of a row is used by the clause of the choice",
        CARTAGENA + "rules/c5_pirates.py",
        '"C2.4" if last else "C2.3", "used"',
        '"C2.3", "used"',
        compared("cartagena", 2),
    ),
    mutant(
        "C3.1 the pirate in the lifeboat may stand behind a door",
        CARTAGENA + "rules/c2_to_c4_voyage.py",
        "    behind = state.in_play() & ~state.seen\n",
        "    behind = (state.in_play() | (BIT[state.lifeboat] if state.lifeboat >= 0 else 0)) & ~state.seen\n",
        compared("cartagena", 2),
    ),
    mutant(
        "C5.5 Wessel-Jan draws a card more than was put under the pile",
        CARTAGENA + "rules/c5_pirates.py",
        "    if state.exchanged == MOST_EXCHANGES or state.combat.held[seat] == 0:\n"
        "        gain(state, seat, state.exchanged, 0, 0, luck, listener)\n",
        "    if state.exchanged == MOST_EXCHANGES or state.combat.held[seat] == 0:\n"
        "        gain(state, seat, state.exchanged + 1, 0, 0, luck, listener)\n",
        compared("cartagena", 2),
        games=12,
    ),
    mutant(
        "C5.9 Sate keeps his coins for the next round",
        CARTAGENA + "rules/state.py",
        "        self.fresh = NOTHING\n        self.sate = 1\n",
        "        self.fresh = NOTHING\n        self.sate = max(self.sate, 1)\n",
        compared("cartagena", 2),
    ),
    mutant(
        "C7.5 monkeys of every later bout earn",
        CARTAGENA + "rules/c6_to_c7_mutiny.py",
        "    elif state.bout == 2:\n        reward(",
        "    elif state.bout >= 2:\n        reward(",
        compared("cartagena", 3),
        games=12,
    ),
    mutant(
        "T4.3 Good Riddance says one card more than it throws out",
        TRAITRES + "rules/t4_actions.py",
        '"used-riddance", {"seat": seat, "number": number})',
        '"used-riddance", {"seat": seat, "number": number + 1})',
        compared("traitres", 3),
    ),
    mutant(
        "T4.5 emptied pockets are filled with one card fewer",
        TRAITRES + "rules/t4_actions.py",
        "draw_cards(state, to, min(state.numbers.hand, state.pile_size()),",
        "draw_cards(state, to, min(state.numbers.hand - 1, state.pile_size()),",
        compared("traitres", 3),
        games=12,
    ),
    mutant(
        "T8.2 the uppermost card of the chest is not counted",
        TRAITRES + "rules/state.py",
        "                total += WORTH[kind_of(loot[number])]\n",
        "                total += WORTH[kind_of(loot[number])] if self.chest >> number > 1 else 0\n",
        compared("traitres", 3),
    ),
]
