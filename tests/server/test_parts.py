"""The server's parts by themselves: outboxes, limits, badges, the beat of bots, origins."""

import asyncio

import pytest
from starlette.datastructures import Headers

from quarterdeck.server.askers import counted
from quarterdeck.server.badges import Badges
from quarterdeck.server.bounds import Bound
from quarterdeck.server.limits import FEW, Bucket, Buckets
from quarterdeck.server.origin import is_ours
from quarterdeck.server.outbox import Flooded, Outbox
from quarterdeck.server.pace import on_the_beat
from quarterdeck.server.reach import Reach
from quarterdeck.server.serving import NoAddress, take_address
from tests.server.world import scenario


@scenario
async def test_an_outbox_keeps_the_order() -> None:
    outbox = Outbox(3)
    outbox.put("answer")
    outbox.put_news("news", 7)
    assert [await outbox.get(), await outbox.get()] == [("answer", None), ("news", 7)]


@scenario
async def test_news_that_pile_up_are_thrown_away_and_asked_for_later() -> None:
    outbox = Outbox(3)
    outbox.put("answer")
    for entry in range(10):
        outbox.put_news("news", entry)
    assert await outbox.get() == ("answer", None)
    assert await outbox.get() is None
    outbox.put_news("news of the last entry alone", 11)  # before all that was missed could be put together
    outbox.take_news()
    outbox.put_news("news", 11)
    assert await outbox.get() == ("news", 11)


@scenario
async def test_answers_are_never_thrown_away_but_bounded() -> None:
    outbox = Outbox(3)
    for number in range(3):
        outbox.put(f"answer {number}")
    outbox.put_news("news", 1)
    with pytest.raises(Flooded):
        outbox.put("one more")
    assert [await outbox.get() for _ in range(4)] == [(f"answer {number}", None) for number in range(3)] + [None]


@scenario
async def test_whoever_answers_waits_until_half_of_the_outbox_is_read() -> None:
    outbox = Outbox(4)
    for number in range(4):
        outbox.put(f"answer {number}")
    waiting = asyncio.create_task(outbox.drain())
    await outbox.get()
    await asyncio.sleep(0)
    assert not waiting.done()
    await outbox.get()
    await asyncio.wait_for(waiting, 5)
    await outbox.drain()


def test_a_bucket_runs_dry_and_refills() -> None:
    now = [0.0]
    bucket = Bucket(2, 1, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_everybody_has_a_bucket_and_full_ones_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(Bound("", "", 1, "too-often", 1.0), lambda: now[0])
    assert [buckets.take("anna"), buckets.take("anna"), buckets.take("ben")] == [True, False, True]
    for number in range(2 * FEW - 2):
        buckets.take(f"address {number}")
    now[0] = 5.0
    assert buckets.take("carl")
    assert list(buckets._buckets) == ["carl"]


def test_looking_for_full_buckets_costs_each_new_asker_the_same_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = [0]

    def look(bucket: Bucket) -> bool:
        looked[0] += 1
        return False

    monkeypatch.setattr(Bucket, "full", property(look))
    buckets = Buckets(Bound("", "", 1, "too-often", 1.0))
    for number in range(5000):
        buckets.take(f"address {number}")
    assert looked[0] <= 2 * 5000


def test_a_badge_is_known_again_and_only_ours_are() -> None:
    badges = Badges(b"key")
    assert badges.person(badges.make("anna")) == "anna"
    assert Badges(b"other").person(badges.make("anna")) is None
    for wrong in (
        None,
        "",
        "anna",
        "anna.",
        ".",
        badges.make("anna") + "0",
        badges.make("anna").replace("anna", "ben"),
    ):
        assert badges.person(wrong) is None


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time passes at once."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


@pytest.mark.parametrize(("thinks", "answers"), [(0.0, 1), (0.5, 1), (1.0, 1), (1.5, 2), (3.9, 4)])
def test_an_answer_comes_on_the_beat_however_long_somebody_thinks(thinks: float, answers: int) -> None:
    """Only whole beats can be told apart, and the first is enough for every bot that keeps its budget."""

    async def think() -> str:
        await asyncio.sleep(thinks)
        return "answer"

    loop = Clock()
    try:
        assert loop.run_until_complete(on_the_beat(think(), 1.0)) == "answer"
        assert loop.now == pytest.approx(answers)
    finally:
        loop.close()


@pytest.mark.parametrize(
    ("host", "origin", "ours"),
    [
        ("127.0.0.1:8321", None, True),
        ("localhost:8321", "http://localhost:8321", True),
        ("[::1]:8321", "http://[::1]:8321", True),
        ("127.0.0.1:8321", "http://localhost:8321", False),
        ("127.0.0.1:8321", "null", False),
        ("evil.example:8321", "http://evil.example:8321", False),
        ("", None, False),
        ("[", None, False),
    ],
)
def test_whose_page_it_is(host: str, origin: str | None, ours: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert is_ours(Headers(headers), Reach(), "127.0.0.1") == ours


def test_an_address_is_taken_by_one_alone() -> None:
    """Also while neither of two serves there yet."""
    with take_address("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(NoAddress):
            take_address("127.0.0.1", port)
        with take_address("127.0.0.1", port, tries=20) as second:
            assert second.getsockname()[1] > port


@pytest.mark.parametrize("host", ["nowhere.invalid", "..", "x" * 300, "256.1.1.1", "/run/ship.sock", "fe80::1%lo"])
def test_a_host_that_is_none_is_refused(host: str) -> None:
    with pytest.raises(NoAddress):
        take_address(host, 0)


@pytest.mark.parametrize(
    ("host", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, who: str) -> None:
    """Whoever has one IPv6 address has as many as they like."""
    assert counted(host) == who
