"""Play a whole game against bots over HTTP alone, with nothing but Python's own library.

python examples/over_http.py http://127.0.0.1:8321 traitres bosun
"""

import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Server:
    """A server, as somebody with a badge asks it; the badge is a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, method: str, path: str, wish: object = None) -> Any:
        """What it answers; `HTTPError` where it refuses."""
        body = None if wish is None else json.dumps(wish).encode()
        request = Request(self.address + path, body, {"Content-Type": "application/json"}, method=method)
        with self._opener.open(request) as answer:
            return json.load(answer)


def play(server: Server, name: str, bot: str) -> Any:
    """Open a table, choose at random until the game is over, and fetch its record."""
    game = next(game for game in server.ask("GET", "/api/me")["games"] if game["name"] == name)
    seats = ["person", *[bot] * (game["least"] - 1)]
    opened = server.ask("POST", "/api/tables", {"game": name, "seats": seats})
    table = f"/api/tables/{opened['table']}"
    sit = {"invitation": opened["invitations"][0], "name": "Script", "luck": secrets.token_hex(16)}
    server.ask("POST", f"{table}/seats", sit)
    since = -1
    while True:
        shown = {message["type"]: message for message in server.ask("GET", f"{table}/news?since={since}&wait=25")}
        news, since = shown["news"], shown["news"]["entry"]
        for line in news["told"]:
            print(line["entry"], line["clause"], line["key"], line["slots"])
        if shown["table"]["stage"] == "over":
            return server.ask("GET", f"{table}/record")
        if news["decision"] is not None:
            action = random.choice(news["choices"])["action"]
            server.ask("POST", f"{table}/act", {"decision": news["decision"], "action": action})


if __name__ == "__main__":
    address, name, bot = sys.argv[1:]
    print(play(Server(address), name, bot)["outcome"])
