"""The data file, and what it may not say."""

from typing import Any

import msgspec
import pytest

from quarterdeck.core.errors import BadData
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.cartagena.box.components import Components


def content() -> dict[str, Any]:
    content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(CARTAGENA.data()))
    return content


def test_the_box_has_as_many_cards_as_the_book_says() -> None:
    """C1.1"""
    data = CARTAGENA.data()
    assert isinstance(data, Components)
    assert sum(card.copies for card in data.combat) == 40
    assert sum(card.copies for card in data.gold) == 18
    assert (data.coins, data.doors, data.duels) == (30, 3, 5)


def test_how_many_of_each_kind_and_both_tracks_are_marked_as_reconstructed() -> None:
    """C1.1"""
    data = CARTAGENA.data()
    assert isinstance(data, Components)
    assert all(card.recon for card in (*data.combat, *data.gold))
    assert all(track.recon for track in data.tracks)


def test_no_move_of_the_own_tracks_can_cross_two_storms() -> None:
    """C3.3"""
    data = CARTAGENA.data()
    assert isinstance(data, Components)
    for track in data.tracks:
        gaps = [after - before for before, after in zip(track.storms, track.storms[1:], strict=False)]
        assert min(gaps) > data.doors


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda box: box["combat"].reverse(), "The kinds of combat cards must be pink-1, pink-2"),
        (lambda box: box["gold"].reverse(), "The kinds of gold cards must be gold-1"),
        (lambda box: box["tracks"].reverse(), "The tracks must be volcano_first, coin_first"),
        (lambda box: box["combat"][1].update(copies=99), "The number of pink-2 cards must be from 0 to 40, not 99"),
        (lambda box: box["combat"][0].update(copies=3), "4 players need a pink-1 card each; there are 3"),
        (lambda box: box["combat"][3].update(copies=2), "4 players need a grey-1 card each; there are 2"),
        (lambda box: box["gold"][0].update(copies=40) or box["gold"][1].update(copies=40), "number of gold cards must"),
        (lambda box: box.update(coins=3), "The number of coins must be from 4 to 200, not 3"),
        (lambda box: box.update(doors=0), "The number of doors beside one for each player must be from 1 to 8, not 0"),
        (lambda box: box.update(doors=9), "The number of doors beside one for each player must be from 1 to 8, not 9"),
        (lambda box: box.update(duels=7), "The number of duels must be from 1 to 5, not 7"),
        (lambda box: box.update(duels=4), "The number of duels must be odd"),
        (lambda box: box["tracks"][0].update(mutiny=0), "The mutiny of volcano_first must be from 1 to 200, not 0"),
        (lambda box: box["tracks"][0].update(coin=22), "An island of volcano_first must be from 0 to 21, not 22"),
        (lambda box: box["tracks"][1].update(storms=[30]), "A storm of coin_first must be from 0 to 20, not 30"),
        (lambda box: box["tracks"][1].update(storms=[6, 6]), "The storms of coin_first must be different squares"),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused_with_a_sentence(change: Any, words: str) -> None:
    box = content()
    change(box)
    with pytest.raises(BadData, match=words):
        CARTAGENA.setting(4, None, CARTAGENA.data_from(box))


@pytest.mark.parametrize("part", ["combat", "gold", "tracks"])
def test_a_misspelt_word_of_a_box_is_refused(part: str) -> None:
    """C1.1: and is not passed over."""
    said = content()
    assert CARTAGENA.data_from(said) == CARTAGENA.data()
    said[part][0]["colour"] = 1
    with pytest.raises(BadData, match="colour"):
        CARTAGENA.data_from(said)
