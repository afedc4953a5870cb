"""What a seat cannot see is dealt anew from the exact posterior, shuffle by shuffle."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from dungeon_widgets.engine.kit.checks.histories import check_histories, histories
from dungeon_widgets.engine.kit.report import Report
from dungeon_widgets.engine.state import OVER
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.games.dungeons import DungeonsGame, DungeonsState
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held
from tests.games.dungeons.helpers import table


def hidden(state: DungeonsState, seat: int) -> list[str]:
    return [held.card for held in state.heroes[seat].hand if held.era != KNOWN]


def test_the_own_hand_and_all_that_is_open_stay() -> None:
    state = table({"hand": ["o-dodge", "e-rats"]}, {"hand": ["e-hag"], "treasures": ["r-sword"]})
    twin = state.redealt(0, Random(1))
    assert twin.view(0) == state.view(0)
    assert twin.heroes[0] == state.heroes[0]
    assert twin.heroes[1].treasures == state.heroes[1].treasures


def test_every_card_stays_somewhere_once() -> None:
    state = table({"hand": ["o-dodge"]}, {"hand": ["e-hag", "e-zombie"]}, {"hand": ["r-axe"]})
    for seed in range(20):
        twin = state.redealt(0, Random(seed))
        before, after = (
            Counter([*one.piles[0].deck, *(held.card for hero in one.heroes for held in hero.hand)])
            for one in (state, twin)
        )
        assert before == after


def test_known_cards_stay_where_all_know_them() -> None:  # ruling 51
    state = table({}, {"hand": ["e-hag", "e-zombie"]})
    state.heroes[1].hand = (Held(KNOWN, "e-zombie"), Held(1, "e-hag"))
    for seed in range(20):
        assert state.redealt(0, Random(seed)).heroes[1].hand[0] == Held(KNOWN, "e-zombie")


def test_cards_from_before_a_shuffle_stay_among_their_hands() -> None:
    state = table({}, {"hand": ["e-hag"]}, {"hand": ["e-zombie"]}, {"hand": ["r-axe"]})
    state.piles[0].era = 2
    state.heroes[3].hand = (Held(2, "r-axe"),)
    seen = set()
    for seed in range(60):
        twin = state.redealt(0, Random(seed))
        seen.add((hidden(twin, 1)[0], hidden(twin, 2)[0]))
        assert hidden(twin, 3)[0] not in ("e-hag",)
    assert seen == {("e-hag", "e-zombie"), ("e-zombie", "e-hag")}


def test_in_a_tournament_each_hand_comes_from_its_own_deck() -> None:
    rng = Random(4)
    state = DungeonsGame(2, tournament=True, first=0).start()
    while state.phase != "encounter":
        state.apply(state.draw(rng) if state.to_move < 0 else state.legal()[0])
    own = set(state.game.decks[1].adventure)
    for seed in range(10):
        assert set(hidden(state.redealt(0, Random(seed)), 1)) <= own


@pytest.mark.parametrize("tournament", [False, True])
def test_cards_laid_anyhow_tell_no_more_than_the_view(tournament: bool) -> None:
    rng = Random(5)
    state = DungeonsGame(2, tournament=tournament).start()
    for step in range(240):
        if state.to_move == OVER:
            break
        state.apply(state.draw(rng) if state.to_move < 0 else one_of(state.legal(), rng))
        if step % 12 == 0:
            laid = state.laid_anyhow(0)
            assert laid.view(0) == state.view(0)
            assert all(state.redealt(0, rng).laid_anyhow(0) == laid for _ in range(3))


def test_a_spectator_knows_no_hand() -> None:
    state = table({"hand": ["o-dodge"]}, {"hand": ["e-hag"]})
    assert state.view(None)["hand"] == []
    hands = {tuple(hidden(state.redealt(None, Random(seed)), 0)) for seed in range(20)}
    assert len(hands) > 5


class Turning(DungeonsGame):
    """The small game with so few cards that its draw pile is shuffled again."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(2, box="small", first=0, heroes=("h-page", "h-squire"))
        kept = ("o-hexbreak", "r-healing", "o-recall")
        cards = {name: card for name, card in self.box.adventure.items() if name in kept}
        self.box = replace(self.box, adventure=cards, turns=5)

    @property
    def options(self) -> dict[str, int]:
        return {"players": 2}

    def small(self) -> Turning:
        return self


@pytest.mark.soak
def test_redeals_are_exact_across_shuffles() -> None:  # by all histories
    report = Report()
    check_histories(Turning(), 0, report)
    assert report.histories > 10
    state = Turning().start()
    eras = set()
    rng = Random(0)
    while state.to_move != OVER:
        state.apply(state.draw(rng) if state.to_move < 0 else state.legal()[-1])
        eras.add(state.piles[0].era)
    assert max(eras) > 1


class Mixed(Turning):
    """Hands of two with so few cards that one hand holds cards of two shuffles, no two of them equal."""

    def __init__(self, players: int = 2) -> None:
        super().__init__()
        whole = DungeonsGame(2, box="small").box.adventure
        names = ("b-omen", "o-hexbreak", "o-recall", "r-healing")
        cards = {name: replace(whole[name], copies=1) for name in names}
        self.box = replace(self.box, adventure=cards, turns=2, hand=2)


def is_mixed(state: DungeonsState) -> bool:
    """Whether a card has left a hand since the second shuffle, and a hand holds hidden cards of two shuffles."""
    eras = ({held.era for held in hero.hand} - {KNOWN} for hero in state.heroes)
    return any(passage.card for passage in state.piles[0].passages) and any(len(one) > 1 for one in eras)


@pytest.mark.soak
def test_redeals_are_exact_where_a_hand_is_of_two_shuffles() -> None:  # by all histories
    report = Report()
    check_histories(Mixed(), 0, report)
    assert report.histories > 50
    assert any(is_mixed(history.state) for _, history in histories(Mixed().start(), None))


@pytest.mark.parametrize("seat", [0, 1])
def test_equal_views_and_equal_luck_give_equal_worlds(seat: int) -> None:
    state = table({"hand": ["o-dodge", "e-hag"]}, {"hand": ["e-rats", "r-axe"]})
    twin = state.redealt(seat, Random(3))
    assert twin.view(seat) == state.view(seat)
    assert twin.redealt(seat, Random(7)) == state.redealt(seat, Random(7))
