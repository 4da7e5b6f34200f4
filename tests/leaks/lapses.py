"""Lapses that neither leak nor break a rule of the book, one for each law that no other mutant names."""

from tests.leaks.mutant import Mutant, law, mutant

LEGAL = "games/freibeuter/rules/legal.py"
STATE = "games/freibeuter/rules/state.py"
TOKENS = "games/freibeuter/rules/f7_to_f9_tokens.py"
END = "games/freibeuter/rules/f11_end.py"
IMAGINING = "games/freibeuter/knowledge/imagine.py"
SIGHT = "games/freibeuter/knowledge/see.py"

# Freibeuter has nothing simultaneous and no secret parts of actions
MADE_UP = "tools/new_game/template/game/rules/x2_stowing.py"

LAPSES: list[Mutant] = [
    mutant(
        "whoever chooses last begins",
        MADE_UP,
        "    state.chosen[seat] = card\n",
        "    state.chosen[seat] = card\n    state.turn = seat\n",
        law("simultaneous_decisions_commute", game="smugglers"),
    ),
    mutant(
        "what one chose is told before all have chosen",
        MADE_UP,
        '"chose-own", own, "chose", {"seat": seat})',
        '"chose-own", own, "chose-own", own)',
        law("secret_parts_stay_secret", game="smugglers"),
    ),
    mutant(
        "the outcome cites a clause that does not exist",
        END,
        'Outcome(clause=f"F11.{state.ended_by}"',
        'Outcome(clause=f"F12.{state.ended_by}"',
        law("the_game_ends"),
    ),
    mutant(
        "everybody is shown choices all the time",
        "core/state.py",
        "listed() if self.must_decide(seat) else []",
        "listed() if self.has_seat(seat) and self.acting else []",
        law("only_actors_may_act"),
    ),
    mutant(
        "what is offered is refused",
        "core/state.py",
        "outside = (away | ",
        "outside = (away - 1 | ",
        law("legal_actions_apply"),
    ),
    mutant(
        "of the verbs after the first none is counted",
        "core/state.py",
        "        end += count(self.members_1)\n",
        "",
        law("legal_actions_are_one_list"),
    ),
    mutant(
        "a refusal costs money",
        LEGAL,
        "    nothing: dict[str, object] = {}\n",
        "    nothing: dict[str, object] = {}\n    state.pirates[0].money += 1\n",
        law("refusals_change_nothing"),
    ),
    mutant(
        "a seat that does not exist is refused by a clause that does not",
        LEGAL,
        'IllegalAction("F1.1", "no-such-seat"',
        'IllegalAction("F1.1" + "9", "no-such-seat"',
        law("seats_beyond_all_numbers_are_refused"),
    ),
    mutant(
        "copies share their pirates",
        STATE,
        "new.pirates = [pirate.copy() for pirate in self.pirates]",
        "new.pirates = self.pirates[:]",
        law("copies_are_independent"),
    ),
    mutant(
        "capitals matter",
        "core/alphabet.py",
        'return " ".join(text.split()).casefold()',
        'return " ".join(text.split())',
        law("codes_and_notation_round_trip"),
    ),
    mutant(
        "the record counts outcomes from the other end",
        "core/lines.py",
        "({entry.k} of {entry.n})",
        "({entry.n - 1 - entry.k} of {entry.n})",
        law("the_record_alone_replays_the_game"),
    ),
    mutant(
        "luck depends on more than its seed",
        "core/luck.py",
        "(seed ^ 0x2545F491) & _DIGIT",
        "(seed ^ 0x2545F491 ^ id(self) >> 4) & _DIGIT",
        law("the_same_seed_gives_the_same_game"),
    ),
    mutant(
        "a telling cites a clause that does not exist",
        TOKENS,
        'listener.openly("F8.2", "doubler-encircled"',
        'listener.openly("F8.2" + "9", "doubler-encircled"',
        law("tellings_cite_clauses_and_fill_their_slots"),
    ),
    mutant(
        "nobody is told that an order must be chosen",
        "games/freibeuter/texts/prompts.py",
        "    if not view.actors:\n",
        '    if not view.actors or view.phase == "order":\n',
        law("what_is_asked_can_be_said"),
    ),
    mutant(
        "nobody accounts for the coins of the start",
        "games/freibeuter/texts/reasons.py",
        'ledger.add(seat, "F1.1", "score-start", data.start.money)',
        'ledger.add(seat, "F1.1", "score-start", data.start.money - 1)',
        law("reasons_sum_to_the_scores"),
    ),
    mutant(
        "a view holds a list",
        SIGHT,
        "boats=tuple(sea_words(pirate.boat, pirate.second)),",
        "boats=sea_words(pirate.boat, pirate.second),",
        law("views_are_frozen_and_can_be_sent_and_pasted"),
    ),
    mutant(
        "spectators do not see who must decide",
        SIGHT,
        "actors=tuple(state.actors()),",
        "actors=tuple(state.actors()) if seat >= 0 else (),",
        law("who_must_decide_is_public"),
    ),
    mutant(
        "imagine forgets which tokens wait",
        IMAGINING,
        "    state.waiting = places_of(view.waiting)\n",
        "    state.waiting = places_of(view.waiting) & 1\n",
        law("imagined_worlds_can_be_imagined_from"),
        games=24,
    ),
    mutant(
        "wealth betrays the hand in a way that redealing also would",
        END,
        "    return pirate.money + worth_of_ships(state, seat)",
        "    return pirate.money + pirate.sea % 7 + worth_of_ships(state, seat)",
        law("twins_look_alike"),
    ),
    mutant(
        "rules of thumb choose the action after the best one",
        "core/thumb.py",
        "                    best = action\n        return best\n",
        "                    best = action\n        return best + 1\n",
        law("rules_of_thumb_choose_what_is_allowed"),
    ),
    mutant(
        "rules of thumb reward those who lost",
        "core/thumb.py",
        "        if winners & BIT[seat]:\n            return WHOLE // count(winners)\n",
        "        if winners and not winners & BIT[seat]:\n            return WHOLE // count(winners)\n",
        law("rules_of_thumb_know_how_it_ends"),
    ),
    mutant(
        "a store pays 3 and says so",
        "games/freibeuter/box/numbers.py",
        "self.store_pay: i64 = components.pay.store",
        "self.store_pay: i64 = components.pay.store + 1",
        "tests/goldens/test_goldens.py::test_the_game_still_plays_as_its_golden_playthrough_says[freibeuter-3]",
    ),
]
