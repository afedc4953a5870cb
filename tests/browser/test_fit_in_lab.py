"""It fits in a real JupyterLab with its side bar on the screen of a small laptop: one game each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .lab import LabPage

SMALL = {"width": 1366, "height": 768}
WIDGETS = {
    "welcome": 'dw.WelcomeToTheDungeon(["You", "bot:careful", "bot:bluff"], seed=3, first=0, speed=0)',
    "welcome back": 'dw.WelcomeBackToTheDungeon(["You", "bot:careful"], seed=3, first=0, speed=0)',
    "dice_danger": 'dw.DungeonsDiceDanger(["You", "bot:greedy"], seed=3, speed=0)',
    "fighter": 'dw.DungeonFighter(["You"], seed=3, speed=0)',
    "dungeons": 'dw.Dungeons(["You", "bot:random"], seed=3, speed=0)',
    "puzzles": 'dw.Puzzles("welcome", speed=0)',
}

# What of the turn line, the table and the choices cannot be seen in the panel of the notebook.
HIDDEN = """(root) => {
  let scroller = root.getRootNode().host;
  while (scroller && !(/auto|scroll/.test(getComputedStyle(scroller).overflowY) && scroller.scrollHeight > scroller.clientHeight))
    scroller = scroller.parentElement;
  const seen = (scroller ?? document.documentElement).getBoundingClientRect();
  const parts = [...root.querySelectorAll(".turn, .table, .acts [data-choice], .time")];
  return parts.filter((part) => {
    const { top, bottom, left, right, width } = part.getBoundingClientRect();
    return width > 0 && (top < seen.top - 1 || bottom > seen.bottom + 1 || left < seen.left - 1 || right > seen.right + 1);
  }).map((part) => `${part.className}: ${part.textContent.slice(0, 40)}`);
}"""


# All games are measured at the room that this screen leaves them (test_fit); here one beside, one wide, in a real Lab.
@pytest.mark.parametrize(
    "made",
    [
        pytest.param(made, id=name, marks=() if name in ("welcome", "dungeons") else pytest.mark.soak)
        for name, made in WIDGETS.items()
    ],
)
def test_turn_table_and_choices_are_seen_together(
    lab: LabPage, notebook: Callable[[list[str]], str], made: str
) -> None:
    lab.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    lab.open_notebook(notebook([f"import dungeon_widgets as dw\n{made}"]))
    expect(lab.page.locator("#jp-left-stack")).to_be_visible()
    lab.run_all()
    frame = lab.page.locator("section.dw")
    frame.locator(".turn").wait_for()
    # Laid out, and brought into sight once the cell has run.
    lab.page.wait_for_function(f"(root) => ({HIDDEN})(root).length === 0", arg=frame.element_handle())
