"""Every law that one game can keep or break, and how many games it is held against."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.laws import accounts, judging, offers, playing, secrets, twins, writing
from tests.laws.cases import Case


@dataclass(frozen=True)
class Law:
    """Raises AssertionError if a case breaks it.

    `games` are played for it alone on the sources. Where many are played for all laws, it looks at every one of them,
    a dear law at one in `sparse` of the moments it would look at otherwise.
    """

    check: Callable[[Case], None]
    games: int = 2
    sparse: int = 1

    @property
    def name(self) -> str:
        return self.check.__name__

    def hold(self, case: Case) -> None:
        """Hold one of many games against it."""
        self.check(replace(case, sparse=self.sparse) if self.sparse > 1 else case)


LAWS = (
    Law(playing.the_game_ends),
    Law(playing.pieces_are_conserved, games=1),
    Law(playing.only_actors_may_act),
    Law(playing.legal_actions_are_one_list),
    Law(playing.legal_actions_apply),
    Law(playing.refusals_change_nothing, games=1, sparse=10),
    Law(playing.seats_beyond_all_numbers_are_refused, sparse=5),
    Law(playing.copies_are_independent),
    Law(playing.simultaneous_decisions_commute),
    Law(writing.codes_and_notation_round_trip),
    Law(accounts.reasons_sum_to_the_scores, games=6),
    Law(writing.the_record_alone_replays_the_game, games=1),
    Law(writing.records_of_running_games_are_closed),
    Law(writing.tellings_cite_clauses_and_fill_their_slots),
    Law(writing.what_is_asked_can_be_said, games=1, sparse=3),
    Law(writing.views_are_frozen_and_can_be_sent_and_pasted, games=1, sparse=5),
    Law(writing.who_must_decide_is_public),
    Law(secrets.views_survive_imagining, games=1, sparse=2),
    Law(secrets.imagined_worlds_can_be_imagined_from, games=1),
    Law(secrets.choices_follow_from_the_view, games=1, sparse=2),
    Law(secrets.refusals_follow_from_the_view, games=1, sparse=10),
    Law(secrets.tellings_follow_from_views, games=1, sparse=2),
    Law(secrets.hidden_outcomes_stay_hidden, games=1),
    Law(secrets.secret_parts_stay_secret),
    Law(secrets.the_truth_has_no_wire_form),
    Law(twins.twins_look_alike, games=1, sparse=10),
    Law(offers.take_backs_tell_nobody_anything, games=1, sparse=10),
    Law(judging.rules_of_thumb_follow_from_the_view, games=1, sparse=5),
    Law(judging.rules_of_thumb_choose_what_is_allowed, games=1),
    Law(judging.rules_of_thumb_know_how_it_ends, games=1),
    Law(judging.bots_decide_by_what_they_are_given, games=1, sparse=20),
    # The last, since it plays anew and so finds out whether any law before it changed what it only looked at
    Law(writing.the_same_seed_gives_the_same_game, games=1),
)
