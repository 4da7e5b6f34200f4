"""The end of a round of Meuterer: the ship, the upkeep, and the end of the game (M8, M9, M0)."""

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, size_of
from quarterdeck.core.bits import BIT, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import CARD_WORDS, CONFLICT, LOADER, NOTHING, NOWHERE, card_words
from quarterdeck.games.meuterer.knowledge.traces import Traces
from quarterdeck.games.meuterer.rules.choices import Choices
from quarterdeck.games.meuterer.rules.codes import DRAW, NOT_YET, OFFERING, OVER, RETURNING
from quarterdeck.games.meuterer.texts.tellings import island_name, tell_drawn, tell_end


class Upkeep(Choices):
    """How a round ends, and the next one begins."""

    def ask(self, seat: i64, phase: i64) -> None:
        """A seat must decide now."""
        self.phase = phase
        self.turn = seat
        self.acting = BIT[seat]

    # M2 Phase 1: the captain's offer

    def begin_round(self, listener: Listener | None) -> None:
        """M2.1: the captain openly offers 0 to 3 points for the First Mate's support."""
        if listener is not None:
            slots: dict[str, object] = {"number": self.round + 1, "rounds": self.numbers.rounds, "seat": self.captain}
            listener.openly("M0.1", "round-begins", slots)
        self.ask(self.captain, OFFERING)

    # M8 Phase 6: the ship

    def move_ship(self, luck: Luck, listener: Listener | None) -> None:
        """M0.3, M8.1: after the last scoring nothing moves; else the ship sails, and what it leaves stays active."""
        if self.round + 1 == self.numbers.rounds:
            self.end(listener)
            return
        goal = self.captains_goal if self.captains_goal != NOWHERE else self.mutineers_goal
        self.behind = NOWHERE if goal == self.ship else self.ship
        self.ship = goal
        if listener is not None:
            if self.behind == NOWHERE:
                listener.openly("M8.1", "stayed", {"island": island_name(self, goal)})
            else:
                slots: dict[str, object] = {"island": island_name(self, goal)}
                slots["behind"] = island_name(self, self.behind)
                listener.openly("M8.1", "sailed", slots)
        self.tidy_up(luck, listener)

    # M9 Phases 7 to 10: upkeep

    def tidy_up(self, luck: Luck, listener: Listener | None) -> None:
        """M9.1: destinations are taken back, all shown and played cards are discarded."""
        self.captains_goal = NOWHERE
        self.mutineers_goal = NOWHERE
        for sailor in self.sailors:
            self.discards += sailor.shown + sailor.fought * ONE[CONFLICT]
            sailor.shown = 0
            sailor.fought = 0
            sailor.here_kind = NOTHING
            sailor.here = 0
            sailor.behind_kind = NOTHING
            sailor.behind = 0
        self.step = 0
        self.draw_on(luck, listener)

    def draw_on(self, luck: Luck, listener: Listener | None) -> None:
        """M9.2: from the (new) captain clockwise everyone draws up to five."""
        while self.step < self.players:
            seat = (self.captain + self.step) % self.players
            if self.draw_up(seat, luck, listener):
                return
            self.step += 1
        self.end_round(listener)

    def draw_up(self, seat: i64, luck: Luck, listener: Listener | None) -> bool:
        """M9.2, M9.3: as many as are missing, the Loader three more; says whether he must choose what to give back."""
        loader = self.sailors[seat].action == LOADER
        missing = self.numbers.hand - self.sailors[seat].cards
        number = missing + self.numbers.extra if loader else missing
        if number == 0:
            return False
        drawn: i64 = 0
        for _ in range(number):
            drawn += ONE[self.draw_card(seat, DRAW, luck, listener)]
        if listener is not None:
            tell_drawn(self, seat, "M9.3" if loader else "M9.2", drawn, number, listener)
        if not loader:
            return False
        if missing == 0:  # all that was drawn goes back, as everybody can see
            self.sailors[seat].hand -= drawn
            self.sailors[seat].cards -= number
            self.lay_rejects(seat, drawn, listener)
            return False
        self.drawn = drawn
        self.ask(seat, RETURNING)
        return True

    def give_back(self, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
        """M9.3: the Loader gives back exactly three of the cards just drawn, one by one, face down."""
        self.drawn -= ONE[kind]
        self.aside += ONE[kind]
        self.sailors[seat].lay(kind)
        number = size_of(self.aside)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": CARD_WORDS[kind], "number": number}
            listener.secretly("M9.3", seat, "laid-aside-own", own, "laid-aside", {"seat": seat, "number": number})
        if number == self.numbers.extra:
            rejects = self.aside
            self.drawn = 0
            self.aside = 0
            self.lay_rejects(seat, rejects, listener)
            self.step += 1
            self.draw_on(luck, listener)

    def lay_rejects(self, seat: i64, rejects: i64, listener: Listener | None) -> None:
        """M9.3: they lie among the discards, or under the whole draw pile, the three mixed among themselves."""
        self.set_rejects(self.round, rejects, seat)
        self.traces.gave_back(seat, self.round)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "cards": card_words(rejects)}
            others: dict[str, object] = {"seat": seat, "number": size_of(rejects)}
            listener.secretly("M9.3", seat, "gave-back-own", own, "gave-back", others)

    def end_round(self, listener: Listener | None) -> None:
        """M9.4: all action cards return to the middle, and the next round begins."""
        for sailor in self.sailors:
            sailor.action = NOTHING
            sailor.leaver = NOTHING
        self.leavers = 0
        self.mutiny = NOT_YET
        self.offer = NOTHING
        self.round += 1
        if self.traces.number:
            self.traces.tidy(self.hidden_places(NOBODY))
        self.begin_round(listener)

    # M0 The end

    def end(self, listener: Listener | None) -> None:
        """M0.3: the last round ends after scoring; all that was hidden is laid open (G1.8)."""
        self.phase = OVER
        self.acting = 0
        self.traces = Traces()
        if listener is not None:
            tell_end(self, listener)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = tuple([sailor.points for sailor in self.sailors])
        return Outcome(clause="M0.3", winners=tuple(members(self.winners())), scores=scores)
