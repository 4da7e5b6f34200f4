"""People at one screen: what they see is theirs, and every slip gets a sentence."""

import io
from collections.abc import Callable
from itertools import pairwise

import pytest
from rich.console import Console

from quarterdeck.cli.terminal.hotseat import HotSeat
from quarterdeck.cli.terminal.person import Leaving
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.seating import read_seats
from quarterdeck.core.luck import FastLuck, SecretLuck
from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Telling
from quarterdeck.games import GAMES
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from quarterdeck.texts.words import words_of

GAME = GAMES["freibeuter"]


class Table:
    """An table whose person is a function from what was just printed to what is typed."""

    def __init__(self, seats: str, answer: Callable[[str], str], *, language: str = "en", seed: int = 1) -> None:
        self.out = io.StringIO()
        self.answer = answer
        words = words_of(language, GAME.texts)
        sitting = read_seats(GAME, seats, None, words)
        names = [seat.name for seat in sitting]
        referee = Referee(GAME, [Person(name) for name in names], FastLuck(seed))
        console = Console(file=self.out, width=80, height=45, highlight=False, markup=False, emoji=False)
        self.screen = Screen(console, GAME, words, names)
        lucks = [FastLuck(seat) for seat in range(len(names))]
        self.table = HotSeat(referee, sitting, lucks, self.screen, self.read)

    def read(self) -> str:
        printed = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        return self.answer(printed)

    def hand(self, seat: int) -> str:
        view = self.table.referee.view(seat)
        assert isinstance(view, FreibeuterView)
        assert view.hand is not None
        return " ".join(view.hand.sea)


def scripted(*lines: str) -> tuple[list[str], Callable[[str], str]]:
    """Types these lines, then leaves; what was printed before each of them."""
    printed: list[str] = []
    left = iter(lines)

    def answer(text: str) -> str:
        printed.append(text)
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return printed, answer


def typed(*lines: str, language: str = "en") -> list[str]:
    """What is printed after each line."""
    printed, answer = scripted(*lines)
    table = Table("you,deckhand", answer, language=language)
    with pytest.raises(EOFError):
        table.table.play()
    return printed[1:]


# One person


def test_the_first_screen_shows_news_sea_hand_and_choices() -> None:
    printed, answer = scripted()
    table = Table("you,deckhand", answer)
    with pytest.raises(EOFError):
        table.table.play()
    (screen,) = printed
    assert screen.startswith("What happened\n")
    assert f"Your hand  sea: {table.hand(0)}   Dutchman: " in screen
    assert "Sailor: board a ship or play a sea card" in screen
    assert "your Dutchman cards would encircle nothing now" in screen
    assert "Card: place a boat    1 " in screen
    assert screen.endswith("▲ Sailor > ")
    assert max(len(line) for line in screen.splitlines()) <= 80


@pytest.mark.parametrize("height", [24, 30, 45])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", ["you,deckhand", "you,deckhand,deckhand,deckhand"])
def test_a_turn_fits_the_screen(height: int, language: str, seats: str) -> None:
    sizes: list[tuple[int, int]] = []

    def answer(printed: str) -> str:
        lines = printed.splitlines()
        sizes.append((max(len(line) for line in lines), len(lines)))
        return "1"

    table = Table(seats, answer, language=language)
    table.screen.console = Console(file=table.out, width=80, height=height, highlight=False, markup=False)
    table.table.play()
    assert max(width for width, _ in sizes) <= 80
    assert max(rows for _, rows in sizes) <= height


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("plaice c4", "“plaice c4” is nothing you can do here; type a number of the list, or ? for help."),
        ("99", "There is no number 99 in the list; it goes from 1 to 32."),
        ("board", "“board” can mean board A1, "),
        ("draw sea", "No card is to be drawn now. (F10.1)"),
        ("dutchman row a1", "(F5.1)"),
        ("why F7.1", "If nobody has boarded the ship, it escapes and is out of the game."),
        ("why F99", "There is no clause “F99”; type rules for the list of chapters."),
        ("why", "Say which clause, such as why F2.1"),
        ("rules", "F11 End"),
        ("rules g1", "G1.9"),
        ("log", "36 tokens lie on the crossings."),
        ("?", "leave the table"),
        ("help", "Be the richest pirate"),
        ("", "Your hand sea: "),
        ("why " + "x" * 5000, "There is no clause “xxx"),
    ],
)
def test_every_line_gets_an_answer_and_another_question(line: str, answer: str) -> None:
    (printed,) = typed(line)
    assert answer in " ".join(printed.split())
    assert printed.endswith("▲ Sailor > ")


def test_french_lines_get_french_answers() -> None:
    unknown, log, why = typed("reg", "JOURNAL TOUT", "pourquoi f7.1", language="fr")
    assert "n’est rien que vous puissiez faire ici" in unknown
    assert "36 jetons sont posés" in log
    assert "Le livret\u00a0: " in why


@pytest.mark.parametrize("line", ["quit", "q", "exit"])
def test_quit_leaves_the_table(line: str) -> None:
    _, answer = scripted(line)
    with pytest.raises(Leaving):
        Table("you,deckhand", answer).table.play()


def test_ones_own_action_is_still_news_when_a_card_is_drawn() -> None:
    (screen,) = typed("1")
    assert "Sailor plays " in screen
    assert "Draw a card" in screen


def test_a_whole_game_can_be_played_with_words_alone() -> None:
    def answer(printed: str) -> str:
        actor = table.table.referee.actors()[0]
        legal = table.table.referee.legal(actor)
        return GAME.alphabet.words(legal[-1]).upper()

    table = Table("you,deckhand,you", answer)
    table.table.play()
    table.table.finish(SecretLuck(bytes(32)))
    end = table.out.getvalue()
    assert "The game is over\n" in end
    assert end.index(" wins.") < end.index(" in all.")
    outcome = table.table.referee.outcome
    assert outcome is not None
    assert end.count(" wins.") == len(outcome.winners)
    assert end.count("Left in the piles") == 1
    assert " held " not in end
    assert "--record FILE keeps the game" in " ".join(end.split())
    assert " in all." in end
    assert " wins." in end


def test_a_dutchman_card_that_is_held_is_never_said_not_to_be() -> None:
    """`dutchman f3` can mean row 3 or column F; whoever holds F is told about F."""
    printed, answer = scripted(*(f"dutchman {column}{row}" for column in "abcdefg" for row in range(1, 8)))
    table = Table("you,deckhand", answer)
    view = table.table.referee.view(0)
    assert isinstance(view, FreibeuterView)
    assert view.hand is not None
    (card,) = view.hand.dutchman
    with pytest.raises(EOFError):
        table.table.play()
    places = [column + row for column in "ABCDEFG" for row in "1234567"]
    for place, refused in zip(places, printed[1:], strict=True):
        if card in place:
            assert f"would not complete any encirclement at {place}. (F5.1)" in refused
        else:
            assert "can mean several things, and none of them is possible now" in refused
            assert "You hold no Dutchman card" in refused


def test_the_log_goes_back_to_ones_last_turn_and_log_all_to_the_deal() -> None:
    *_, since, whole = typed("board a1", "board b2", "board c3", "board d4", "log", "log all")
    assert "tokens lie on" not in since
    assert "36 tokens lie on the crossings." in whole


def test_short_news_keep_what_matters() -> None:
    printed, answer = scripted()
    table = Table("you,deckhand", answer)
    told = [Telling("F7.2", "captured", {"seat": 0, "crossing": "C4", "token": "ship4", "value": 20, "share": 4})]
    told += [Telling("F10.1", "drew-sea", {"seat": 1})] * 5 + [Telling("F4.1", "placed", {"seat": 1, "region": "C4"})]
    lines = ["".join(part.text for part in line) for line in table.screen.news(told, 4)]
    assert len(lines) == 4
    assert lines[0] == "What happened … and 4 things more (type log)"
    assert "captures" in lines[1]
    assert "draws a sea card" in lines[2]
    assert "places a boat" in lines[3]
    assert not printed


def test_a_table_with_other_components_says_so() -> None:
    printed, answer = scripted("", "help", "why F8.1")
    table = Table("you,deckhand", answer)
    table.table.person.other_components = True
    table.table.welcome(None, 1)
    with pytest.raises(EOFError):
        table.table.play()
    welcome, _, told, why = printed
    assert all("This table plays with other components" in text for text in (welcome, told, why))


def test_french_paragraphs_are_never_broken_before_a_sign() -> None:
    (told,) = typed("aide", language="fr")
    assert "aborder C4 · placer C4" in told
    for line in told.splitlines():
        assert not line.strip().startswith((";", ":", "?", "!", "»", "$"))


def test_luck_from_a_seed_has_no_key_to_show_and_an_empty_log_says_so() -> None:
    _, answer = scripted()
    table = Table("deckhand,deckhand", answer)
    table.table.play()
    table.table.finish(None)
    assert "key" not in table.out.getvalue()
    table.screen.show_log([])
    assert table.out.getvalue().endswith("Nothing has happened yet.\n")


# Several people


def test_a_drawn_card_is_seen_before_the_screen_is_passed_on() -> None:
    shown: list[str] = []

    def answer(printed: str) -> str:
        shown.append(printed)
        return "" if "press Enter" in printed else "1"

    table = Table("person:Ann,person:Bob", answer)
    table.table.play()
    cleared = [number for number, text in enumerate(shown) if "press Enter to clear the screen" in text]
    assert len(cleared) > 10
    for number in cleared:
        assert "draws the " in shown[number]
        assert "Pass the screen to" in shown[number + 1]


def test_between_two_people_the_screen_is_wiped_and_passed_on() -> None:
    shown: list[str] = []

    def answer(printed: str) -> str:
        shown.append(printed)
        return "" if "press Enter" in printed else "1"

    table = Table("person:Ann,person:Bob", answer)
    table.table.play()
    for before, after in pairwise(shown):
        if "Ann > " in before and "Bob > " in after:
            pytest.fail("Bob got the screen without Ann passing it on")
    passing = [text for text in shown if "Pass the screen to" in text]
    assert len(passing) > 10
    assert all(text.startswith("\n" * 100) for text in passing)  # this console is no terminal
    assert all("hand" not in text for text in passing)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_printed_before_a_person_shows_another_persons_hand(seed: int) -> None:
    """Everything printed while somebody sits at the screen is the same in every world that person can imagine."""
    secrets: dict[int, str] = {}  # tellings live as long as the game
    screens = 0

    def answer(printed: str) -> str:
        nonlocal screens
        referee = table.table.referee
        seat = referee.actors()[0]
        if "Pass the screen to" in printed or "press Enter to clear the screen" in printed:
            return ""
        screens += 1
        public = referee.tellings(-1)
        for other in {0, 1, 2} - {seat}:
            for told, own in zip(public, referee.tellings(other), strict=True):
                if told != own:
                    if id(own) not in secrets:
                        secrets[id(own)] = table.screen.words.say(own.key, own.slots, table.screen.names)
                    assert secrets[id(own)] not in printed
            hand = f"sea: {table.hand(other)}   D"
            assert hand not in printed or table.hand(other) == table.hand(seat)
        # a twin: all other hands are dealt anew, the screen is drawn again
        truth = referee.truth.copy()
        referee.truth.redeal(seat, FastLuck(screens))
        table.table.person.read = lambda: "quit"
        table.out.seek(0)
        table.out.truncate()
        with pytest.raises(Leaving):
            table.table.person.decide(referee, seat, table.table.seen[seat])
        assert table.out.getvalue() == printed
        table.table.person.read = table.read
        referee.truth = truth
        table.out.seek(0)
        table.out.truncate()
        return "1" if screens % 3 else str(len(referee.legal(seat)))

    table = Table("person:Ann,person:Bob,person:Cora", answer, seed=seed)
    table.table.play()
    assert screens > 60
    assert secrets
