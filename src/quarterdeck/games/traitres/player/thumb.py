"""Rules of thumb of Traîtres à bord: heuristics for what a sensible player does, believes and says."""

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import OPEN, WHOLE, Statement, Thumb
from quarterdeck.games.traitres.box.pieces import MUTINEER, NOTHING, ROLE_WORDS
from quarterdeck.games.traitres.player.beliefs import draw_world, weigh_reports
from quarterdeck.games.traitres.player.heard import Heard
from quarterdeck.games.traitres.player.speech import speak
from quarterdeck.games.traitres.player.suspicion import ANNOUNCED, ANNOUNCED_ON_PURPOSE, Suspicion
from quarterdeck.games.traitres.player.values import depends_on_card_alone, worth_of_card, worth_of_use
from quarterdeck.games.traitres.rules.state import Traitres


class TraitresThumb(Thumb):
    """What a sensible player of Traîtres à bord does and says."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.guided = True
        self.sharpness = 1.0
        self.doubts = 1
        self.sides = [ROLE_WORDS[MUTINEER]]
        self.heard: Heard = Heard([])
        self.thoughts: Suspicion = Suspicion()
        self.about: State | None = None  # whom and when the thoughts are about
        self.whose: i64 = NOTHING
        self.moment: i64 = NOTHING

    def hear(self, statements: list[Statement]) -> None:
        self.heard = Heard(statements)
        self.thoughts.announced = ANNOUNCED
        self.about = None

    def reward(self, state: State, seat: i64) -> i64:
        """T8.4: the whole team wins."""
        return WHOLE if state.winners() & BIT[seat] else 0

    def redeal(self, state: State, seat: i64, luck: Luck) -> None:
        assert isinstance(state, Traitres)
        self.about = None
        self.thoughts.announced = ANNOUNCED_ON_PURPOSE if self.shrewd else ANNOUNCED
        draw_world(state, seat, self.heard, self.thoughts, luck)
        self.take_others_for(state, seat)

    def take_others_for(self, state: Traitres, seat: i64) -> None:
        """A shrewd pirate expects mutineers who think; a mutineer had better expect pirates who do not."""
        purpose = self.shrewd and not state.mutineers & BIT[seat]
        self.thoughts.announced = ANNOUNCED_ON_PURPOSE if purpose else ANNOUNCED

    def weight(self, state: State, seat: i64) -> float:
        assert isinstance(state, Traitres)
        return weigh_reports(state, seat, self.heard)

    def side(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Traitres)
        return 0 if state.mutineers & BIT[seat] else OPEN

    def in_play(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Traitres)
        return state.aboard & BIT[seat] != 0

    def quick(self, state: State, seat: i64, luck: Luck) -> i64:
        """For playouts: what a sensible player does; one who does anything would give everybody away."""
        return self.choose(state, seat, luck)

    def think(self, state: Traitres, seat: i64) -> Suspicion:
        """A seat's thoughts, kept while it holds its choices against each other."""
        moment = state.middle + state.used + state.phase + 16 * state.looking + 256 * state.lays
        if self.about is not state or self.whose != seat or self.moment != moment:
            self.thoughts.form(state, seat, self.heard)
            self.about = state
            self.whose = seat
            self.moment = moment
        return self.thoughts

    def speak(self, state: State, seat: i64, luck: Luck) -> i64:
        assert isinstance(state, Traitres)
        self.about = None
        self.take_others_for(state, seat)
        self.thoughts.form(state, seat, self.heard, hearsay=False)
        return speak(state, seat, self.heard, self.thoughts, luck)

    def worth(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Traitres)
        if depends_on_card_alone(action):
            return worth_of_card(state.mutineers & BIT[seat] != 0, action)
        return worth_of_use(state, seat, action, self.think(state, seat))
