"""What Freibeuter tells: every event, with its slots and what they hold."""

from typing import Final

from quarterdeck.core.alphabet import Things
from quarterdeck.core.events import NUMBER, SEAT, Events, Many
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, TOKEN_WORDS
from quarterdeck.games.freibeuter.rules.actions import CROSSING, REGION

CARD: Final = Things("Dutchman card", CARD_WORDS)
TOKEN: Final = Things("token", TOKEN_WORDS)

EVENTS: Final[Events] = {
    "first-player": {"seat": SEAT},
    "tokens-laid": {"number": NUMBER},
    "dealt": {"seat": SEAT, "sea_cards": NUMBER, "dutchman_cards": NUMBER},
    "dealt-own": {"seat": SEAT, "sea": Many(REGION), "dutchman": Many(CARD)},
    "boarded": {"seat": SEAT, "crossing": CROSSING, "token": TOKEN, "value": NUMBER, "share": NUMBER},
    "placed": {"seat": SEAT, "region": REGION},
    "cashed": {"seat": SEAT, "region": REGION, "money": NUMBER},
    "dutchman-sent": {"seat": SEAT, "card": CARD, "region": REGION},
    "dutchman-left": {"region": REGION},
    "several-wait": {"seat": SEAT, "number": NUMBER},
    "order-chosen": {"seat": SEAT, "crossing": CROSSING},
    "escaped": {"crossing": CROSSING, "token": TOKEN, "value": NUMBER, "share": NUMBER},
    "captured": {"seat": SEAT, "crossing": CROSSING, "token": TOKEN, "value": NUMBER, "share": NUMBER},
    "boat-returned": {"seat": SEAT},
    "paid": {"seat": SEAT, "to": SEAT, "money": NUMBER, "boats": NUMBER},
    "store-encircled": {"crossing": CROSSING, "number": NUMBER},
    "store-paid": {"seat": SEAT, "money": NUMBER, "boats": NUMBER},
    "doubler-encircled": {"crossing": CROSSING, "value": NUMBER},
    "borrowed": {"seat": SEAT, "money": NUMBER},
    "debt-marked": {"seat": SEAT},
    "drew-sea": {"seat": SEAT},
    "drew-sea-own": {"seat": SEAT, "region": REGION},
    "drew-dutchman": {"seat": SEAT},
    "drew-dutchman-own": {"seat": SEAT, "card": CARD},
    "ended-1": {},
    "ended-2": {},
    "ended-3": {"seat": SEAT},
    "hand-opened": {"seat": SEAT, "sea": Many(REGION), "dutchman": Many(CARD)},
    "piles-opened": {"sea": Many(REGION), "dutchman": Many(CARD)},
    "wealth": {"seat": SEAT, "money": NUMBER, "ships": NUMBER, "debt": NUMBER, "wealth": NUMBER},
    "won": {"seat": SEAT},
}
