"""One game at one terminal: people and bots take their turns, and nobody sees another's hand."""

from collections.abc import Callable, Sequence

from quarterdeck.bots import LADDER, USUAL, Budget
from quarterdeck.bots.guard import Alarm, Failure, Guard
from quarterdeck.cli.terminal.alone import ADVISER
from quarterdeck.cli.terminal.journal import counted_beside
from quarterdeck.cli.terminal.paint import STYLES
from quarterdeck.cli.terminal.person import Person, Read, WentBack
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
        budget: Budget = USUAL,
    ) -> None:
        self.referee = referee
        self.screen = screen
        self.read = read
        self.forget = forget  # what was typed before it was asked for
        self.budget = budget
        self.kinds = [seat.kind for seat in sitting]
        self.alarm = Alarm()
        self.bots = [self.guard(seat, one) for seat, one in enumerate(sitting)]
        self.lucks = lucks
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        other = referee.data != referee.game.data()
        self.person = Person(screen, Rulebooks(referee.game, screen.words), read, self.advise, other_components=other)
        self.seen = [0] * len(sitting)  # tellings before each person's last action
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def guard(self, seat: int, sitting: Sitting) -> Guard | None:
        """The bot of a seat, under guard."""
        if sitting.bot is None:
            return None
        game, setting = self.referee.game, self.referee.setting
        return Guard(sitting.bot(game, setting), seat, game, setting, self.alarm, self.note)

    def note(self, failure: Failure) -> None:
        """Whoever plays next is told that a bot failed."""
        notice = ("bot-failed", {"seat": failure.seat, "text": f"{failure.bot}: {failure.kind}"})
        if notice not in self.screen.notices:
            self.screen.notices.append(notice)

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
        for seat, kind in enumerate(self.kinds):
            style = STYLES[f"seat-{seat}"]
            if kind and kind not in LADDER:
                screen.say("seat-bot", style, seat=seat, text=kind)
            else:
                screen.say(f"seat-{kind or 'person'}", style, seat=seat)
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
                try:
                    self.person.decide(self.referee, seat, self.seen[seat])
                except WentBack:
                    self.seen[seat] = before  # what was undone is no news
                    continue  # nobody has acted, so that bots have nothing new to say
                self.seen[seat] = before  # what one's own action brought is still news
            else:
                view = self.referee.view(seat) if bot.looks else None
                legal, said = self.referee.legal(seat), self.referee.statements()
                with self.alarm:
                    action = bot.choose(view, legal, said, self.lucks[seat], self.budget)
                self.referee.act(seat, action)
            self.let_speak()

    def advise(self, seat: int) -> int | None:
        """What the adviser would do with a person's view, by the stream of luck that a bot on that seat would have."""
        game, setting = self.referee.game, self.referee.setting
        failures: list[Failure] = []
        adviser = Guard(LADDER[ADVISER](game, setting), seat, game, setting, self.alarm, failures.append)
        view, legal, said = self.referee.view(seat), self.referee.legal(seat), self.referee.statements()
        with self.alarm:
            action = adviser.choose(view, legal, said, self.lucks[seat], self.budget)
        return None if failures else action

    def let_speak(self) -> None:
        """After an action each bot may say something, in the order of seats."""
        if self.referee.game.statements is None or not self.referee.actors():
            return
        for bot in self.bots:
            if bot is not None and bot.speaks:
                with self.alarm:
                    said = bot.speak(self.referee.view(bot.seat), self.referee.statements(), self.lucks[bot.seat])
                if said is not None:
                    self.referee.say(bot.seat, said)

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
        self.screen.show_end(self.referee.view(SPECTATOR), told, winners, counted_beside(self.referee))
        if sealed is not None:
            self.screen.say("luck-key", "dim", key=sealed.key.hex())
            if not recorded:
                self.screen.say("luck-keep", "dim")
