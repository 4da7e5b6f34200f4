"""Growth is named rightly, and the page on it is what the stored results make."""

import re
from pathlib import Path

import pytest

from benchmarks.growth import __main__ as command
from benchmarks.growth.curves import Curve, Results, read, write
from benchmarks.growth.fitting import CONSTANTLY, LINEARLY, LOGARITHMIC, SLOWER, WORSE, growth
from benchmarks.growth.plays import Voyage
from benchmarks.growth.records import long_table, timed, with_tellings
from benchmarks.growth.tables import MARKS, PAGE, PICTURES, pictures, with_tables
from benchmarks.growth.topics import TOPICS
from benchmarks.plots import line_plot
from quarterdeck.games import GAMES
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.table.opening import restore_table

pytestmark = pytest.mark.uncounted

SIZES = [8, 16, 32, 64, 128, 256, 512]
NOISE = (1.0, 1.03, 0.98, 1.01, 0.97, 1.02, 0.99)  # of seven rounds


def measured(cost: dict[int, float]) -> dict[int, list[float]]:
    return {size: [cost[size] * NOISE[(number + place) % 7] for number in range(7)] for place, size in enumerate(cost)}


# Fitting


@pytest.mark.parametrize(
    ("power", "name"),
    [(0.0, CONSTANTLY), (0.1, CONSTANTLY), (0.5, SLOWER), (1.0, LINEARLY), (1.5, WORSE), (2.0, WORSE)],
)
def test_an_exponent_is_found_and_named(power: float, name: str) -> None:
    found = growth(measured({size: 3 * size**power for size in SIZES}))
    assert found.name == name
    assert found.exponent == pytest.approx(power, abs=0.06)
    assert found.low <= found.exponent <= found.high


@pytest.mark.parametrize("between", [2.0, 9.0, 20.0])
def test_a_cost_that_jumps_once_is_named_by_what_comes_then(between: float) -> None:
    """Something happens for the first time, which at one size it has in some games and not in others."""
    jump = {8: 2.0, 16: 2.1, 32: 2.0, 64: between, 128: 20.0, 256: 19.0, 512: 21.0}
    found = growth(measured(jump), above_first=True)
    assert (found.name, found.since) == (CONSTANTLY, 64 if between == 20 else 128)


@pytest.mark.parametrize("power", [0.3, 0.5, 1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("first", [0.0, 50.0, 5000.0])
def test_what_grows_steadily_has_no_step(power: float, first: float) -> None:
    assert growth(measured({size: first + size**power for size in SIZES}), above_first=True).since is None


@pytest.mark.parametrize("jump", [0.0, 50.0, 100.0, 300.0])
def test_what_grows_on_after_a_jump_is_not_hidden_by_it(jump: float) -> None:
    costs = {size: 2.0 if size < 64 else jump + 300 * (size / 512) ** 2 for size in SIZES}
    found = growth(measured(costs), above_first=True)
    assert (found.name, found.since) == (WORSE, None)


def test_a_log_is_as_long_as_its_entries_and_all_that_they_make_the_referee_tell() -> None:
    entries = long_table(Voyage(FREIBEUTER, 2), 1)
    assert with_tellings(entries[:1]) == 1  # nobody sits there yet
    table = restore_table(GAMES, timed(entries))
    assert table.referee is not None
    assert with_tellings(entries) == len(entries) + table.referee.told > 2 * len(entries)


# The page


def test_the_page_is_what_the_stored_results_make() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert MARKS.names(page) == [""]
    assert with_tables(page, read()) == page, "run: python -m benchmarks.growth --tables"


def test_the_plots_are_what_the_stored_results_make() -> None:
    made = pictures(read())
    assert set(made) == {path.name for path in PICTURES.glob("growth-*.svg")}
    for name, text in made.items():
        assert (PICTURES / name).read_text(encoding="utf-8") == text, name


def test_every_topic_and_every_game_was_measured_and_nothing_grows_worse_than_linearly() -> None:
    results = read()
    assert {curve.topic for curve in results.curves} == {topic.name for topic in TOPICS}
    titles = {game.title for game in GAMES.values()}
    grown = {curve.name for curve in results.curves} & titles  # all but games that came later
    for topic in ("playout", "decision", "memory by players", "memory along a game", "imagine", "redeal", "replay"):
        assert {curve.name for curve in results.of(topic)} & titles == grown, topic
    assert command.worse(results) == []


def test_the_exit_code_says_whether_something_grows_worse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "growth.json"
    monkeypatch.setattr(command, "read", lambda: read(path))
    monkeypatch.setattr("benchmarks.growth.tables.write", lambda results: None)
    for power, code in ((1.0, 0), (2.0, 1)):
        curve = Curve("replay", "Freibeuter", measured({size: float(size**power) for size in SIZES}))
        write(Results("a machine", (curve,)), path)
        assert command.main(["--tables"]) == code
        assert (WORSE in capsys.readouterr().out) == (code == 1)


def test_of_a_game_and_a_longer_one_the_longer_tells_whether_there_is_a_logarithm() -> None:
    short, long = (
        Curve("redeal", name, measured({size: float(size**power) for size in SIZES}))
        for name, power in (("Freibeuter", 1.1), ("Freibeuter, large box", 1.0))
    )
    assert short.growth.name == LOGARITHMIC
    assert command.worse(Results("a machine", (short,))) == [short]
    assert command.worse(Results("a machine", (short, long))) == []
    worse = Curve("redeal", "Freibeuter", measured({size: float(size**1.5) for size in SIZES}))
    assert command.worse(Results("a machine", (worse, long))) == [worse]


def test_points_lie_where_their_numbers_are() -> None:
    text = line_plot("A plot", "size", {"a line": {1: 1.0, 10: 10.0, 100: 100.0}})
    (points,) = re.findall(r'points="([^"]+)"', text)
    (x1, y1), (x2, y2), (x3, y3) = (map(float, point.split(",")) for point in points.split())
    assert x2 - x1 == pytest.approx(x3 - x2, abs=0.2)
    assert y1 - y2 == pytest.approx(y2 - y3, abs=0.2)
    assert y1 > y3
