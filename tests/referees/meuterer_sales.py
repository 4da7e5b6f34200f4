"""What may be sold where in Meuterer (M7.2, M7.5, M7.6), found by trying everything."""

from collections import Counter

GOODS = ["rubies", "salt", "wine", "cloth", "grain"]

Sale = tuple[str, int]  # a kind, or nothing, and how many
Sales = tuple[Sale, Sale]  # at the ship's island, and at the one behind it
NOTHING: Sale = ("", 0)


def bought(buys: str, good: str) -> bool:
    """Whether an island that buys this takes that; where there is no island nothing is bought."""
    return buys in ("any", good)


def sales_at(buys: str, goods: Counter[str]) -> list[Sale]:
    """M7.2: all that could be sold at one island."""
    return [NOTHING, *[(good, number + 1) for good in goods if bought(buys, good) for number in range(goods[good])]]


def must_choose(shown: Counter[str], here: str, behind: str) -> bool:
    """M7.5: who shows a kind that both islands buy."""
    return any(shown[good] and bought(here, good) and bought(behind, good) for good in GOODS)


def allowed_sales(shown: Counter[str], here: str, behind: str) -> set[Sales]:
    """M7.5: every sale in which nothing is held back."""
    goods = Counter({good: shown[good] for good in GOODS if shown[good]})
    found = set()
    for one in sales_at(here, goods):
        for two in sales_at(behind, goods):
            sold = Counter({one[0]: one[1]}) + Counter({two[0]: two[1]})
            unsold = goods - sold
            held_back = [
                good
                for good in unsold
                for buys, sale in ((here, one), (behind, two))
                if bought(buys, good) and sale[0] in ("", good)
            ]
            if sold <= goods and not held_back:
                found.add((one, two))
    return found


def unasked_sale(shown: Counter[str], buys: str) -> Sale:
    """M7.6: all of the kind shown most, of equal kinds the first."""
    number = max([shown[good] for good in GOODS if bought(buys, good)], default=0)
    if number == 0:
        return NOTHING
    return next((good, number) for good in GOODS if bought(buys, good) and shown[good] == number)
