"""Somebody before a browser, at https://ship.example: run within the machine, by what it should try."""

import http.client
import json
import socket
import ssl
import sys
import time

from websockets.sync.client import connect

HOST = "ship.example"
READY = 30.0  # seconds until a server that was started answers
POSTS = 40  # tables opened and seats taken at once, for each address
TRUSTED = ssl.create_default_context(cafile="/etc/ssl/certs/quarterdeck.pem")

Json = dict[str, object]


class Visitor:
    """One person with a cookie, who comes from an address of loopback."""

    def __init__(self, source: str = "127.0.0.7", cookie: str = "") -> None:
        self.source = source
        self.cookie = cookie
        self.set_cookie = ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Json]:
        """The status of an answer, and what it says."""
        line = http.client.HTTPSConnection(HOST, context=TRUSTED, source_address=(self.source, 0), timeout=30)
        text = None if body is None else json.dumps(body)
        line.request(method, path, text, {"Cookie": self.cookie, **headers})
        answer = line.getresponse()
        if cookie := answer.headers["set-cookie"]:
            self.set_cookie, self.cookie = cookie, cookie.partition(";")[0]
        said = answer.read()
        line.close()
        return answer.status, json.loads(said) if said.startswith(b"{") else {}

    def arrive(self) -> "Visitor":
        """Get a badge; a server that was just started is waited for."""
        until = time.monotonic() + READY
        while self.ask("GET", "/api/me")[0] != 200:
            assert time.monotonic() < until, "no answer"
            time.sleep(0.1)
        return self

    def open(self) -> Json:
        """Open a table against a bot and sit down at it."""
        status, opened = self.ask("POST", "/api/tables", {"game": "freibeuter", "seats": ["person", "deckhand"]})
        assert status == 201, opened
        invitations = opened["invitations"]
        assert isinstance(invitations, list)
        wish = {"invitation": invitations[0], "name": "Ann", "luck": "c0ffee"}
        assert self.ask("POST", f"/api/tables/{opened['table']}/seats", wish)[0] == 200
        return opened


def play() -> str:
    """A whole game over a socket, as the page does it."""
    ann = Visitor().arrive()
    assert "secure" in ann.set_cookie.lower()
    assert ann.ask("GET", "/api/friends") == (200, {"url": f"https://{HOST}"})
    table = ann.open()["table"]
    headers = {"Cookie": ann.cookie, "Origin": f"https://{HOST}"}
    with connect(f"wss://{HOST}/api/socket", ssl=TRUSTED, additional_headers=headers, proxy=None) as line:
        line.send(json.dumps({"type": "watch", "table": table, "since": -1}))
        asked = -1
        while True:
            heard = json.loads(line.recv(timeout=30))
            if heard["type"] == "table" and heard["stage"] == "over":
                return "Played to the end."
            if heard["type"] == "news" and heard["decision"] not in (None, asked):
                asked = heard["decision"]
                action = heard["choices"][0]["action"]
                line.send(json.dumps({"type": "act", "ask": 1, "decision": asked, "action": action}))


def forge() -> str:
    """One address beyond its limit, under another claim each time; another address meanwhile."""
    refused = 0
    for number in range(POSTS + 10):
        if number % 10 == 0:  # a badge has a limit of its own, which is not meant here
            mallory = Visitor("127.0.0.8").arrive()
        claim = {
            "X-Forwarded-For": f"203.0.113.{number}",
            "X-Real-IP": f"203.0.113.{number}",
            "Forwarded": "for=9.9.9.9",
        }
        said = mallory.ask("POST", "/api/tables/none/seats", {"invitation": "", "name": "M"}, **claim)[1]
        refused += said["key"] == "too-often"
    assert refused >= 5, refused
    Visitor("127.0.0.9").arrive().open()
    return "Forged headers gained nothing, and others went on."


def rebind() -> str:
    """A page whose name leads to this machine, and one whose origin is elsewhere."""
    with socket.create_connection(("127.0.0.1", 443)) as line, TRUSTED.wrap_socket(line, server_hostname=HOST) as safe:
        safe.sendall(b"GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        assert b" 403 " in safe.recv(4096).partition(b"\r\n")[0]
    assert Visitor().arrive().ask("GET", "/", Origin="https://evil.example")[0] == 403
    return "Refused."


def find(cookie: str, table: str) -> str:
    """A table opened before is still one's own."""
    ann = Visitor(cookie=cookie).arrive()
    assert ann.cookie == cookie
    tables = ann.ask("GET", "/api/me")[1]["tables"]
    assert isinstance(tables, list)
    assert table in [one["table"] for one in tables]
    return "There it is."


def opened() -> str:
    """A cookie, and the table its owner opened."""
    ann = Visitor().arrive()
    table = ann.open()["table"]
    return f"'{ann.cookie}' {table}"


if __name__ == "__main__":
    WAYS = {"play": play, "forge": forge, "rebind": rebind, "find": find, "open": opened}
    print(WAYS[sys.argv[1]](*sys.argv[2:]))  # type: ignore[operator]
