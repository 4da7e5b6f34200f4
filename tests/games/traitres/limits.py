"""How far the numbers of Traîtres à bord's data file may go: the least or None, the most, the refusal."""

LIMITS: list[tuple[str, int | None, int, str]] = [
    ("hand", 1, 3, "The number of cards in a hand must be from 1 to 3"),
    ("cards 3 copies", 0, 60, "The number of spyglass cards must be from 0 to 60"),
    ("cards 4 copies", 0, 12, "The number of pockets cards must be from 0 to 12"),
    ("cards 0 copies", None, 38, "The number of loot cards must be from 0 to 60"),
    ("crews 0 mutineers", 1, 1, "The number of mutineers of the crew for 3 players must be from 1 to 1"),
    ("crews 5 mutineers", 1, 3, "The number of mutineers of the crew for 8 players must be from 1 to 3"),
    ("crews 1 planks", 0, 60, "The number of planks of the crew for 4 players must be from 0 to 60"),
    ("crews 1 light", 0, 60, "The number of planks of the crew for 4 players must be from 0 to 60"),
    ("crews 1 target", 0, 60, "The chest target of the crew for 4 players must be from 0 to 60"),
]
