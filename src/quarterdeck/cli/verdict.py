"""What came of an arena, in sentences: who wins more often than their share, and whether the games prove it."""

from collections.abc import Sequence

from quarterdeck.lab.ranking import Ranking, TeamRanking


def verdicts(bots: Sequence[Ranking]) -> list[str]:
    """A sentence for the first bot, for each of its teams where there are some, and for each bot where three meet."""
    first = bots[0]
    if first.teams:
        return [of_team(first, bots[1], team) for team in first.teams]
    return [of_bot(bot) for bot in (bots if len(bots) > 2 else bots[:1])]


def of_bot(bot: Ranking) -> str:
    """How a bot's part of the wins stands to what a seat wins among equals."""
    low, high = bot.ratio_low, bot.ratio_high
    if bot.ratio is None or low is None or high is None:
        return f"The {called(bot.name)} wins {percent(bot.win_share)} of {count(bot.games)}; more games would say more."
    compared = compare(bot.ratio, 1.0)
    share = f"{percent(bot.win_share)} of {count(bot.games)}"
    fair = f"{percent(bot.fair_share)} would be its share"
    if low > 1 or high < 1:
        return f"The {called(bot.name)} wins {compared} than its share: {share} ({interval(bot)}), where {fair}."
    proves = f"{count(bot.games)} prove nothing ({interval(bot)})"
    if compared == AS_OFTEN:
        return f"The {called(bot.name)} wins its share, {percent(bot.win_share)}; but {proves}."
    return f"The {called(bot.name)} wins {compared} than its share: {share}, but {proves}, where {fair}."


AS_OFTEN = ""


def compare(ratio: float, equal: float) -> str:
    """More or less often, or neither."""
    return AS_OFTEN if ratio == equal else "more often" if ratio > equal else "less often"


def of_team(bot: Ranking, other: Ranking, team: TeamRanking) -> str:
    """How a bot does as one team against another bot as the other."""
    begins = f"As the {team.team}s, {called(bot.name)}s win {percent(team.win_rate)} of {count(team.games)}"
    equal = f"{called(other.name)}s win {percent(team.equal_rate)} in their place"
    shown = span(team.low, team.high)
    if team.gap_low is not None and team.gap_high is not None and (team.gap_low > 0 or team.gap_high < 0):
        better = "better" if team.gap_low > 0 else "worse"
        return f"{begins} ({shown}) against {called(other.name)}s, which is {better}: {equal}."
    return f"{begins} against {called(other.name)}s, where {equal}; but {count(team.games)} prove nothing ({shown})."


def called(name: str) -> str:
    """A bot as a sentence names it."""
    return name.rpartition(":")[2].capitalize()


def count(games: int) -> str:
    """So many games."""
    return "1 game" if games == 1 else f"{games:,} games"


def percent(part: float) -> str:
    """A part of a hundred, as one says it."""
    return f"{100 * part:.0f} %"


def interval(bot: Ranking) -> str:
    """Between what the truth lies, 95 times of 100."""
    return span(bot.low, bot.high)


def span(low: float | None, high: float | None) -> str:
    """An interval in whole hundredths."""
    return "–" if low is None or high is None else f"{100 * low:.0f}–{100 * high:.0f} %"
