"""An evening of three friends, before three browsers: `make evening`, some minutes, and not part of `make test`."""

from collections.abc import Iterator

import pytest

from quarterdeck.games import GAMES
from tests.browser.clocked import Clocked
from tests.browser.companies import NAMES, come, gather, leave
from tests.browser.seats import Seat, by_list, on_board
from tests.browser.visitors import NARROW, WIDE, Visitors, findings

pytestmark = pytest.mark.evening

GRACE = 100.0  # seconds after which a stand-in has moved for who is away
SILENCE = 420.0  # and for who only stares
STRANGE = 6  # decisions of each kind of trouble
MOST = 600  # decisions of a game; none comes near


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    """A server whose clock is put forward."""
    served = Clocked(tmp_path_factory.mktemp("evening"))
    yield served
    served.stop()


class Evening:
    """Ann loses the network for a while, Bob stares at the ceiling for a while, Cora goes to bed."""

    def __init__(self, server: Clocked, visitors: Visitors, game: str) -> None:
        self.server = server
        self.ann, self.bob, self.cora = self.friends = gather(visitors, game, 3, sizes=[WIDE, NARROW, WIDE])
        self.absent: set[str] = set()  # who is asked and does not answer
        self.decisions = 0

    @property
    def over(self) -> bool:
        return any(seat.over for seat in self.friends)

    def watching(self) -> Seat:
        """Somebody whose page is open and connected."""
        return self.bob if "Ann" in self.absent else self.ann

    def name(self, seat: Seat) -> str:
        return NAMES[self.friends.index(seat)]

    def play(self, decisions: int) -> None:
        """So many more decisions; whoever is there decides, for the others time goes by."""
        for _ in range(decisions):
            watching = self.watching()
            here = [seat for seat in self.friends if self.name(seat) not in self.absent]
            if self.wait_for_a_turn(here, watching):
                return
            asked = next((seat for seat in here if seat.decision is not None), None)
            if asked is not None:
                asked.decide(asked.luck.choice([on_board, by_list]))
            else:
                self.await_stand_in(watching)
            self.decisions += 1
            assert self.decisions < MOST

    def await_stand_in(self, watching: Seat) -> None:
        """Time goes by until somebody has decided for who is asked; that they are away is told before."""
        heard = len(watching.frames)
        self.server.let_pass(SILENCE if "Bob" in self.absent else GRACE)
        watching.wait(lambda: any('"stood-in"' in one for one in watching.frames[heard:]) or self.over, "a stand-in")

    def wait_for_a_turn(self, here: list[Seat], watching: Seat) -> bool:
        """Until one of those who are here is asked, or nobody is but who does not answer; whether the game is over.

        All must have heard the same before: what was asked of somebody may be decided since.
        """
        watching.wait(
            lambda: (
                self.over
                or (
                    len({seat.news["entry"] for seat in here}) == 1
                    and (any(seat.decision is not None for seat in here) or bool(self.waited_for(watching)))
                )
            ),
            "a turn",
        )
        return self.over

    def waited_for(self, watching: Seat) -> list[int]:
        """The seats of those who do not answer, and are asked."""
        actors = watching.news["view"]["actors"] if watching.news.get("view") else []
        return [seat for seat in actors if NAMES[seat] in self.absent]

    def lose_the_network(self) -> None:
        leave(self.ann, self.bob)  # to a server it is the same; a browser put off-line would come again at once
        self.absent.add("Ann")

    def find_the_network(self, table: str) -> None:
        come(self.ann, table)
        self.absent.discard("Ann")


@pytest.mark.parametrize("game", GAMES)
def test_three_friends_finish_a_game_whatever_becomes_of_each(
    own_server: Clocked, visitors: Visitors, game: str
) -> None:
    evening = Evening(own_server, visitors, game)
    table = evening.ann.table
    evening.play(STRANGE)
    evening.lose_the_network()
    evening.play(STRANGE)
    evening.find_the_network(table)
    evening.play(STRANGE)
    evening.absent.add("Bob")  # who stares at the ceiling
    evening.play(STRANGE)
    evening.absent.discard("Bob")
    evening.play(STRANGE)
    if not evening.over:
        leave(evening.cora, evening.ann)
        evening.absent.add("Cora")  # who is in bed
    evening.play(MOST)
    for seat in (evening.ann, evening.bob):
        seat.page.locator(".ending").wait_for()
        assert findings(seat.page) == []
    assert evening.ann.shown["broken_off"] is None
