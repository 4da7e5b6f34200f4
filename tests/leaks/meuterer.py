"""Deliberate leaks, lost memories and broken rules of Meuterer."""

from tests.leaks.mutant import OF_GAME, Mutant, law, mutant, referee

OFFERING = "games/meuterer/rules/m2_to_m3_offering.py"
MUTINY = "games/meuterer/rules/m4_to_m6_mutiny.py"
SALES = "games/meuterer/rules/m7_sales.py"
UPKEEP = "games/meuterer/rules/m8_to_m9_upkeep.py"
PIRATES = "games/meuterer/rules/m10_pirates.py"
PILE = "games/meuterer/rules/pile.py"
LEGAL = "games/meuterer/rules/legal.py"
SIGHT = "games/meuterer/knowledge/see.py"
MEMORY = "games/meuterer/knowledge/memory.py"
REDEAL = "games/meuterer/knowledge/redeal.py"
SAMPLING = "games/meuterer/knowledge/sampling.py"
ESTIMATES = "games/meuterer/player/estimates.py"


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
        OFFERING,
        'listener.secretly(clause, seat, "leaves-own", own, "leaves", others)',
        'listener.secretly(clause, seat, "leaves-own", own, "leaves-own", own)',
        caught("test_twins.py::test_m3_6_what_remained_is_hidden_from_who_is_still_in"),
    ),
    mutant(
        "the action card taken is told to all",
        OFFERING,
        '"took-own", own, "took", {"seat": seat})',
        '"took-own", own, "took-own", own)',
        law("secret_parts_stay_secret", game="meuterer"),
    ),
    mutant(
        "what was drawn is told to all",
        UPKEEP,
        'listener.secretly(clause, seat, "drew-own", own, "drew", {"seat": seat, "number": number})',
        'listener.secretly(clause, seat, "drew-own", own, "drew-own", own)',
        caught("test_twins.py::test_m9_2_a_card_drawn_is_hidden_from_all_others"),
    ),
    mutant(
        "who holds no conflict card is not asked to fight",
        MUTINY,
        "if seat == state.captain or state.sailors[seat].action <= FIRST_MATE:",
        "if number_of(state.sailors[seat].hand, CONFLICT) and state.sailors[seat].action <= FIRST_MATE:",
        caught("test_m4_to_m6.py::test_who_holds_no_conflict_card_or_no_card_at_all_is_asked_like_everybody"),
    ),
    mutant(
        "a refusal out of turn tells the clause of a hidden role",
        LEGAL,
        'IllegalAction(_CLAUSES[state.phase], "not-your-turn"',
        'IllegalAction("M5.2" if state.holder(0) >= 0 else _CLAUSES[state.phase], "not-your-turn"',
        law("refusals_follow_from_the_view", game="meuterer"),
        games=12,
    ),
    mutant(
        "all know the rejects that become the pile",
        PILE,
        "    traces.note(trace, owner, bag)\n",
        "    traces.note(trace, owner, bag)\n    traces.note(trace, PUBLIC, bag)\n",
        caught("test_twins.py::test_m9_3_rejects_stay_hidden_when_they_become_the_pile"),
    ),
    mutant(
        "all know the rejects that are shuffled into the pile",
        PILE,
        "    traces.note(trace, PUBLIC, state.discards)\n",
        "    traces.note(trace, PUBLIC, state.discards + state.rejects[0])\n",
        caught("test_twins.py::test_m9_2_rejects_stay_hidden_when_they_are_shuffled_into_the_pile"),
    ),
    # Memory and imagining
    mutant(
        "a viewer forgets to subtract what is seen to leave a hand",
        MEMORY,
        "                    if viewer != seat:\n",
        "                    if viewer != seat and viewer != 0:\n",
        law("pieces_are_conserved", game="meuterer"),
        games=12,
    ),
    mutant(
        "a hand that draws does not join the trace of the pile",
        MEMORY,
        "                self.places[trace] |= BIT[seat]\n",
        "",
        law("pieces_are_conserved", game="meuterer"),
        games=12,
    ),
    mutant(
        "redeal forgets what was shuffled into the pile",
        SAMPLING,
        "                if known and places != hidden:",
        "                if known and places != hidden and seat < -1:",
        caught("test_worlds.py::test_every_world_comes_alike_where_something_is_remembered[one-fact-discard]"),
    ),
    mutant(
        "redeal leaves the action cards as they are",
        REDEAL,
        "    if state.leavers and (state.phase == SHOWING or state.phase == TAKING):\n",
        "    if state.leavers < 0:\n",
        caught("test_worlds.py::test_every_world_comes_alike_where_something_is_remembered[action-cards-discard]"),
    ),
    mutant(
        "the Loader's rejects are forgotten when they are shuffled",
        PILE,
        "            traces.note(trace, owner, traces.of(trace, owner) + bag)\n",
        "",
        caught("test_m8_to_m9.py::test_a_loader_remembers_his_rejects_after_they_were_shuffled"),
    ),
    # Broken rules
    mutant(
        "M3.5 the captain's destination counts from the next island",
        OFFERING,
        "state.captains_goal = (state.ship + me.cards) % ISLANDS",
        "state.captains_goal = (state.ship + me.cards + 1) % ISLANDS",
        caught("test_situations.py"),
    ),
    mutant(
        "M5.5 a tie goes to the captain",
        MUTINY,
        "succeeded = mutinous >= loyal",
        "succeeded = mutinous > loyal",
        caught("test_situations.py"),
    ),
    mutant(
        "M5.3 the First Mate is no extra conflict",
        MUTINY,
        "loyal += conflicts + 1",
        "loyal += conflicts",
        caught("test_m4_to_m6.py"),
    ),
    mutant(
        "M6.2 the captain pays nothing",
        MUTINY,
        "        state.sailors[state.captain].points -= state.offer\n",
        "",
        caught("test_situations.py"),
    ),
    mutant(
        "M7.4 a Merchant is never tied",
        SALES,
        "merchant = sailor.action == MERCHANT and tied > 1",
        "merchant = sailor.action == MERCHANT and tied > 9",
        caught("test_situations.py"),
    ),
    mutant(
        "M7.5 an any island may be left empty by who shows two kinds",
        SALES,
        "return begin_split(state, seat, good, 0, number - 1)",
        "return begin_split(state, seat, good, 0, number)",
        caught("test_m7_sales.py"),
    ),
    mutant(
        "M7.5 an any island of the ship may be left empty by who shows two kinds",
        SALES,
        "return begin_split(state, seat, good, 1, number)",
        "return begin_split(state, seat, good, 0, number)",
        caught("test_m7_sales.py"),
    ),
    mutant(
        "M8.1 the island before last stays active",
        UPKEEP,
        "state.behind = NOWHERE if goal == state.ship else state.ship",
        "state.behind = state.ship",
        caught("test_m8_to_m9.py"),
    ),
    mutant(
        "M9.1 the captain's destination stays",
        UPKEEP,
        "    state.captains_goal = NOWHERE\n",
        "",
        referee(4, "meuterer"),
    ),
    mutant(
        "M9.3 the Loader may give back cards he held before",
        UPKEEP,
        "    state.drawn = drawn\n",
        "    state.drawn = me.hand\n",
        caught("test_m8_to_m9.py"),
    ),
    mutant(
        "M10.3 pirates must sail to rob",
        PIRATES,
        "if distance <= way:",
        "if distance <= way and way:",
        caught("test_m10_m11.py"),
    ),
    mutant(
        "M7.4 of a tied Merchant is told what the others score",
        SALES,
        'slots["points"] = points',
        'slots["points"] = price(state, place, tied)',
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
        ESTIMATES,
        "    bag = state.numbers.box - state.discards - state.sailors[seat].hand\n",
        "    bag = state.numbers.box - state.discards - state.sailors[seat].hand\n"
        "    bag -= state.sailors[(seat + 1) % state.players].hand\n",
        law("rules_of_thumb_follow_from_the_view", game="meuterer"),
        games=12,
    ),
]
