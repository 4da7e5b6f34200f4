"""One game at one terminal: people and bots take their turns, and nobody sees another's hand."""

from collections.abc import Callable, Sequence

from quarterdeck.bots import USUAL
from quarterdeck.cli.terminal.paint import STYLES
from quarterdeck.cli.terminal.person import Person, Read
from quarterdeck.cli.terminal.rulebooks import Rulebooks
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.seating import Sitting
from quarterdeck.core.luck import Luck, SecretLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR


class HotSeat:
    """Holds the referee; people get the screen in turn, bots get views."""

    def __init__(
        self,
        referee: Referee,
        sitting: Sequence[Sitting],
        lucks: Sequence[Luck],
        screen: Screen,
        read: Read,
        forget: Callable[[], None] = lambda: None,
    ) -> None:
        self.referee = referee
        self.screen = screen
        self.read = read
        self.forget = forget  # what was typed before it was asked for
        self.bots = [seat.bot(referee.game, referee.setting) if seat.bot is not None else None for seat in sitting]
        self.lucks = lucks
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        other = referee.data != referee.game.data()
        self.person = Person(screen, Rulebooks(referee.game, screen.words), read, other_components=other)
        self.seen = [0] * len(sitting)  # tellings before each person's last action
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def welcome(self, sealed: SecretLuck | None, seed: int | None) -> None:
        """What the game is about, who plays, how to move."""
        screen = self.screen
        screen.clear()
        screen.say("welcome", "bold underline", title=self.referee.game.title)
        screen.console.print()
        screen.say_paragraph("goal")
        self.person.mention_components()
        screen.say_paragraph("how-to-move")
        self.person.mention_statements(self.people[0] if self.people else 0)
        for seat, bot in enumerate(self.bots):
            screen.say("seat-person" if bot is None else f"seat-{bot.name}", STYLES[f"seat-{seat}"], seat=seat)
        if sealed is not None:
            screen.say("luck-committed", "dim", commitment=sealed.commitment)
        else:
            screen.say("luck-seeded", "dim", seed=str(seed))
        screen.console.print()
        screen.say("press-enter", "bold")
        self.read()

    def play(self) -> None:
        """To the end of the game."""
        while actors := self.referee.actors():
            seat = actors[0]
            bot = self.bots[seat]
            if bot is None:
                self.hand_over(seat)
                before = self.referee.told
                self.person.decide(self.referee, seat, self.seen[seat])
                self.seen[seat] = before  # what one's own action brought is still news
            else:
                view = self.referee.view(seat) if bot.looks else None
                legal, said = self.referee.legal(seat), self.referee.statements()
                self.referee.act(seat, bot.choose(view, legal, said, self.lucks[seat], USUAL))

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is wiped until the next one sits in front of it."""
        if self.at_screen == seat:
            return
        if self.at_screen is not None:
            self.show_secrets(self.at_screen)
        self.screen.wipe()
        self.forget()  # the last person's second Enter must not show the next one's hand
        self.screen.say("pass-to", "bold", seat=seat)
        self.screen.say("pass-enter", seat=seat)
        self.read()
        self.at_screen = seat

    def show_secrets(self, seat: int) -> None:
        """What only this person learnt from their last action, such as a drawn card, before the next one sits down."""
        own, public = (self.referee.tellings(who, self.seen[seat]) for who in (seat, SPECTATOR))
        learnt = [telling for telling, shared in zip(own, public, strict=True) if telling != shared]
        if learnt:
            self.screen.clear()
            self.screen.show_log(learnt)
            self.screen.say("seen-enter", "bold", seat=seat)
            self.read()

    def finish(self, sealed: SecretLuck | None, *, recorded: bool = False) -> None:
        """Everything is open now: who won and why, the last position, and the key of the luck."""
        only = self.people[0] if len(self.people) == 1 else SPECTATOR
        since = self.seen[only] if only != SPECTATOR else max(self.seen)
        outcome = self.referee.outcome
        winners = outcome.winners if outcome is not None else ()
        told = self.screen.told(self.referee, only, since)
        self.screen.show_end(self.referee.view(SPECTATOR), told, winners)
        if sealed is not None:
            self.screen.say("luck-key", "dim", key=sealed.key.hex())
            if not recorded:
                self.screen.say("luck-keep", "dim")
