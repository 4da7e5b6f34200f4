"""What is told when a game of Traîtres à bord ends (G1.8, T8.4): all that was hidden, once each, and who has won."""

from tests.games.traitres.played import Played, short

HANDS = "plank zero minus | plank plus plus | plus minus zero | plank riddance riddance"
PILE = "zero plus minus plus plus zero minus zero plus"
PUSHED = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus; "


def told_since(played: Played, key: str) -> list[tuple[str, str, dict[str, object]]]:
    """All that is told to everybody, from the first telling of a key on."""
    told = [(telling.clause, telling.key, telling.slots) for telling in played.referee.tellings(-1)]
    return told[[key for _, key, _ in told].index(key) :]


def test_an_opened_chest_lays_open_all_that_was_not_seen_before() -> None:
    """T5.1, T8.1, T8.2, T8.4, G1.8: the role of who is overboard was, and he holds nothing."""
    log = "3: riddance; draw plus; 0: lay zero saying plus; draw plus; 1: lay plus saying plus; draw zero; "
    log += "3: riddance; draw minus; 0: lay plus saying plus; draw zero; 1: open"
    end = short(PUSHED, log, hands=HANDS, pile=PILE, mutineers=(3,), first=3)
    assert told_since(end, "opened-chest") == [
        ("T8.1", "opened-chest", {"seat": 1}),
        ("T8.2", "chest-short", {"cards": ["plus"], "total": 1, "target": 8}),
        ("G1.8", "role-opened", {"seat": 0, "role": "pirate"}),
        ("G1.8", "role-opened", {"seat": 1, "role": "pirate"}),
        ("G1.8", "role-opened", {"seat": 3, "role": "mutineer"}),
        ("G1.8", "hand-opened", {"seat": 0, "cards": ["plus", "minus", "zero"]}),
        ("G1.8", "hand-opened", {"seat": 1, "cards": ["plus", "minus", "zero"]}),
        ("G1.8", "hand-opened", {"seat": 3, "cards": ["plus", "zero", "minus"]}),
        ("G1.8", "piles-opened", {"cards": ["plus"], "thrown": ["zero", "plus", "plus", "minus", "zero"]}),
        ("T8.4", "team-won", {"role": "mutineer"}),
        ("T8.4", "won", {"seat": 3}),
    ]


def test_a_chest_that_nobody_opened_is_laid_open_too() -> None:
    """T7.1, T8.4, G1.8: with the hand of who went overboard, and before the draw."""
    hands = "plank plus catch | plank plus plus | plus minus zero | plus zero zero"
    log = "0: catch; draw minus zero plank; 0: return zero; 0: return minus; 1: plank 3; 2: lay plus saying plus; "
    log += "3: lay zero saying zero; draw plus; 0: plank 3; draw plank; 1: lay plus saying plus; draw minus; "
    log += "2: lay minus saying zero; draw zero; 3: lay plus saying plus; draw plus; 0: plank 3"
    end = short(log, hands=hands, pile="minus zero plank plus plank minus zero plus plus", mutineers=(3,))
    assert told_since(end, "overboard") == [
        ("T5.1", "overboard", {"seat": 3, "role": "mutineer"}),
        ("T5.1", "thrown-away", {"seat": 3, "number": 3}),
        ("T7.1", "mutineers-gone", {}),
        ("G1.8", "role-opened", {"seat": 0, "role": "pirate"}),
        ("G1.8", "role-opened", {"seat": 1, "role": "pirate"}),
        ("G1.8", "role-opened", {"seat": 2, "role": "pirate"}),
        ("G1.8", "hand-opened", {"seat": 0, "cards": ["plus", "plank"]}),
        ("G1.8", "hand-opened", {"seat": 1, "cards": ["plus", "minus", "minus"]}),
        ("G1.8", "hand-opened", {"seat": 2, "cards": ["zero", "zero", "zero"]}),
        ("G1.8", "chest-left", {"cards": ["plus", "zero", "plus", "minus", "plus"], "total": 1}),
        ("G1.8", "piles-opened", {"cards": ["plus"], "thrown": ["plus", "zero", "plus"]}),
        ("T8.4", "team-won", {"role": "pirate"}),
        *[("T8.4", "won", {"seat": seat}) for seat in (0, 1, 2)],
    ]


def test_cards_put_on_the_pile_are_laid_open_after_those_below_them() -> None:
    """T4.4, G1.8: the uppermost last."""
    hands = "plank plus catch | plank plus plus | plus minus zero"
    log = "0: catch; draw minus zero plank; 0: return zero; 0: return minus; 1: open"
    end = short(log, hands=hands, pile="minus zero plank plus")
    assert end.told("piles-opened") == [{"cards": ["plus", "zero", "minus"], "thrown": []}]
    assert end.told("hand-opened")[0] == {"seat": 0, "cards": ["plus", "plank", "plank"]}
