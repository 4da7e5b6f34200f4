"""Deliberate leaks: a field, a list order, a telling, an error text, a skipped decision, a cheating imagine."""

from tests.leaks.mutant import IMAGINE, Mutant, Patch, law, mutant, twin

SIGHT = "games/freibeuter/knowledge/see.py"
IMAGINING = "games/freibeuter/knowledge/imagine.py"
REDEALING = "games/freibeuter/knowledge/redeal.py"
LEGAL = "games/freibeuter/rules/legal.py"
SETUP = "games/freibeuter/rules/f1_setup.py"
TURN = "games/freibeuter/rules/f2_to_f5_turn.py"
DRAWING = "games/freibeuter/rules/f10_drawing.py"
END = "games/freibeuter/rules/f11_end.py"

LEAKS = [
    # Beside the words: orders, causes, names of things
    mutant(
        "the order of a telling's slots tells whether A1 is in the pile",
        TURN,
        '        slots["seat"] = seat\n        listener.openly("F3.1"',
        '        slots = {"seat": seat, **slots} if state.sea & 1 else {**slots, "seat": seat}\n'
        '        listener.openly("F3.1"',
        law("tellings_follow_from_views"),
    ),
    mutant(
        "the cause of a refusal is the whole truth",
        "core/state.py",
        "            raise self.refusal(seat, action)\n",
        "            raise self.refusal(seat, action) from ValueError(self.key())\n",
        law("refusals_follow_from_the_view"),
    ),
    mutant(
        "words that are no action are answered with the truth",
        "core/referee.py",
        "self.game.alphabet.action(action) if isinstance(action, str)",
        "self.game.alphabet.action(f'{action} {self.truth.key()}') if action == 'dance on the table'",
        law("twins_look_alike"),
    ),
    mutant(
        "a referee shows the truth in a log",
        "core/referee.py",
        "    # What a seat may know\n",
        "    def __repr__(self) -> str:\n        return str(self.truth.key())\n\n    # What a seat may know\n",
        law("twins_look_alike"),
    ),
    # Views
    mutant(
        "a spectator sees the hand of seat 0",
        SIGHT,
        "hand=_hand(state.pirates[seat]) if seat >= 0 else None,",
        "hand=_hand(state.pirates[seat if seat >= 0 else 0]),",
        twin("test_g1_1_a_spectator_sees_no_hand_at_all"),
    ),
    mutant(
        "everybody sees the hand of whose turn it is",
        SIGHT,
        "hand=_hand(state.pirates[seat]) if seat >= 0 else None,",
        "hand=_hand(state.pirates[state.turn]) if seat >= 0 else None,",
        law("views_survive_imagining"),
    ),
    mutant(
        "hands are opened when one store is left",
        SIGHT,
        "for other in everyone]) if opened else (),",
        "for other in everyone]) if opened or state.stores == 1 else (),",
        law("views_survive_imagining"),
        games=24,
    ),
    mutant(
        "the piles are opened while a card is drawn",
        SIGHT,
        "state.dutchman) if opened else None,",
        "state.dutchman) if opened or state.phase == 2 else None,",
        twin("test_f1_3_the_sea_pile_is_hidden_from_whoever_is_about_to_draw"),
    ),
    mutant(
        "two cards of one region are shown as one",
        SIGHT,
        "        sea_cards=pirate.sea_cards,",
        "        sea_cards=len(members(pirate.sea)),",
        twin("test_f10_1_it_is_hidden_whether_a_card_just_drawn_is_like_one_in_hand"),
    ),
    mutant(
        "the hand of seat 0 lies among the discards",
        SIGHT,
        "    for pirate in state.pirates:\n        twice |=",
        "    for pirate in state.pirates[1:]:\n        twice |=",
        law("views_survive_imagining"),
    ),
    mutant(
        "the order of the discards tells whether A1 is in the pile",
        SIGHT,
        "    return _left_of(state.numbers, once, twice, cards)",
        "    left = _left_of(state.numbers, once, twice, cards)\n"
        "    return Hand(sea=left.sea[::-1], dutchman=left.dutchman) if state.sea & 1 else left",
        law("views_survive_imagining"),
    ),
    mutant(
        "wealth counts the Dutchman cards of rows",
        END,
        "    return pirate.money + worth_of_ships(state, seat)",
        "    return pirate.money + (pirate.dutchman & 127) + worth_of_ships(state, seat)",
        twin("test_f10_1_the_dutchman_card_another_has_just_drawn_is_hidden"),
    ),
    # Tellings
    mutant(
        "the sea card drawn is told to all",
        DRAWING,
        '"drew-sea-own", own, "drew-sea", {"seat": seat})',
        '"drew-sea-own", own, "drew-sea-own", own)',
        law("hidden_outcomes_stay_hidden"),
    ),
    mutant(
        "the Dutchman card drawn is told to all",
        DRAWING,
        '"drew-dutchman-own", own, "drew-dutchman", {"seat": seat})',
        '"drew-dutchman-own", own, "drew-dutchman-own", own)',
        twin("test_f10_1_the_dutchman_card_another_has_just_drawn_is_hidden"),
    ),
    mutant(
        "the hands dealt are told to all",
        SETUP,
        'hand_slots(state, seat), "dealt", others)',
        'hand_slots(state, seat), "dealt-own", hand_slots(state, seat))',
        twin("test_f1_3_the_sea_cards_of_an_opponent_are_hidden"),
    ),
    mutant(
        "the clause of a draw tells whether a boat lies where the card leads",
        DRAWING,
        'listener.secretly(clause, seat, "drew-sea-own"',
        'listener.secretly("F10.2" if state.occupied >> region & 1 else clause, seat, "drew-sea-own"',
        law("hidden_outcomes_stay_hidden"),
    ),
    mutant(
        "a spectator is told what the owner is told",
        "core/telling.py",
        "seat == self.owner else self.others",
        "seat in (self.owner, -1) else self.others",
        twin("test_f10_1_the_sea_card_another_has_just_drawn_is_hidden"),
    ),
    # Refusals and choices
    mutant(
        "whoever acts out of turn learns whether the other holds a Dutchman card of a row",
        LEGAL,
        'IllegalAction("F2.1", "not-your-turn"',
        'IllegalAction("F5.1" if state.pirates[state.turn].dutchman & 127 else "F2.1", "not-your-turn"',
        law("refusals_follow_from_the_view"),
    ),
    mutant(
        "a refusal tells where the missing card is",
        LEGAL,
        'IllegalAction("F4.1", "no-sea-card", slots)',
        'IllegalAction("F4.1" if state.sea & BIT[region] else "F1.3", "no-sea-card", slots)',
        law("refusals_follow_from_the_view"),
    ),
    mutant(
        "the text of a refusal names a card of the pile",
        LEGAL,
        'return IllegalAction("F10.1", "draw-first", nothing)',
        'return IllegalAction("F10.1", "draw-first", {"card": REGION_WORDS[state.thing(2, 0)]})',
        twin("test_f1_3_the_sea_pile_is_hidden_from_whoever_is_about_to_draw"),
    ),
    mutant(
        "a card may not be played if the next player holds its twin",
        LEGAL,
        "spans.add(PLACE, me.sea)",
        "spans.add(PLACE, me.sea & ~state.pirates[(seat + 1) % state.players].sea)",
        law("choices_follow_from_the_view"),
    ),
    # Bots
    mutant(
        "rules of thumb look into the next player's hand",
        "games/freibeuter/player/thumb.py",
        "    profit = MONEY * (value(game, kind) - owed(game, seat, crossing)) - missing * share * HELPER\n",
        "    profit = MONEY * (value(game, kind) - owed(game, seat, crossing)) - missing * share * HELPER\n"
        "    profit -= 500 * count(game.pirates[(seat + 1) % game.players].sea & 255)\n",
        law("rules_of_thumb_follow_from_the_view"),
    ),
    mutant(
        "a bot remembers how often it was asked",
        "bots/bosun.py",
        "        self.thumb.hear(list(statements))\n        return",
        "        self.asked = getattr(self, 'asked', 0) + 1\n"
        "        if self.asked > 1:\n            return legal[self.asked % len(legal)]\n"
        "        self.thumb.hear(list(statements))\n        return",
        law("bots_decide_by_what_they_are_given"),
    ),
    mutant(
        "whoever holds the Dutchman card of row 1 or 2 is not asked what to draw",
        DRAWING,
        "    elif not dutchman:\n",
        "    elif not dutchman or state.pirates[seat].dutchman & 3:\n",
        law("tellings_follow_from_views"),
    ),
    # Imagining
    Mutant(
        "imagine remembers the truth it once saw",
        (
            Patch(
                SIGHT,
                '    """All that a seat (or a spectator) may know and remember."""\n',
                '    """All that a seat (or a spectator) may know and remember."""\n    STASH.append(state)\n',
            ),
            Patch(
                IMAGINING,
                "    state = Freibeuter(numbers)\n",
                "    if STASH:\n        return STASH[-1].copy()\n    state = Freibeuter(numbers)\n",
            ),
            Patch(SIGHT, "PHASES: Final", "STASH: list[Freibeuter] = []\nPHASES: Final"),
            Patch(IMAGINING, "see import PHASES\n", "see import PHASES, STASH\n"),
        ),
        IMAGINE.format(how="imagine"),
    ),
    mutant(
        "imagine deals some sea cards more often than others",
        REDEALING,
        "k = luck.below(state.sea_cards)",
        "k = luck.below(state.sea_cards) * luck.below(state.sea_cards) // state.sea_cards",
        IMAGINE.format(how="imagine"),
    ),
    mutant(
        "redeal never deals the last Dutchman card of the pile",
        REDEALING,
        "luck.below(state.dutchman_cards)",
        "luck.below(max(1, state.dutchman_cards - 1))",
        IMAGINE.format(how="redeal"),
    ),
    mutant(
        "redeal leaves the truth alone",
        REDEALING,
        "    if state.phase == OVER:\n",
        "    if state.phase <= OVER:\n",
        IMAGINE.format(how="redeal"),
    ),
    # The truth itself
    mutant(
        "the repr of a state shows its fingerprint",
        "core/state.py",
        'return f"<{type(self).__name__} of {self.players} players>"',
        'return f"<{type(self).__name__} {self.fingerprint()} of {self.players} players>"',
        law("the_truth_has_no_wire_form"),
    ),
    mutant(
        "a state can be pickled",
        "core/state.py",
        'raise TypeError("a state is the truth and has no wire form: send a view")',
        "return (tuple, (self.key(),))  # type: ignore[return-value]",
        law("the_truth_has_no_wire_form"),
    ),
    mutant(
        "the record of a running game is handed out",
        "core/referee.py",
        "        if not self.over:\n            raise GameRunning",
        "        if not self.over and not self.entries:\n            raise GameRunning",
        law("records_of_running_games_are_closed"),
    ),
]
