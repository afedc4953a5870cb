"""Whether the monster of Dungeon Fighter dies with the dice that are left, and how often a throw hits.

All follows from the laws of the throws, which are simulated: the error is theirs.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.fighter.odds.blows import due_with, target_of
from dungeon_widgets.games.fighter.odds.dice import assignments, dice_left
from dungeon_widgets.games.fighter.odds.forecast import Forecast
from dungeon_widgets.games.fighter.odds.law import section_law
from dungeon_widgets.games.fighter.odds.panel.again import again_panel
from dungeon_widgets.games.fighter.odds.panel.numbers import law_hit
from dungeon_widgets.games.fighter.rules.content import load_content

from .common import Cases, Counted


def fight(state: Any, seat: int) -> Counted | None:
    """The chance that the monster dies with the dice that are left, in their best order, after each choice."""
    legal = state.legal()
    verbs, view = {action[0] for action in legal}, state.view(seat)
    if view["foe"] is None:
        return None
    if verbs == {"die"}:
        shared = assignments(view)
        values = {action: max(one.p for one in shared if one.throws[0][1] == action[1]) for action in legal}
        return Counted("fight", values, None, Forecast(view).error(dice_left(view)))
    if verbs == {"weapons"}:
        return _weapons(view, legal)
    if verbs == {"again", "keep"}:
        panel = again_panel(view, legal, "en")
        rows = [] if panel is None else [row for row in panel["rows"] if row["action"] is not None]
        if len(rows) != len(legal):
            return None
        error = max(row["error"] or 0.0 for row in rows)
        return Counted("fight", {tuple(row["action"] or ()): row["p"] for row in rows}, None, error)
    return None


def _weapons(view: Any, legal: list[Action]) -> Counted:
    die = view["throw"]["die"]
    rest = dice_left(view)
    if die in rest:
        rest.remove(die)
    values, error = {}, 0.0
    for action in legal:
        forecast = Forecast(view, weapons=action[1:])
        orders = [[die, *order] for order in permutations(rest)]
        best = max(orders, key=forecast.chance)
        values[action] = min(1.0, forecast.chance(best))
        error = max(error, forecast.error(best))
    return Counted("fight", values, None, error)


def hits(state: Any, seat: int) -> Counted | None:
    """How often the throw hits with each set of weapons."""
    legal, view = state.legal(), state.view(seat)
    if {action[0] for action in legal} != {"weapons"} or view["foe"] is None:
        return None
    items, target, cases = load_content().items, target_of(view["foe"]), {}
    for action in legal:
        due = due_with(view, {throw for weapon in action[1:] for throw in items[weapon].throws})
        law = section_law(sorted(due), view["heroes"][view["throw"]["seat"]]["skill"])
        cases[action] = _of(law_hit(law, target).p, law.n)
    return Counted("hits", {action: n / of for action, (n, of) in cases.items()}, cases)


def _of(p: float, n: int) -> Cases:
    """Of the throws that were simulated; of a thousand where the law is not simulated."""
    of = n or 1_000
    return round(p * of), of
