"""Games in which a law once failed, against all laws."""

import pytest

from tests.laws.cases import case_of
from tests.laws.every import LAWS

FOUND = {
    "cartagena/4/145": "what a view remembered of cards drawn together depended on an order nobody was told",
    "cartagena/3/3336": "one action ends two duels, and everybody refills the coin island twice",
}
DEAR = {"cartagena/4/145"}  # long, and it runs no line that no other test runs


@pytest.mark.law
@pytest.mark.parametrize(
    "text", [pytest.param(text, marks=pytest.mark.uncounted if text in DEAR else ()) for text in FOUND]
)
def test_every_law_holds_where_one_once_failed(text: str) -> None:
    case = case_of(text)
    for law in LAWS:
        law.check(case)
