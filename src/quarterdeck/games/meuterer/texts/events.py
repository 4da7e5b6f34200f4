"""What Meuterer tells: every event, with its slots and what they hold."""

from typing import Final

from quarterdeck.core.alphabet import Things
from quarterdeck.core.events import NUMBER, SEAT, Events, Many
from quarterdeck.games.meuterer.rules.actions import ACTION, CARD, GOOD, ISLAND

ISLAND_NAME: Final = Things("name of an island", [word.replace("-", " ") for word in ISLAND.words])

EVENTS: Final[Events] = {
    "islands-laid": {"islands": Many(ISLAND_NAME)},
    "captain-drawn": {"seat": SEAT},
    "dealt": {"seat": SEAT, "number": NUMBER},
    "dealt-own": {"seat": SEAT, "cards": Many(CARD)},
    "round-begins": {"number": NUMBER, "rounds": NUMBER, "seat": SEAT},
    "offered": {"seat": SEAT, "points": NUMBER},
    "showed": {"seat": SEAT, "card": CARD},
    "pirates-sail": {"seat": SEAT, "number": NUMBER, "island": ISLAND_NAME},
    "robbed": {"cards": Many(CARD)},
    "captain-left": {"seat": SEAT, "number": NUMBER, "island": ISLAND_NAME},
    "leaves": {"seat": SEAT, "number": NUMBER},
    "leaves-own": {"seat": SEAT, "number": NUMBER, "actions": Many(ACTION)},
    "took": {"seat": SEAT},
    "took-own": {"seat": SEAT, "action": ACTION},
    "revealed": {"seat": SEAT, "action": ACTION},
    "mutineer-aims": {"seat": SEAT, "number": NUMBER, "island": ISLAND_NAME},
    "no-mutiny": {},
    "fought": {"seat": SEAT, "number": NUMBER},
    "mutiny-failed": {"mutiny": NUMBER, "captain": NUMBER},
    "mutiny-succeeded": {"mutiny": NUMBER, "captain": NUMBER},
    "docked": {"seat": SEAT, "island": ISLAND_NAME, "points": NUMBER},
    "supported": {"seat": SEAT, "to": SEAT, "points": NUMBER, "offer": NUMBER},
    "cabin-boy-scored": {"seat": SEAT, "points": NUMBER},
    "new-captain": {"seat": SEAT},
    "sale-chosen": {"seat": SEAT, "good": GOOD, "number": NUMBER, "island": ISLAND_NAME},
    "nothing-sold": {"island": ISLAND_NAME},
    "sold": {"seat": SEAT, "good": GOOD, "number": NUMBER, "island": ISLAND_NAME, "points": NUMBER, "tied": NUMBER},
    "merchant-sold": {
        "seat": SEAT,
        "good": GOOD,
        "number": NUMBER,
        "island": ISLAND_NAME,
        "points": NUMBER,
        "tied": NUMBER,
    },
    "sailed": {"island": ISLAND_NAME, "behind": ISLAND_NAME},
    "stayed": {"island": ISLAND_NAME},
    "renewed": {"number": NUMBER},
    "drew": {"seat": SEAT, "number": NUMBER},
    "drew-own": {"seat": SEAT, "cards": Many(CARD)},
    "laid-aside": {"seat": SEAT, "number": NUMBER},
    "laid-aside-own": {"seat": SEAT, "card": CARD, "number": NUMBER},
    "gave-back": {"seat": SEAT, "number": NUMBER},
    "gave-back-own": {"seat": SEAT, "cards": Many(CARD)},
    "ended": {"rounds": NUMBER},
    "hand-opened": {"seat": SEAT, "cards": Many(CARD)},
    "pile-opened": {"cards": Many(CARD)},
    "rejects-opened": {"seat": SEAT, "number": NUMBER, "cards": Many(CARD)},
    "scored": {"seat": SEAT, "points": NUMBER},
    "won": {"seat": SEAT},
}
