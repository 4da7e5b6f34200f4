"""The English book's example round, and all other hand-written situations."""

import pytest

from tests.games.meuterer.played import played
from tests.games.situations import names_of

NAMES = names_of("meuterer")

# Points when the record ends, the captain, and the active islands
ENDS: dict[str, tuple[list[int], int, tuple[str, str | None]]] = {
    "any-and-specific-all-of-it-at-the-any-island": ([2 + 2 + 4, 0, 0, 2], 0, ("Sommerland", "Affeninsel")),
    "any-and-specific-another-kind": ([2 + 3 + 4 + 2, 0, 0, 2], 0, ("Rotes-Riff", "Affeninsel")),
    "any-and-specific-two-and-two": ([2 + 4 + 2 + 4, 0, 0, 2], 0, ("Kalte-Klippe", "Affeninsel")),
    "both-any-a-kind-each": ([5 + 4 + 4 + 4, 0, 0, 2], 0, ("Kalte-Klippe", "Piratennest")),
    "both-any-one-kind-split": ([5 + 4 + 4 + 4, 0, 0, 2], 0, ("Kalte-Klippe", "Piratennest")),
    "both-destinations-equal": ([2, 0, 0, 0], 0, ("Affeninsel", "Hochland")),
    "cabin-boy-without-mutineer": ([2, 0, 0, 1], 0, ("Affeninsel", "Hochland")),
    "captain-below-zero": ([2 - 3, 0, 0, 1 + 3], 0, ("Affeninsel", "Hochland")),
    "conflict-shown-by-a-merchant": ([2, 0, 0, 1], 0, ("Affeninsel", "Hochland")),
    "first-mate-against-one-sword": ([0, 2, 0, 0], 1, ("Affeninsel", "Hochland")),
    "first-mate-alone-holds": ([2 - 2, 0, 1 + 2, 0], 0, ("Affeninsel", "Hochland")),
    "four-way-tie": ([5, 0, 1, 0], 0, ("Eisfelsen", "Hochland")),
    "four-way-tie-with-merchant": ([5, 4, 1, 0], 0, ("Eisfelsen", "Hochland")),
    "last-one-in-shows-alone": ([2, 0, 0, 1 + 4], 0, ("Affeninsel", "Hochland")),
    "last-round": ([25, 5, 2, 7], 1, ("Sandkap", "Kalte-Klippe")),
    "loader-with-five-in-hand": ([2, 0, 0, 0], 0, ("Affeninsel", "Hochland")),
    "merchant-most-alone": ([5, 0, 1, 4], 0, ("Eisfelsen", "Hochland")),
    "merchant-sells-less": ([4 + 4, 0, 1, 0], 0, ("Karge-Zunge", "Hochland")),
    "no-first-mate-costs-nothing": ([2, 0, 0, 0], 0, ("Affeninsel", "Hochland")),
    "nothing-to-nothing-mutiny": ([0, 2, 2, 0], 1, ("Affeninsel", "Hochland")),
    "pile-renewed-in-the-loaders-draw-discard": ([5 + 2, 0, 2, 2], 0, ("Hochland", None)),
    "pile-renewed-in-the-loaders-draw-under_draw": ([5 + 2, 0, 2, 2], 0, ("Hochland", None)),
    "pirates-meet": ([0, 0, 0, 0], 0, ("Hochland", None)),
    "pirates-miss": ([0, 0, 0, 0], 0, ("Hochland", None)),
    "pirates-pass": ([0, 0, 0, 0], 0, ("Hochland", None)),
    "pirates-start-on-the-ship": ([5 + 5, 1, 0, 1], 0, ("Piratennest", None)),
    "rejects-are-the-new-pile": ([5 + 2, 0, 2, 2], 0, ("Hochland", None)),
    "robbery-after-some-have-left": ([0, 2, 0, 5], 3, ("Eisfelsen", "Hochland")),
    "ship-stays": ([5 + 4, 0, 0, 1], 0, ("Hochland", None)),
    "shown-conflicts-count": ([5, 0, 0, 0], 0, ("Eisfelsen", "Hochland")),
    "shown-conflicts-ignore": ([0, 2, 2, 0], 1, ("Affeninsel", "Hochland")),
    "three-players-nine-rounds": ([31, 0, 9], 0, ("Eisfelsen", "Sandkap")),
    "two-islands-buy-the-same-good": ([4 + 2 + 5 + 1 + 6, 1 + 1, 0, 2], 0, ("Hochland", "Affeninsel")),
    "worked-example": ([2, 5, 4, 4], 1, ("Eisfelsen", "Hochland")),
    "worked-example-had-florian-been-loader": ([2, 5, 2, 4], 1, ("Eisfelsen", "Hochland")),
}


def test_there_is_a_test_for_every_situation() -> None:
    assert sorted(ENDS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_situation_ends_with_these_points_this_captain_and_these_islands(name: str) -> None:
    points, captain, islands = ENDS[name]
    end = played(name)
    view = end.view()
    assert end.points == points
    assert view.captain == captain
    assert (end.island(view.ship), end.island(view.behind)) == islands


def test_the_example_round_has_every_figure_of_the_book() -> None:
    """M2.1, M3.5, M4.2, M5.5, M6.3, M7.4, M8.1, M9.2: Bernhard, Steffi, Florian and Carmen."""
    end = played("worked-example")
    assert end.cited("captain-left") == [("M3.5", {"seat": 0, "number": 2, "island": "Grünland"})]
    assert end.cited("mutineer-aims") == [("M4.2", {"seat": 1, "number": 4, "island": "Eisfelsen"})]
    assert end.cited("mutiny-succeeded") == [("M5.5", {"mutiny": 2, "captain": 2})]
    assert end.cited("docked") == [("M6.3", {"seat": 1, "island": "Eisfelsen", "points": 5})]
    assert end.cited("cabin-boy-scored") == [("M6.3", {"seat": 3, "points": 2})]
    assert end.told("sale-chosen") == []  # nobody is asked
    sold = {"island": "Hochland", "number": 2, "tied": 3}
    assert end.cited("sold") == [
        ("M7.3", {"seat": 3, "good": "salt", "points": 2, **sold}),
        ("M7.3", {"seat": 0, "good": "wine", "points": 2, **sold}),
    ]
    assert end.cited("merchant-sold") == [("M7.4", {"seat": 2, "good": "cloth", "points": 4, **sold})]
    drawn = [(slots["seat"], slots["number"]) for slots in end.told("drew")]
    assert drawn == [(1, 2), (2, 2), (3, 3), (0, 4)]
    assert end.points == [2, 5, 4, 4]
    assert end.view().captain == 1


def test_in_the_example_everybody_keeps_what_was_not_shown() -> None:
    """M9.1: Bernhard grain; Steffi salt, grain, cloth; Florian grain, salt, wine; Carmen conflict, rubies."""
    end = played("worked-example")
    kept = ["grain", "salt grain cloth", "grain salt wine", "conflict rubies"]
    for seat, cards in enumerate(kept):
        drawn = end.told("drew-own", seat)[0]["cards"]
        assert isinstance(drawn, list)
        assert sorted([*cards.split(), *drawn]) == sorted(end.hand(seat).split())


def test_had_florian_been_loader_he_would_draw_five_and_keep_two() -> None:
    """M9.3: three go to the discards."""
    end = played("worked-example-had-florian-been-loader")
    assert ("M9.3", {"seat": 2, "number": 5}) in end.cited("drew")
    assert end.cards == [5, 5, 5, 5]
    (rejects,) = end.view(2).rejects
    assert (rejects.by, rejects.number, rejects.cards) == (2, 3, ("rubies", "wine", "grain"))
    assert end.view(0).rejects[0].cards == ()
