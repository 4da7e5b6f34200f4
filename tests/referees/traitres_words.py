"""What is told and what can be said in Traîtres à bord, by the naive referee."""

LOOT = {"plus": 1, "zero": 0, "minus": -2}
ACTIONS = ("spyglass", "pockets", "riddance", "catch", "plank")

TELLS: dict[str, tuple[str, ...]] = {
    "role-dealt": ("seat",),
    "mates-told": ("seat",),
    "dealt": ("seat", "number"),
    "first-drawn": ("seat",),
    "laid": ("seat", "claim", "number"),
    "used-spyglass": ("seat", "number"),
    "used-pockets": ("seat", "to"),
    "used-riddance": ("seat", "number"),
    "used-catch": ("seat",),
    "used-plank": ("seat", "to", "number"),
    "looked": ("seat", "number"),
    "put-back": ("seat", "left"),
    "returned": ("seat", "left"),
    "thrown-away": ("seat", "number"),
    "drew": ("seat", "number"),
    "overboard": ("seat", "role"),
    "opened-chest": ("seat",),
    "chest-full": ("cards", "total", "target"),
    "chest-short": ("cards", "total", "target"),
    "mutineers-gone": (),
    "sides-even": ("number",),
    "pile-empty": (),
    "chest-left": ("cards", "total"),
    "team-won": ("role",),
    "won": ("seat",),
}


def sayable(words: str, players: int) -> bool:
    """T6.2: a hand of three (T2.4), the card laid last, what the Spyglass showed, whom one trusts or suspects."""
    verb, *things = words.split()
    if verb in ("trust", "suspect"):
        return len(things) == 1 and things[0] in map(str, range(players))
    kinds = [*LOOT, *ACTIONS] if verb == "hand" else list(LOOT)
    numbers = {"hand": (3,), "laid": (1,), "saw": (1, 2, 3)}.get(verb, ())
    return len(things) in numbers and set(things) <= set(kinds) and things == sorted(things, key=kinds.index)
