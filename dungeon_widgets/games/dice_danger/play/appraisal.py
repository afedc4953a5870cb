"""What the planner thinks of each choice, from a seat's view alone: for panels and for looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ....engine.state import Action
from ..odds.forecast import hero_in
from ..rules.records import Mark, Turn
from ..rules.scoring import out_score
from ..sight.view import DiceDangerView
from .bots import taste_for
from .judge import Judge
from .plans import Moment, Plans

if TYPE_CHECKING:
    from ..game import DiceDangerGame


def appraise(game: DiceDangerGame, view: DiceDangerView, legal: list[Action]) -> dict[Action, float]:
    """The planner's value of each choice, in points, for the view's seat; {} where it has nothing to weigh.

    It shuns a fall as if that cost hundreds of points; told is what a fall scores, which nothing is worth less than.
    """
    seat = view["seat"]
    if seat is None or seat != view["to_move"] or view["phase"] == "clouds":
        return {}
    board = game.board
    hero = hero_in(board, view, seat)
    killed = board.rooms_of(view["killed"])
    won = sum(1 << i for i, bonus in enumerate(board.bonuses) if bonus.id in view["won"])
    plans = Plans(
        board,
        Judge(hero, killed, won, taste_for(game), game.solo),
        solo=game.solo,
        grace=view["roll"] <= game.solo_grace_rolls,
        spared=board.costly & ~killed,
    )
    ask = view["ask"]
    asked = (board.slots[ask["monster"]], ask["boxes"]) if ask else None
    moment = Moment(
        view["phase"], hero, _turn(game, view, seat), tuple(view["dice"]), view["role"] == "active", asked,
        not view["ended"],
    )  # fmt: skip
    least = 0.0 if game.solo else float(out_score(hero))
    return {action: max(value, least) for action, value in plans.values(moment, legal).items()}


def _turn(game: DiceDangerGame, view: DiceDangerView, seat: int) -> Turn | None:
    turn = view["players"][seat]["turn"]
    if turn is None or view["phase"] == "pair":
        return None
    one, two = (cast("tuple[int, int]", tuple(pair)) for pair in turn["pairs"])
    marks = tuple(Mark(game.board.index[mark["node"]], mark["by"]) for mark in turn["marks"])
    return Turn((one, two), turn["black"], sum(1 << which for which in turn["left"]), marks)
