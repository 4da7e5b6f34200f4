"""What a player of Traîtres à bord might overlook, and what a Bosun does about it."""

from quarterdeck.bots import USUAL, Bosun
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.telling import Caution
from quarterdeck.games.traitres import TRAITRES
from tests.games.traitres.played import Played, game, laying

PLANKS = "plank plank plank | zero zero zero | zero zero zero"


def cautions(played: Played, seat: int) -> dict[str, Caution]:
    return {caution.key: caution for caution in TRAITRES.hints(played.view(seat))}


def choice(played: Played, seat: int, seed: int = 1) -> str:
    """What a Bosun does in a seat, in words."""
    bosun = Bosun(TRAITRES, played.referee.setting)
    action = bosun.choose(played.view(seat), played.referee.legal(seat), [], FastLuck(seed), USUAL)
    return TRAITRES.alphabet.words(action)


def twice_planked() -> Played:
    """Seat 1 has two planks, and seat 0 a third."""
    turns = [f"0: plank 1; draw {card}; {laying('1 zero plus', '2 zero plus')}" for card in ("minus", "minus")]
    return game(*turns, hands=PLANKS)


def test_a_plank_that_is_somebodys_third_is_warned_of_beside_it() -> None:
    """T5.1"""
    warned = cautions(twice_planked(), 0)
    assert warned["hint-last-plank"] == Caution("hint-last-plank", {"seat": 1}, "T5.1", ("plank 1",))
    assert "hint-last-plank" not in cautions(game(hands=PLANKS), 0)


def test_a_pirate_who_is_a_bosun_pushes_nobody_overboard_whom_it_does_not_suspect() -> None:
    """T5.1: only −2 could be laid instead, and seat 2 is as likely the mutineer."""
    assert choice(twice_planked(), 0) == "plank 2"


def test_a_spyglass_or_a_good_riddance_on_an_empty_chest_is_warned_of() -> None:
    """T4.7"""
    hands = "spyglass riddance minus | zero zero zero | zero zero zero"
    assert cautions(game(hands=hands), 0)["hint-chest-empty"].about == ("spyglass", "riddance")
    full = game("0: lay minus saying minus; draw spyglass; 1: lay zero saying zero; draw zero", hands=hands)
    assert "hint-chest-empty" not in cautions(full, 2)


def test_a_bosun_never_spends_a_spyglass_on_an_empty_chest() -> None:
    """T4.7, also where all it could lay is bad for its side."""
    for hands, mutineers in (
        ("spyglass minus minus | zero zero zero | zero zero zero", (2,)),
        ("spyglass riddance plus | zero zero zero | zero zero zero", (0,)),
        ("spyglass riddance plank | zero zero zero | zero zero zero", (2,)),
    ):
        for seed in range(5):
            assert choice(game(hands=hands, mutineers=mutineers), 0, seed) not in ("spyglass", "riddance")


def test_an_opening_that_cannot_reach_the_target_is_warned_of_by_what_is_known() -> None:
    """T8.2: of three cards one is the own −2; with all others +1 it holds 0."""
    held = "minus minus minus | plus plus plus | zero zero zero"
    early = game(laying("0 minus zero", "1 plus plus", "2 zero>plus zero"), hands=held, mutineers=(2,))
    assert cautions(early, 0)["hint-cannot-be-full"] == Caution(
        "hint-cannot-be-full", {"number": 0, "target": 5}, "T8.2", ("open",)
    )
    assert "hint-cannot-be-full" not in cautions(game(hands=held, mutineers=(0,)), 0)  # a mutineer may not open


def test_an_opening_is_warned_of_where_too_little_was_announced() -> None:
    """T8.2: six cards could hold five, but two were announced as 0."""
    held = "plus plus plus | plus plus plus | zero zero zero"
    turn = ("0 plus plus", "1 plus plus", "2 zero zero")
    late = game(laying(*turn, *turn), hands=held, mutineers=(2,))
    assert cautions(late, 0)["hint-said-too-little"].slots == {"number": 4, "target": 5}
