"""The numbers beside the board."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.advice import last_panel
from dungeon_widgets.games.dice_danger import DiceDangerState, next_roll, time_to_kill
from dungeon_widgets.games.dice_danger.odds.forecast import after_pairing
from dungeon_widgets.games.dice_danger.play.appraisal import appraise
from dungeon_widgets.games.dice_danger.play.bots import PlannerBot, moment_of
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dice_danger.rules.scoring import out_score
from dungeon_widgets.games.dice_danger.text.choices import opens

from ..helpers import CLOUDS, at, do, game, idle
from .test_forecast import some_position

NAMES = ["Ada", "Ben"]


def test_the_panel_speaks_of_the_seats_own_sheet() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"]}, {}, dice=(2, 4, 5, 5, 3))
    panel = last_panel(state.game.advice.panel(state.view(0), state.legal(), NAMES, "en"))
    assert panel is not None
    forecast = next_roll(state.heroes[0])
    assert panel["rows"][0]["fraction"] == str(forecast.two)
    assert any("Purple Pup" in row["label"] for row in panel["rows"])
    assert state.game.advice.panel(state.view(None), [], NAMES, "en") is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Purple Pup: {} more rolls of four white dice on average."),
        ("fr", "{} lancers de quatre dés blancs en moyenne."),
    ],
)
def test_the_wait_for_a_kill_says_which_dice_it_counts(lang: str, said: str) -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"]}, {}, dice=(2, 4, 5, 5, 3))
    panel = last_panel(state.game.advice.panel(state.view(0), state.legal(), NAMES, lang))
    assert panel is not None
    rolls = f"{float(time_to_kill(state.heroes[0], 'pup')):.1f}"
    assert said.format(rolls.replace(".", "," if lang == "fr" else ".")) in panel["how"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_pairing_at_hand_is_appraised_the_planners_choice_first(lang: str) -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"]}, {}, dice=(2, 4, 5, 5, 3))
    panel = last_panel(state.game.advice.panel(state.view(0), state.legal(), NAMES, lang))
    assert panel is not None
    rows = panel["appraisal"]["rows"]
    assert sorted(tuple(row["action"]) for row in rows) == state.legal()
    bot = PlannerBot(state.game)
    values = bot.plans(state).values(moment_of(state), state.legal())
    assert tuple(rows[0]["action"]) == max(values, key=values.__getitem__)
    for row in rows:
        _, a, b, c, d = row["action"]
        crosses, then = after_pairing(state.heroes[0], ((a, b), (c, d)))
        assert row["now"].startswith(str(crosses))
        assert float(row["then"].split()[0].replace(",", ".")) == pytest.approx(then.expected, abs=0.05)
        assert row["value"] == pytest.approx(values[tuple(row["action"])], abs=0.05)
    assert all(row["action"] is None for row in panel["rows"])  # one list a question
    assert panel["question"].endswith("?")


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_place_to_cross_is_appraised_too(sheet: str) -> None:
    state = some_position(sheet, 1)
    state = at(game(sheet), *(as_given(state, seat) for seat in (0, 1)), dice=(2, 4, 5, 5, 3))
    writing = [after for after in map(state.after, state.legal()) if len(after.legal()) > 1]
    state = writing[0]
    panel = last_panel(state.game.advice.panel(state.view(0), state.legal(), NAMES, "en"))
    assert panel is not None
    rows = panel["appraisal"]["rows"]
    assert sorted(tuple(row["action"]) for row in rows) == sorted(state.legal())
    for row in rows:
        verb, node = row["action"][0], row["action"][-1]
        if verb == "cross" and not state.game.board.armour >> state.game.board.index[node] & 1:
            sheet_after = state.heroes[0].clone()
            sheet_after.cross(state.game.board.index[node])
            expected = float(next_roll(sheet_after).expected)
            assert float(row["then"].split()[0]) == pytest.approx(expected, abs=0.05)


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_a_pairing_leads_to_agrees_with_writing_it(sheet: str) -> None:
    for seed in range(3):
        state = some_position(sheet, seed)
        state = at(game(sheet), *(as_given(state, seat) for seat in (0, 1)), dice=(2, 4, 5, 5, 3))
        for action in state.legal():
            ends = written(state.after(action))
            most = max(n for n, _ in ends)
            best = max((next_roll(end).two for n, end in ends if n == most))
            crosses, then = after_pairing(state.heroes[0], (action[1:3], action[3:5]))
            assert (crosses, then.two) == (most, best)


def written(state: DiceDangerState) -> list[tuple[int, object]]:
    """Every sheet the turn can end with, without torches, and how many crosses it took."""
    turn = state.turn()
    found: list[tuple[int, object]] = []
    if ("end",) in state.legal():
        found.append((2 - turn.left.bit_count(), state.heroes[0]))
    for action in state.legal():
        if action[0] == "cross":
            after = state.after(action)
            while after.phase == "accept":
                do(after, ("accept",))
            if after.phase == "chest":  # what is in it changes nothing about crosses
                do(after, after.legal()[0])
                after = without_torches(after)
            found += written(after)
    return found


def without_torches(state: DiceDangerState) -> DiceDangerState:
    state.own_copy(0).torches = 0
    return state


def as_given(state: DiceDangerState, seat: int) -> dict[str, object]:
    hero = state.heroes[seat]
    wounds = {monster.id: n for monster, n in zip(hero.board.monsters, hero.wounds, strict=True)}
    marks = {"crossed": hero.board.names(hero.crossed), "half": hero.board.names(hero.half), "wounds": wounds}
    return marks | ({"clouds": list(hero.clouds) or CLOUDS} if hero.board.clouds else {})


def test_every_choice_has_the_planners_value() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}, {}, dice=(5, 6, 1, 1, 6))
    for _ in range(3):
        worth = appraise(state.game, state.view(0), state.legal())
        assert sorted(worth) == state.legal()
        state.apply(max(state.legal(), key=worth.__getitem__))
    assert state.heroes[0].dead  # the pup was worth most
    do(state, ("end",))
    idle(state)
    assert appraise(state.game, state.view(0), []) == {}


def test_a_fall_is_worth_what_it_scores() -> None:
    """The planner shuns it as if it cost two hundred points; nobody is told that."""
    state = at(game(), {"lost": 9}, {}, dice=(1, 1, 1, 1, 2))
    do(state, state.legal()[0])
    worth = appraise(state.game, state.view(0), state.legal())
    assert worth[("end",)] == out_score(state.heroes[0])


def test_a_cross_says_what_it_brings_into_reach() -> None:
    state = at(game(), {"crossed": ["S6"]}, {}, dice=(2, 4, 5, 5, 3))
    board, view = state.game.board, state.view(0)
    crossed = board.index["S6"]
    for i, id in enumerate(board.ids):
        joined = board.joined[crossed]
        if not joined >> i & 1 or board.nodes[i].kind == "room":
            continue
        said = opens(board.sheet, id, view, "en")
        new = [
            node
            for j, node in enumerate(board.nodes)
            if board.joined[i] >> j & 1 and j != crossed and not joined >> j & 1 and node.kind != "start"
        ]
        assert said.startswith("opens ") == bool(new)
        assert all(str(node.n) in said for node in new if node.n)
