"""Whole games, followed by a second and slower reading of the book: both must always say the same."""

from collections import Counter
from typing import cast

import pytest

from quarterdeck.core.luck import Draw
from quarterdeck.core.record import line
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.options import FreibeuterOptions
from quarterdeck.games.freibeuter.view import FreibeuterView
from tests.games.freibeuter.picture import components
from tests.games.freibeuter.second_reading import CROSSINGS, SecondReading
from tests.games.freibeuter.walks import STYLES, public, walk

# Boxes in which rare things happen: credit, no boats, the last store, empty piles, hands of one card
BOXES = {
    "own": components(),
    "poor": components(money=0, boats=60),
    "few boats": components(boats=4, money=3),
    "one store": components(
        stores=1,
        boats=100,
        ships=tuple(
            type(ship)(ship.value, ship.share, ship.count + (ship.value < 20), 1) for ship in components().ships
        ),
    ),
    "few cards": components(
        boats=50,
        sea_hand=1,
        dutchman_hand=0,
        money=1,
        sea_cards=("1211000", "1220000", "2221000", "1110000", "0000000", "0000000", "0000000"),
    ),
    "no Dutchman": components(dutchman_rows="0000000", dutchman_columns="0000000", dutchman_hand=0, debt=3, card=0),
}


def lines(referee: Referee, since: int) -> tuple[list[str], list[str]]:
    """What was done and what was drawn from an entry on, in words."""
    done: list[str] = []
    drawn: list[str] = []
    for entry in referee.entries[since:]:
        if isinstance(entry, Draw):
            drawn.append(line(referee.game, entry).split(" (")[0])
        else:
            done.append(line(referee.game, entry).split(": ")[1])
    return done, drawn


def compare(reading: SecondReading, referee: Referee) -> None:
    view = public(referee)
    assert referee.actors() == ([] if reading.ended else [reading.turn])
    assert view.tokens == reading.tokens
    assert view.gone == {crossing: reading.gone[crossing] for crossing in CROSSINGS if crossing in reading.gone}
    assert set(view.waiting) == reading.waiting
    assert (view.dutchman or "") == reading.dutchman
    assert (view.sea_pile, view.dutchman_pile) == (reading.sea.total(), reading.cards.total())
    assert Counter(view.discards.sea + view.discards.dutchman) == Counter(reading.discards)
    for seat, owner in enumerate(view.owners):
        assert (owner.money, owner.debt, owner.stock) == (reading.money[seat], reading.debt[seat], reading.stock[seat])
        assert Counter(owner.boats) == Counter(reading.boats[seat])
        assert set(owner.boarded) == {crossing for crossing, boarder in reading.aboard.items() if boarder == seat}
        assert owner.captured == tuple(reading.captured[seat].count(f"ship{kind}") for kind in (1, 2, 3, 4))
        assert owner.wealth == reading.wealth(seat)
        hand = cast(FreibeuterView, referee.view(seat)).hand
        assert hand is not None
        assert Counter(hand.sea + hand.dutchman) == Counter(reading.hands[seat])
    legal = [referee.game.alphabet.words(action) for seat in referee.actors() for action in referee.legal(seat)]
    assert len(legal) == len(set(legal))
    assert set(legal) == reading.choices()
    outcome = referee.outcome
    assert ("" if outcome is None else outcome.clause) == reading.ended
    if outcome is not None:
        scores = tuple(reading.wealth(seat) for seat in reading.seats)
        assert outcome.scores == scores
        assert outcome.winners == tuple(seat for seat in reading.seats if scores[seat] == max(scores))


def follow(players: int, style: str, box: Components, seed: object, **options: str) -> Counter[str]:
    """One game, compared after every action; returns what was told in it, by key and clause."""
    reading, since = None, 0
    for referee in walk(players, seed, style=style, data=box, **options):
        done, drawn = lines(referee, since)
        since = len(referee.entries)
        if reading is None:
            reading = SecondReading(players, box, cast(FreibeuterOptions, referee.options), drawn)
        else:
            reading.do(done[0], drawn)
        compare(reading, referee)
    return Counter(f"{told.key} {told.clause}" for told in referee.tellings(-1))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
def test_both_readings_of_the_book_agree(box: str, players: int, style: str) -> None:
    """F2.1, F5.1, F6.1, F6.3, F7.2, F8.1, F8.2, F9.1, F9.2, F10.3, F11.1, F11.3, F11.5: whole games, every option."""
    stores = ["resolve_all", "instant"]
    for sea in ("must_draw", "pile_empty"):
        follow(players, style, BOXES[box], sea, sea_runs_out=sea, last_store=stores[players % 2])
        stores.reverse()


def test_these_games_have_in_them_whatever_can_happen() -> None:
    """F9.1, F10.4, F11.1, F11.2, F11.3: credit, forced draws of both kinds and every end are among what is compared."""
    happened: Counter[str] = Counter()
    for name, box in BOXES.items():
        for style in STYLES:
            happened += follow(3, style, box, ("all", name))
    for rare in (
        "borrowed F9.1",
        "debt-marked F9.2",
        "escaped F7.1",
        "doubler-encircled F8.2",
        "store-paid F8.1",
        "several-wait F6.3",
        "dutchman-left F5.3",
        "cashed F4.2",
        "placed F4.2",
        "drew-sea F10.4",
        "drew-dutchman F10.4",
        "ended-1 F11.1",
        "ended-2 F11.2",
        "ended-3 F11.3",
    ):
        assert happened[rare] > 0, rare
    assert happened["borrowed F9.1"] > happened["debt-marked F9.2"]
