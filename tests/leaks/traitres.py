"""Deliberate leaks, lost memories and broken rules of Traîtres à bord."""

from tests.leaks.mutant import OF_GAME, Mutant, law, mutant

FOLDER = "games/traitres/"
SEE = FOLDER + "knowledge/see.py"
REDEAL = FOLDER + "knowledge/redeal.py"
SHUFFLES = FOLDER + "knowledge/shuffles.py"
ASSIGNMENT = FOLDER + "knowledge/assignment.py"
MEMORY = FOLDER + "knowledge/memory.py"
CARDS = FOLDER + "rules/cards.py"
LEGAL = FOLDER + "rules/legal.py"
PLAY = FOLDER + "rules/play.py"
STATE = FOLDER + "rules/state.py"
TURN = FOLDER + "rules/t2_to_t3_turn.py"
ACTIONS = FOLDER + "rules/t4_actions.py"
END = FOLDER + "rules/t7_to_t8_end.py"


def caught(name: str) -> str:
    return OF_GAME.format(game="traitres", name=name)


def twins(name: str) -> str:
    return caught(f"test_twins.py::test_{name}")


def memory(name: str) -> str:
    return caught(f"test_memory.py::test_{name}")


def worlds(name: str) -> str:
    return caught(f"test_worlds.py::test_every_world_comes_alike_where_this_is_hidden[{name}]")


def courses(name: str) -> str:
    return caught(f"test_courses.py::test_whatever_may_have_happened_looks_alike_and_can_be_imagined[{name}]")


def situations(name: str) -> str:
    return caught(f"test_situations.py::test_a_situation_ends_so[{name}]")


LEAKS = [
    mutant(
        "everybody sees all roles",
        SEE,
        "if opened or state.knows_role(seat, other) else None",
        "if True else None",
        twins("t1_1_roles_are_hidden"),
    ),
    mutant(
        "mutineers know each other by every reading",
        STATE,
        "        return seat >= 0 and self.numbers.mutineers_know and self.mutineers & BIT[seat] != 0\n",
        "        return seat >= 0 and self.mutineers & BIT[seat] != 0\n",
        twins("t1_1_two_mutineers_do_not_know_each_other"),
    ),
    mutant(
        "everybody sees the chest",
        SEE,
        "known = opened or (state.knows_loot(seat, number) and not in_hand)",
        "known = not in_hand",
        twins("t3_1_a_laid_card_is_hidden_and_so_is_a_lie"),
    ),
    mutant(
        "everybody sees what was laid in each lay",
        SEE,
        "    known = opened or by == seat\n    return Lay(",
        "    known = True\n    return Lay(",
        twins("t3_1_a_laid_card_is_hidden_and_so_is_a_lie"),
    ),
    mutant(
        "what is laid is told to all",
        TURN,
        '"laid-own", own, "laid", others)',
        '"laid-own", own, "laid-own", own)',
        law("secret_parts_stay_secret", game="traitres"),
    ),
    mutant(
        "everybody sees what a Spyglass shows",
        SEE,
        "looked_at=_looked_at(state) if mine and seat == state.turn else (),",
        "looked_at=_looked_at(state),",
        twins("t4_2_what_a_spyglass_shows_is_hidden_and_equal_cards_ask_no_other_question"),
    ),
    mutant(
        "equal cards are put back without a question",
        ACTIONS,
        "    if number > 1:\n        state.looking = number\n",
        "    if number > 1 and len(set(loot_words(state, places))) > 1:\n        state.looking = number\n",
        caught("test_t4_actions.py::test_equal_cards_are_asked_for_like_any_others"),
    ),
    mutant(
        "everybody sees what was put on the pile",
        SEE,
        "    known = opened or seat == state.put_by\n",
        "    known = True\n",
        twins("t4_4_which_cards_are_put_on_the_pile_and_in_which_order_is_hidden"),
    ),
    mutant(
        "everybody sees hands thrown away",
        SEE,
        "CARDS[thrown_kind(card)] if opened or by == seat else None",
        "CARDS[thrown_kind(card)]",
        twins("t4_5_hands_thrown_away_are_hidden"),
    ),
    mutant(
        "everybody sees the cards of all traces",
        SEE,
        "card=CARDS[kind] if by == seat and kind != NOTHING else None",
        "card=CARDS[kind] if kind != NOTHING else None",
        twins("g1_3_what_others_remember_of_mixed_cards_is_hidden"),
    ),
    mutant(
        "whether a seat saw the own card again is public",
        SEE,
        "for one in range(state.traces.number)]",
        "for one in range(state.traces.number) if state.traces.kind(one) != NOTHING]",
        law("tellings_follow_from_views", game="traitres"),
        games=120,
    ),
]

LAPSES = [
    mutant(
        "mixed cards are still known where they lay",
        CARDS,
        "state.loot[number] = with_knowers(state.loot[number], BIT[seat])",
        "state.loot[number] += 0",
        memory("a_mixed_card_lies_with_what_others_laid"),
    ),
    mutant(
        "traces do not follow a second mixing",
        MEMORY,
        "                self.cells[CELLS * one + LOOT] |= loot\n\n    def looked_at",
        "                pass\n\n    def looked_at",
        memory("cards_mixed_by_two_players_lead_everywhere_they_may_have_gone"),
    ),
    mutant(
        "a card seen again is known twice",
        MEMORY,
        "                self.know(one, NOTHING)\n",
        "                pass\n",
        memory("a_card_seen_where_it_may_be_may_have_been_the_own_one"),
    ),
    mutant(
        "a card not found is still sought where one looked",
        MEMORY,
        "                self.cells[CELLS * one + LOOT] &= ~loot\n",
        "                pass\n",
        memory("a_card_not_seen_where_it_may_be_lies_elsewhere"),
    ),
    mutant(
        "who draws a card that was put on the pile is not remembered",
        CARDS,
        "    if state.put_by != seat:\n",
        "    if False:\n",
        memory("who_puts_cards_on_the_pile_knows_who_draws_which"),
    ),
    mutant(
        "a known card cannot be laid",
        CARDS,
        "state.traces.left_hand(seat, left, 0, BIT[number])",
        "state.traces.left_hand(seat, left, 0, 0)",
        memory("a_known_card_may_have_been_laid_but_is_none_drawn_later"),
    ),
    mutant(
        "a known card played openly is still known",
        CARDS,
        "state.traces.shown(seat, left, kind)",
        "state.traces.left_hand(seat, left, 0, 0)",
        memory("a_known_card_that_is_played_openly_is_known_no_more"),
    ),
    mutant(
        "action cards are imagined in the chest",
        ASSIGNMENT,
        "loot = traces.loot(one) if traces.kind(one) < LOOT_KINDS else 0  # T3.2",
        "loot = traces.loot(one)",
        worlds("a known action card, which was not laid"),
    ),
    mutant(
        "any card is imagined in the chest",
        REDEAL,
        "kind = kth_card(self.bag, luck.below(self.loot))",
        "kind = kth_card(self.bag, luck.below(self.size))",
        worlds("loot another laid"),
    ),
    mutant(
        "worlds with a known card in a hand come too often",
        REDEAL,
        "            if luck.below(self.size - places + number) >= self.loot - places + number:\n",
        "            if False:\n",
        worlds("a known card that may have been laid"),
    ),
    mutant(
        "a card mixed once is imagined to come from any lay",
        SHUFFLES,
        "            if place != NOTHING and self.came[lay] != place:\n",
        "            if False:\n",
        worlds("the lowest card can be none but the viewer's"),
    ),
    mutant(
        "what the viewer saw before others mixed it is imagined otherwise",
        REDEAL,
        "        if shuffles.backtrack(luck):\n",
        "        if shuffles.backtrack(luck) or True:\n",
        worlds("two cards seen alike, of which one was not mixed with others"),
    ),
    mutant(
        "others are imagined to have laid what now lies where they laid it",
        SHUFFLES,
        "with_laid(state.lay[lay], self.kind(lay))",
        "with_laid(state.lay[lay], kind_of(state.loot[lay]))",
        courses("spyglasses and hands of two"),
    ),
    mutant(
        "roles are never imagined otherwise",
        REDEAL,
        "    redeal_roles(state, seat, luck)\n",
        "",
        worlds("roles, of which two are mutineers"),
    ),
]

RULE_BREAKS = [
    mutant(
        "a mutineer may open the chest",
        LEGAL,
        "        if not state.mutineers & own:  # T8.1\n",
        "        if True:\n",
        caught("test_t1_to_t3.py::test_a_pirate_may_open_the_chest_and_a_mutineer_may_not"),
    ),
    mutant(
        "a chest just at the target is not full",
        STATE,
        "return self.total() >= self.numbers.target",
        "return self.total() > self.numbers.target",
        situations("chest-at-the-target"),
    ),
    mutant(
        "the third plank is drawn for before the end",
        PLAY,
        "count_crew(state, listener)",
        "end_turn(state, luck, listener)",
        situations("third-plank-on-the-last-mutineer-with-one-card-left"),
    ),
    mutant(
        "even sides are not the end",
        END,
        "    elif mutineers == count(state.aboard & ~state.mutineers):\n",
        "    elif mutineers > count(state.aboard & ~state.mutineers):\n",
        situations("third-plank-makes-the-sides-even-8"),
    ),
    mutant(
        "a catch that empties the pile ends the game by every reading",
        ACTIONS,
        "if state.pile_size() == 0 and (state.returning == 0 or state.numbers.instant):",
        "if state.pile_size() == 0:",
        situations("catch-with-3-in-the-pile-after_effect"),
    ),
    mutant(
        "the card returned first is drawn first",
        CARDS,
        "    place: i64 = state.put_on_top() - 1\n    kind = state.lower\n",
        "    place: i64 = state.put_on_top() - 1\n    state.lower, state.upper = state.upper, state.lower\n"
        "    kind = state.lower\n",
        caught("test_t4_actions.py::test_after_a_catch_nothing_is_drawn_and_the_next_players_draw_what_was_returned"),
    ),
    mutant(
        "an emptied pile does not end the game before the next draw",
        ACTIONS,
        "state.proceed(TURN_ENDS if state.pile_size() else PILE_RUNS_OUT)",
        "state.proceed(TURN_ENDS)",
        situations("pockets-with-3-in-the-pile"),
    ),
    mutant(
        "good riddance takes the lowest cards",
        ACTIONS,
        "    places = state.topmost(THROWN_OUT)\n",
        "    places = state.chest & 3\n",
        caught("test_t1_to_t3.py::test_the_next_card_lies_on_top"),
    ),
    mutant(
        "a single card loses its layer",
        ACTIONS,
        "    if number > 1:\n        mix(state, seat, places)\n",
        "    if number:\n        mix(state, seat, places)\n",
        caught("test_t1_to_t3.py::test_a_single_card_is_not_mixed"),
    ),
    mutant(
        "players overboard have turns",
        TURN,
        "lowest(others if others else state.aboard)",
        "(state.turn + 1) % state.players",
        caught("test_t1_to_t3.py::test_players_overboard_are_passed_over"),
    ),
]

BOTS = [
    mutant(
        "rules of thumb look into the chest before it is opened",
        FOLDER + "player/values.py",
        "thoughts.chest_is_full(state.numbers.target)",
        "float(state.total() >= state.numbers.target)",
        law("rules_of_thumb_follow_from_the_view", game="traitres"),
        games=12,
    ),
]

MUTANTS: list[Mutant] = [*LEAKS, *LAPSES, *RULE_BREAKS, *BOTS]
