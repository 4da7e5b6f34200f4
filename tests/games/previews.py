"""What the rules say of what a board previews: a view each, what might be done in it, and what then happens."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from quarterdeck.core.lines import Acted
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read_file
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import SPECTATOR, State
from quarterdeck.core.telling import Notebook, Telling
from quarterdeck.games import GAMES

TESTS = Path(__file__).parent.parent
LONGEST = 400  # actions that are tried until something happens
Sample = dict[str, object]


class Trial:
    """A copy of a game in which something is tried."""

    def __init__(self, referee: Referee, seat: int) -> None:
        self.game, self.setting, self.seat = referee.game, referee.setting, seat
        self.state: State = referee.truth.copy()
        self.luck = FastLuck(1)
        self.told: list[Telling] = []

    def may(self, words: str) -> bool:
        """Whether the seat may do this now."""
        return self.game.alphabet.action(words) in self.state.legal(self.seat)

    def act(self, seat: int, action: int) -> None:
        """Do it, and keep what everybody is told."""
        notebook = Notebook()
        self.state.apply(seat, action, self.luck, notebook)
        self.told += [told.to(SPECTATOR) for told in notebook.told]

    def do(self, words: str) -> "Trial":
        """The same for the seat, in words."""
        self.act(self.seat, self.game.alphabet.action(words))
        return self

    def until(self, done: Callable[[], bool], chosen: Callable[[int], str | None] = lambda seat: None) -> bool:
        """Play on by chance, but for what is chosen, until something is so; False where it never is."""
        for _ in range(LONGEST):
            actors = self.state.actors()
            if done() or not actors:
                break
            seat = actors[0]
            words, legal = chosen(seat), self.state.legal(seat)
            wanted = None if words is None else self.game.alphabet.action(words)
            self.act(seat, wanted if wanted in legal and wanted is not None else legal[self.luck.below(len(legal))])
        return done()

    def slots(self, *keys: str) -> list[dict[str, object]]:
        """The slots of what was told under these keys."""
        return [telling.slots for telling in self.told if telling.key in keys]


def plain(referee: Referee, seat: int) -> Sample:
    """A seat's view as a browser gets it."""
    view: Sample = msgspec.to_builtins(referee.view(seat))
    return view


# Freibeuter: what a boat or the Dutchman encircles (F6.1), what a ship costs its boarder and earns others (F7.2)

ENCIRCLED = ("captured", "escaped", "store-encircled", "doubler-encircled")


def freibeuter(referee: Referee, seat: int) -> Iterator[Sample]:
    """Every choice that can encircle something."""
    tried = []
    for action in referee.legal(seat):
        verb, slots = referee.game.alphabet.parts(action)
        if verb.name not in ("place", "dutchman", "resolve"):
            continue
        trial = Trial(referee, seat)
        trial.act(seat, action)
        waiting = msgspec.to_builtins(trial.setting.view(trial.state, seat))["waiting"]
        left = verb.name == "resolve" or not trial.slots("several-wait")
        found = [one["crossing"] for one in trial.slots(*ENCIRCLED)] if left else waiting
        paid = [(one["to"], one["money"]) for one in trial.slots("paid")]
        prices = {"price": sum(money for _, money in paid), "earned": sum(money for to, money in paid if to == seat)}  # type: ignore[misc]
        captured = left and len(trial.slots("captured")) == len(found) == 1
        tried.append({"verb": verb.name, "slots": slots, "encircled": found, **(prices if captured else {})})
    if tried:
        yield {"view": plain(referee, seat), "tried": tried}


# Meuterer: where ships sail (M3.5, M4.2, M10.2), how strong both sides are (M5.3), where something is sold (M7.2)


def place_of(view: Sample, island: object) -> int:
    """Where on the ring an island lies."""
    islands: list[Sample] = view["islands"]  # type: ignore[assignment]
    return next(place for place, one in enumerate(islands) if str(one["name"]).replace("-", " ") == island)


def goal_after(trial: Trial, view: Sample) -> int | None:
    """Where leaving sends a ship: a captain's at once, a Mutineer's if there is a mutiny."""
    if not trial.may("leave"):
        return None
    trial.do("leave").until(
        lambda: bool(trial.slots("sailed", "stayed", "ended")),
        lambda seat: "take mutineer" if seat == trial.seat else None,
    )
    aims = [one for one in trial.slots("captain-left", "mutineer-aims") if one["seat"] == trial.seat]
    return place_of(view, aims[0]["island"]) if aims else None


def meuterer(referee: Referee, seat: int) -> Iterator[Sample]:
    """What a sailor can foresee."""
    view = plain(referee, seat)
    sample: Sample = {"view": view}
    if view["phase"] == "goods":
        goals = [(None, goal_after(Trial(referee, seat), view))]
        for card in sorted(set(view["hand"])):  # type: ignore[call-overload]
            trial = Trial(referee, seat)
            if trial.may(f"show {card}"):
                trial.do(f"show {card}")
                if card == "pirates":
                    (slots,) = trial.slots("pirates-sail")
                    goal = place_of(view, slots["island"])
                    yield {**sample, "raid": {"goal": goal, "robs": bool(trial.slots("robbed"))}}
                elif trial.until(partial(trial.may, "leave")) and not trial.slots("round-begins"):
                    goals.append((card, goal_after(trial, view)))
        yield {**sample, "goals": [[card, goal] for card, goal in goals if goal is not None]}
    elif view["phase"] == "mutiny":
        trial = Trial(referee, seat)
        assert trial.until(lambda: bool(trial.slots("mutiny-failed", "mutiny-succeeded")), lambda _: "fight 0")
        counted = getattr(referee.options, "shown_conflicts") != "ignore"  # noqa: B009
        yield {**sample, "counted": counted, "strengths": trial.slots("mutiny-failed", "mutiny-succeeded")[0]}
    elif view["phase"] == "sales":
        parts = [referee.game.alphabet.parts(action) for action in referee.legal(seat)]
        goods = [slots["good"] for verb, slots in parts if verb.name == "sell"]
        yield {**sample, "goods": goods}


# Traîtres à bord: how many cards of the chest a card reaches (T4.2, T4.3)


def traitres(referee: Referee, seat: int) -> Iterator[Sample]:
    """Both cards that reach into the chest."""
    for card in ("spyglass", "riddance"):
        trial = Trial(referee, seat)
        if trial.may(card):
            (slots,) = trial.do(card).slots(f"used-{card}")
            yield {"view": plain(referee, seat), "card": card, "number": slots["number"]}


# Cartagena: how far the ship sails at most (C2.7), how many duels win (C6.3), how strong sides were (C7.8)


def cartagena(referee: Referee, seat: int) -> Iterator[Sample]:
    """The next sailing if nobody opens more doors than need be, and the next duel that is won."""
    view = plain(referee, seat)
    trial = Trial(referee, seat)

    def careful(actor: int) -> str | None:
        words = map(trial.game.alphabet.words, trial.state.legal(actor))
        return next((one for one in words if one != "knock"), None)

    if view["duel"] is None and trial.until(lambda: bool(trial.slots("sailed", "stayed")), careful):
        number = trial.slots("sailed")[0]["number"] if trial.slots("sailed") else 0
        yield {"view": view, "sailed": number}
    elif view["duel"] is not None and trial.until(lambda: bool(trial.slots("duel-won"))):
        after = msgspec.to_builtins(trial.setting.view(trial.state, seat))
        won = bool(trial.slots("mutiny-won"))
        yield {"view": after, "duel": trial.slots("duel-won")[0], "won": won}


PREVIEWS: dict[str, Callable[[Referee, int], Iterator[Sample]]] = {
    "freibeuter": freibeuter,
    "meuterer": meuterer,
    "traitres": traitres,
    "cartagena": cartagena,
}


def samples_of(game: str) -> Iterator[Sample]:
    """Every decision of all records and situations of a game."""
    paths = [*TESTS.glob(f"records/{game}/v*/*.json"), *TESTS.glob(f"games/{game}/situations/*.json")]
    for path in sorted(paths):
        replay = Replay(GAMES, read_file(path))
        while not replay.finished:
            done = replay.upcoming
            if isinstance(done, Acted):
                yield from PREVIEWS[game](replay.referee, done.seat)
            replay.step()
