"""Looking for a replay of a game that runs: nothing opens one, and what is answered tells nothing."""

from tests.server.wiretap import Wiretap

EYES = ("0", "1", "spectator", "open")
WISHES: dict[str, dict[str, object]] = {
    "review": {},
    "rooms": {"name": "Anna"},
    "tables": {"step": 0, "seat": 1, "bots": ["bosun"]},
}


async def look_for_a_replay(person: Wiretap, table: str) -> None:
    """Try whatever somebody at a table knows as the id of a replay, in all that can be asked of one."""
    known = [table, person.shown.commitment if person.shown is not None else "name-1"]
    for guess in known:
        path = f"/api/replays/{guess}"
        for asked in ("", "/end", "/record", "/review", "/story", *(f"/news?eyes={eyes}&step=0" for eyes in EYES)):
            answer = await person.request("GET", path + asked)
            assert b"replay-unknown" in answer, (asked, answer)
        answer = await person.request("DELETE", path)
        assert b"replay-unknown" in answer, answer
    for wished, wish in WISHES.items():
        answer = await person.request("POST", f"/api/replays/{table}/{wished}", wish)
        assert b"replay-unknown" in answer, (wished, answer)
