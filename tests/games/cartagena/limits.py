"""How far the numbers of Cartagena's data file may go: the least or None, the most, the refusal."""

LIMITS: list[tuple[str, int | None, int, str]] = [
    ("combat 1 copies", 0, 40, "The number of pink-2 cards must be from 0 to 40"),
    ("gold 2 copies", 0, 40, "The number of gold-3 cards must be from 0 to 40"),
    ("combat 1 copies", 0, 27, "The number of combat cards must be from 0 to 60"),
    ("coins", 2, 200, "The number of coins must be from 2 to 200"),
    ("doors", 1, 10, "The number of doors beside one for each player must be from 1 to 10"),
    ("duels", 1, 5, "The number of duels must be from 1 to 5"),
    ("tracks 1 mutiny", 1, 200, "The mutiny of coin_first must be from 1 to 200"),
    *(
        (f"tracks 0 {island}", 0, 21, "An island of volcano_first must be from 0 to 21")
        for island in ("volcano", "treasure", "coin")
    ),
    ("tracks 0 storms 0", 0, 22, "A storm of volcano_first must be from 0 to 22"),
    ("tracks 0 storms 2", 12, 22, "A storm of volcano_first must be from 0 to 22"),
]
