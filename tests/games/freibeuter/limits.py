"""How far the numbers of Freibeuter's data file may go: the least or None, the most, the refusal."""

LIMITS: list[tuple[str, int | None, int, str]] = [
    *(
        row
        for kind in range(4)
        for row in (
            (f"ships {kind} value", 0, 1000, "A ship's value must be from 0 to 1000"),
            (f"ships {kind} share", 0, 1000, "A ship's share must be from 0 to 1000"),
            (f"ships {kind} count", 0, 36, "The number of ships of a kind must be from 0 to 36"),
            (f"ships {kind} doublers", 0, 1, "The number of doublers of a kind must be from 0 to 1"),
        )
    ),
    ("stores", 1, 36, "The number of stores must be from 1 to 36"),
    ("start boats", 1, 1000, "The number of boats must be from 1 to 1000"),
    ("start money", 0, 1_000_000, "The money at the start must be from 0 to 1000000"),
    ("start sea_cards", 1, 74, "The number of sea cards dealt must be from 1 to 74"),
    ("start sea_cards", 1, 37, "2 players need 76 sea cards"),
    ("start dutchman_cards", 0, 14, "The number of Dutchman cards dealt must be from 0 to 14"),
    ("start dutchman_cards", 0, 7, "2 players need 16 Dutchman cards"),
    ("pay card", 0, 1000, "What a sea card pays must be from 0 to 1000"),
    ("pay store", 0, 1000, "What a store pays must be from 0 to 1000"),
    ("pay debt", 0, 1000, "How often a debt is subtracted must be from 0 to 1000"),
    ("money_cards values 2", 1, 1_000_000, "A money card's value must be from 1 to 1000000"),
]
