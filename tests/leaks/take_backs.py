"""Take-backs that are offered although somebody learned something, or that tell something by being offered."""

from tests.leaks.mutant import OF_GAME, Mutant, Patch, law, mutant

JUDGE = "core/takeback.py"
TINY = "tests/laws/test_taking_back.py::test_take_backs_follow_the_definition[{game}-{players}]"
ANSWERS = "tests/core/test_takeback.py::test_the_answer_is_the_same_whenever_and_by_whomever_it_is_asked"


def named(name: str, game: str = "meuterer") -> str:
    return OF_GAME.format(game=game, name=f"test_take_backs.py::test_{name}")


TAKE_BACKS: list[Mutant] = [
    mutant(
        "whatever drew no luck can be taken back",
        JUDGE,
        'return "learned" if self.learned(before, action, after) else None',
        "return None",
        law("take_backs_tell_nobody_anything", game="meuterer"),
        games=1,
    ),
    mutant(
        "what chance brought can be taken back",
        JUDGE,
        '        if drew:\n            return "chance"\n',
        "",
        "tools/new_game/template/tests/test_take_backs.py::"
        "test_who_has_looked_into_a_crate_and_drawn_a_card_cannot_take_it_back",
        games=1,
    ),
    mutant(
        "it can be taken back although somebody moved on",
        JUDGE,
        '        if moved_on:\n            return "moved-on"\n',
        "",
        "tests/core/test_takeback.py::"
        "test_what_drew_no_luck_and_showed_nothing_can_be_taken_back_until_somebody_moves_on",
        games=1,
    ),
    mutant(
        "what the seat itself learned does not count",
        JUDGE,
        "            if see(done, self.seat) != after:\n                return True\n",
        "",
        named("who_has_inspected_two_sailors_has_seen_them", "cartagena"),
        games=1,
    ),
    Mutant(
        "what others learned does not count",
        (
            Patch(JUDGE, " or deed.others_learned(world, lucks)", ""),
            Patch(JUDGE, "number < judge.asked and self.somebody_learned(world, done, luck)", "False"),
        ),
        named("a_card_that_was_shown_stays_shown"),
        games=1,
    ),
    Mutant(
        "worlds in which it could not be done do not count",
        (
            Patch(
                JUDGE,
                "                return True\n            if number < judge.asked:\n",
                "                continue\n            if number < judge.asked:\n",
            ),
            Patch(
                JUDGE,
                "                return True\n            other.play(",
                "                continue\n            other.play(",
            ),
        ),
        named("not_to_fight_can_be_taken_back_and_to_fight_cannot"),
        games=1,
    ),
    Mutant(
        "the truth is asked instead of worlds the seat imagines",
        (
            Patch(
                "core/state.py",
                "        return self._see(state, seat)\n",
                "        self.seen = [*getattr(self, 'seen', [])[-1:], state]\n        return self._see(state, seat)\n",
            ),
            Patch(JUDGE, "world = self.setting.imagine(before, lucks[0])", "world = self.setting.seen[0].copy()"),
            Patch(JUDGE, "            world.redeal(self.seat, luck)\n", ""),
            Patch(JUDGE, "            world.redeal(SPECTATOR, luck)\n", ""),
            Patch(JUDGE, "            other.redeal(viewer, luck)\n", ""),
        ),
        TINY.format(game="traitres", players=4),
        games=1,
    ),
    mutant(
        "which worlds are tried is another matter every time",
        JUDGE,
        "seed_of(_digest(before), action, _digest(after))",
        "seed_of(_digest(before), action, id(deed))",
        ANSWERS,
        games=1,
    ),
]
