"""What those who live through a world ask over HTTP, where each answer must not tell the worlds apart."""

from tests.server.wiretap import Wiretap


async def poll(watching: list[Wiretap], table: str) -> None:
    """Everybody asks for the table as it stands, from the beginning and from what they saw a while ago."""
    for one in watching:
        listed = one.shown is not None and one.shown.table != table  # a stranger knows it by that name alone
        path = f"/api/listings/{one.shown.table}" if one.shown and listed else f"/api/tables/{table}"
        for since in (-1, max(-1, one.entry - 5)):
            await one.request("GET", f"{path}/news?since={since}&wait=25")


async def try_over_http(player: Wiretap, table: str, mistakes: tuple[str, ...]) -> None:
    """The player tries over HTTP what cannot be."""
    assert player.news is not None
    decision = -1 if player.news.decision is None else player.news.decision
    possible = {choice.action for choice in player.news.choices}
    for action in mistakes:
        if action not in possible:
            answer = {"decision": decision, "action": action}
            await player.request("POST", f"/api/tables/{table}/act", answer)
    for what, asked in (
        ("take-back", {"entry": 1}),
        ("agree", {"proposal": 1}),
        ("arrange", {"seat": 1}),
        ("say", {"statement": "x"}),
        ("rematch", {}),
        ("alive", {}),
    ):
        await player.request("POST", f"/api/tables/{table}/{what}", asked)
