"""A finished game as a page to be read: without a badge, without a script, in every language."""

import asyncio
import re
from email.message import Message
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

import msgspec
import pytest

from quarterdeck.core.record import read_file
from quarterdeck.games import GAMES
from quarterdeck.server import bounds
from quarterdeck.server.storypage import page_of
from quarterdeck.texts.keys import sentences_of
from quarterdeck.texts.words import LANGUAGES, words_of
from quarterdeck.wire.messages import Refused
from quarterdeck.wire.replaying import StoryIn
from quarterdeck.wire.story import names_in, story_of
from quarterdeck.wire.walking import Walk
from tests.server.test_replays import over
from tests.server.world import World, scenario, served

RECORDS = Path(__file__).parents[1] / "records"
VOID = {"meta", "link", "br"}


class Outline(HTMLParser):
    """What a page is made of, by tag; every tag that is opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: dict[str, list[str]] = {}
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        self.found.setdefault(tag, []).append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.found[tag][-1] += data


class Page(NamedTuple):
    """What an address answers."""

    headers: Message
    text: str

    @property
    def refusal(self) -> str:
        return msgspec.json.decode(self.text, type=Refused).key


async def page_at(world: World, path: str) -> Page:
    """What somebody gets who has nothing but a link."""

    def fetch() -> Page:
        try:
            with build_opener(ProxyHandler({})).open(world.address + path, timeout=30) as answer:
                return Page(answer.headers, answer.read().decode())
        except HTTPError as refused:
            return Page(refused.headers, refused.read().decode())

    return await asyncio.to_thread(fetch)


@scenario
async def test_whoever_has_the_link_reads_the_game_without_a_badge_or_a_script(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        for language in LANGUAGES:
            answer = await page_at(world, f"/api/replays/{replay}/story?language={language}")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-store"
            assert "set-cookie" not in answer.headers
            outline = Outline(answer.text)
            assert "script" not in outline.found
            assert not [name for name, _ in outline.attributes if name.startswith("on")]
            assert ("lang", language) in outline.attributes
            assert ("href", f"/replay/{replay}") in outline.attributes
            assert "Anna" in outline.found["h1"][0]
            assert anna.shown is not None
            assert anna.shown.table not in answer.text
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_story_is_refused_like_its_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        for path, key in (("nothing/story", "replay-unknown"), (f"{replay}/story?language=la", "message-bad")):
            answer = await page_at(world, f"/api/replays/{path}")
            assert answer.refusal == key
        await ben.request("DELETE", f"/api/replays/{replay}")
        answer = await page_at(world, f"/api/replays/{replay}/story")
        assert answer.refusal == "replay-unknown"
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_who_asks_for_stories_too_often_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        answers = [
            await page_at(world, "/api/replays/nothing/story") for _ in range(bounds.STORIES_OF_ADDRESS.most + 5)
        ]
        keys = {answer.refusal for answer in answers}
        assert keys == {"replay-unknown", "too-often"}


def test_the_languages_of_a_story_are_those_there_are() -> None:
    assert get_args(get_type_hints(StoryIn)["language"]) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_score_of_a_page_sums_up(name: str, language: str) -> None:
    for path in sorted((RECORDS / name / "v1").glob("*.json"))[:3]:
        walk = Walk(GAMES, read_file(path))
        words = words_of(language, walk.game.texts)
        outline = Outline(page_of(story_of(walk, "open", words, names_in(walk, words)), words, "some-id"))
        cells = outline.found.get("td", [])
        rows = [cells[place : place + 3] for place in range(0, len(cells), 3)]
        total, totals = 0, []
        for points, text, clause in rows:
            if clause:
                assert re.fullmatch(r"[A-Z]\d+\.\d+", clause), text
                total += int(points.replace("−", "-"))
            else:
                assert int(points) == total
                totals.append(total)
                total = 0
        assert walk.referee.outcome is not None
        assert tuple(totals) == walk.referee.outcome.scores


def test_what_a_name_holds_is_text() -> None:
    record = read_file(RECORDS / "freibeuter" / "v1" / "3-players-ended-by-f11-1.json")
    person = msgspec.structs.replace(record.seats[0], name="<script>alert(1)</script> & \x00")
    walk = Walk(GAMES, msgspec.structs.replace(record, seats=(person, *record.seats[1:])))
    words = words_of("en", walk.game.texts)
    page = page_of(story_of(walk, "open", words, names_in(walk, words)), words, "some-id")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; �" in page


def test_what_was_undone_is_struck_and_said_to_be() -> None:
    walk = Walk(GAMES, read_file(RECORDS / "freibeuter" / "v1" / "alone-with-three-rewinds.json"))
    words = words_of("en", walk.game.texts)
    page = page_of(story_of(walk, "open", words, names_in(walk, words)), words, "some-id")
    assert page.count("<s>") == page.count("</s> (undone)") > 9
    assert re.search(r"<h3><s>Turn 4: Ann</s> \(undone\) </h3>", page)


@scenario
async def test_where_points_come_from_is_read_apart_from_what_a_table_says(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        for game in GAMES.values():
            keys = {one.key for one in sentences_of(game.texts, "fr") if one.key.startswith("score-")}
            own, later = [await page_at(world, f"/words/{game.name}{part}.fr.ftl") for part in ("", "-later")]
            assert not any(f"{key} =" in own.text for key in keys)
            assert all(f"{key} =" in later.text for key in keys)
