"""Static content: the built client, words and rulebooks."""

import gzip
import hashlib
import os
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import quarterdeck.games
import quarterdeck.texts
from quarterdeck import built
from quarterdeck.games import GAMES
from quarterdeck.server.build import mark
from quarterdeck.server.chunks import Chunks
from quarterdeck.server.client_files import CLIENT_FILES, PAGE
from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.book import read_book
from quarterdeck.texts.keys import EVERYBODY, LATER, sentences_of
from quarterdeck.texts.words import LANGUAGES, words_of

HERE = Path(__file__).parent
HOUSE = Path(quarterdeck.games.__file__).parent  # the rulebook of what holds at every table

WORDS = {"house": Path(quarterdeck.texts.__file__).parent, "page": HERE}
WORDS |= {game.name: game.texts for game in GAMES.values()}
LISTED = "games"  # the words of the list of games
FETCHED = "later"  # the words of house and page for parts of the page that are fetched later
FETCHED_OF_GAME = {f"{name}-later": name for name in GAMES}  # and those of a game
SAID_IN_LIST = ("verb", "subtitle", "line", "credit")

WORTH_PACKING = 500  # bytes
ASK_AGAIN = "no-cache"  # keep it, and ask each time whether it changed
FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content


class Assets(StaticFiles):
    """Files of the client that may be kept for ever, and those of earlier ones that old tabs still ask for."""

    def __init__(self, chunks: Chunks) -> None:
        super().__init__(directory=built.CLIENT / "assets", check_dir=False)
        self._chunks = chunks

    async def check_config(self) -> None:
        """A client that is not built has no files, which is no error of the server."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        text = CLIENT_FILES.get(f"assets/{path}") if scope["method"] in ("GET", "HEAD") else None
        if text is None:
            response = await super().get_response(path, scope)
        else:
            response = kept(Request(scope), text, guess_type(path)[0] or "application/octet-stream")
        response.headers["cache-control"] = FOR_EVER
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        full, found = super().lookup_path(path)
        if found is None and (old := self._chunks.find(path)):
            return str(old[0]), old[1]
        return full, found


async def page(request: Request) -> Response:
    """The one page, which finds out itself what its address asks for."""
    text = CLIENT_FILES.get(PAGE)
    if text is None:
        return Response(f"The browser client is missing: {built.find_mode()[1]}.\n", 503, media_type="text/plain")
    return kept(request, mark(text, request.app.state.build), "text/html")


async def curtain(request: Request) -> Response:
    """The same page for a curtain, of which no browser keeps anything."""
    response = await page(request)
    response.headers["cache-control"] = "no-store"
    return response


async def rules(request: Request) -> Response:
    """The same page for the rulebook of a game, if there is such a game."""
    if request.path_params["game"] not in GAMES:
        raise HTTPException(404)
    return await page(request)


async def words(request: Request) -> Response:
    """The words of the house, of the page, of the list of games or of a game, in one language."""
    name, language = request.path_params["name"], request.path_params["language"]
    if language not in LANGUAGES or name not in (LISTED, FETCHED, *WORDS, *FETCHED_OF_GAME):
        raise Refusal("not-found")
    text = _listed(language) if name == LISTED else _spoken(name, language)
    return kept(request, text.encode(), "text/plain")


def _spoken(name: str, language: str) -> str:
    """A words file without its comments, what only a terminal says, and what is said later; or all of that alone."""
    folders = [WORDS["page"], WORDS["house"]] if name == FETCHED else [WORDS[FETCHED_OF_GAME.get(name, name)]]
    mark = LATER if name == FETCHED or name in FETCHED_OF_GAME else EVERYBODY
    sentences = [sentence for folder in folders for sentence in sentences_of(folder, language)]
    return "\n".join(sentence.source for sentence in sentences if sentence.mark == mark)


@cache
def _listed(language: str) -> str:
    """What a list of games says of each, from its own words: so a page need not read all of every game's."""
    said = [(what, game.name, words_of(language, game.texts)) for game in GAMES.values() for what in SAID_IN_LIST]
    return "".join(f"{what}-{name} = {own.say(f'game-{what}')}\n" for what, name, own in said)


async def book(request: Request) -> Response:
    """The rulebooks of a game: its own, and what holds at every table."""
    name, language = request.path_params["game"], request.path_params["language"]
    if name not in GAMES or language not in LANGUAGES:
        raise Refusal("not-found")
    return kept(request, _book(name, language), "application/json")


@cache
def _book(name: str, language: str) -> bytes:
    return msgspec.json.encode([read_book(GAMES[name].texts, language), read_book(HOUSE, language)])


def kept(request: Request, body: bytes, kind: str) -> Response:
    """A response with an ETag: a browser keeps it and asks; unchanged, it is not sent again (304)."""
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed(body), "gzip"
    return Response(body, headers=headers, media_type=kind)


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """A body compressed, once for all who ask: doing it takes twenty times as long as sending it."""
    return gzip.compress(body, mtime=0)
