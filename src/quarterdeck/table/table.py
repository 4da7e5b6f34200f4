"""One table: commands in, entries of its log out, and what each viewer may see. It knows no network and no clock.

Time is part of every command and of every entry. Sitting, acting and talking are here; who arranges seats, comes and
goes, undoes something or agrees on something does so in the modules beside it.
"""

import hmac
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from quarterdeck.core.errors import BadWords, IllegalAction
from quarterdeck.core.game import Game
from quarterdeck.core.lines import line
from quarterdeck.core.luck import Luck, SecretLuck
from quarterdeck.core.record import Fairness, Person, Record
from quarterdeck.core.referee import DEAL, Happened, Referee
from quarterdeck.core.replay import find_data
from quarterdeck.core.telling import Told
from quarterdeck.core.verification import MOST_BYTES
from quarterdeck.table import bounds
from quarterdeck.table.around import apply_around
from quarterdeck.table.doors import Doors
from quarterdeck.table.earlier import Earlier, head_at
from quarterdeck.table.entries import (
    Answered,
    Chatted,
    GameBegan,
    HandedOver,
    Reclaimed,
    Rematched,
    SatDown,
    Seating,
    Stated,
    TableEntry,
    TableOpened,
    Tempo,
)
from quarterdeck.table.names import crew_names, crew_numbers, read_name
from quarterdeck.table.proposals import Proposals
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.seats import apply_seating
from quarterdeck.table.steps import Brought
from quarterdeck.table.talk import Talk, make_statement
from quarterdeck.table.timing import UNTOUCHED, Times
from quarterdeck.texts.words import words_of

LONGEST_WORDS = 60  # letters of an action that are quoted
MakeLuck = Callable[[bytes, dict[int, bytes]], Luck]

Stage = Literal["waiting", "playing", "over"]


class Table:
    """A table as its log makes it. `apply` is the only thing that changes it, live and when it is restored."""

    def __init__(self, game: Game, opened: TableOpened, make_luck: MakeLuck = SecretLuck, *, at: int) -> None:
        self.game = game
        self.opened = opened
        self.options = game.choose(opened.options, edition=opened.edition)
        self.data = find_data(game, opened.data)
        self.game.check_players(len(opened.seats))
        self.touched = at  # the time of the last entry
        self.bots = [seat.bot for seat in opened.seats]  # the kind of bot that has each seat now
        self.invitations = [seat.invitation for seat in opened.seats]
        self.crew = crew_numbers(self.bots)  # which name of the crew each bot has that plays from the deal on
        self.doors = Doors(opened)
        self.people: dict[int, SatDown] = {}  # who has which seat now
        self.former: dict[str, int] = {}  # who had which seat once, and has it no more
        self.names: dict[int, str] = {}  # what the last person on each seat was called
        self.earlier: dict[int, set[str]] = {}  # what people on each seat were called before they took other names
        self.links: dict[int, HandedOver] = {}  # seats in play that whoever comes may take
        head = head_at(opened)
        self.earlier_game = None if head is None else Earlier(game, head)
        self.foretold: list[tuple[int, Brought]] = []  # what was told and stated of it, in entries before all others
        self.began = 0  # the entry in which the game begins, and all that is told
        self.referee: Referee | None = None
        self.entries = 1
        self.acted = 0  # the entry of the last action, or of what undid one; statements are made between two of them
        self.talk = Talk()
        self.times = Times(opened.timing, len(opened.seats))
        self.proposals = Proposals()
        self.missed: set[int] = set()  # seats for which a stand-in decided last, and whose people did not come back
        self.stood_in: set[int] = set()  # the same, whether they came back or not
        self.beside: dict[int, TableEntry] = {}  # entries that everybody is told of beside what the game tells
        self.went: dict[int | None, int] = {}  # when it was written down last that a seat, or all, went away
        self.done: Counter[tuple[str, int]] = Counter()  # how often a seat did something that is bounded
        self.rewinds = 0
        self.hints = 0
        self.tempo: Tempo = "normal"
        self.rematch: Rematched | None = None
        self._happened: dict[int, Happened] = {}  # what an entry brought; it holds the truth
        self._places: dict[int, int] = {}  # where the referee's log has what an entry did
        self._decisions: dict[int, int] = {}  # for each seat that must decide, the entry that asked it
        self._answered: dict[int, tuple[int, Answered]] = {}  # each seat's last answer, and its entry
        self._make_luck = make_luck

    # What everybody sees

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.entries - 1

    @property
    def stage(self) -> Stage:
        """Whether the table waits for people, plays, or has played."""
        if self.referee is None:
            return "waiting"
        return "over" if self.referee.over else "playing"

    @property
    def commitment(self) -> str:
        """The seal of the luck."""
        return SecretLuck(bytes.fromhex(self.opened.key)).commitment

    @property
    def luck(self) -> Fairness | None:
        """The luck laid open, when the game is over."""
        return self.record().luck if self.stage == "over" else None

    def told(self, entry: int) -> Sequence[Told]:
        """What was told in an entry, in both versions."""
        happened = self._happened.get(entry)
        return happened.told if happened is not None else ()

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; of those who share a screen, where the first of them does once all is public."""
        seat = next((seat for seat, sat in self.people.items() if sat.person == person), None)
        return min(self.seats_of(person), default=None) if seat is None and self.stage == "over" else seat

    def seats_of(self, badge: str) -> tuple[int, ...]:
        """The seats of one browser: of the person before it, or of those who share its screen."""
        return tuple(sorted(seat for seat, sat in self.people.items() if sat.badge == badge))

    @property
    def screens(self) -> dict[int, str]:
        """Of each seat whose people share a screen now, which one."""
        held = Counter(sat.holder for sat in self.people.values())
        return {seat: sat.holder for seat, sat in self.people.items() if sat.holder and held[sat.holder] > 1}

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots, from the opening on, and may rewind and be given hints."""
        dealt = self.bots if self.referee is None else [person.bot for person in self.referee.seats]
        planned = [seat.bot for seat in self.opened.seats]
        return planned.count("") == dealt.count("") == 1

    def seat_in_play(self, seat: int | None) -> int:
        """The seat of somebody who plays now, or why they can do nothing around the game."""
        if seat is None:
            raise Refusal("only-watching")
        if self.referee is None:
            raise Refusal("game-not-begun")
        if self.stage == "over":
            raise Refusal("game-over")
        return seat

    # What waits for an answer

    def decision(self, seat: int | None) -> int | None:
        """The number of the decision a seat must answer now."""
        return None if seat is None else self._decisions.get(seat)

    def answered_in(self, seat: int) -> int | None:
        """The entry of a seat's own last answer, unless it was undone; what a stand-in decided stands."""
        number, answer = self._answered.get(seat, (None, None))
        return None if answer is None or answer.stand_in else number

    def last_action(self, seat: int) -> str:
        """A seat's last answer, in words."""
        return self._answered[seat][1].action

    def bots_asked(self) -> list[tuple[int, int, str]]:
        """The bots that must decide now: seat, decision, kind; none while time stands still."""
        if self.times.still:
            return []
        return [(seat, asked, self.bots[seat]) for seat, asked in self._decisions.items() if self.bots[seat]]

    def people_asked(self) -> list[int]:
        """The seats of people who must decide now."""
        return [seat for seat in self._decisions if not self.bots[seat]]

    def overdue(self, at: int) -> list[tuple[int, int]]:
        """Whom a stand-in decides for now: seat, decision."""
        return [(seat, self._decisions[seat]) for seat in self.people_asked() if self.times.overdue(seat, at)]

    def due(self, at: int) -> int | None:
        """When something happens here by itself, if nobody does anything; None where nothing will."""
        if self.stage != "playing":
            return None
        untouched = self.touched + UNTOUCHED
        standing_in = self.times.due(self.people_asked(), at)
        return untouched if standing_in is None else min(untouched, standing_in)

    def may_say(self, seat: int | None) -> bool:
        """Whether a seat may make a statement now."""
        playing = self.referee if self.stage == "playing" else None
        return seat is not None and playing is not None and playing.may_say(seat)

    # Commands, each at a time: refused and nothing changed, or the entries to append, already applied

    def sit(
        self, person: str, invitation: str, name: str, luck: str, *, let_in: bool = False, at: int
    ) -> list[TableEntry]:
        """A person takes the seat an invitation is for, once; the last one begins the game.

        Who was `let_in` by whoever opened the table may come back though they were removed.
        """
        seat = self.seat_for(person, invitation, let_in=let_in)
        if self.seat_of(person) == seat:
            return self._reclaim(seat, at)
        if seat in self.people and seat not in self.links:
            raise Refusal("seat-taken")
        if self.stage == "over":
            raise Refusal("game-over")
        if self.seats_of(person):
            raise Refusal("already-seated")
        if seat in self.links and (person in self.former or self.mark_of(person) in self.links[seat].barred):
            raise Refusal("seat-barred")
        return self.take(SatDown(seat, person, name, luck), at)

    def take(self, wish: SatDown, at: int) -> list[TableEntry]:
        """Somebody sits down on a seat they may take, if they may be called so; the last one begins the game."""
        name = read_name(wish.name, self.names_of_others(wish.seat))
        luck_bytes(wish.luck)
        sat = msgspec.structs.replace(wish, name=name, luck=wish.luck.lower())
        self.apply(sat, at)
        return [sat, *self.begin_if_full(at)]

    def seat_for(self, person: str, invitation: str, *, let_in: bool = False) -> int:
        """The seat that an invitation is for; with the one of the whole table, somebody's own or the first free one."""
        seat = next((seat for seat, one in enumerate(self.invitations) if one and one == invitation), None)
        if seat is not None:
            return seat
        if not invitation or invitation != self.doors.invitation:
            raise Refusal("invitation-unknown")
        seat = self.seat_of(person)
        if seat is None and self.referee is not None:
            raise Refusal("game-began")
        known = let_in or person == self.opened.opener or bool(self.seats_of(person))
        if seat is None and person in self.former and not known:
            raise Refusal("removed")
        return next(one for one in self.wanted() if one not in self.people) if seat is None else seat

    def _reclaim(self, seat: int, at: int) -> list[TableEntry]:
        """Whoever has a seat wants to keep it, though the others gave it away."""
        if seat not in self.links or self.stage == "over":
            return []
        self.apply(Reclaimed(seat), at)
        return [Reclaimed(seat)]

    def begin_if_full(self, at: int) -> list[TableEntry]:
        """With the last person, or bot, the game begins."""
        return [self._begin(at)] if self.referee is None and len(self.people) == len(self.wanted()) else []

    def act(self, seat: int | None, decision: int, action: str, *, at: int, stand_in: str = "") -> list[TableEntry]:
        """A seat answers a decision. The same answer once more is no answer, and no mistake either.

        `stand_in` is the kind of bot that decides for a person who is away, or whose time is over.
        """
        if seat is None:
            raise Refusal("only-watching")
        if self.referee is None:
            raise Refusal("game-not-begun")
        if self._decisions.get(seat) != decision:
            _, before = self._answered.get(seat, (0, None))
            if before is not None and before.decision == decision and self._same(before.action, action):
                return []
            raise Refusal("decision-closed")
        if self.times.stands_still("paused"):
            raise Refusal("paused")
        if stand_in and not self.times.overdue(seat, at):
            raise Refusal("decision-closed")
        reclaimed: list[TableEntry] = [Reclaimed(seat)] if seat in self.links and not stand_in else []
        try:
            happened = self.referee.act(seat, action, stand_in)
        except BadWords:
            raise Refusal("action-unknown", {"text": action[:LONGEST_WORDS]}) from None
        except IllegalAction as error:
            raise Refusal(error.key, error.slots, error.clause) from None
        for entry in reclaimed:
            self.apply(entry, at)
        words = self.game.alphabet.words(happened.code)
        answered = Answered(seat, decision, words, self._drawn(happened), stand_in)
        self._note(answered, happened, at)
        return [*reclaimed, answered]

    def say(self, seat: int | None, statement: str, once: str = "", *, at: int) -> list[TableEntry]:
        """A seat makes a statement while the game lasts, also one that is out of play."""
        if seat is None:
            raise Refusal("only-watching")
        if self.talk.has(seat, once):
            return []
        if self.referee is None:
            raise Refusal("game-not-begun")
        if self.stage == "over":
            raise Refusal("statements-closed")
        entry = Stated(seat, make_statement(self.referee, seat, statement), once)
        self._hear(entry, at)
        return [entry]

    def say_after(self, seat: int, statement: str, moment: int, *, at: int) -> list[TableEntry]:
        """A seat says what it wanted to say after an action; where another one came since, it is void."""
        return self.say(seat, statement, at=at) if self.acted == moment else []

    def chat(self, seat: int | None, text: str, once: str = "", *, at: int) -> list[TableEntry]:
        """A seat writes to everybody, before, during and after the game."""
        if seat is None:
            raise Refusal("only-watching")
        if self.talk.has(seat, once):
            return []
        entry = Chatted(seat, self.talk.read(seat, text), once)
        self._hear(entry, at)
        return [entry]

    # The log

    def apply(self, entry: TableEntry, at: int) -> None:
        """Carry out an entry; what chance makes of it must be what the log says."""
        if isinstance(entry, Seating):
            apply_seating(self, entry)
            bounds.count(self.done, entry)
            self._count(at)
        elif isinstance(entry, GameBegan):
            if self.referee is not None or len(self.people) < len(self.wanted()):
                raise BrokenLog("its game begins twice, or without everybody")
            if self._begin(at) != entry:
                raise BrokenLog("its cards were dealt otherwise")
        elif isinstance(entry, Answered):
            if self.referee is None:
                raise BrokenLog("somebody acts before the game began")
            if self._decisions.get(entry.seat) != entry.decision:
                raise BrokenLog("an answer in it is to no open decision")
            happened = self.referee.act(entry.seat, entry.action, entry.stand_in)
            if self._drawn(happened) != entry.draws:
                raise BrokenLog("its cards were drawn otherwise")
            self._note(entry, happened, at)
        elif isinstance(entry, Stated):
            if self.referee is None:
                raise BrokenLog("somebody makes a statement before the game began")
            self.referee.say(entry.seat, entry.statement)
            self._hear(entry, at)
        elif isinstance(entry, Chatted):
            if entry.text and entry.seat not in self.people:
                raise BrokenLog("something in it was written by nobody")
            self._hear(entry, at)
        elif isinstance(entry, TableOpened):
            raise BrokenLog("it is opened twice")
        else:
            apply_around(self, entry, at)
            bounds.count(self.done, entry)
            self.beside[self.entries] = entry
            self._count(at)

    def vacate(self, seat: int) -> None:
        """Who had a seat has it no more."""
        left = self.people.pop(seat)
        self.former[left.person] = self.former[left.badge] = seat

    def ask_again(self, number: int, at: int, before: int) -> None:
        """After something was undone in an entry: whoever must decide now; what was asked before stays as it was."""
        assert self.referee is not None
        actors = self.referee.actors()
        kept = {seat: asked for seat, asked in self._decisions.items() if asked < before}
        self._decisions = {seat: kept.get(seat, number) for seat in actors}
        self.acted = number
        self.times.ask(actors, at, self.screens)

    def undo_answers(self, seats: Iterable[int]) -> None:
        """What these seats answered last is answered no more."""
        for seat in seats:
            self._answered.pop(seat, None)

    def own_answers(self, seat: int) -> list[int]:
        """The entries of a seat's answers that are in force, oldest first."""
        assert self.referee is not None
        in_force = set(self.referee.places(seat))
        return [entry for entry, place in self._places.items() if place in in_force]

    def place_of(self, entry: int) -> int:
        """Where the referee's log has what was done in an entry, or -1."""
        return self._places.get(entry, -1)

    def mark_of(self, person: str) -> str:
        """What stands for somebody who may not take a seat here, and tells nobody without the table's key who it is."""
        return hmac.new(bytes.fromhex(self.opened.key), person.encode(), "sha256").hexdigest()[:32]

    def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot has a seat from now on; who had it may only watch."""
        self.vacate(seat)
        self.bots[seat] = bot
        self.links.pop(seat, None)
        self.invitations[seat] = ""
        self.missed.discard(seat)
        self.stood_in.discard(seat)
        self.times.come(seat)
        self.proposals.close()  # it was made by others than those who sit here now

    def record(self) -> Record:
        """The whole game, when it is over."""
        if self.referee is None or not self.referee.over:
            raise Refusal("game-not-over")
        return self.referee.record()

    def wanted(self) -> list[int]:
        """The seats that people have, or that wait for one."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    def _begin(self, at: int) -> GameBegan:
        contributions = {seat: luck_bytes(sat.luck) for seat, sat in self.people.items() if sat.luck}
        luck = self._make_luck(bytes.fromhex(self.opened.key), contributions)
        self.began = self.entries
        if self.earlier_game is None:
            self.referee = Referee(self.game, self._persons(), luck, options=self.options, data=self.data)
            dealt = self.referee.dealt
        else:
            self.referee = self.earlier_game.go_on(self._persons(), luck)
            self.foretold, dealt = self.earlier_game.told(), Happened(DEAL)
            self.earlier_game = None
        entry = GameBegan(self._drawn(dealt))
        self._note(entry, dealt, at)
        return entry

    def _persons(self) -> list[Person]:
        """Who plays, as records name them."""
        words = words_of("en")
        return [
            Person(words.say(f"crew-{self.crew[seat]}"), bot) if bot else Person(self.people[seat].name)
            for seat, bot in enumerate(self.bots)
        ]

    def names_of_others(self, seat: int) -> list[str]:
        """What everybody else at the table is or was called, bots in every language."""
        others = [other for other in self.names if other != seat or other in self.links]
        people = [name for other in others for name in (self.names[other], *sorted(self.earlier.get(other, ())))]
        return [*people, *(name for number in self.crew if number for name in crew_names(number))]

    def _drawn(self, happened: Happened) -> tuple[str, ...]:
        """What chance made of it, in words."""
        return tuple(line(self.game, draw) for draw in happened.draws)

    def _note(self, entry: GameBegan | Answered, happened: Happened, at: int) -> None:
        """Number an entry that was carried out, what it brought, and the decisions it asks."""
        assert self.referee is not None
        number = self.entries
        self._happened[number] = happened
        if isinstance(entry, Answered):
            self._note_answer(number, entry, at)
        actors = self.referee.actors()
        self._decisions = {seat: self._decisions.get(seat, number) for seat in actors}
        self.times.ask(actors, at, self.screens)
        self._count(at)

    def _note_answer(self, number: int, entry: Answered, at: int) -> None:
        assert self.referee is not None
        self.acted = number
        self._places[number] = self.referee.last_place
        self._answered[entry.seat] = number, entry
        del self._decisions[entry.seat]
        if not self.bots[entry.seat]:
            self.times.answer(entry.seat, at)
        if entry.stand_in:
            self.missed.add(entry.seat)
            self.stood_in.add(entry.seat)
            self.beside[number] = entry
        elif not self.bots[entry.seat]:  # whoever decides is here
            self.missed.discard(entry.seat)
            self.stood_in.discard(entry.seat)
            self.times.come(entry.seat)
            self.times.go_on("deserted", at)

    def _hear(self, entry: Stated | Chatted, at: int) -> None:
        """Number what was said; it asks and answers nothing."""
        self.talk.keep(self.entries, entry)
        self._count(at)

    def _count(self, at: int) -> None:
        """Number an entry; a time before the last one counts as that."""
        self.entries += 1
        self.touched = max(self.touched, at)

    def _same(self, words: str, action: str) -> bool:
        try:
            return self.game.alphabet.action(action) == self.game.alphabet.action(words)
        except BadWords:
            return False


def luck_bytes(luck: str) -> bytes:
    """What a person's browser adds to the luck."""
    try:
        part = bytes.fromhex(luck)
    except ValueError:
        raise Refusal("luck-bad", {"most": MOST_BYTES}) from None
    if len(part) > MOST_BYTES:
        raise Refusal("luck-bad", {"most": MOST_BYTES})
    return part
