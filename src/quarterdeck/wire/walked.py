"""What a replay is of, from its record: nothing that depends on how the game went on."""

from collections.abc import Mapping

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.record import Person, Record
from quarterdeck.core.replay import find_game
from quarterdeck.table.names import crew_numbers
from quarterdeck.texts.words import words_of
from quarterdeck.wire.messages import Seat
from quarterdeck.wire.replaying import Origin, ReplayShown


def shown(games: Mapping[str, Game], replay: str, record: Record) -> ReplayShown:
    """What game it is, by which rules, and who was dealt in."""
    game, options, _ = find_game(games, record)
    chosen = {name: value for name, value in msgspec.to_builtins(options).items() if name != "edition"}
    return ReplayShown(
        replay=replay,
        game=game.name,
        edition=record.rules,
        options=chosen,
        seats=chairs(record.seats),
        commitment=record.luck.commitment if record.luck is not None else "",
        origin=Origin(record.head[-1].replay, record.head[-1].steps) if record.head else None,
    )


def chairs(seats: tuple[Person, ...]) -> tuple[Seat, ...]:
    """Who was dealt in; a bot that bears its number's name is one of the crew, and called so in every language."""
    words, found = words_of("en"), []
    for person, number in zip(seats, crew_numbers([person.bot for person in seats]), strict=True):
        crew = number if number and person.name == words.say(f"crew-{number}") else 0
        found.append(Seat("" if crew else person.name, person.bot, crew, taken=True))
    return tuple(found)
