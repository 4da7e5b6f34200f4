"""What happens around a game stands in its record: stand-ins, take-backs, rewinds, seats that change hands, a break."""

import msgspec
import pytest

from quarterdeck.core.errors import BrokenRule, GameRunning, IllegalAction
from quarterdeck.core.lines import Acted, BrokenOff, HandedOver, Hinted, Resigned, Rewound, TakenBack, parse
from quarterdeck.core.lines import line as words_of
from quarterdeck.core.luck import SecretLuck
from quarterdeck.core.record import Person, Record, read
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import replay
from quarterdeck.core.verification import verify
from tests.core.forged import next_one
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import GAMES, record_of, told

DEAL = ("first 0", "role smuggler spy", "deal rum silk powder powder", "load silk")
STOWED = (*DEAL, "0: stow rum", "1: stow powder", "mix powder rum")
ENDED = (*STOWED, "0: lay silk saying rum", "draw rum", "1: accuse 0")

ENTRIES = [
    (Acted(0, 3, "bosun"), f"0 by bosun: {SMUGGLERS.alphabet.words(3)}"),
    (TakenBack(1), "1 takes back"),
    (Rewound(0, 57), "0 rewinds to line 57"),
    (Hinted(0, "captain"), "0 asks captain"),
    (Resigned(2, "bosun"), "2 resigns to bosun"),
    (HandedOver(1, bot="bosun"), "1 is handed over to bot bosun"),
    (HandedOver(1, name="Ida B."), "1 is handed over to person Ida B."),
    (BrokenOff("agreed"), "broken off by agreement"),
    (BrokenOff("untouched"), "broken off after 30 days"),
]


def solo(*log: str) -> Record:
    """A record of one person against a bot."""
    return msgspec.structs.replace(record_of(2, *log), seats=(Person("Ann"), Person("Moll", "bosun")))


# Lines


@pytest.mark.parametrize(("entry", "text"), ENTRIES, ids=[text for _, text in ENTRIES])
def test_every_entry_is_a_line_and_every_line_an_entry(entry: Acted, text: str) -> None:
    assert words_of(SMUGGLERS, entry) == text
    assert parse(SMUGGLERS, text) == entry


@pytest.mark.parametrize("text", [text for _, text in ENTRIES])
def test_a_record_of_format_1_has_none_of_these_lines(text: str) -> None:
    old = msgspec.structs.replace(record_of(2, *DEAL, text), quarterdeck=1)
    with pytest.raises(BrokenRule, match="neither an action nor an outcome of chance"):
        replay(GAMES, old)


def test_a_record_is_written_in_the_oldest_format_that_can_say_it() -> None:
    assert told(2, *ENDED).record().quarterdeck == 1
    assert told(2, *DEAL, "0 by bosun: stow rum", *ENDED[5:]).record().quarterdeck == 2


# Stand-ins


def test_a_stand_in_acts_as_the_seat_would_and_is_named() -> None:
    away = told(2, *DEAL, "0 by bosun: stow rum", *ENDED[5:])
    assert away.truth == told(2, *ENDED).truth
    assert next(entry.stand_in for entry in away.entries if isinstance(entry, Acted)) == "bosun"


def test_nobody_stands_in_for_a_bot() -> None:
    with pytest.raises(BrokenRule, match="seat-of-bot"):
        replay(GAMES, solo(*DEAL, "0: stow rum", "1 by captain: stow powder", "mix powder rum"))


# Take-backs


def test_what_is_taken_back_never_was() -> None:
    """The state is the one before; what was told stays told."""
    back = told(2, *DEAL, "0: stow rum", "0 takes back")
    assert back.truth == told(2, *DEAL).truth
    assert back.told == told(2, *DEAL, "0: stow rum").told
    assert back.actions == 0
    assert told(2, *DEAL, "0: stow rum", "0 takes back", "0: stow silk", "1: stow powder", "mix powder silk").truth == (
        told(2, *DEAL, "0: stow silk", "1: stow powder", "mix powder silk").truth
    )


@pytest.mark.parametrize(
    "log",
    [
        (*DEAL, "0 takes back"),
        (*DEAL, "0: stow rum", "1 takes back"),
        (*DEAL, "0: stow rum", "0 takes back", "0 takes back"),
        (*STOWED, "1 takes back"),
        (*DEAL, "0: stow rum", "1 says: trust 0", "0 takes back"),
        (*DEAL, "0: stow rum", "0 is handed over to person Ida", "0 takes back"),
    ],
    ids=["nothing", "another's", "twice", "something was drawn", "somebody spoke", "another person's"],
)
def test_an_action_is_taken_back_while_nothing_was_drawn_and_nobody_moved_on(log: tuple[str, ...]) -> None:
    with pytest.raises(BrokenRule, match="nothing-to-take-back") as broken:
        told(2, *log)
    assert broken.value.entry == len(log)


def test_what_one_said_oneself_is_no_hindrance_and_stays_said() -> None:
    referee = told(2, *DEAL, "0: stow rum", "0 says: trust 1", "0 takes back")
    assert [(actions, seat) for actions, seat, _ in referee.statements()] == [(0, 0)]
    assert not referee.may_say(0), "one statement between two actions, taken back or not"


# Rewinds


def test_a_rewind_goes_back_to_an_own_decision_and_the_luck_goes_on() -> None:
    again = ("0: stow silk", "1: stow powder", "mix silk powder")
    referee = replay(GAMES, solo(*STOWED, "0 rewinds to line 5", *again))
    assert referee.truth == replay(GAMES, solo(*DEAL, *again)).truth


def test_after_a_rewind_one_may_go_back_to_what_came_before_or_since_and_not_to_what_is_undone() -> None:
    again = ("0: stow silk", "1: stow powder", "mix silk powder")
    twice = replay(GAMES, solo(*STOWED, "0 rewinds to line 5", *again, "0 rewinds to line 9"))
    assert twice.truth == replay(GAMES, solo(*DEAL)).truth
    with pytest.raises(BrokenRule, match="nothing-to-rewind"):
        replay(GAMES, solo(*STOWED, "0 rewinds to line 5", *again, "0 rewinds to line 5"))


@pytest.mark.parametrize("line", [0, 1, 6, 8, 99], ids=["no line", "a draw", "a bot's", "its own", "beyond the end"])
def test_one_goes_back_to_own_decisions_alone(line: int) -> None:
    with pytest.raises(BrokenRule, match="nothing-to-rewind"):
        replay(GAMES, solo(*STOWED, f"0 rewinds to line {line}"))


def test_only_who_is_alone_with_bots_rewinds() -> None:
    with pytest.raises(BrokenRule, match="rewind-alone"):
        told(2, *STOWED, "0 rewinds to line 5")
    with pytest.raises(BrokenRule, match="seat-of-bot"):
        replay(GAMES, solo(*STOWED, "1 rewinds to line 6"))
    with pytest.raises(BrokenRule, match="seat-of-bot"):
        replay(GAMES, solo(*STOWED, "0 resigns to bosun", "0 rewinds to line 5"))


def test_what_was_said_in_what_is_undone_counts_no_more() -> None:
    referee = replay(GAMES, solo(*DEAL, "0 says: trust 1", *STOWED[4:], "0 says: trust 1", "0 rewinds to line 6"))
    assert [(actions, seat) for actions, seat, _ in referee.statements()] == [(0, 0)]
    assert referee.may_say(0)


def test_undone_lines_are_recomputed_from_the_key_too() -> None:
    """G1.7: a rewind never brings a number back."""
    referee = Referee(SMUGGLERS, [Person("Ann"), Person("Moll", "bosun")], SecretLuck(bytes(32), {0: b"ann"}))
    for _ in range(3):
        while referee.actions < 4:
            seat = referee.actors()[0]
            referee.act(seat, referee.legal(seat)[0])
        referee.rewind(0, max(place for place, one in enumerate(referee.entries) if own(one)))
    referee.break_off("agreed")
    record = read(referee.record().json().encode())
    assert verify(record).holds
    assert replay(GAMES, record).record() == msgspec.structs.replace(record, luck=None)
    first = record.log.index(next(text for text in record.log if "rewinds" in text))
    undone = max(number for number, text in enumerate(record.log[:first]) if text.endswith(")"))
    log = [*record.log]
    log[undone] = next_one(log[undone])
    assert [doubt.line for doubt in verify(msgspec.structs.replace(record, log=tuple(log))).doubts] == [undone + 1]


def own(entry: object) -> bool:
    """Whether an entry is what seat 0 did."""
    return isinstance(entry, Acted) and entry.seat == 0


# Seats that change hands


def test_seats_are_those_of_the_deal_and_holders_those_of_now() -> None:
    referee = told(3, *("first 0", "role smuggler smuggler spy", "deal rum silk powder powder rum silk", "load silk"))
    referee.resign(0, "bosun")
    referee.hand_over(1, Person("Ida"))
    referee.hand_over(2, Person("Moll", "captain"))
    assert referee.seats == (Person("P0"), Person("P1"), Person("P2"))
    assert referee.holders == [Person("P0", "bosun"), Person("Ida"), Person("Moll", "captain")]
    with pytest.raises(IllegalAction, match="seat-of-bot"):
        referee.resign(0, "bosun")
    with pytest.raises(IllegalAction, match="seat-of-bot"):
        referee.hand_over(2, Person("Ida"))
    with pytest.raises(IllegalAction, match="no-such-seat"):
        referee.resign(3, "bosun")


# The end without an outcome


def test_a_game_broken_off_has_no_outcome_and_lays_everything_open() -> None:
    referee = told(2, *STOWED, "broken off by agreement")
    assert (referee.over, referee.outcome, referee.broken_off) == (True, None, "agreed")
    assert (referee.actors(), referee.legal(0), referee.may_say(0)) == ([], [], False)
    assert referee.record().log[-1] == "broken off by agreement"
    with pytest.raises(GameRunning):
        told(2, *STOWED).record()


@pytest.mark.parametrize(
    "line", ["0: look 0", "0 says: trust 1", "0 takes back", "0 resigns to bosun", "broken off after 30 days"]
)
def test_nothing_happens_after_it(line: str) -> None:
    with pytest.raises(BrokenRule, match="broken-off"):
        told(2, *STOWED, "broken off by agreement", line)


@pytest.mark.parametrize("line", ["1 takes back", "0 resigns to bosun", "0 asks captain", "broken off by agreement"])
def test_a_game_that_is_over_stays_as_it_is(line: str) -> None:
    """X6.1"""
    with pytest.raises(BrokenRule, match="game-over"):
        told(2, *ENDED, line)


def test_an_outcome_cannot_be_claimed_for_a_game_that_was_broken_off() -> None:
    outcome = told(2, *ENDED).outcome
    claimed = msgspec.structs.replace(record_of(2, *STOWED, "broken off by agreement"), outcome=outcome)
    with pytest.raises(BrokenRule, match="stops before the game is over"):
        replay(GAMES, claimed)
