"""What somebody alone with bots may do besides: go back to an own decision, and ask what a Captain would do."""

from collections.abc import Callable

from quarterdeck.cli.terminal.answers import Answers
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.referee import Referee

ADVISER = "captain"  # whose hints people get
MOST_DIGITS = 6  # of a number of decisions; no game is as long

Advise = Callable[[int], int | None]  # what the adviser would do with a seat's view; None where it fails


class Alone:
    """Rewinds and hints, both written down; where several people share the screen each is refused with a sentence."""

    def __init__(self, screen: Screen, advise: Advise) -> None:
        self.screen = screen
        self.advise = advise

    def go_back(self, text: str, referee: Referee, seat: int) -> bool:
        """Rewind to the own last decision, or so many back; whether it could be done."""
        places = [place for place in referee.places(seat) if place >= referee.begins]
        steps = _steps(text)
        if steps is None:
            self.screen.say("undo-how", "bold")
            return False
        if not is_alone(referee):
            self.screen.say("rewind-alone", "bold")
            return False
        if 0 < len(places) < steps:
            self.screen.say("undo-most", "bold", number=len(places))
            return False
        try:
            referee.rewind(seat, places[-steps] if places else -1)
        except IllegalAction as illegal:
            self.screen.say(illegal.key, "bold", **illegal.slots)
            return False
        return True

    def give_hint(self, referee: Referee, seat: int, answers: Answers) -> None:
        """Say what the adviser would do, once it is written down that somebody asked."""
        if not is_alone(referee):
            self.screen.say("hint-alone", "bold")
            return
        action = self.advise(seat)
        if action is None:
            self.screen.say("hint-none", "bold")
            return
        referee.hint(seat, ADVISER)
        number = next(choice.number for choice in answers.choices if choice.action == action)
        self.screen.say("hint-given", "bold", number=number, text=answers.typed(action))


def is_alone(referee: Referee) -> bool:
    """Whether one person has played with bots from the deal, or from where they play on."""
    return sum(not person.bot for person in referee.seats) == 1


def _steps(text: str) -> int | None:
    """How many decisions somebody wants to go back; None where that is not said."""
    if not text:
        return 1
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text.lstrip("0")[:MOST_DIGITS] or 0) or None
