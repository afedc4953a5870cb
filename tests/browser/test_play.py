"""People play whole games in JupyterLab, with the mouse and without."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from dungeon_widgets.engine.state import Action

from .board import FOCUS, SCRIPT_GAME, WORDS, Board, cell, script
from .lab import LabPage

Notebook = Callable[[list[str]], str]

CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
# From the element with the focus: is the target in its group of pieces, or further on, or further back?
WHERE = """(element, target) => {
  if (element === target) return "here";
  const group = target.closest("[role=toolbar], [role=tablist]");
  if (group?.contains(element)) return "in the group";
  const outside = !(element?.getRootNode() instanceof ShadowRoot);
  return outside || element.compareDocumentPosition(target) & 4 ? "further on" : "further back";
}"""
KEYS = {"in the group": "ArrowRight", "further on": "Tab", "further back": "Shift+Tab"}
LOG = "print([e.action for e in game.session.log if e.mover == 0], game.over)"


def test_a_whole_game_by_clicks_then_through_its_past(lab: LabPage, notebook: Notebook) -> None:
    lab.open_notebook(notebook([cell(**SCRIPT_GAME)]))
    lab.run_all()
    board, actions = Board(lab.page), script()
    for action in actions:
        board.act(action)
    # The bots may still be at it when the last click is answered: the page says when it is over.
    expect(board.root.get_by_role("region", name="Game over")).to_contain_text("You win!")
    assert lab.kernel(LOG).strip() == f"{actions} True"
    expect(board.actions.get_by_role("button", name="New game")).to_be_visible()

    end = board.step()[1]
    the_timeline_steps(board, end)
    a_log_line_leads_to_its_step(board, end)
    another_line_can_be_played(lab, board, end)


def the_timeline_steps(board: Board, end: int) -> None:
    board.press(board.button("First step"))
    board.expect_step(0, end)
    board.press(board.button("Step forward"))
    board.expect_step(1, end)
    slider = board.root.get_by_role("slider", name="Step shown")
    slider.focus()
    board.page.keyboard.press("ArrowRight")
    board.expect_step(2, end)
    board.page.keyboard.press("End")
    board.expect_step(end, end)
    board.press(board.button("Step back"))
    board.expect_step(end - 1, end)
    board.press(board.button("Back to now"))
    board.expect_step(end, end)


def a_log_line_leads_to_its_step(board: Board, end: int) -> None:
    line = board.open_panel("Log").get_by_role("list").get_by_role("button").first
    step = int(str(line.get_attribute("title")).split()[-1])
    board.press(line)
    board.expect_step(step, end)
    board.close_panel()


def another_line_can_be_played(lab: LabPage, board: Board, end: int) -> None:
    """Fork, play, undo, redo, and back to the first line."""
    step = int(
        lab.kernel(
            'print([n for n in range(game.snapshot["steps"])'
            ' if any(c["action"] == ["pass"] for c in game.goto(n).snapshot["choices"])][1])'
        )
    )
    slider = board.root.get_by_role("slider", name="Step shown")
    slider.fill(str(step))
    board.expect_step(step, end)
    board.press(board.timeline.get_by_role("button", name="Play on from here"))
    board.expect_step(step, step)
    lines = board.root.get_by_role("combobox", name="Line of play")
    expect(lines.locator("option")).to_have_text(["Line 1 of 2", "Line 2 of 2"])
    board.act(("pass",))
    after = board.step()
    assert after[1] > step
    board.press(board.button("Undo"))
    board.expect_step(step, step)
    board.press(board.button("Redo"))
    board.read_on()
    board.expect_step(*after)
    before = board.shown()
    lines.select_option("Line 1 of 2")
    board.wait_after(before)
    board.expect_step(end, end)


def test_a_whole_game_without_a_mouse(lab: LabPage, notebook: Notebook) -> None:
    lab.open_notebook(notebook(["'a cell before'", cell(**SCRIPT_GAME), "'a cell after'"]))
    lab.run_all()
    board, cells = Board(lab.page), lab.page.evaluate(CELLS)
    tab_to(lab.page, 150, "element => element?.getRootNode() instanceof ShadowRoot")
    for action in script():
        choose_by_keys(board, action)
    expect(board.root.get_by_role("region", name="Game over")).to_be_visible()
    assert lab.kernel(LOG).strip() == f"{script()} True"
    # Letters that make, move or delete cells when the notebook hears them.
    tab_to(lab.page, 80, "element => element?.getRootNode() instanceof ShadowRoot")
    for key in ("a", "b", "j", "k", "x", "d", "d", "m", "Enter", "Escape", "ArrowDown", "b"):
        lab.page.keyboard.press(key)
    assert lab.page.evaluate(CELLS) == cells == 3


def choose_by_keys(board: Board, action: Action) -> None:
    """Tab to the control, arrows inside a group of pieces, Enter; then whatever waits for its reader."""
    first = (
        board.root.get_by_role("tab", name=WORDS[action[1]]) if action[0] == "hero" else board.control(action)
    )
    # The result of a round may come when the page seemed settled: it waits for its reader.
    first.or_(board.button("Continue")).first.wait_for()
    while board.reading():
        before = board.shown()
        board.page.keyboard.press("Enter")
        board.wait_after(before)
        first.or_(board.button("Continue")).first.wait_for()
    if action[0] == "hero":  # opened from the strip, then played
        press_by_keys(board, first, follow=False)
    press_by_keys(board, board.control(action))


def press_by_keys(board: Board, target: Locator, *, follow: bool = True) -> None:
    """Go to a control with keys alone and press it."""
    page = board.page
    target.wait_for()
    handle = target.element_handle()
    for _ in range(80):
        where = page.evaluate(f"target => ({WHERE})(({FOCUS})(), target)", handle)
        if where == "here":
            break
        page.keyboard.press(KEYS[where])
    else:
        raise AssertionError(f"no way to {target} by keys")
    if follow:
        board.choose(lambda: page.keyboard.press("Enter"))


def tab_to(page: Page, most: int, found: str) -> None:
    for _ in range(most):
        if page.evaluate(f"({found})(({FOCUS})())"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab did not get there")
