"""A game as a value: everything the rest of the house needs to know about it, in one place."""

import hashlib
import reprlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from quarterdeck.core.alphabet import Alphabet, Chance
from quarterdeck.core.errors import BadData, BadSetting
from quarterdeck.core.events import Events
from quarterdeck.core.files import read_regular
from quarterdeck.core.luck import Luck
from quarterdeck.core.reasons import Account
from quarterdeck.core.state import Setting, State
from quarterdeck.core.telling import Caution, Phrase
from quarterdeck.core.thumb import Thumb
from quarterdeck.core.view import View

LONGEST_DATA = 2**20  # bytes; a data file has some two thousand
LONGEST_VALUE = 40  # letters of an option's value that are quoted
BIGGEST = 2**63 - 1  # of the numbers in data


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices made when a table is set up. `edition` is the rules version to play by; new tables play the newest."""

    edition: int = 0  # 0 stands for the newest until a game has set it


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game's components, read from its data file. Numbers may change; the kinds of things may not."""

    def check(self, players: int, options: Options) -> None:
        """Raise `BadData` with a sentence if no game can be played with these."""


@dataclass(frozen=True)
class Game:
    """One game, as a value."""

    name: str
    title: str
    version: int
    players: range
    alphabet: Alphabet
    chances: Sequence[Chance]
    events: Events
    refusals: Mapping[str, tuple[str, ...]]
    options: type[Options]
    components: type[Data]
    numbers: Callable[[int, Any, Any], object]  # players, options and data as the rules look them up
    state: Callable[[Any], State]  # the truth, made of these numbers
    view: type[View]
    see: Callable[[Any, int], View]  # from the truth to a seat's view
    lay_open: Callable[[Any], View]  # the same of a game that is looked at again, with all that is hidden
    imagine: Callable[[Any, Any, Luck], State]  # and from a view to a truth that could be
    folder: Path
    asked: Callable[[Any], Phrase | None]  # what must be decided now, as a viewer understands it
    terminal: object  # how a terminal shows it (`texts.terminal.TerminalStyle`); nothing else reads it
    hints: Callable[[Any], tuple[Caution, ...]] = lambda view: ()  # what a viewer who decides might overlook
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)  # readings by name: options and values
    data_file: str = "box/components.toml"
    turn_clause: str = ""  # cited where no more special clause is broken, and where one is needed as an example
    statements: Alphabet | None = None
    talk_clause: str = ""
    thumb: type[Thumb] = Thumb  # rules of thumb, made for a setting
    teams: tuple[str, ...] = ()  # the two teams of a game that is dealt into teams
    team: Callable[[Any, int], str] | None = None  # the team a seat was dealt; for the lab, which may see the truth
    all_may_lose: bool = False  # whether a game may end without a winner
    left_alone: tuple[str, ...] = ()  # verbs a bot without judgement does not choose, unless it can do nothing else
    counted: tuple[str, ...] = ()  # tellings whose number says what a game was like
    chapters: tuple[str, ...] = ()  # tellings that begin a part of the story by themselves, such as a round
    account: Account = lambda ended: ()  # why it ended so: where the points come from, or why a side won
    turns: tuple[str, ...] = ()  # tellings, in both versions, that begin a turn of the seat they name
    lengths: Mapping[int, int] = field(default_factory=dict)  # decisions of a usual game by players, as measured
    best: int = 0  # how many should play, in our judgement; 0 where nobody has said
    weight: int = 2  # how much there is to learn, in our judgement: 1 little, 2 some, 3 a good deal

    @property
    def texts(self) -> Path:
        """Where its words and rulebooks lie."""
        return self.folder / "texts"

    def setting(self, players: int, options: Options | None = None, data: Data | None = None) -> Setting:
        """Check players, options and data, and set the game up."""
        self.check_players(players)
        data = data or self.data()
        options = self.settle(options)
        data.check(players, options)
        numbers = self.numbers(players, options, data)
        setting = Setting(players, numbers, self.state, self.see, self.lay_open, self.imagine)
        setting.options, setting.data = options, data
        return setting

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game does not take."""
        if players not in self.players:
            slots = {"number": players, "least": self.players[0], "most": self.players[-1]}
            raise BadSetting("players-count", slots)

    def choose(self, choices: Mapping[str, object] | None = None, edition: int | None = None) -> Options:
        """Options from names and values, refusing unknown ones; the defaults for all that is not named.

        The name `preset` stands for all options of a reading; what is named beside it is chosen otherwise.
        """
        offered = self.offered()
        chosen: dict[str, object] = {}
        for name, value in self._with_preset(choices or {}).items():
            if name not in offered:
                raise BadSetting("option-unknown", {"option": name, "offered": list(offered)})
            values = offered[name]
            wanted_value = _quoted(value)
            matching = [possible for possible in values if str(possible).casefold() == wanted_value.casefold()]
            if not matching or not isinstance(value, str | int):
                slots = {"option": name, "value": wanted_value, "offered": [str(possible) for possible in values]}
                raise BadSetting("option-value", slots)
            chosen[name] = matching[0]
        wanted = self.version if edition is None else edition
        if not 1 <= wanted <= self.version:
            raise BadSetting("edition-unknown", {"number": wanted, "most": self.version})
        return msgspec.convert({**chosen, "edition": wanted}, self.options)

    def _with_preset(self, choices: Mapping[str, object]) -> Mapping[str, object]:
        if "preset" not in choices or not self.presets:
            return choices
        wanted = _quoted(choices["preset"])
        preset = next((preset for name, preset in self.presets.items() if name == wanted.casefold()), None)
        if preset is None:
            slots = {"option": "preset", "value": wanted, "offered": list(self.presets)}
            raise BadSetting("option-value", slots)
        return {**preset, **{name: value for name, value in choices.items() if name != "preset"}}

    def settle(self, options: Options | None = None) -> Options:
        """Options as they are played: the defaults where there are none, the newest edition where none is set."""
        if options is None:
            return self.choose()
        choices = msgspec.structs.asdict(options)
        edition = choices.pop("edition")
        return self.choose(choices, edition=edition or None)

    def offered(self) -> dict[str, list[object]]:
        """The options a new table may choose, each with its values, the default first."""
        offered: dict[str, list[object]] = {}
        for option in msgspec.structs.fields(self.options):
            if option.name != "edition":
                values = list(get_args(option.type)) if get_origin(option.type) is Literal else [False, True]
                if option.default not in values:
                    raise TypeError(f"the option {option.name} must be a Literal or a bool with a default")
                values.sort(key=lambda value: value != option.default)
                offered[option.name] = values
        return offered

    def data(self, path: Path | None = None) -> Data:
        """The game's own components, or those of another data file."""
        return self._own_data if path is None else self._read(path)

    @cached_property
    def _own_data(self) -> Data:
        """Read once: every table, replay and record asks for them."""
        return self._read(self.folder / self.data_file)

    def _read(self, path: Path) -> Data:
        try:
            text = read_regular(path, LONGEST_DATA)
        except OSError as error:
            raise BadData(f"The data file {path} cannot be read: {error.strerror}.") from error
        if len(text) > LONGEST_DATA:
            raise BadData(f"The data file {path} has more than {LONGEST_DATA // 2**20} MiB, too much for components.")
        try:
            content = tomllib.loads(text.decode())
        except UnicodeDecodeError as error:
            raise BadData(f"The data file {path} is not text in UTF-8.") from error
        except tomllib.TOMLDecodeError as error:
            raise BadData(f"The data file {path} is not TOML: {error}.") from error
        except ValueError as error:  # all that is left is Python's limit of digits
            raise BadData(f"The data file {path} holds a number with too many digits.") from error
        except RecursionError as error:
            raise BadData(f"The data file {path} is nested too deeply.") from error
        return self.data_from(content)

    def data_with(self, wanted: str) -> Data | None:
        """The components with this hash: the game's own, or older ones kept beside them, such as components.v1.toml."""
        first, last = self.data_file.rsplit(".", 1)
        if data_hash(self.data()) == wanted:
            return self.data()
        older = (self.data(path) for path in sorted(self.folder.glob(f"{first}.*.{last}")))
        return next((data for data in older if data_hash(data) == wanted), None)

    def data_from(self, content: object) -> Data:
        """Components from plain values, as a record holds them."""
        if _has_huge_number(content):
            raise BadData(f"The data does not fit {self.title}: a number in it is absurdly big.")
        try:
            return msgspec.convert(content, self.components)
        except msgspec.ValidationError as error:
            raise BadData(f"The data does not fit {self.title}: {error}.") from error


def data_hash(data: Data) -> str:
    """What tells two sets of components apart."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def _quoted(value: object) -> str:
    """A value as text for people, short however long or nested it is."""
    if isinstance(value, int) and abs(value) > BIGGEST:
        return "…"  # Python refuses to write numbers of thousands of digits
    text = str(value) if isinstance(value, str | int) else reprlib.repr(value)
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def _has_huge_number(content: object) -> bool:
    """Whether a number anywhere inside is too big to be counted with; however deep it lies."""
    waiting = [content]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list | tuple):
            waiting.extend(value)
        elif isinstance(value, int) and abs(value) > BIGGEST:
            return True
    return False
