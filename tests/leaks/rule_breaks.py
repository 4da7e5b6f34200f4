"""Broken rules of Freibeuter, clause by clause."""

from tests.leaks.mutant import law, mutant, referee

LEGAL = "games/freibeuter/rules/legal.py"
SETUP = "games/freibeuter/rules/f1_setup.py"
TURN = "games/freibeuter/rules/f2_to_f5_turn.py"
ENCIRCLEMENT = "games/freibeuter/rules/f6_encirclement.py"
TOKENS = "games/freibeuter/rules/f7_to_f9_tokens.py"
DRAWING = "games/freibeuter/rules/f10_drawing.py"
END = "games/freibeuter/rules/f11_end.py"
TABLES = "games/freibeuter/box/numbers.py"

RULE_BREAKS = [
    mutant(
        "F3.2 a second boat may board a ship",
        TURN,
        "    state.free ^= bit\n",
        "",
        referee(),
    ),
    mutant("F3.2 stores can be boarded", SETUP, "        if kind < SHIPS:", "        if kind <= SHIPS:", referee()),
    mutant(
        "F4.1 money is paid for an empty region",
        LEGAL,
        "spans.add(CASH, me.sea & state.occupied)",
        "spans.add(CASH, me.sea)",
        referee(),
    ),
    mutant(
        "F4.2 a card pays 1 less",
        TURN,
        "me.money += state.numbers.card_pay",
        "me.money += state.numbers.card_pay - 1",
        referee(),
    ),
    mutant(
        "F5.1 the Dutchman may go where two sides are open",
        ENCIRCLEMENT,
        "(tokens & ~closed & right & below & across)",
        "(tokens & ~closed & right & below)",
        referee(),
    ),
    mutant(
        "F5.3 the Dutchman stays",
        TURN,
        "    state.dutchman_at = region\n",
        "    state.dutchman_at = region\n    state.occupied |= BIT[region]\n",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F6.3 the order is not asked",
        ENCIRCLEMENT,
        "    elif waiting & (waiting - 1) == 0:\n",
        "    elif waiting > 0:\n",
        referee(),
    ),
    mutant(
        "F7.1 a ship nobody boarded can still be boarded once it has escaped",
        TOKENS,
        "    state.free ^= BIT[crossing]\n",
        "",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F7.2 helpers are paid for one boat less",
        TOKENS,
        "            money = share * helper.boats_around(crossing)\n",
        "            money = share * max(0, helper.boats_around(crossing) - 1)\n",
        referee(),
    ),
    mutant(
        "F7.2 own boats cost their owner",
        TOKENS,
        "    owed: i64 = 0\n",
        "    owed: i64 = share * owner.boats_around(crossing)\n",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F7.3 the Dutchman earns a share for whoever sent him",
        TOKENS,
        "    if owed > owner.money:\n",
        "    if state.dutchman_at >= 0 and boarder != state.turn:\n"
        "        state.pirates[state.turn].money += share\n"
        "        owed += share\n"
        "    if owed > owner.money:\n",
        referee(),
        games=40,
    ),
    mutant(
        "F7.4 the boarding boat does not return",
        TOKENS,
        "    owner.stock += 1\n",
        "",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F8.1 a store pays 1",
        TOKENS,
        "pirate.money += money",
        "pirate.money += boats",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F8.2 a doubler doubles shares",
        TOKENS,
        "state.numbers.share[kind], listener)",
        "state.numbers.share[kind] * (2 if state.doubled & BIT[kind] else 1), listener)",
        referee(),
    ),
    mutant(
        "F8.2 a doubler counts for the next larger ships",
        TOKENS,
        "state.doubled |= BIT[kind]",
        "state.doubled |= BIT[(kind + 1) % 4]",
        referee(),
    ),
    mutant(
        "F9.1 all that is owed is borrowed",
        TOKENS,
        "borrow(state, boarder, owed - owner.money, listener)",
        "borrow(state, boarder, owed, listener)",
        referee(),
        games=40,
    ),
    mutant(
        "F9.2 no boat marks the debt",
        TOKENS,
        "    if pirate.debt == 0:\n        pirate.stock -= 1\n",
        "",
        law("pieces_are_conserved"),
        games=40,
    ),
    mutant(
        "F9.2 every credit takes a boat",
        TOKENS,
        "    if pirate.debt == 0:\n        pirate.stock -= 1\n",
        "    pirate.stock -= 1\n",
        law("pieces_are_conserved"),
        games=40,
    ),
    mutant(
        "F9.3 a debt is subtracted once",
        END,
        "- state.numbers.debt_factor * pirate.debt",
        "- pirate.debt",
        referee(),
        games=40,
    ),
    mutant(
        "F10.2 the last sea card may be replaced by a Dutchman card",
        DRAWING,
        "state.dutchman_cards > 0 and state.pirates[seat].sea_cards > 0",
        "state.dutchman_cards > 0",
        referee(),
    ),
    mutant(
        "F10.3 the readings of an empty sea pile are exchanged",
        TABLES,
        'options.sea_runs_out == "pile_empty"',
        'options.sea_runs_out != "pile_empty"',
        referee(),
        games=40,
    ),
    mutant(
        "F11.1 the readings of the last store are exchanged",
        TABLES,
        'options.last_store == "instant"',
        'options.last_store != "instant"',
        referee(),
        games=40,
    ),
    mutant(
        "F11.1 a card is drawn after the last store",
        END,
        "    if state.stores == 0:\n",
        "    if state.stores < 0:\n",
        referee(),
        games=40,
    ),
    mutant(
        "F11.3 the game ends when somebody ends a turn without boats",
        TURN,
        "    if state.pirates[turn].stock == 0:",
        "    if state.pirates[turn - 1].stock == 0:",
        referee(),
        games=40,
    ),
    mutant(
        "F11.5 the first of equals wins",
        END,
        "        elif owned == best:\n",
        "        elif owned == best and seat < 0:\n",
        referee(2),
        games=120,
    ),
    mutant(
        "F11.5 captured ships count by their number",
        END,
        "value = state.numbers.value[kind] * pirate.ships(kind)",
        "value = pirate.ships(kind)",
        referee(),
    ),
    mutant(
        "F8.1 a store tells less than it pays",
        TOKENS,
        '"store-paid", {"seat": seat, "money": money, "boats": boats}',
        '"store-paid", {"seat": seat, "money": money - 1, "boats": boats}',
        referee(),
    ),
    mutant(
        "F10.4 a draw of the referee is told as the player's choice",
        DRAWING,
        'draw_from_sea(state, seat, "F10.4", luck, listener)',
        'draw_from_sea(state, seat, "F10.1", luck, listener)',
        referee(),
    ),
]
