"""The feed of tables that wait for somebody, as a feed reader fetches it: without a badge, again and again."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds
from quarterdeck.store.bans import Ban
from quarterdeck.table.timing import DAY, Timing
from tests.server.people import START, Clock, leave, person_of, table_of
from tests.server.test_playing import act_in_turn
from tests.server.wiretap import Wiretap
from tests.server.world import World, scenario, served

BY_LETTER = Timing(pace="correspondence", decision=DAY)
ATOM = {"": "http://www.w3.org/2005/Atom"}


async def feed_of(player: Player, secret: str, language: str = "en") -> ElementTree.Element:
    """A feed, with all that RFC 4287 demands."""
    status, text = await player.feed(secret, language=language)
    assert status == 200
    feed = ElementTree.fromstring(text)
    assert feed.tag == "{http://www.w3.org/2005/Atom}feed"
    for one in (feed, *feed.findall("entry", ATOM)):
        for name in ("id", "title", "updated"):
            (found,) = one.findall(name, ATOM)
            assert found.text
        assert one.findtext("id", "", ATOM).startswith("urn:uuid:")
    assert feed.findtext("author/name", "", ATOM) == "Quarterdeck"
    return feed


def entries(feed: ElementTree.Element) -> list[tuple[str, str, str, str]]:
    """Of each entry its title, address, summary and time."""
    return [
        (
            one.findtext("title", "", ATOM),
            one.find("link", ATOM).attrib["href"],  # type: ignore[union-attr]
            one.findtext("summary", "", ATOM),
            one.findtext("updated", "", ATOM),
        )
        for one in feed.findall("entry", ATOM)
    ]


async def by_letter(world: World) -> tuple[Player, Player, Player]:
    """A table by correspondence, whoever is asked first."""
    one, other = await world.at_table("person", "person", timing=BY_LETTER)
    assert one.news is not None
    return (one, other, one) if one.news.decision is not None else (other, one, one)


@scenario
async def test_the_feed_has_the_tables_by_correspondence_that_wait_for_one(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other, opener = await by_letter(world)
        live = await world.at_table("person", "deckhand")
        feed, theirs = await asked.make_way("feed"), await other.make_way("feed")
        clock.time += 60_000
        name = "Ben 1" if asked is opener else "Anna"
        address = f"{world.address}/table/{table_of(asked)}"
        since = "They have been waiting since 2027-01-15 08:00 UTC."
        found = await feed_of(asked, feed.secret)
        assert entries(found) == [(f"Your turn: Freibeuter with {name}", address, since, "2027-01-15T08:00:00Z")]
        assert found.findtext("updated", "", ATOM) == "2027-01-15T08:00:00Z"
        assert entries(await feed_of(other, theirs.secret)) == []
        french = await feed_of(asked, feed.secret, "fr")
        assert "À vous de jouer" in entries(french)[0][0]
        await act_in_turn(asked, other, times=1)
        assert clock.time - 60_000 == START
        assert [when for *_, when in entries(await feed_of(other, theirs.secret))] == ["2027-01-15T08:01:00Z"]
        assert entries(await feed_of(asked, feed.secret)) == []
        await leave(asked, other, *live)


@scenario
async def test_a_feed_that_did_not_change_is_not_sent_again(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        asked, other, _ = await by_letter(world)
        secret = (await asked.make_way("feed")).secret
        reader = Wiretap(world.address)
        await reader.request("GET", f"/feed/{secret}.atom")
        head = reader.heard.partition(b"\r\n\r\n")[0].lower()
        assert b"content-type: application/atom+xml" in head
        assert b"cache-control: private, no-cache" in head
        assert b"referrer-policy: no-referrer" in head
        assert b"set-cookie" not in head
        tag = head.partition(b"etag: ")[2].partition(b"\r\n")[0].decode()
        assert await asked.feed(secret, tag) == (304, b"")
        await asked.chat("What is written changes nothing")
        assert (await asked.feed(secret, tag))[0] == 304
        await act_in_turn(asked, other, times=1)
        assert (await asked.feed(secret, tag))[0] == 200
        await leave(asked, other)


@scenario
async def test_a_feed_ends_when_it_is_taken_back_or_renewed(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        first = await anna.make_way("feed")
        assert await anna.make_way("feed") == first
        second = await anna.make_way("feed", renew=True)
        assert (await anna.feed(first.secret))[0] == 404
        assert entries(await feed_of(anna, second.secret)) == []
        await anna.revoke("feed")
        for wrong in (second.secret, "x", "x" * 3000, "%00"):
            assert (await anna.feed(wrong))[0] == 404


@scenario
async def test_feeds_of_whoever_is_banned_are_refused_and_all_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FEEDS_OF_BADGE", "FEEDS_OF_ADDRESS"):
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(per_second=0.0))
    async with served(tmp_path) as world:
        anna, ben = await world.player(), await world.player()
        secret, other = (await anna.make_way("feed")).secret, (await ben.make_way("feed")).secret
        for _ in range(bounds.FEEDS_OF_BADGE.most):
            await feed_of(anna, secret)
        assert (await anna.feed(secret))[0] == 429
        await feed_of(ben, other)
        await world.house.door.put(Ban("badge", person_of(ben), 0, ""))
        assert (await ben.feed(other))[0] == 403
        while (await anna.feed("wrong"))[0] == 404:
            pass
        assert (await ben.feed(other))[0] == 429
        with pytest.raises(TurnedAway, match="banned"):
            await ben.make_way("feed", renew=True)
