"""Verdicts: by the chance to win, from what was known, with the same luck, and nothing said within the noise."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import pytest

from dungeon_widgets.bots.judging import Judging
from dungeon_widgets.bots.played import CLEAR, Game, lead, made_up, told_apart
from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.engine.game import Aim
from dungeon_widgets.engine.game import Game as Rules
from dungeon_widgets.engine.hints import Effort, Hints, Part
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame
from tests.engine.toy import ToyGame

URN = 10


class UrnState(State):
    """Seat 0 takes an urn; a ball is drawn from it; then seat 1 may pass or stop, and the colour says who has won.

    Urn n has n white balls in ten. A card that only seat 1 sees doubles nothing and decides nothing, or, in the game that
    says so, turns the colours round.
    """

    game: UrnGame
    to_move: int = CHANCE
    card: int = 0
    urn: int = -1
    white: int = -1

    def legal(self) -> list[Action]:
        if self.to_move == 0:
            return [("urn", n) for n in self.game.urns]
        return [("pass",), ("stop",)] if self.to_move == 1 else []

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        if self.urn < 0:
            return [(("card", 0), 1), (("card", 1), 1)]
        return [(("ball", int(white)), n) for white, n in ((True, self.urn), (False, URN - self.urn)) if n]

    def why_not(self, action: Action) -> str | None:
        return None if action in self.legal() or action in [each for each, _ in self.chance()] else "not_now"

    def apply(self, action: Action) -> list[Event]:
        if action[0] == "card":
            self.card, self.to_move = action[1], 0
        elif action[0] == "urn":
            self.urn, self.to_move = action[1], CHANCE
        elif action[0] == "ball":
            self.white, self.to_move = action[1], 1 if self.game.rival else OVER
        else:
            self.to_move = OVER
        return [Event(action[0], {"what": action[-1]} if action[0] == "ball" else {})]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "to_move": self.to_move,
            "urn": self.urn,
            "white": self.white,
            "card": self.card if seat == 1 else -1,
        }

    def redealt(self, seat: int | None, rng: Random) -> UrnState:
        twin = self.clone()
        if seat != 1 and self.to_move != CHANCE:
            twin.card = int(rng.random() < 0.5)
        return twin

    def scores(self) -> list[int]:
        return [10 * max(0, self.white), 0]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        white = self.white ^ self.card if self.game.turned else self.white
        everybody = [0, 1] if white else []
        return everybody if self.game.aim == "together" else [0] if white else [1]


class UrnHints(Hints[UrnState]):
    effort: ClassVar[Effort] = Effort(looks=16, games=200, moves=100_000)

    def consequence(self, event: Event, seat: int) -> str | None:
        return "white" if event.kind == "ball" and event.data["what"] else None


class UrnGame(Rules[UrnState, Mapping[str, Any]]):
    name = "urn"
    rules_version = 1
    seats_allowed = (2,)
    players = 2
    hints = UrnHints()

    def __init__(
        self, urns: tuple[int, ...] = (2, 8), *, rival: bool = True, aim: Aim = "versus", turned: bool = False
    ) -> None:
        self.urns, self.rival, self._aim, self.turned = urns, rival, aim, turned

    @property
    def aim(self) -> Aim:
        return self._aim

    @property
    def hides(self) -> bool:
        return self.rival

    @property
    def options(self) -> dict[str, Any]:
        return {"urns": list(self.urns), "rival": self.rival, "aim": self._aim, "turned": self.turned}

    def start(self) -> UrnState:
        return UrnState(self)

    def state(self, data: dict[str, Any]) -> UrnState:
        raise NotImplementedError


def choosing(game: UrnGame, card: int = 0) -> UrnState:
    return game.start().after(("card", card))


def way(n: int) -> tuple[Action, ...]:
    return (("urn", n),)


def test_where_all_can_be_counted_it_is() -> None:
    verdict = judge(choosing(UrnGame(rival=False)), made=[("urn", 2)])
    assert verdict.exact
    assert [(row.way, row.exact) for row in verdict.rows] == [
        (way(8), Fraction(4, 5)),
        (way(2), Fraction(1, 5)),
    ]
    assert verdict.gain == pytest.approx(0.6)
    assert verdict.error == 0


def test_alone_the_score_counts_and_together_that_all_win() -> None:
    alone = judge(choosing(UrnGame(rival=False, aim="alone")))
    assert (alone.unit, alone.best.exact) == ("points", Fraction(8))
    together = judge(choosing(UrnGame(rival=False, aim="together")))
    assert (together.unit, together.best.exact) == ("chance", Fraction(4, 5))


def test_a_plain_blunder_is_found_with_its_size_its_error_and_its_reason() -> None:
    verdict = judge(choosing(UrnGame()), made=[("urn", 2)])
    assert not verdict.exact
    assert verdict.best.way == way(8)
    assert verdict.gain == pytest.approx(0.6, abs=4 * verdict.error)
    assert verdict.gain > CLEAR * verdict.error > 0
    assert verdict.why is not None
    assert verdict.why.name == "white"
    assert verdict.why.after_best > verdict.why.after_other


def test_the_reason_speaks_for_the_best_choice_never_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Judging(choosing(UrnGame()), 0)
    work.best, work.rival = way(8), way(2)
    # The best choice brings many falls, which cost games, and a few wins more that make up for them.
    fallen, saved, plain = Game(0.0, "fall"), Game(1.0, "saved"), Game(0.5, None)
    work.games = {way(8): [fallen] * 4 + [saved] * 6, way(2): [plain] * 9 + [saved]}
    assert work.why() == ("saved", 0.6, 0.1)
    work.games = {way(8): [plain] * 10, way(2): [fallen] * 5 + [plain] * 5}
    monkeypatch.setattr(UrnHints, "unwanted", frozenset({"fall"}))
    assert work.why() == ("fall", 0.0, 0.5)
    # Where those who are saved do worse than others, that it comes less often is no reason, and more often is none either.
    poor = Game(0.2, "saved")
    work.games = {way(8): [plain] * 10, way(2): [poor] * 5 + [plain] * 5}
    assert work.why() is None
    work.games = {way(8): [fallen] + [plain] * 9, way(2): [plain] * 10}
    assert work.why() is None


@pytest.mark.parametrize("room", [DungeonsGame(), DiceDangerGame(), FighterGame(), WelcomeGame()])
def test_consequences_that_nobody_wants_are_consequences(room: Rules[Any, Any]) -> None:
    for name in room.hints.unwanted:
        said = {room.words.consequence(name, lang) for lang in ("en", "fr")}
        assert len(said) == 2
        assert name not in said


def test_what_was_best_is_never_blamed_however_it_ended() -> None:
    assert judge(choosing(UrnGame()), made=[("urn", 8)]).gain == 0


@pytest.mark.parametrize("urns", [(4, 5), (1, 2, 3, 4, 5, 6, 7, 8)])
def test_of_equal_choices_hardly_any_is_blamed(urns: tuple[int, ...]) -> None:
    """The hidden card makes every urn worth one half: the best of many looks better by chance, and fresh luck tells."""
    state = choosing(UrnGame(urns, turned=True))
    blamed = sum(judge(state, made=[("urn", 4)], seed=seed, effort=0.3).gain > 0 for seed in range(200))
    assert (
        blamed <= 8
    )  # two standard errors alone would blame 1 in 40, that is 5, more often where many are compared


def test_the_same_seed_gives_the_same_verdict_in_slices_or_at_once() -> None:
    state = choosing(UrnGame())
    first, again = judge(state, made=[("urn", 2)], seed=4), judge(state, made=[("urn", 2)], seed=4)
    assert first == again
    assert first != judge(state, made=[("urn", 2)], seed=5)


def test_nothing_hidden_is_used() -> None:
    game = UrnGame(turned=True)
    one, other = choosing(game, card=0), choosing(game, card=1)
    assert one.view(0) == other.view(0)
    assert judge(one, made=[("urn", 2)]) == judge(other, made=[("urn", 2)])


def test_every_choice_meets_the_same_luck() -> None:
    work = Judging(choosing(UrnGame((3, 4))), 0)
    for _ in work.run():
        pass
    three, four = work.looks[way(3)], work.looks[way(4)]
    # A ball that is white among three of ten is white among four of ten: by no luck is the smaller urn better.
    assert all(less.worth <= more.worth for less, more in zip(three, four, strict=False))


def test_few_games_that_agree_are_not_enough() -> None:
    win, loss = Game(1.0, None), Game(0.0, None)
    more, error = lead([win] * 4, [loss] * 4)
    assert more < CLEAR * error
    more, error = lead([win] * 7, [loss] * 7)
    assert more > CLEAR * error


def test_work_can_be_left_and_gone_on_with() -> None:
    state = choosing(UrnGame())
    work = Judging(state, 0, made=way(2))
    pieces = work.run()
    for _ in range(20):
        next(pieces)
    assert not work.done
    for _ in pieces:
        pass
    assert work.done
    assert work.gain == (judge(state, made=way(2)).gain, judge(state, made=way(2)).error)


def test_a_loss_that_was_clear_early_is_played_on_before_its_size_is_told() -> None:
    work = Judging(choosing(UrnGame()), 0, made=way(2))
    for _ in work.run():
        pass
    early, most = len(work.games[way(2)]), work.gain[0]
    assert early < UrnGame.hints.effort.games
    for _ in work.settle():
        assert work.gain[0] == most, "half of it is not told"
    assert len(work.games[way(2)]) == len(work.games[way(8)]) == UrnGame.hints.effort.games
    assert work.gain[0] == pytest.approx(0.6, abs=3 * work.gain[1])


def test_the_part_of_the_score_that_speaks_for_a_choice_is_clear_of_its_noise() -> None:
    def games(**parts: tuple[float, ...]) -> list[Game]:
        return [
            Game(0.5, None, {name: Part(n, good=name != "lost") for name, n in zip(parts, row, strict=True)})
            for row in zip(*parts.values(), strict=True)
        ]

    steady, noisy = (6.0,) * 30, (0.0, 20.0) * 15
    one, other = (
        games(gold=(9.0,) * 30, lost=steady, luck=noisy),
        games(gold=steady, lost=steady, luck=noisy[::-1]),
    )
    assert made_up(one, other) == ("gold", 9.0, 6.0)
    assert made_up(other, one) is None  # less gold speaks for nothing, and luck alone is no reason
    # Of what is unwanted less is better; and a hair's breadth is not worth a word.
    assert made_up(games(lost=(1.0,) * 30), games(lost=steady)) == ("lost", 1.0, 6.0)
    assert made_up(games(lost=(5.9,) * 30), games(lost=steady)) is None
    assert made_up([Game(1.0, None)] * 9, [Game(0.0, None)] * 9) is None
    # A game that was stopped at what a seat may hope for has no parts yet: those of the others would be of other games.
    assert made_up([*one, Game(0.5, None)], [*other, Game(0.5, None)]) is None


def test_who_has_nothing_to_choose_is_told() -> None:
    state = UrnGame().start()
    with pytest.raises(ValueError, match="nobody chooses here"):
        judge(state)
    with pytest.raises(ValueError, match="seat 1 does not choose here"):
        judge(choosing(UrnGame()), 1)


def test_a_game_without_hints_is_judged_by_any_moves() -> None:
    game = ToyGame(rounds=1)
    state, rng = game.start(), Random(3)
    while state.to_move != 0:
        state.apply(state.draw(rng))
    verdict = judge(state, effort=0.2)
    assert {row.way[0] for row in verdict.rows} == set(state.legal())
    assert all(0 <= row.value <= 1 for row in verdict.rows)


def test_what_came_in_every_game_came_in_all_of_them() -> None:
    """Not in 99.9999999999998 % of 240, as sums of 240ths have it."""
    draws = [Game(1.0, None)] * 120 + [Game(0.0, "other_live")] * 120
    passes = [Game(0.0, "other_live")] * 240
    assert told_apart(draws, passes, {"other_live"}) == ("other_live", 0.5, 1.0)


def test_what_the_better_choice_brings_is_told_rather_than_what_it_spares() -> None:
    """They are sides of one thing, and the first is the reason."""
    steps = [Game(1.0, "you_advance")] * 64
    waits = [Game(1.0, "you_advance")] * 10 + [Game(0.5, "other_advances")] * 54
    assert told_apart(steps, waits, {"other_advances"}) == ("you_advance", 1.0, 10 / 64)
    # What it spares is the reason where little is brought.
    hides = [Game(1.0, "you_advance")] * 14 + [Game(1.0, None)] * 50
    falls = [Game(1.0, "you_advance")] * 10 + [Game(0.0, "you_die")] * 54
    assert told_apart(hides, falls, {"you_die"}) == ("you_die", 0.0, 54 / 64)
