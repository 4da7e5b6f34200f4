"""Makes a new game that can be played, tested and compiled at once: a copy of the template under another name.

python -m tools.new_game galleon                               a game called galleon
python -m tools.new_game galleon --title "The Galleon"         with a title of its own
python -m tools.new_game galleon --letter Q                    whose clauses are Q1.1, Q1.2 and so on
"""

import argparse
import sys

from tools.new_game.copying import LIST, make_game
from tools.new_game.naming import HOMES, Refused, check_name, check_title, choose_letter

DONE = """\
{title} is made: {count} files in {folders}, and its lines in {list}.

  make types       write its types for the browser
  make goldens     write its golden playthroughs
  make test        hold everything against it
  make play        play it, on the plain board until web/src/games/{name}/Board.svelte is there

docs/adding-a-game.md says what to write in which file, and in which order."""


def main(arguments: list[str] | None = None) -> int:
    """Make the game, or say in a sentence why not."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Make a new game of the template.")
    parser.add_argument("name", help="what its folders are called: small letters")
    parser.add_argument("--title", help="what people call it; the name where none is given")
    parser.add_argument("--letter", help="what its clauses begin with; any that is free where none is given")
    values = parser.parse_args(arguments)
    try:
        check_name(values.name)
        title = check_title(values.name.capitalize() if values.title is None else values.title)
        letter = choose_letter(values.name, values.letter)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    made = make_game(values.name, title, letter)
    folders = ", ".join(home.format(values.name) for home in HOMES)
    print(DONE.format(title=title, name=values.name, count=len(made) - 1, folders=folders, list=LIST))
    return 0


if __name__ == "__main__":
    sys.exit(main())
