"""What Smugglers' Cove tells: every event, with its slots and what they hold."""

from typing import Final

from quarterdeck.core.events import NUMBER, SEAT, Events, Many
from tools.new_game.template.game.rules.actions import CARD, ROLE

EVENTS: Final[Events] = {
    "first-player": {"seat": SEAT},
    "role-dealt": {"seat": SEAT},
    "role-dealt-own": {"seat": SEAT, "role": ROLE},
    "dealt": {"seat": SEAT, "number": NUMBER},
    "dealt-own": {"seat": SEAT, "cards": Many(CARD)},
    "loaded": {"number": NUMBER},
    "shuffled": {},
    "chose": {"seat": SEAT},
    "chose-own": {"seat": SEAT, "card": CARD},
    "stowed": {"number": NUMBER},
    "looked": {"seat": SEAT, "crate": NUMBER},
    "looked-own": {"seat": SEAT, "crate": NUMBER, "card": CARD},
    "laid": {"seat": SEAT, "claim": CARD},
    "laid-own": {"seat": SEAT, "card": CARD, "claim": CARD},
    "fished": {"seat": SEAT, "number": NUMBER},
    "fished-own": {"seat": SEAT, "cards": Many(CARD)},
    "put-under": {"seat": SEAT},
    "put-under-own": {"seat": SEAT, "card": CARD},
    "put-top": {"seat": SEAT},
    "put-top-own": {"seat": SEAT, "card": CARD},
    "drew": {"seat": SEAT},
    "drew-own": {"seat": SEAT, "card": CARD},
    "accused": {"seat": SEAT, "to": SEAT},
    "opened": {"seat": SEAT, "card": CARD, "claim": CARD},
    "ashore": {"seat": SEAT, "role": ROLE},
    "ended-1": {},
    "ended-2": {},
    "hold-opened": {"cards": Many(CARD), "worth": NUMBER},
    "pile-opened": {"cards": Many(CARD), "sunk": Many(CARD)},
    "hand-opened": {"seat": SEAT, "cards": Many(CARD), "role": ROLE},
    "won": {"seat": SEAT},
    "nobody-won": {},
}
