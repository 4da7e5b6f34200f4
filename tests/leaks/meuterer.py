"""Deliberate leaks, lost memories and broken rules of Meuterer."""

from tests.leaks.mutant import OF_GAME, Mutant, law, mutant, referee

RULES = "games/meuterer/rules/rules.py"
SCORING = "games/meuterer/rules/scoring.py"
UPKEEP = "games/meuterer/rules/upkeep.py"
SALES = "games/meuterer/rules/sales.py"
POSITION = "games/meuterer/rules/position.py"
SIGHT = "games/meuterer/knowledge/see.py"
HIDDEN = "games/meuterer/knowledge/hidden.py"
TRACES = "games/meuterer/knowledge/traces.py"
TELLINGS = "games/meuterer/texts/tellings.py"
CHOICES = "games/meuterer/rules/choices.py"


def caught(name: str) -> str:
    return OF_GAME.format(game="meuterer", name=name)


MUTANTS: list[Mutant] = [
    # Leaks
    mutant(
        "roles are shown before they are revealed",
        SIGHT,
        "role=None if hidden else action_word(sailor.action),",
        "role=action_word(sailor.action),",
        caught("test_twins.py::test_m3_6_the_action_card_taken_is_hidden_until_phase_3"),
    ),
    mutant(
        "everybody sees what the Loader gave back",
        SIGHT,
        "cards = tuple(card_words(bag)) if by == seat else ()",
        "cards = tuple(card_words(bag))",
        caught("test_twins.py::test_m9_3_the_loaders_rejects_are_hidden"),
    ),
    mutant(
        "everybody sees what the Loader may give back",
        SIGHT,
        "own_drawn=tuple(card_words(state.drawn)) if loading else (),",
        "own_drawn=tuple(card_words(state.drawn)),",
        law("views_survive_imagining", game="meuterer"),
        games=12,
    ),
    mutant(
        "what remains in the middle is told to all",
        TELLINGS,
        'listener.secretly(clause, seat, "leaves-own", own, "leaves", others)',
        'listener.secretly(clause, seat, "leaves-own", own, "leaves-own", own)',
        caught("test_twins.py::test_m3_6_what_remained_is_hidden_from_who_is_still_in"),
    ),
    mutant(
        "the action card taken is told to all",
        RULES,
        '"took-own", own, "took", {"seat": seat})',
        '"took-own", own, "took-own", own)',
        law("secret_parts_stay_secret", game="meuterer"),
    ),
    mutant(
        "what was drawn is told to all",
        TELLINGS,
        'listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": number})',
        'listener.secretly(clause, seat, "drew-own", own, "drew-own", own)',
        caught("test_twins.py::test_m9_2_a_card_drawn_is_hidden_from_all_others"),
    ),
    mutant(
        "who holds no conflict card is not asked to fight",
        RULES,
        "if seat == self.captain or self.sailors[seat].action <= FIRST_MATE:",
        "if number_of(self.sailors[seat].hand, CONFLICT) and self.sailors[seat].action <= FIRST_MATE:",
        caught("test_m4_to_m6.py::test_who_holds_no_conflict_card_or_no_card_at_all_is_asked_like_everybody"),
    ),
    mutant(
        "a refusal out of turn tells the clause of a hidden role",
        CHOICES,
        'IllegalAction(_CLAUSES[self.phase], "not-your-turn"',
        'IllegalAction("M5.2" if self.holder(0) >= 0 else _CLAUSES[self.phase], "not-your-turn"',
        law("refusals_follow_from_the_view", game="meuterer"),
        games=12,
    ),
    mutant(
        "all know the rejects that become the pile",
        POSITION,
        "        self.traces.note(trace, owner, bag)\n",
        "        self.traces.note(trace, owner, bag)\n        self.traces.note(trace, PUBLIC, bag)\n",
        caught("test_twins.py::test_m9_3_rejects_stay_hidden_when_they_become_the_pile"),
    ),
    mutant(
        "all know the rejects that are shuffled into the pile",
        POSITION,
        "        self.traces.note(trace, PUBLIC, self.discards)\n",
        "        self.traces.note(trace, PUBLIC, self.discards + self.rejects[0])\n",
        caught("test_twins.py::test_m9_2_rejects_stay_hidden_when_they_are_shuffled_into_the_pile"),
    ),
    # Memory and imagining
    mutant(
        "a viewer forgets to subtract what is seen to leave a hand",
        TRACES,
        "                    if viewer != seat:\n",
        "                    if viewer != seat and viewer != 0:\n",
        law("pieces_are_conserved", game="meuterer"),
        games=12,
    ),
    mutant(
        "a hand that draws does not join the trace of the pile",
        TRACES,
        "                self.places[trace] |= BIT[seat]\n",
        "",
        law("pieces_are_conserved", game="meuterer"),
        games=12,
    ),
    mutant(
        "redeal forgets what was shuffled into the pile",
        "games/meuterer/knowledge/pools.py",
        "                if known and places != hidden:",
        "                if known and places != hidden and seat < -1:",
        caught("test_worlds.py::test_every_world_comes_alike_where_something_is_remembered[one-fact-discard]"),
    ),
    mutant(
        "redeal leaves the action cards as they are",
        HIDDEN,
        "        if self.leavers and (self.phase == SHOWING or self.phase == TAKING):\n",
        "        if self.leavers < 0:\n",
        caught("test_worlds.py::test_every_world_comes_alike_where_something_is_remembered[action-cards-discard]"),
    ),
    mutant(
        "the Loader's rejects are forgotten when they are shuffled",
        POSITION,
        "                self.traces.note(trace, owner, self.traces.of(trace, owner) + bag)\n",
        "",
        caught("test_m8_to_m9.py::test_a_loader_remembers_his_rejects_after_they_were_shuffled"),
    ),
    # Broken rules
    mutant(
        "M3.5 the captain's destination counts from the next island",
        RULES,
        "self.captains_goal = (self.ship + me.cards) % ISLANDS",
        "self.captains_goal = (self.ship + me.cards + 1) % ISLANDS",
        caught("test_situations.py"),
    ),
    mutant(
        "M5.5 a tie goes to the captain",
        RULES,
        "succeeded = mutinous >= loyal",
        "succeeded = mutinous > loyal",
        caught("test_situations.py"),
    ),
    mutant(
        "M5.3 the First Mate is no extra conflict",
        RULES,
        "loyal += conflicts + 1",
        "loyal += conflicts",
        caught("test_m4_to_m6.py"),
    ),
    mutant(
        "M6.2 the captain pays nothing",
        SCORING,
        "            self.sailors[self.captain].points -= self.offer\n",
        "",
        caught("test_situations.py"),
    ),
    mutant(
        "M7.4 a Merchant is never tied",
        SCORING,
        "merchant = sailor.action == MERCHANT and tied > 1",
        "merchant = sailor.action == MERCHANT and tied > 9",
        caught("test_situations.py"),
    ),
    mutant(
        "M7.5 an any island may be left empty by who shows two kinds",
        SALES,
        "return self.begin_split(seat, good, 0, number - 1)",
        "return self.begin_split(seat, good, 0, number)",
        caught("test_m7_sales.py"),
    ),
    mutant(
        "M7.5 an any island of the ship may be left empty by who shows two kinds",
        SALES,
        "return self.begin_split(seat, good, 1, number)",
        "return self.begin_split(seat, good, 0, number)",
        caught("test_m7_sales.py"),
    ),
    mutant(
        "M8.1 the island before last stays active",
        UPKEEP,
        "self.behind = NOWHERE if goal == self.ship else self.ship",
        "self.behind = self.ship",
        caught("test_m8_to_m9.py"),
    ),
    mutant(
        "M9.1 the captain's destination stays",
        UPKEEP,
        "        self.captains_goal = NOWHERE\n",
        "",
        referee(4, "meuterer"),
    ),
    mutant(
        "M9.3 the Loader may give back cards he held before",
        UPKEEP,
        "        self.drawn = drawn\n",
        "        self.drawn = self.sailors[seat].hand\n",
        caught("test_m8_to_m9.py"),
    ),
    mutant(
        "M10.3 pirates must sail to rob",
        RULES,
        "if distance <= way:",
        "if distance <= way and way:",
        caught("test_m10_m11.py"),
    ),
    mutant(
        "M7.4 of a tied Merchant is told what the others score",
        SCORING,
        'slots["points"] = points',
        'slots["points"] = self.price(place, tied)',
        referee(4, "meuterer"),
    ),
    mutant(
        "M7.6 of equal kinds the last is sold",
        SALES,
        "if number_of(shown, kind) > number_of(shown, best):",
        "if number_of(shown, kind) >= number_of(shown, best):",
        referee(4, "meuterer"),
    ),
    # Bots
    mutant(
        "rules of thumb count the cards in the next player's hand",
        "games/meuterer/player/prospects.py",
        "    bag = state.numbers.box - state.discards - state.sailors[seat].hand\n",
        "    bag = state.numbers.box - state.discards - state.sailors[seat].hand\n"
        "    bag -= state.sailors[(seat + 1) % state.players].hand\n",
        law("rules_of_thumb_follow_from_the_view", game="meuterer"),
        games=12,
    ),
]
