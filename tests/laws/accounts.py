"""Laws of how a game is accounted for when it is over: where the points come from, and why somebody won."""

from quarterdeck.texts.words import LANGUAGES, words_of
from tests.laws.cases import Case
from tests.laws.play import clauses_of, finished


def reasons_sum_to_the_scores(case: Case) -> None:
    """Clause by clause, each a sentence in every language; and one reason for all cites the clause of the end."""
    referee = finished(case)
    outcome, reasons = referee.outcome, referee.reasons()
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        lines = [(one.clause, one.key, one.points) for one in reasons if one.seat == seat]
        assert sum(points for *_, points in lines) == score, f"{case}: seat {seat} has {score}: {lines}"
    common = [one for one in reasons if one.seat is None]
    assert outcome.clause in {one.clause for one in common}, f"{case}: nothing says that it ended by {outcome.clause}"
    won = {one.slots.get("seat") for one in common if one.key == "won"}
    assert won == set(outcome.winners), f"{case}: {won} are said to have won, not {outcome.winners}"
    names = [person.name for person in referee.seats]
    for one in reasons:
        assert one.clause in clauses_of(case.name), f"{case}: {one} cites no clause"
        for language in LANGUAGES:
            assert words_of(language, case.game.texts).say(one.key, one.slots, names), f"{case}: {one}"
