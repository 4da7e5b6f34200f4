"""The one list of the soak's parts."""

from tools.soak import boxes, fuzz, laws, machines, modes, referees
from tools.soak.covered import Part

GAMES = 10_000  # for each game and player count
PARTS: dict[str, Part] = {
    "laws": Part("all laws over games of every combination of options", 1.0, 100, laws.run, laws.every_table),
    "machines": Part("state machines, and evenings nobody can strand", 0.005, 1, machines.run, laws.every_table),
    "compiled": Part("compiled against interpreted rules", 0.05, 5, modes.run, laws.every_table, modes.absent),
    "fuzz": Part("broken records before `check` and `replay`", 0.5, 20, fuzz.run, fuzz.tables),
    "data": Part("random and broken data files", 0.1, 5, boxes.run, laws.every_table),
    "referees": Part("the second referees over records", 0.2, 20, referees.run, referees.refereed),
}
