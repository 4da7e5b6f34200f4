"""The page on take-backs is what was counted last, of every verb of every game, and no answer costs too much."""

from collections import Counter

import pytest

from quarterdeck.games import GAMES
from tests.laws.cases import Case
from tools.take_backs.counting import AGAIN, asked, count
from tools.take_backs.page import MARKS, PAGE, read, with_tables

MOST = 5.0  # milliseconds of processor time, in the median


def test_the_page_is_what_was_counted_last() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert MARKS.names(text) == ["verbs", "costs"]
    assert with_tables(text, read()) == text


def test_every_verb_of_every_game_was_chosen_and_every_table_played() -> None:
    results = read()
    verbs = [(name, verb.name) for name, game in GAMES.items() for verb in game.alphabet.verbs]
    assert [(one.game, one.verb) for one in results.verbs] == verbs
    assert all(one.offered + one.chance + one.learned for one in results.verbs)
    tables = [(name, players) for name, game in GAMES.items() for players in game.players]
    assert [(one.game, one.players) for one in results.costs] == tables


def test_an_answer_cost_at_most_five_milliseconds_in_the_median() -> None:
    """Of all actions, and of those alone for which worlds had to be tried to the last."""
    assert [one for one in read().costs if max(one.median, one.judged, one.offered) > MOST] == []


def test_no_offer_that_was_judged_again_was_wrong() -> None:
    results = read()
    assert sum(one.again for one in results.costs) >= sum(one.offered for one in results.verbs) // AGAIN // 2
    assert [one for one in results.costs if one.wrong] == []


def test_verbs_that_show_something_are_not_offered_and_of_those_that_cannot_nothing_is_learned() -> None:
    """But for a shown card of which everybody knew, since all others lie elsewhere."""
    offered = {(one.game, one.verb): one for one in read().verbs}
    for game, verb in (("traitres", "spyglass"), ("freibeuter", "place"), ("traitres", "open")):
        assert offered[game, verb].offered == 0
    assert offered["meuterer", "show"].offered < offered["meuterer", "show"].learned / 100
    for game, verb in (("meuterer", "offer"), ("traitres", "return")):
        assert offered[game, verb].learned == 0


@pytest.mark.long
def test_a_game_is_asked_after_every_action() -> None:
    met: Counter[tuple[str, str]] = Counter()
    cost = count("meuterer", 3, 1, met)
    assert cost.actions == met.total() == len(list(asked(Case("meuterer", 3, 0))))
    assert met["offer", "offered"]
    assert met["show", "learned"]
    assert cost.again
