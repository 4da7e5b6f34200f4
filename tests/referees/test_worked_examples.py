"""The naive referees alone, by the figures that the rulebooks print: no comparison, no Quarterdeck."""

import json
from pathlib import Path

from tests.referees.freibeuter import Freibeuter
from tests.referees.meuterer import Meuterer
from tests.referees.naive import NaiveReferee, Told

SITUATIONS = Path(__file__).parents[1] / "games"


def told_in(referee: type[NaiveReferee], game: str, name: str) -> tuple[NaiveReferee, list[Told]]:
    """A situation read to its last line, and all that was told on the way."""
    naive = referee(json.loads((SITUATIONS / game / "situations" / f"{name}.json").read_text(encoding="utf-8")))
    return naive, [told for step in naive.steps() for told in step.told]


def slots_of(told: list[Told], key: str) -> list[dict[str, object]]:
    return [one.slots for one in told if one.key == key]


def seat_of(naive: NaiveReferee, name: str) -> int:
    return [person["name"] for person in naive.record["seats"]].index(name)


def test_volker_pays_birgit_6_and_dieter_3() -> None:
    """F7.2, F7.4"""
    naive, told = told_in(Freibeuter, "freibeuter", "worked-example-volker-pays")
    volker, birgit, dieter = (seat_of(naive, name) for name in ("Volker", "Birgit", "Dieter"))
    assert [(paid["seat"], paid["to"], paid["money"]) for paid in slots_of(told, "paid")] == [
        (volker, seat, money) for seat, money in sorted([(birgit, 6), (dieter, 3)])
    ]
    assert slots_of(told, "boat-returned") == [{"seat": volker}]
    assert slots_of(told, "borrowed") == []


def test_volker_borrows_7_and_is_left_with_nothing() -> None:
    """F9.1, F9.2, F9.3"""
    naive, told = told_in(Freibeuter, "freibeuter", "worked-example-volker-borrows")
    assert isinstance(naive, Freibeuter)
    volker = seat_of(naive, "Volker")
    assert slots_of(told, "borrowed") == [{"seat": volker, "money": 7}]
    assert (naive.money[volker], naive.debt[volker]) == (0, 7)
    assert naive.wealth(volker) == 15 - 14


def test_birgit_has_126() -> None:
    """F8.2, F11.5"""
    naive, told = told_in(Freibeuter, "freibeuter", "worked-example-birgit-has-126")
    wealth = slots_of(told, "wealth")[seat_of(naive, "Birgit")]
    assert (wealth["money"], wealth["ships"], wealth["wealth"]) == (36, 60 + 10 + 20, 126)


def test_the_example_round_of_meuterer() -> None:
    """M5.5, M6.3, M7.4, M8.1"""
    naive, told = told_in(Meuterer, "meuterer", "worked-example")
    assert isinstance(naive, Meuterer)
    assert [person["name"] for person in naive.record["seats"]] == ["Bernhard", "Steffi", "Florian", "Carmen"]
    assert slots_of(told, "mutiny-succeeded") == [{"mutiny": 2, "captain": 2}]
    assert naive.points == [2, 5, 4, 4]
    assert (naive.captain, naive.ship, naive.behind) == (1, "Eisfelsen", "Hochland")
    assert [(drew["seat"], drew["number"]) for drew in slots_of(told, "drew")] == [(1, 2), (2, 2), (3, 3), (0, 4)]


def test_had_florian_been_loader() -> None:
    """M9.3"""
    naive, told = told_in(Meuterer, "meuterer", "worked-example-had-florian-been-loader")
    assert isinstance(naive, Meuterer)
    assert {"seat": 2, "number": 5} in slots_of(told, "drew")
    assert slots_of(told, "gave-back") == [{"seat": 2, "number": 3}]
    assert naive.hands[2].total() == 5
