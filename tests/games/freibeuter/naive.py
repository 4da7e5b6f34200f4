"""Freibeuter written down a second time, slowly, from the clauses and nothing else: words, lists and loops.

It shares no code with the rules and is held against them, action by action.
"""

from collections.abc import Callable

from quarterdeck.games.freibeuter.components import Components
from quarterdeck.games.freibeuter.options import FreibeuterOptions

CROSSINGS = [column + row for row in "123456" for column in "ABCDEF"]

Drawn = Callable[[str], str]  # the next outcome of a kind of chance


def around(crossing: str) -> list[str]:
    """The four regions a crossing touches: C4 touches C4, D4, C5, D5."""
    column, row = crossing[0], crossing[1]
    right, below = chr(ord(column) + 1), str(int(row) + 1)
    return [column + row, right + row, column + below, right + below]


AROUND = {crossing: around(crossing) for crossing in CROSSINGS}


class Player:
    def __init__(self, components: Components) -> None:
        self.money = components.start.money
        self.stock = components.start.boats
        self.debt = 0
        self.boats: list[str] = []
        self.captured: list[int] = []
        self.sea: list[str] = []
        self.dutchman: list[str] = []


class NaiveFreibeuter:
    """One game. Everything a view shows, and all hands."""

    def __init__(self, players: int, options: FreibeuterOptions, components: Components, drawn: Drawn) -> None:
        self.options, self.components, self.drawn = options, components, drawn
        self.turn = int(drawn("first"))
        self.tokens = {crossing: drawn("token") for crossing in CROSSINGS}
        self.boarded: dict[str, int] = {}
        self.doubled: set[int] = set()
        self.discarded_sea: list[str] = []
        self.discarded_dutchman: list[str] = []
        self.waiting: list[str] = []
        self.dutchman_at: str | None = None
        self.phase = "turn"
        self.ended = ""
        self.sea_pile = sum(int(digit) for row in components.sea_cards for digit in row)
        self.dutchman_pile = (components.dutchman_rows + components.dutchman_columns).count("1")
        self.players = [Player(components) for _ in range(players)]
        for player in self.players:
            for _ in range(components.start.sea_cards):
                self.draw_sea(player)
        for player in self.players:
            for _ in range(components.start.dutchman_cards):
                self.draw_dutchman(player)

    def draw_sea(self, player: Player) -> None:
        player.sea.append(self.drawn("sea"))
        self.sea_pile -= 1

    def draw_dutchman(self, player: Player) -> None:
        player.dutchman.append(self.drawn("dutchman"))
        self.dutchman_pile -= 1

    # What may be done

    def occupied(self) -> set[str]:
        return {region for player in self.players for region in player.boats}

    def is_ship(self, crossing: str) -> bool:
        return self.tokens.get(crossing, "").startswith("ship")

    def gaps(self, dutchman_at: str | None = None) -> dict[str, list[str]]:
        """F6.1: the regions around each token that hold neither a boat, anyone's, nor the Dutchman."""
        held = self.occupied() | {str(dutchman_at)}
        return {crossing: [region for region in AROUND[crossing] if region not in held] for crossing in self.tokens}

    def legal(self) -> set[str]:
        me = self.players[self.turn]
        if self.phase == "over":
            return set()
        if self.phase == "order":
            return {f"resolve {crossing}" for crossing in self.waiting}
        if self.phase == "draw":
            return {"draw sea", "draw dutchman"}
        actions = {f"board {crossing}" for crossing in self.tokens if self.is_ship(crossing)}
        actions -= {f"board {crossing}" for crossing in self.boarded}
        actions |= {f"place {region}" for region in me.sea}
        occupied = self.occupied()
        actions |= {f"cash {region}" for region in me.sea if region in occupied}
        for region in {gaps[0] for gaps in self.gaps().values() if len(gaps) == 1}:
            if region[1] in me.dutchman:
                actions.add(f"dutchman row {region}")
            if region[0] in me.dutchman:
                actions.add(f"dutchman column {region}")
        return actions

    # F2 to F5

    def act(self, words: str) -> None:
        me = self.players[self.turn]
        verb, *rest = words.split()
        where = rest[-1]
        if verb == "board":
            me.stock -= 1
            self.boarded[where] = self.turn
            self.next_turn()
        elif verb == "place":
            self.play_sea_card(where)
            me.boats.append(where)
            me.stock -= 1
            self.placed()
        elif verb == "cash":
            self.play_sea_card(where)
            me.money += self.components.pay.card
            self.draw()
        elif verb == "dutchman":
            card = where[1] if rest[0] == "row" else where[0]
            me.dutchman.remove(card)
            self.discarded_dutchman.append(card)
            self.dutchman_at = where
            self.placed()
        elif verb == "resolve":
            self.resolve(where)
            self.go_on_resolving()
        elif where == "sea":
            self.draw_sea(me)
            self.next_turn()
        else:
            self.draw_dutchman(me)
            self.next_turn()

    def play_sea_card(self, region: str) -> None:
        self.players[self.turn].sea.remove(region)
        self.discarded_sea.append(region)

    # F6 to F9

    def placed(self) -> None:
        self.waiting = [crossing for crossing, gaps in self.gaps(self.dutchman_at).items() if not gaps]
        self.go_on_resolving()

    def go_on_resolving(self) -> None:
        if self.phase == "over":
            return
        if len(self.waiting) >= 2:
            self.phase = "order"
            return
        if self.waiting:
            self.resolve(self.waiting[0])
        if self.phase == "over":
            return
        self.dutchman_at = None
        if "store" not in self.tokens.values():
            self.end("F11.1")
        else:
            self.draw()

    def resolve(self, crossing: str) -> None:
        self.waiting.remove(crossing)
        token = self.tokens.pop(crossing)
        helpers = [(player, sum(player.boats.count(region) for region in AROUND[crossing])) for player in self.players]
        if token == "store":
            for player, boats in helpers:
                player.money += self.components.pay.store * boats
            if "store" not in self.tokens.values() and self.options.last_store == "instant":
                self.dutchman_at = None
                self.end("F11.1")
        elif token.startswith("doubler"):
            self.doubled.add(int(token[-1]) - 1)
        elif crossing in self.boarded:
            self.capture(self.players[self.boarded.pop(crossing)], int(token[-1]) - 1, helpers)

    def capture(self, boarder: Player, kind: int, helpers: list[tuple[Player, int]]) -> None:
        boarder.captured.append(kind)
        boarder.stock += 1
        for player, boats in helpers:
            if player is not boarder:
                player.money += boats * self.components.ships[kind].share
                boarder.money -= boats * self.components.ships[kind].share
        if boarder.money < 0:
            if boarder.debt == 0:
                boarder.stock -= 1
            boarder.debt -= boarder.money
            boarder.money = 0

    # F10 and F11

    def draw(self) -> None:
        me = self.players[self.turn]
        dutchman = self.dutchman_pile > 0 and len(me.sea) > 0
        if self.sea_pile == 0 and (self.options.sea_runs_out == "pile_empty" or not dutchman):
            self.end("F11.2")
        elif self.sea_pile == 0:
            self.draw_dutchman(me)
            self.next_turn()
        elif not dutchman:
            self.draw_sea(me)
            self.next_turn()
        else:
            self.phase = "draw"

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.players)
        self.phase = "turn"
        if self.players[self.turn].stock == 0:
            self.end("F11.3")

    def end(self, clause: str) -> None:
        self.phase, self.ended = "over", clause
        self.waiting = []  # F11.1: tokens not yet resolved stay on the board

    def wealth(self, player: Player) -> int:
        ships = [self.components.ships[kind].value * (2 if kind in self.doubled else 1) for kind in player.captured]
        return player.money + sum(ships) - self.components.pay.debt * player.debt

    def winners(self) -> list[int]:
        best = max(self.wealth(player) for player in self.players)
        return [seat for seat, player in enumerate(self.players) if self.wealth(player) == best]
