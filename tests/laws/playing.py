"""Laws of play: the game ends, pieces stay, actors and nobody else may act, refusals and copies change nothing."""

from functools import cache

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import NOBODY, FastLuck, ScriptedLuck
from quarterdeck.core.state import State
from quarterdeck.core.telling import Notebook
from tests.laws.cases import Case, choose
from tests.laws.play import CAP, Moment, clauses_of, live_moments, moments
from tests.under_test import GAMES_UNDER_TEST, hooks_of

HUGE = (2**31 - 1, 2**31, 2**62, 2**63, 10**30)
STRANGE = (-1, -2, -(2**31), -(2**63), -(10**30), *HUGE)


def the_game_ends(case: Case) -> None:
    """And says how: a clause of the book, winners among the seats, win shares that sum to 1, or to 0 if nobody won."""
    for moment in moments(case):
        outcome = moment.state.outcome()
        assert (outcome is None) == bool(moment.state.actors()), f"{moment}: over, or not, but not both"
        if outcome is None:
            assert moment.state.winners() == 0, f"{moment}: somebody has won already"
            continue
        assert moment.over
        assert outcome.clause in clauses_of(case.name), f"{moment}: {outcome.clause} is no clause"
        winners = [seat for seat in range(case.players) if moment.state.winners() // 2**seat % 2]
        assert list(outcome.winners) == winners, f"{moment}: two lists of winners"
        assert len(outcome.scores) in (0, case.players), f"{moment}: not one score for each seat"
        shares = sum(outcome.share(seat) for seat in range(case.players))
        assert abs(shares - bool(winners)) < 1e-9, f"{moment}: the shares of the win sum to {shares}"


def pieces_are_conserved(case: Case) -> None:
    conserve = hooks_of(case.name).conserve
    if conserve is None:
        return
    before: State | None = None
    told = 0
    data = case.data
    for moment in moments(case):
        referee = moment.referee
        try:
            conserve(data, before, referee.truth, referee.tellings(-1, told))
        except AssertionError as error:
            raise AssertionError(f"{moment}: {error}") from error
        before, told = referee.truth, referee.told


def only_actors_may_act(case: Case) -> None:
    for moment in moments(case):
        actors = moment.state.actors()
        assert actors == sorted(set(actors)), f"{moment}: actors {actors}"
        assert all(0 <= seat < case.players for seat in actors), f"{moment}: actors {actors}"
        for seat in (*range(-2, case.players + 2), 61, 62, 63, 64):
            legal = moment.state.legal(seat)
            assert bool(legal) == (seat in actors), f"{moment}: seat {seat} may do {legal}, actors are {actors}"


def legal_actions_are_one_list(case: Case) -> None:
    """`legal`, `count_legal` with `kth_legal`, and `is_legal` say the same, each action once, in order of codes.

    `any_legal` draws one of them by the same luck. Whoever is given the list changes no other's, if it can be changed.
    """
    codes = range(len(case.game.alphabet))
    for number, moment in enumerate(moments(case)):
        state = moment.state
        for seat in state.actors():
            given = state.legal(seat)
            legal = list(given)
            counted = [state.kth_legal(seat, k) for k in range(state.count_legal(seat))]
            assert legal == counted, f"{moment}: seat {seat}: legal {legal}, k-th {counted}"
            assert len(legal) == len(set(legal)), f"{moment}: seat {seat}: an action twice in {legal}"
            drawn, meant = state.any_legal(seat, FastLuck(number)), FastLuck(number).below(len(legal))
            assert drawn == legal[meant], f"{moment}: seat {seat}: {drawn} drawn, not {legal[meant]}"
            if isinstance(given, list):
                given.append(-1)
            else:
                assert isinstance(given, tuple), f"{moment}: seat {seat}: legal is a {type(given)}"
            legal = list(state.legal(seat))
            assert legal == counted, f"{moment}: seat {seat}: legal {legal} after somebody wrote into the list"
            if number % 4 == 0:
                allowed = [action for action in codes if state.is_legal(seat, action)]
                assert legal == allowed, f"{moment}: seat {seat}: legal {legal}, is_legal {allowed}"


def legal_actions_apply(case: Case) -> None:
    for moment in moments(case, every=20):
        for seat in moment.state.actors():
            for action in moment.state.legal(seat):
                copy = moment.state.copy()
                try:
                    following = copy.apply(seat, action, moment.luck, Notebook())
                except Exception as error:
                    words = case.game.alphabet.words(action)
                    raise AssertionError(f"{moment}: seat {seat} may {words} and cannot: {error!r}") from error
                assert copy != moment.state, f"{moment}: action {action} of seat {seat} changes nothing"
                assert [following] == (copy.actors()[:1] or [NOBODY]), f"{moment}: {following} decides next, it says"


def refusals_change_nothing(case: Case) -> None:
    """Whatever is not legal raises `IllegalAction` with a clause of the book, tells nobody and changes nothing."""
    codes = range(len(case.game.alphabet))
    beyond = [-1, len(codes), len(codes) + 1, *STRANGE]
    for moment in moments(case, every=40):
        for seat in range(case.players):
            legal = set(moment.state.legal(seat))
            refuse(moment, seat, [*(action for action in codes if action not in legal), *beyond])
        for seat in (-1, case.players, case.players + 1, 61, 62, 63, 64, 2**31, -(2**31)):
            refuse(moment, seat, [0, len(codes) - 1, *beyond])


def seats_beyond_all_numbers_are_refused(case: Case) -> None:
    for moment in moments(case, every=CAP):
        for seat in STRANGE:
            refuse(moment, seat, [0, *STRANGE])


def refuse(moment: Moment, seat: int, actions: list[int]) -> None:
    state, luck, listener = moment.state, ScriptedLuck([]), Notebook()
    before, key, mark = state.copy(), state.key(), state.fingerprint()
    clauses, declared = clauses_of(moment.case.name), declared_refusals(moment.case.name)
    for action in actions:
        try:
            state.apply(seat, action, luck, listener)
        except IllegalAction as error:
            if error.clause not in clauses or frozenset(error.slots) != declared.get(error.key):
                check_refusal(moment, error)
            if listener.told == [] and state.key() == key:
                continue
            raise AssertionError(f"{moment}: {error} for seat {seat}, and something happens all the same") from error
        except Exception as error:
            text = f"{moment}: action {action} of seat {seat} raises {error!r}, not IllegalAction"
            raise AssertionError(text) from error
        raise AssertionError(f"{moment}: action {action} of seat {seat} is not refused")
    assert state.fingerprint() == mark, f"{moment}: a refusal of seat {seat} changed the fingerprint"
    assert state == before, f"{moment}: a refusal of seat {seat} changed the state"


@cache
def declared_refusals(name: str) -> dict[str, frozenset[str]]:
    """The slots of every refusal that a game declares."""
    return {key: frozenset(slots) for key, slots in GAMES_UNDER_TEST[name].refusals.items()}


def check_refusal(moment: Moment, error: IllegalAction) -> None:
    """Say what is wrong with a refusal."""
    assert error.clause in clauses_of(moment.case.name), f"{moment}: refused by {error.clause}, which is no clause"
    declared = declared_refusals(moment.case.name).get(error.key)
    assert declared is not None, f"{moment}: refused because of {error.key!r}, which is not declared"
    slots = set(error.slots)
    assert slots == declared, f"{moment}: {error.key!r} has slots {slots}, not {set(declared)}"


def copies_are_independent(case: Case) -> None:
    """What happens to a copy does not happen to the state, nor the other way round; and both play on alike."""
    kept: list[tuple[State, tuple[object, ...], str]] = []
    for moment in live_moments(case, every=8):
        state, key = moment.state, moment.state.key()
        copy = state.copy()
        assert copy == state, f"{moment}: a copy is something else"
        assert copy.key() == key, f"{moment}: a copy has another key"
        assert hash(copy) == hash(state), f"{moment}: a copy has another hash"
        assert copy.fingerprint() == state.fingerprint(), f"{moment}: a copy has another fingerprint"
        play_on(case, copy, 12)
        assert state.key() == key, f"{moment}: playing on with a copy changed the state"
        twin = state.copy()
        play_on(case, twin, 12)
        assert twin == copy, f"{moment}: two copies played on differently with the same luck"
        for viewer in moment.viewers:
            state.copy().redeal(viewer, moment.luck)
            assert state.key() == key, f"{moment}: redealing a copy for {viewer} changed the state"
        kept.append((state.copy(), key, str(moment)))
    for copy, key, when in kept:
        assert copy.key() == key, f"{when}: a copy changed as the game went on"


def play_on(case: Case, state: State, actions: int) -> None:
    """A few actions, the same whenever called for equal states of a case."""
    luck = case.luck("play on")
    for _ in range(actions):
        if actors := state.actors():
            seat = actors[luck.below(len(actors))]
            state.apply(seat, choose(case, state, seat, luck), luck)


def simultaneous_decisions_commute(case: Case) -> None:
    """Where several must decide, the order in which they do makes no difference (G1.5)."""
    for moment in moments(case):
        actors = moment.state.actors()
        if len(actors) < 2:
            continue
        one, other = actors[0], actors[1 + moment.luck.below(len(actors) - 1)]
        decided = {seat: choose(case, moment.state, seat, moment.luck) for seat in (one, other)}
        seed = moment.luck.below(2**30)
        ways = []
        for order in ((one, other), (other, one)):
            copy, luck = moment.state.copy(), FastLuck(seed)
            for seat in order:
                assert seat in copy.actors(), f"{moment}: seat {seat} is not asked any more once {order[0]} has decided"
                copy.apply(seat, decided[seat], luck)
            ways.append(copy)
        assert ways[0] == ways[1], f"{moment}: {decided} come to something else in the other order"
        for viewer in moment.viewers:
            views = [moment.setting.view(way, viewer) for way in ways]
            assert views[0] == views[1], f"{moment}: {viewer} sees in which order {decided} were made"
