"""What may be sold where (M7.5), found by trying everything."""

from collections import Counter

GOODS = ["rubies", "salt", "wine", "cloth", "grain"]

Sale = tuple[str, int]  # a kind, or nothing, and how many
Sales = tuple[Sale, Sale]  # at the ship's island, and at the one behind it
NOTHING: Sale = ("", 0)


def sales_at(buys: str, goods: Counter[str]) -> list[Sale]:
    """M7.2: all that could be sold at one island."""
    fitting = [good for good in goods if buys in ("any", good)]
    return [NOTHING, *[(good, number + 1) for good in fitting for number in range(goods[good])]]


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
                if buys in ("any", good) and sale[0] in ("", good)
            ]
            if sold <= goods and not held_back:
                found.add((one, two))
    return found
