"""What is told in Meuterer, by the naive referee."""

TELLS: dict[str, tuple[str, ...]] = {
    "islands-laid": ("islands",),
    "captain-drawn": ("seat",),
    "dealt": ("seat", "number"),
    "round-begins": ("number", "rounds", "seat"),
    "offered": ("seat", "points"),
    "showed": ("seat", "card"),
    "pirates-sail": ("seat", "number", "island"),
    "robbed": ("cards",),
    "captain-left": ("seat", "number", "island"),
    "leaves": ("seat", "number"),
    "took": ("seat",),
    "revealed": ("seat", "action"),
    "mutineer-aims": ("seat", "number", "island"),
    "no-mutiny": (),
    "fought": ("seat", "number"),
    "mutiny-failed": ("mutiny", "captain"),
    "mutiny-succeeded": ("mutiny", "captain"),
    "docked": ("seat", "island", "points"),
    "supported": ("seat", "to", "points", "offer"),
    "cabin-boy-scored": ("seat", "points"),
    "new-captain": ("seat",),
    "sale-chosen": ("seat", "good", "number", "island"),
    "nothing-sold": ("island",),
    "sold": ("seat", "good", "number", "island", "points", "tied"),
    "merchant-sold": ("seat", "good", "number", "island", "points", "tied"),
    "sailed": ("island", "behind"),
    "stayed": ("island",),
    "renewed": ("number",),
    "drew": ("seat", "number"),
    "laid-aside": ("seat", "number"),
    "gave-back": ("seat", "number"),
    "ended": ("rounds",),
    "hand-opened": ("seat", "cards"),
    "pile-opened": ("cards",),
    "rejects-opened": ("seat", "number", "cards"),
    "scored": ("seat", "points"),
    "won": ("seat",),
}


def spoken(island: str) -> str:
    """An island's name as it is told, without the hyphen that records have."""
    return island.replace("-", " ")
