"""Broken rules of Freibeuter, clause by clause."""

from tests.leaks.mutant import Mutant, Patch, law, mutant, referee

RULES = "games/freibeuter/rules/rules.py"
CHOICES = "games/freibeuter/rules/choices.py"
POSITION = "games/freibeuter/rules/position.py"
TABLES = "games/freibeuter/box/numbers.py"

RULE_BREAKS = [
    mutant(
        "F3.2 a second boat may board a ship",
        RULES,
        "        self.free ^= bit\n        self.free_ships -= 1\n        if listener is not None:\n            slots =",
        "        if listener is not None:\n            slots =",
        referee(),
    ),
    mutant(
        "F3.2 stores can be boarded", RULES, "            if kind < SHIPS:", "            if kind <= SHIPS:", referee()
    ),
    mutant(
        "F4.1 money is paid for an empty region",
        CHOICES,
        "return me.sea & self.occupied & BIT[action - CASH] != 0",
        "return me.sea & BIT[action - CASH] != 0",
        law("legal_actions_are_one_list"),
    ),
    mutant(
        "F4.2 a card pays 1 less",
        RULES,
        "me.money += self.numbers.card_pay",
        "me.money += self.numbers.card_pay - 1",
        referee(),
    ),
    mutant(
        "F5.1 the Dutchman may go where two sides are open",
        POSITION,
        "(tokens & ~here & right & below & across)",
        "(tokens & ~here & right & below)",
        referee(),
    ),
    mutant(
        "F5.3 the Dutchman stays",
        RULES,
        "        self.dutchman_at = region\n",
        "        self.dutchman_at = region\n        self.occupied |= BIT[region]\n",
        law("pieces_are_conserved"),
    ),
    Mutant(
        "F6.3 the order is not asked",
        (
            Patch(RULES, "        if self.waiting & (self.waiting - 1):\n", "        if self.waiting < 0:\n"),
            Patch(
                RULES,
                "        if self.waiting:\n            self.resolve(lowest",
                "        while self.waiting and self.phase != OVER:\n            self.resolve(lowest",
            ),
        ),
        referee(),
    ),
    mutant(
        "F7.1 a ship nobody boarded can still be boarded once it has escaped",
        RULES,
        "        self.free ^= BIT[crossing]\n        self.free_ships -= 1\n",
        "",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F7.2 helpers are paid for one boat less",
        RULES,
        "                money = share * boats\n",
        "                money = share * (boats - 1)\n",
        referee(),
    ),
    mutant(
        "F7.2 own boats cost their owner",
        RULES,
        "        owed: i64 = 0\n",
        "        owed: i64 = share * owner.boats_around(crossing)\n",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F7.3 the Dutchman earns a share for whoever sent him",
        RULES,
        "        if owed > owner.money:\n",
        "        if self.dutchman_at != NOWHERE and boarder != self.turn:\n"
        "            self.pirates[self.turn].money += share\n"
        "            owed += share\n"
        "        if owed > owner.money:\n",
        referee(),
        games=40,
    ),
    mutant(
        "F7.4 the boarding boat does not return",
        RULES,
        "        owner.stock += 1\n",
        "",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F8.1 a store pays 1",
        RULES,
        "pirate.money += self.numbers.store_pay * boats",
        "pirate.money += boats",
        law("pieces_are_conserved"),
    ),
    mutant(
        "F8.2 a doubler doubles shares",
        RULES,
        "self.numbers.share[kind], listener)",
        "self.numbers.share[kind] * (2 if self.doubled & BIT[kind] else 1), listener)",
        referee(),
    ),
    mutant(
        "F8.2 a doubler counts for the next larger ships",
        RULES,
        "self.doubled |= BIT[kind]",
        "self.doubled |= BIT[(kind + 1) % SHIPS]",
        referee(),
    ),
    mutant(
        "F9.1 all that is owed is borrowed",
        RULES,
        "self.borrow(boarder, owed - owner.money, listener)",
        "self.borrow(boarder, owed, listener)",
        referee(),
        games=40,
    ),
    mutant(
        "F9.2 no boat marks the debt",
        RULES,
        "        if pirate.debt == 0:\n            pirate.stock -= 1\n",
        "",
        law("pieces_are_conserved"),
        games=40,
    ),
    mutant(
        "F9.2 every credit takes a boat",
        RULES,
        "        if pirate.debt == 0:\n            pirate.stock -= 1\n",
        "        pirate.stock -= 1\n",
        law("pieces_are_conserved"),
        games=40,
    ),
    mutant(
        "F9.3 a debt is subtracted once",
        POSITION,
        "self.numbers.debt_factor * pirate.debt",
        "pirate.debt",
        referee(),
        games=40,
    ),
    mutant(
        "F10.2 the last sea card may be replaced by a Dutchman card",
        RULES,
        "self.dutchman_cards > 0 and self.pirates[seat].sea_cards > 0",
        "self.dutchman_cards > 0",
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
        RULES,
        "        if self.stores == 0:\n            self.end(LAST_STORE, listener)\n        else:",
        "        if self.stores < 0:\n            self.end(LAST_STORE, listener)\n        else:",
        referee(),
        games=40,
    ),
    mutant(
        "F11.3 the game ends when somebody ends a turn without boats",
        RULES,
        "        if self.pirates[self.turn].stock == 0:",
        "        if self.pirates[self.turn - 1].stock == 0:",
        referee(),
        games=40,
    ),
    mutant(
        "F11.5 the first of equals wins",
        POSITION,
        "            elif wealth == best:\n",
        "            elif wealth == best and seat < 0:\n",
        referee(2),
        games=120,
    ),
    mutant(
        "F11.5 captured ships count by their number",
        POSITION,
        "value = self.numbers.value[kind] * pirate.ships(kind)",
        "value = pirate.ships(kind)",
        referee(),
    ),
    mutant(
        "F8.1 a store tells less than it pays",
        RULES,
        '"store-paid", {"seat": seat, "money": money, "boats": boats}',
        '"store-paid", {"seat": seat, "money": money - 1, "boats": boats}',
        referee(),
    ),
    mutant(
        "F10.4 a draw of the referee is told as the player's choice",
        RULES,
        'self.draw_from_sea(seat, "F10.4", luck, listener)',
        'self.draw_from_sea(seat, "F10.1", luck, listener)',
        referee(),
    ),
]
