"""What the rules tell a listening referee: keys and slots, never sentences."""

from typing import Final

# Every key, with the slots its sentence may use
TELLINGS: Final[dict[str, tuple[str, ...]]] = {
    "first-player": ("seat",),
    "tokens-laid": ("number",),
    "dealt": ("seat", "sea_cards", "dutchman_cards"),
    "dealt-own": ("seat", "sea", "dutchman"),
    "boarded": ("seat", "crossing", "token", "value", "share"),
    "placed": ("seat", "region"),
    "cashed": ("seat", "region", "money"),
    "dutchman-sent": ("seat", "card", "region"),
    "dutchman-left": ("region",),
    "several-wait": ("seat", "number"),
    "order-chosen": ("seat", "crossing"),
    "escaped": ("crossing", "token", "value", "share"),
    "captured": ("seat", "crossing", "token", "value", "share"),
    "boat-returned": ("seat",),
    "paid": ("seat", "to", "money", "boats"),
    "store-encircled": ("crossing", "number"),
    "store-paid": ("seat", "money", "boats"),
    "doubler-encircled": ("crossing", "value"),
    "borrowed": ("seat", "money"),
    "debt-marked": ("seat",),
    "drew-sea": ("seat",),
    "drew-sea-own": ("seat", "region"),
    "drew-dutchman": ("seat",),
    "drew-dutchman-own": ("seat", "card"),
    "ended-1": (),
    "ended-2": (),
    "ended-3": ("seat",),
    "hand-opened": ("seat", "sea", "dutchman"),
    "piles-opened": ("sea", "dutchman"),
    "wealth": ("seat", "money", "ships", "debt", "wealth"),
    "won": ("seat",),
}
