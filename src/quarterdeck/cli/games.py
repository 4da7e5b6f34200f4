"""`quarterdeck games`: what can be played."""

import argparse

from quarterdeck.cli.arguments import add_json
from quarterdeck.cli.terminal.paint import make_console, print_json
from quarterdeck.games import GAMES
from quarterdeck.texts.words import words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    add_json(parser)


def run(values: argparse.Namespace) -> int:
    """List the games."""
    if values.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "rules": game.version,
                    "players": list(game.players),
                    "options": game.offered(),
                    "presets": {name: dict(preset) for name, preset in game.presets.items()},
                }
                for game in GAMES.values()
            ]
        )
        return 0
    console = make_console()
    for game in GAMES.values():
        words = words_of("en", game.texts)
        console.print(f"{game.name}", style="bold", end="")
        console.print(f"  {game.title}, {game.players[0]} to {game.players[-1]} players, rules version {game.version}")
        for option, offered in game.offered().items():
            console.print(f"  --option {option}=…  {words.say(f'option-{option}')}:")
            for number, value in enumerate(offered):
                default = " (default)" if number == 0 else ""
                reading = words.say(f"option-{option}-{str(value).lower()}")
                console.print(f"      {value}{default}: {reading}", soft_wrap=True)
        for name, preset in game.presets.items():
            chosen = ", ".join(f"{option}={value}" for option, value in preset.items())
            console.print(f"  --option preset={name}  {words.say(f'preset-{name}')}: {chosen}", soft_wrap=True)
    return 0
