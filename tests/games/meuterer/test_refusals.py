"""Why an action is refused: the right reason and clause, with the words of the board."""

import pytest
from msgspec import structs

from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.rules.legal import REFUSALS
from tests.games.meuterer.played import Played, game, played
from tests.games.situations import situation
from tests.laws.cases import cases
from tests.laws.play import moments

FIRST = "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"
KARGE_ZUNGE = ("grain grain grain conflict wine", "salt salt wine wine cloth", "cloth cloth cloth cloth salt")
FOUR = (*KARGE_ZUNGE, "rubies rubies conflict conflict wine")


def refused(asked: Played, seat: int, action: int | str) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(IllegalAction) as error:
        asked.referee.act(seat, action)
    return error.value.clause, error.value.key, dict(error.value.slots)


def test_every_reason_occurs_with_the_slots_it_declares() -> None:
    """M0.3, M3.1, M3.6, M5.2, M7.5, M9.3: in play, and when the game is over; the rarest is played below."""
    met: dict[str, tuple[str, ...]] = {}
    for case in cases("meuterer", 3, 12):
        for moment in moments(case, every=5):
            for seat in (-1, 0, 1, 2):
                for action in set(range(-1, len(MEUTERER.alphabet) + 1)) - set(moment.state.legal(seat)):
                    refusal = moment.state.refusal(seat, action)
                    met[refusal.key] = tuple(refusal.slots)
    assert {"one-card-only": ("good",), **met} == REFUSALS


def test_nobody_else_and_nothing_else() -> None:
    """M0.1, M0.3, M2.1: a seat that is not there, another's turn, an action that is not there, a game that is over."""
    asked = game()
    assert refused(asked, 4, "leave") == ("M0.1", "no-such-seat", {"number": 4})
    assert refused(asked, 1, "leave") == ("M2.1", "not-your-turn", {"seat": 0})
    for number in (-1, len(MEUTERER.alphabet)):
        assert refused(asked, 0, number) == ("M3.1", "no-such-action", {"number": number})
    assert refused(asked, 0, "leave") == ("M2.1", "offer-first", {})
    assert refused(played("last-round"), 0, "leave") == ("M0.3", "game-over", {})


def test_what_a_phase_asks_comes_first() -> None:
    """M3.1, M3.6, M5.2, M9.3"""
    assert refused(game("0: offer 0"), 0, "fight 0") == ("M3.1", "goods-first", {})
    assert refused(game("0: offer 0; 0: leave; 1: leave"), 1, "leave") == ("M3.6", "action-first", {})
    mutiny = FIRST.replace("merchant", "mutineer")
    assert refused(game(mutiny), 0, "leave") == ("M5.2", "mutiny-first", {})
    loading = game(
        "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 3: leave; 3: take cabin-boy",
        "2: leave; 2: take loader; draw rubies grain grain wine",
    )
    assert refused(loading, 2, "leave") == ("M9.3", "return-first", {})


def test_a_split_names_its_island_as_the_board_does() -> None:
    """M7.5: Karge Zunge is two words wherever a player reads it; the dash is for records."""
    asked = game(
        "0: offer 0; 0: show wine; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave",
        "3: take first-mate; 0: show conflict; 0: leave; draw cloth cloth",
        "0: offer 0; 0: show grain; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave",
        "3: take first-mate; 0: leave",
        hands=FOUR,
    )
    assert asked.island(asked.view().ship) == "Karge-Zunge"
    split = {"island": "Karge Zunge", "least": 0, "most": 1}
    assert refused(asked, 0, "leave") == ("M7.5", "split-first", split)
    assert refused(asked, 0, "put 2 at Karge-Zunge") == ("M7.5", "split-range", split)
    assert refused(asked, 0, "put 1 at Hochland") == ("M7.5", "other-island", {"island": "Karge Zunge"})


def test_the_one_card_of_a_kind_is_sold_once() -> None:
    """M7.5, M7.2: at two islands that buy any, wine was named for the first."""
    record = situation("meuterer", "both-any-a-kind-each")
    log = record.log[: record.log.index("0: show wine") + 1]
    asked = Played.of(structs.replace(record, log=log))
    asked.act("1: leave", "1: take merchant", "2: leave", "2: take cabin-boy", "3: leave", "3: take first-mate")
    asked.act("0: show cloth", "0: show grain", "0: leave", "0: sell wine at Piratennest")
    assert asked.legal(0) == ["sell cloth at Hochland", "sell grain at Hochland"]
    assert refused(asked, 0, "sell wine at Hochland") == ("M7.5", "one-card-only", {"good": "wine"})
    assert refused(asked, 0, "sell salt at Hochland") == ("M7.2", "not-shown", {"good": "salt"})
    assert refused(asked, 0, "sell cloth at Piratennest") == ("M7.5", "other-island", {"island": "Hochland"})
    assert refused(asked, 0, "put 1 at Hochland") == ("M7.5", "sales-first", {})
