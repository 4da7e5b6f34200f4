"""What a person may say to the others, and what the typed words stand for."""

from collections.abc import Iterator, Sequence

from quarterdeck.cli.terminal.answers import QUOTED, Unclear, begin, fold
from quarterdeck.core.game import Game
from quarterdeck.core.talk import statements_for
from quarterdeck.core.telling import SEAT_SLOTS
from quarterdeck.texts.crew import bare
from quarterdeck.texts.drawing import shortened
from quarterdeck.texts.words import Words

FEW = 4  # readings that are offered where words can mean several things


class Statements:
    """The statements that can be made at a table, as they are typed: players and things by name, or as in records."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self._bare = [bare(name) for name in names]  # nobody has to type the mark of a bot
        self._possible = statements_for(game, len(names))

    def typed(self, statement: int) -> str:
        """The words a person types for a statement, as they are offered."""
        return self._typed(statement, self.names)

    def _typed(self, statement: int, names: Sequence[str]) -> str:
        verb, things = self._parts(statement)
        shown = {name: self._shown(name, word, names) for name, word in things.items()}
        return self.words.say(f"typed-statement-{verb}", shown)

    def examples(self, seat: int) -> list[str]:
        """What a seat can say, with the command: one statement of each verb, about somebody else."""
        found: dict[str, str] = {}
        for statement in self._possible:
            verb, things = self._parts(statement)
            about_oneself = any(things.get(name) == str(seat) for name in SEAT_SLOTS)
            if verb not in found and not about_oneself:
                found[verb] = f"{self.words.say('command-say')} {self.typed(statement)}"
        return list(found.values())

    def find(self, text: str) -> int:
        """The one statement that is meant; beginnings of words are enough, and things may come in any order."""
        wanted = _letters(text)
        fitting = [code for code in self._possible if any(begin(wanted, typed) for typed in self._spellings(code))]
        exact = [
            code for code in self._possible if any(sorted(wanted) == sorted(typed) for typed in self._spellings(code))
        ]
        if len(exact) == 1 or len(fitting) == 1:
            return (exact or fitting)[0]
        quoted = shortened(text, QUOTED)
        if fitting:
            few = [self.typed(code) for code in fitting[:FEW]]
            raise Unclear("input-several", {"text": quoted, "offered": few + ["…"] * (len(fitting) > FEW)})
        raise Unclear("no-such-statement", {"text": quoted})

    def _spellings(self, statement: int) -> Iterator[list[str]]:
        assert self.game.statements is not None
        verb, things = self._parts(statement)
        yield _letters(self._typed(statement, self._bare))
        yield _letters(self.typed(statement))
        yield _letters(self.words.say(f"typed-statement-{verb}", things))
        yield _letters(self.game.statements.words(statement))

    def _parts(self, statement: int) -> tuple[str, dict[str, str]]:
        assert self.game.statements is not None
        verb, things = self.game.statements.parts(statement)
        return verb.name, things

    def _shown(self, name: str, word: str, names: Sequence[str]) -> str:
        if name in SEAT_SLOTS:
            return names[int(word)]
        return " ".join(self.words.name(one) for one in word.split())


def _letters(text: str) -> list[str]:
    return fold(text).replace("−", "-").split()
