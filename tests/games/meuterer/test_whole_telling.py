"""A game of two rounds told from the deal to the end: all that is told, in its order, and nothing else."""

from msgspec import structs

from tests.games.meuterer.played import Played
from tests.games.meuterer.small import DEAL, small_box, small_game

Telling = tuple[str, str, dict[str, object]]

ISLANDS = [
    "Hochland", "Frosthöhle", "Grünland", "Karge Zunge", "Eisfelsen", "Affeninsel",
    "Kalte Klippe", "Sommerland", "Rotes Riff", "Piratennest", "Fingerhut", "Sandkap",
]  # fmt: skip
ALL_ACTIONS = ["mutineer", "cabin-boy", "first-mate", "merchant", "loader"]

DEALT: list[Telling] = [
    ("M1.1", "islands-laid", {"islands": ISLANDS}),
    ("M1.3", "captain-drawn", {"seat": 0}),
    ("M1.4", "dealt", {"seat": 0, "number": 2}),
    ("M1.4", "dealt", {"seat": 1, "number": 2}),
    ("M1.4", "dealt", {"seat": 2, "number": 2}),
]
FIRST: list[Telling] = [
    ("M0.1", "round-begins", {"number": 1, "rounds": 2, "seat": 0}),
    ("M2.1", "offered", {"seat": 0, "points": 0}),
    ("M3.1", "showed", {"seat": 0, "card": "rubies"}),
    ("M3.1", "showed", {"seat": 1, "card": "wine"}),
    ("M3.6", "leaves", {"seat": 2, "number": 2}),
    ("M3.6", "took", {"seat": 2}),
    ("M3.5", "captain-left", {"seat": 0, "number": 1, "island": "Frosthöhle"}),
    ("M3.6", "leaves", {"seat": 1, "number": 1}),
    ("M3.6", "took", {"seat": 1}),
    ("M4.1", "revealed", {"seat": 1, "action": "loader"}),
    ("M4.1", "revealed", {"seat": 2, "action": "cabin-boy"}),
    ("M5.1", "no-mutiny", {}),
    ("M6.1", "docked", {"seat": 0, "island": "Frosthöhle", "points": 3}),
    ("M7.3", "sold", {"seat": 0, "good": "rubies", "number": 1, "island": "Hochland", "points": 3, "tied": 2}),
    ("M7.3", "sold", {"seat": 1, "good": "wine", "number": 1, "island": "Hochland", "points": 3, "tied": 2}),
    ("M8.1", "sailed", {"island": "Frosthöhle", "behind": "Hochland"}),
    ("M9.2", "drew", {"seat": 0, "number": 1}),
    ("M9.3", "drew", {"seat": 1, "number": 2}),
    ("M9.3", "laid-aside", {"seat": 1, "number": 1}),
    ("M9.3", "gave-back", {"seat": 1, "number": 1}),
]
SECOND: list[Telling] = [
    ("M0.1", "round-begins", {"number": 2, "rounds": 2, "seat": 0}),
    ("M2.1", "offered", {"seat": 0, "points": 2}),
    ("M3.1", "showed", {"seat": 0, "card": "grain"}),
    ("M3.6", "leaves", {"seat": 1, "number": 2}),
    ("M3.6", "took", {"seat": 1}),
    ("M3.6", "leaves", {"seat": 2, "number": 2}),
    ("M3.6", "took", {"seat": 2}),
    ("M3.5", "captain-left", {"seat": 0, "number": 1, "island": "Grünland"}),
    ("M4.1", "revealed", {"seat": 1, "action": "mutineer"}),
    ("M4.1", "revealed", {"seat": 2, "action": "first-mate"}),
    ("M4.2", "mutineer-aims", {"seat": 1, "number": 2, "island": "Karge Zunge"}),
    ("M5.2", "fought", {"seat": 0, "number": 0}),
    ("M5.2", "fought", {"seat": 1, "number": 1}),
    ("M5.2", "fought", {"seat": 2, "number": 0}),
    ("M5.5", "mutiny-succeeded", {"mutiny": 1, "captain": 1}),
    ("M6.3", "docked", {"seat": 1, "island": "Karge Zunge", "points": 4}),
    ("M6.3", "new-captain", {"seat": 1}),
    ("M7.3", "nothing-sold", {"island": "Frosthöhle"}),
    ("M7.3", "sold", {"seat": 0, "good": "grain", "number": 1, "island": "Hochland", "points": 4, "tied": 1}),
]
ENDED: list[Telling] = [
    ("M0.3", "ended", {"rounds": 2}),
    ("G1.8", "hand-opened", {"seat": 0, "cards": ["salt"]}),
    ("G1.8", "hand-opened", {"seat": 1, "cards": ["wine"]}),
    ("G1.8", "hand-opened", {"seat": 2, "cards": ["cloth", "grain"]}),
    ("G1.8", "pile-opened", {"cards": []}),
    ("G1.8", "rejects-opened", {"seat": 1, "number": 1, "cards": ["conflict"]}),
    ("M0.2", "scored", {"seat": 0, "points": 10}),
    ("M0.2", "scored", {"seat": 1, "points": 7}),
    ("M0.2", "scored", {"seat": 2, "points": 0}),
    ("M0.2", "won", {"seat": 0}),
]
OWN: dict[int, list[Telling]] = {
    0: [
        ("M1.4", "dealt-own", {"seat": 0, "cards": ["rubies", "salt"]}),
        ("M9.2", "drew-own", {"seat": 0, "cards": ["grain"]}),
    ],
    1: [
        ("M1.4", "dealt-own", {"seat": 1, "cards": ["wine", "wine"]}),
        ("M3.6", "leaves-own", {"seat": 1, "number": 1, "actions": [ALL_ACTIONS[0], *ALL_ACTIONS[2:]]}),
        ("M3.6", "took-own", {"seat": 1, "action": "loader"}),
        ("M9.3", "drew-own", {"seat": 1, "cards": ["conflict", "conflict"]}),
        ("M9.3", "laid-aside-own", {"seat": 1, "card": "conflict", "number": 1}),
        ("M9.3", "gave-back-own", {"seat": 1, "cards": ["conflict"]}),
        ("M3.6", "leaves-own", {"seat": 1, "number": 2, "actions": ALL_ACTIONS}),
        ("M3.6", "took-own", {"seat": 1, "action": "mutineer"}),
    ],
    2: [
        ("M1.4", "dealt-own", {"seat": 2, "cards": ["cloth", "grain"]}),
        ("M3.6", "leaves-own", {"seat": 2, "number": 2, "actions": ALL_ACTIONS}),
        ("M3.6", "took-own", {"seat": 2, "action": "cabin-boy"}),
        ("M3.6", "leaves-own", {"seat": 2, "number": 2, "actions": ALL_ACTIONS[1:]}),
        ("M3.6", "took-own", {"seat": 2, "action": "first-mate"}),
    ],
}


def two_rounds() -> Played:
    """Steffi gives a card back in the first round, and mutinies in the second."""
    return small_game(
        *DEAL,
        "0: offer 0; 0: show rubies; 1: show wine; 2: leave; 2: take cabin-boy; 0: leave; 1: leave; 1: take loader",
        "draw grain; draw conflict conflict; 1: return conflict",
        "0: offer 2; 0: show grain; 1: leave; 1: take mutineer; 2: leave; 2: take first-mate; 0: leave",
        "0: fight 0; 1: fight 1; 2: fight 0",
        data=structs.replace(small_box(), rounds=(2, 2)),
    )


def told(played: Played, viewer: int) -> list[Telling]:
    return [(telling.clause, telling.key, telling.slots) for telling in played.referee.tellings(viewer)]


def test_who_looks_on_is_told_all_that_happens_openly() -> None:
    """M1.1 to M9.3, M0.2, M0.3: and at the end all that was hidden (G1.8)."""
    assert told(two_rounds(), -1) == [*DEALT, *FIRST, *SECOND, *ENDED]


def test_a_player_is_told_the_same_and_the_own_cards_instead_of_their_number() -> None:
    """M1.4, M3.6, M9.2, M9.3"""
    end = two_rounds()
    everything = [*DEALT, *FIRST, *SECOND, *ENDED]
    for seat, own in OWN.items():
        mine = told(end, seat)
        assert [telling for telling in mine if telling[1].endswith("-own")] == own
        for telling, open_telling in zip(mine, everything, strict=True):
            if telling[1].endswith("-own"):
                assert (telling[0], telling[1].removesuffix("-own")) == open_telling[:2]
                assert telling[2]["seat"] == open_telling[2]["seat"] == seat
            else:
                assert telling == open_telling
