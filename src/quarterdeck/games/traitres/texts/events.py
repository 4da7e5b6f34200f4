"""What Traîtres à bord tells: every event, with its slots and what they hold."""

from typing import Final

from quarterdeck.core.events import NUMBER, SEAT, Events, Many
from quarterdeck.games.traitres.rules.actions import CARD, LOOT, ROLES

EVENTS: Final[Events] = {
    "role-dealt": {"seat": SEAT},
    "role-dealt-own": {"seat": SEAT, "role": ROLES},
    "mates-told": {"seat": SEAT},
    "mate-own": {"seat": SEAT, "to": SEAT},
    "no-mate-own": {"seat": SEAT},
    "dealt": {"seat": SEAT, "number": NUMBER},
    "dealt-own": {"seat": SEAT, "cards": Many(CARD)},
    "first-drawn": {"seat": SEAT},
    "laid": {"seat": SEAT, "claim": LOOT, "number": NUMBER},
    "laid-own": {"seat": SEAT, "loot": LOOT, "claim": LOOT, "number": NUMBER},
    "used-spyglass": {"seat": SEAT, "number": NUMBER},
    "used-pockets": {"seat": SEAT, "to": SEAT},
    "used-riddance": {"seat": SEAT, "number": NUMBER},
    "used-catch": {"seat": SEAT},
    "used-plank": {"seat": SEAT, "to": SEAT, "number": NUMBER},
    "looked": {"seat": SEAT, "number": NUMBER},
    "looked-own": {"seat": SEAT, "cards": Many(LOOT)},
    "put-back": {"seat": SEAT, "left": NUMBER},
    "put-back-own": {"seat": SEAT, "loot": LOOT, "left": NUMBER},
    "returned": {"seat": SEAT, "left": NUMBER},
    "returned-own": {"seat": SEAT, "card": CARD, "left": NUMBER},
    "thrown-away": {"seat": SEAT, "number": NUMBER},
    "thrown-away-own": {"seat": SEAT, "cards": Many(CARD)},
    "drew": {"seat": SEAT, "number": NUMBER},
    "drew-own": {"seat": SEAT, "cards": Many(CARD)},
    "overboard": {"seat": SEAT, "role": ROLES},
    "opened-chest": {"seat": SEAT},
    "chest-full": {"cards": Many(LOOT), "total": NUMBER, "target": NUMBER},
    "chest-short": {"cards": Many(LOOT), "total": NUMBER, "target": NUMBER},
    "mutineers-gone": {},
    "sides-even": {"number": NUMBER},
    "pile-empty": {},
    "role-opened": {"seat": SEAT, "role": ROLES},
    "hand-opened": {"seat": SEAT, "cards": Many(CARD)},
    "chest-left": {"cards": Many(LOOT), "total": NUMBER},
    "piles-opened": {"cards": Many(CARD), "thrown": Many(CARD)},
    "team-won": {"role": ROLES},
    "won": {"seat": SEAT},
}
