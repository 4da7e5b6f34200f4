"""Deliberate leaks, lost memories and broken rules of Cartagena."""

from tests.leaks.mutant import OF_GAME, Mutant, Patch, law, mutant

FOLDER = "games/cartagena/"
SEE = FOLDER + "knowledge/see.py"
SUPPLIES = FOLDER + "rules/supplies.py"
REDEAL = FOLDER + "knowledge/redeal.py"
VOYAGE = FOLDER + "rules/c2_to_c4_voyage.py"
PIRATES = FOLDER + "rules/c5_pirates.py"
MUTINY = FOLDER + "rules/c6_to_c7_mutiny.py"
WINNER = FOLDER + "rules/c8_winner.py"
LEGAL = FOLDER + "rules/legal.py"
STATE = FOLDER + "rules/state.py"
THUMB = FOLDER + "player/thumb.py"


def caught(name: str) -> str:
    return OF_GAME.format(game="cartagena", name=name)


WORLDS = "test_worlds.py::test_every_world_comes_alike_where_this_is_hidden[{}]"

MUTANTS: list[Mutant] = [
    # Leaks
    mutant(
        "everybody sees what lies under the piles",
        SEE,
        "    card = words[kind_of(slot)] if knows(slot, seat) else None\n",
        "    card = words[kind_of(slot)]\n",
        caught("test_twins.py::test_c5_2_what_diaz_shows_and_what_goes_under_its_pile_is_hidden"),
    ),
    mutant(
        "everybody sees whose side somebody is on",
        SEE,
        "known = opened or other == seat or (seat >= 0 and state.knows_side(seat, other))",
        "known = True",
        caught("test_twins.py::test_c5_10_the_side_declared_is_hidden_and_a_change_looks_like_a_bluff"),
    ),
    mutant(
        "everybody sees the sailors that were placed",
        SEE,
        "    open_to_all = placed and (state.revealed(number) or opened)\n",
        "    open_to_all = placed\n",
        caught("test_twins.py::test_c5_12_the_sailors_taken_and_their_sides_are_hidden"),
    ),
    mutant(
        "everybody sees the sailors somebody has in hand",
        SEE,
        "taken=_sailors(state.taken) if mine and seat == state.turn else (),",
        "taken=_sailors(state.taken),",
        caught("test_twins.py::test_c5_12_the_sailors_taken_and_their_sides_are_hidden"),
    ),
    mutant(
        "combat cards drawn are told to all",
        PIRATES,
        '"drew-own", own, "drew", {"seat": seat, "number": size_of(drawn)})',
        '"drew-own", own, "drew-own", own)',
        caught("test_twins.py::test_c5_3_a_combat_card_drawn_is_hidden"),
    ),
    mutant(
        "the card laid is told before all have laid",
        MUTINY,
        '"laid-own", own, "laid", {"seat": seat, "bout": state.bout})',
        '"laid-own", own, "laid-own", own)',
        law("secret_parts_stay_secret", game="cartagena"),
        games=12,
    ),
    mutant(
        "a monkey laid is not counted as held",
        SEE,
        "        cards=state.combat.held[other],\n",
        "        cards=state.combat.held[other] - (1 if 0 <= state.laid[other] < 6 else 0),\n",
        caught("test_twins.py::test_c7_2_a_card_laid_is_hidden_until_all_have_laid"),
    ),
    mutant(
        "what Tembo keeps is told to all",
        PIRATES,
        '"kept-own", own, "kept", {"seat": seat})',
        '"kept-own", own, "kept-own", own)',
        caught("test_twins.py::test_c5_4_which_of_tembos_cards_is_kept_is_hidden"),
    ),
    mutant(
        "Tembo asks only about two different cards",
        PIRATES,
        "    state.ask(seat, KEEPING)\n",
        "    if kind_of(state.combat.looked) == kind_of(state.combat.looked_too):\n"
        "        state.ask(seat, KEEPING)\n"
        "        keep(state, seat, kind_of(state.combat.looked), listener)\n"
        "        return\n"
        "    state.ask(seat, KEEPING)\n",
        caught("test_c5_pirates.py::test_tembo_asks_also_about_two_cards_of_a_kind"),
    ),
    Mutant(
        "revealed cards are told in the order of the seats",
        (
            Patch(MUTINY, "    monkeys: i64 = 0\n", "    monkeys: i64 = 0\n    was = list(state.laid)\n"),
            Patch(MUTINY, "= combat_words(cards)\n", "= [card_word(card) for card in was if 0 <= card < MONKEY]\n"),
        ),
        caught("test_twins.py::test_c7_2_whose_a_revealed_card_was_is_hidden"),
    ),
    mutant(
        "a refusal tells whether somebody has laid a monkey",
        LEGAL,
        '"already-laid" if BIT[seat] & state.fighting else "out-of-duel"',
        '"already-laid" if BIT[seat] & state.fighting and MONKEY not in state.laid else "out-of-duel"',
        caught("test_twins.py::test_c7_2_no_refusal_tells_what_others_have_laid"),
    ),
    # Memory and imagining
    mutant(
        "an allegiance seen is believed after Bijoux was used again",
        PIRATES,
        "        state.spied &= ~BIT[viewer * SEATS + seat]\n",
        "        pass\n",
        caught("test_c5_pirates.py::test_an_allegiance_seen_is_known_until_bijoux_is_used_again"),
    ),
    mutant(
        "sides are believed after somebody may have exchanged the sailors",
        PIRATES,
        "        state.sides &= ~BIT[viewer * MOST_LETTERS + letter]\n",
        "        pass\n",
        caught("test_c5_pirates.py::test_cambivalute_lets_one_inspect_and_exchange_once_all_sailors_are_placed"),
    ),
    mutant(
        "who put a card under the pile does not know it where it is drawn",
        SUPPLIES,
        "                    self.known[viewer * SEATS + seat] += ONE[kind]\n\n    def stray",
        "                    pass\n\n    def stray",
        caught("test_memory.py::test_a_card_put_under_the_pile_is_known_in_the_hand_that_draws_it"),
    ),
    mutant(
        "a card that was drawn from under the pile is still believed with its owner",
        SUPPLIES,
        "                self.known[viewer * SEATS + origin] = without(known, gone)\n",
        "                pass\n",
        caught("test_memory.py::test_when_such_a_card_is_drawn_any_kind_may_have_gone_but_the_drawer_sees_which"),
    ),
    mutant(
        "who draws cards together sees whose each of them was",
        SUPPLIES,
        " if count(places) == 1 else one_of_each(new))",
        ")",
        caught(
            "test_drawn_together.py::"
            "test_who_draws_a_card_from_the_pile_and_one_from_under_it_does_not_see_which_is_which"
        ),
    ),
    mutant(
        "a card drawn later is believed to have gone under the pile",
        SUPPLIES,
        "            self.note_later(seat, 1)\n",
        "            pass\n",
        caught("test_memory.py::test_cards_put_under_the_pile_are_none_of_those_drawn_later"),
    ),
    mutant(
        "a card played is believed to be none of those drawn later",
        SUPPLIES,
        "        self.note_later(seat, -1)\n",
        "",
        caught("test_memory.py::test_a_card_played_may_be_one_of_those_drawn_later"),
    ),
    mutant(
        "a card that comes back is taken for a later one",
        SUPPLIES,
        "        if knowers == 0 and origin == NOTHING:\n",
        "        if knowers == 0:\n",
        caught("test_memory.py::test_a_card_that_comes_back_is_not_taken_for_a_later_one"),
    ),
    mutant(
        "a card played is still believed to be in the hand",
        MUTINY,
        "            state.combat.saw_played(PUBLIC, seat, cards)\n",
        "            pass\n",
        law("pieces_are_conserved", game="cartagena"),
        games=12,
    ),
    mutant(
        "redeal leaves allegiances as they are",
        REDEAL,
        "    redeal_allegiances(state, seat, luck)\n",
        "",
        caught(WORLDS.format("an allegiance")),
    ),
    mutant(
        "redeal leaves laid cards as they are",
        REDEAL,
        "    if state.phase == LAYING:\n        redeal_laid(state, seat, luck)\n",
        "",
        caught(WORLDS.format("a card laid in a later bout")),
    ),
    mutant(
        "redeal never lays a monkey",
        REDEAL,
        "luck.below(cards + 1 if state.bout > 1 else cards)",
        "luck.below(cards)",
        caught(WORLDS.format("a card laid in a later bout")),
    ),
    mutant(
        "redeal knows on which sides sailors stand",
        REDEAL,
        "    side = luck.below(SIDES)\n",
        "    side: i64 = 0\n",
        caught(WORLDS.format("sailors of which only the pair is known")),
    ),
    mutant(
        "redeal leaves cards that came from a hand where they are",
        REDEAL,
        "            supply.under[number] = slot - kind_of(slot) + kind\n",
        "            bag += ONE[kind]\n",
        law("views_survive_imagining", game="cartagena"),
        games=20,
    ),
    # Broken rules
    mutant(
        "C2.3 who has knocked may use everybody",
        LEGAL,
        "return state.free if state.fresh == NOTHING else BIT[state.fresh]",
        "return state.free",
        caught("test_c1_to_c4.py"),
    ),
    mutant(
        "C2.7 the ship moves a square more",
        VOYAGE,
        "before + state.numbers.row - state.opened,",
        "before + state.numbers.row - state.opened + 1,",
        caught("test_situations.py"),
    ),
    mutant(
        "C3.1 the same pirate may be put into the lifeboat again",
        VOYAGE,
        "        in_play = state.in_play()\n",
        "        state.lifeboat = NOTHING\n        in_play = state.in_play()\n",
        caught("test_c1_to_c4.py::test_the_next_storm_takes_another_one_and_the_first_returns"),
    ),
    mutant(
        "C3.2 a storm breaks on the move to the mutiny",
        VOYAGE,
        "    if state.ship == state.numbers.mutiny:  # C4.1\n",
        "    if state.ship == state.numbers.mutiny:  # C4.1\n"
        "        if listener is not None and state.numbers.storms[state.ship] > state.numbers.storms[before]:\n"
        "            listener.openly('C3.1', 'storm', {'pirate': 'ghost'})\n",
        caught("test_situations.py"),
    ),
    mutant(
        "C5.6 Dean Nero goes both ways",
        LEGAL,
        "return state.trade != SELLING and state.can_buy(seat)",
        "return state.can_buy(seat)",
        caught("test_c5_pirates.py"),
    ),
    mutant(
        "C5.9 Sate counts only turns of those who knocked past him",
        VOYAGE,
        "    if state.free & BIT[SATE]:\n",
        "    if state.free & BIT[SATE] and not state.seen & BIT[GHOST]:\n",
        caught("test_situations.py"),
    ),
    mutant(
        "C7.3 the monkey may be played in the first bout",
        LEGAL,
        "return hand | BIT[MONKEY] if state.bout > 1 else hand",
        "return hand | BIT[MONKEY]",
        caught("test_c6_to_c7.py"),
    ),
    mutant(
        "C7.5 a single monkey is paid from the island",
        MUTINY,
        "    if count(monkeys) == 1:\n",
        "    if count(monkeys) == 0:\n",
        caught("test_situations.py"),
    ),
    mutant(
        "C7.6 nobody gives a coin to the empty island",
        MUTINY,
        "    if state.island < count(monkeys):\n",
        "    if state.island < 0:\n",
        caught("test_situations.py"),
    ),
    mutant(
        "C7.8 a tie goes to Díaz",
        MUTINY,
        "side: i64 = 0 if strength_of(cards, 0) > strength_of(cards, 1) else 1",
        "side: i64 = 1",
        caught("test_situations.py"),
    ),
    mutant(
        "C7.10 an excluded player can win",
        WINNER,
        "    for seat in members(state.mutineers):\n        if state.side[seat] == side:\n",
        "    for seat in range(state.players):\n        if state.side[seat] == side:\n",
        caught("test_c8_winner.py"),
    ),
    mutant(
        "C8.2 the other colour breaks a tie",
        WINNER,
        "cards = strength_of(state.combat.hand[seat], side)",
        "cards = strength_of(state.combat.hand[seat], 1 - side)",
        caught("test_situations.py"),
    ),
    mutant(
        "C7.6 a coin island that can pay one of two is not refilled",
        MUTINY,
        "    if state.island < count(monkeys):\n",
        "    if state.island == 0:\n",
        caught("test_c6_to_c7.py::test_a_coin_island_that_can_pay_only_one_of_two_is_refilled_as_well"),
    ),
    mutant(
        "C7.10 who is not in the mutiny gives a coin too",
        MUTINY,
        "            if state.mutineers & BIT[seat] and state.coins[seat]:\n",
        "            if state.coins[seat]:\n",
        caught("test_c6_to_c7.py::test_who_is_not_in_the_mutiny_gives_nothing_to_the_coin_island"),
    ),
    # Bots
    mutant(
        "rules of thumb know on whose side others are",
        THUMB,
        "    if state.side[other] == NOTHING or not state.knows_side(seat, other):\n",
        "    if state.side[other] == NOTHING:\n",
        law("rules_of_thumb_follow_from_the_view", game="cartagena"),
        games=12,
    ),
]
