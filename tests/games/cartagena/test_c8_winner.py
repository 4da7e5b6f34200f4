"""The winner (C8)."""

from tests.games.cartagena.played import Played, mutiny

# Both for Valverde; seat 0 with pink 1, pink 2, grey 1, 2, 2, 3 and seat 1 with pink 1, pink 3, grey 1, 2, 3, 3
ALLIES = (
    "bijoux / declare valverde; ojo / declare valverde",
    "crackpott / draw pink-3 grey-3; tembo / draw pink-2 pink-3 / keep pink-2",
    "crackpott / draw grey-2 grey-3; tembo / draw grey-3 grey-2 / keep grey-3",
    "pang / take combat / draw grey-2; wessel-jan / put grey-3 / finish / draw grey-2",
)


def fought(*cards: str, after: tuple[str, ...]) -> Played:
    """Three duels that Valverde's sailors win by far, with these cards of seats 0 and 1."""
    duels = []
    for sailors, pair in zip(("8 3", "9 2", "10 1"), cards, strict=True):
        mine, other = pair.split()
        duels.append(f"reveal {sailors}; 0: lay {mine}; 1: lay {other}; 0: lay monkey; 1: lay monkey")
    return mutiny(*duels, after=after)


def test_the_richest_of_the_winning_side_wins() -> None:
    """C8.1"""
    rich = (*ALLIES, "valverde / gold gold-3; sate")
    played = fought("grey-1 grey-1", "grey-2 grey-2", "grey-2 grey-3", after=rich)
    assert played.winners == ("C8.1", (0,))
    assert played.referee.outcome.scores == (1 + 3 + 1 + 3, 1 + 1 + 3)  # type: ignore[union-attr]
    assert [slots["side"] for slots in played.told("side-opened")] == ["valverde", "valverde"]


def test_a_tie_in_gold_is_broken_by_cards_of_the_winning_colour() -> None:
    """C8.2"""
    played = fought("grey-1 grey-1", "grey-2 grey-2", "grey-2 grey-3", after=ALLIES)
    assert played.told("tie-broken") == [{"seat": 0, "points": 3}, {"seat": 1, "points": 4}]
    assert played.winners == ("C8.2", (1,))


def test_a_tie_in_cards_too_is_a_shared_victory() -> None:
    """C8.2"""
    played = fought("grey-1 grey-1", "grey-2 grey-2", "grey-2 pink-1", after=ALLIES)
    assert played.told("tie-broken") == [{"seat": 0, "points": 3}, {"seat": 1, "points": 3}]
    assert played.winners == ("C8.2", (0, 1))


def test_without_anybody_on_the_winning_side_all_have_lost() -> None:
    """C8.3"""
    other_side = ("bijoux / declare diaz; ojo / declare diaz", *ALLIES[1:])
    played = fought("grey-1 grey-1", "grey-2 grey-2", "grey-2 grey-3", after=other_side)
    assert played.winners == ("C8.3", ())
    assert played.told("all-lost") == [{}]


def test_those_out_of_the_mutiny_reveal_too_but_win_nothing_and_unplaced_sailors_stay_unseen() -> None:
    """C8.4"""
    no_card = (
        "bijoux / declare valverde; ojo / declare valverde",
        "crackpott / draw pink-2 pink-3; dean-nero / sell grey-1 / sell pink-1",
        "valverde / gold gold-3; pang / take coin",
    )
    log = (
        "reveal 10 1; 1: lay pink-1; 1: lay monkey",
        "reveal 9 2; 1: lay grey-1; 1: lay monkey",
        "reveal 8 3; 1: lay pink-2; 1: lay monkey",
    )
    played = mutiny(*log, after=no_card)
    assert played.told("side-opened") == [{"seat": 0, "side": "valverde"}, {"seat": 1, "side": "valverde"}]
    assert played.clauses("side-opened") == ["C8.4", "C8.1"]
    assert played.winners == ("C8.1", (1,))
    assert played.referee.outcome.scores[0] > played.referee.outcome.scores[1]  # type: ignore[union-attr]
    assert [letter.valverde for letter in played.view().letters] == [10, 9, 8, None, None]
