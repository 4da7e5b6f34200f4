"""How far the numbers of Meuterer's data file may go: the least or None, the most, the refusal."""

LIMITS: list[tuple[str, int | None, int, str]] = [
    ("hand", 1, 5, "The number of cards in a hand must be from 1 to 5"),
    ("extra", 1, 5, "The number of cards the Loader gives back must be from 1 to 5"),
    ("rounds 0", 1, 12, "The number of rounds must be from 1 to 12"),
    ("rounds 1", 1, 12, "The number of rounds must be from 1 to 12"),
    ("cards 4 copies", 0, 20, "The number of grain cards must be from 0 to 20"),
    ("cards 6 copies", 0, 20, "The number of pirates cards must be from 0 to 20"),
    *(
        (f"islands {number} {cell}", 0, 1000, f"What {island} pays must be from 0 to 1000")
        for number, island in ((0, "Hochland"), (11, "Sandkap"))
        for cell in ("alone", "two", "three", "docking")
    ),
]
