"""A game on a page, found by what a person sees and hears: roles, names, words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from dungeon_widgets import WelcomeToTheDungeon
from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.welcome.rules.content import load_box

TITLE = "Welcome to the Dungeon"
STUCK_MS = 10_000  # then something lies over what is to be clicked

# All that is shown, but for the tip of what the pointer is on.
SHOWN = """root => [...root.children].filter(({ className }) => className !== "whole")
  .map(({ outerHTML }) => outerHTML).join("")"""
# Something else is shown, and nothing is on its way.
SETTLED = f"""([root, before]) => ({SHOWN})(root) !== before && !root.querySelector('[aria-busy="true"]')"""

# The answer of the kernel is here. Odds that were late, or a tip, change the page too: what is shown proves no answer.
ANSWERED = "([root, seq]) => root.dataset.seq !== seq && !root.querySelector('[aria-busy=\"true\"]')"

# The element with the focus, through every shadow root.
FOCUS = """() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}"""


class Board:
    """One view of a game; `index` counts the views on the page."""

    def __init__(self, page: Page, index: int = 0, title: str = TITLE) -> None:
        self.page = page
        self.root = page.get_by_role("region", name=title).nth(index)
        self.root.wait_for()
        self.actions = self.root.get_by_role("region", name="Actions")
        self.timeline = self.root.get_by_role("region", name="Timeline")

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.root.get_by_role("button", name=name, exact=exact)

    def control(self, action: Action) -> Locator:
        """What to press for an action: a labelled button, or a piece of the board."""
        if action[0] in ("strip", "use", "name", "discard"):
            named = self.button(re.compile(rf"\b{WORDS[action[1]]}\b"))
            return named.and_(self.root.locator(f'[data-group="{action[0]}"]')).first
        label = f"Play the {WORDS[action[1]]}" if action[0] == "hero" else LABELS[action[0]]
        return self.actions.get_by_role("button", name=label)

    def press(self, control: Locator) -> None:
        """Click, and wait for the answer."""
        before = self.shown()
        control.click()
        self.wait_after(before)

    def choose(self, press: Callable[[], None]) -> None:
        """Press what makes a move, and wait until the kernel has answered with another position."""
        seq = self.root.get_attribute("data-seq")
        press()
        self.page.wait_for_function(ANSWERED, arg=[self.root.element_handle(), seq])

    def shown(self) -> str:
        return str(self.root.evaluate(SHOWN))

    def wait_after(self, before: str) -> None:
        """Wait until something else is shown than before."""
        self.page.wait_for_function(SETTLED, arg=[self.root.element_handle(), before])

    def act(self, action: Action) -> None:
        hero = self.root.get_by_role("tab", name=WORDS[action[1]]) if action[0] == "hero" else None
        # The result of a round may come when the page seemed settled: it waits for its reader.
        (hero or self.control(action)).or_(self.button("Continue")).first.wait_for()
        self.read_on()
        if hero:
            hero.click()
        self.choose(lambda: self._click_past_results(self.control(action)))
        self.read_on()

    def _click_past_results(self, control: Locator) -> None:
        """Click, also if the result of a round has come over it just now."""
        try:
            control.click(timeout=STUCK_MS)
        except PlaywrightTimeoutError:
            self.read_on()
            control.click()

    def read_on(self) -> None:
        """Past the result of a round, if one waits for its reader."""
        if self.reading():
            self.press(self.button("Continue"))

    def reading(self) -> bool:
        """Whether the result of a round waits for its reader."""
        return self.button("Continue").count() > 0

    def open_panel(self, name: str) -> Locator:
        """A page of the panel, which stands beside the board or comes over it."""
        tab = self.root.get_by_role("tab", name=name)
        if not tab.count():
            self.root.get_by_role("navigation").get_by_role("button").first.click()
        tab.click()
        return self.root.get_by_role("tabpanel")

    def close_panel(self) -> None:
        """Where it came over the board, it goes again."""
        close = self.button("Close", exact=True)
        if close.count():
            close.click()

    def step(self) -> tuple[int, int]:
        """The step shown, of how many."""
        text = self.root.locator(".step").first.inner_text()
        shown, steps = text.split("/")
        return int(shown), int(steps)

    def expect_step(self, shown: int, steps: int) -> None:
        expect(self.root.locator(".step").first).to_have_text(f"{shown} / {steps}")

    def background(self) -> str:
        """The colour that is really painted behind the widget."""
        return str(self.root.evaluate("element => getComputedStyle(element).backgroundColor"))


LABELS = {
    "draw": "Draw a card",
    "pass": "Pass",
    "add": "Add it to the dungeon",
    "turn": "Turn the next card",
    "face": "Face the",
    "ask": "Ask",
}
_BOX = load_box("both")
WORDS: dict[str, str] = {
    thing.id: thing.name["en"] for kind in (_BOX.monsters, _BOX.tiles, _BOX.heroes) for thing in kind.values()
}

SCRIPT_GAME: dict[str, Any] = {"players": ["Ada", "bot:random"], "seed": 50, "hero": "warrior", "speed": 0}


def script() -> list[Action]:
    """The choices of one whole game that has a bit of everything: two rounds, a failure and a hero chosen."""
    game = WelcomeToTheDungeon(**SCRIPT_GAME)
    made: list[Action] = []
    drawn: dict[int, int] = {}
    while not game.over:
        this_round = game.view()["round"]
        action = _choice(game.legal, drawn.get(this_round, 0), len(made))
        drawn[this_round] = drawn.get(this_round, 0) + (action == ("draw",))
        made.append(action)
        game.act(action)
    assert {action[0] for action in made} == {"draw", "pass", "add", "strip", "name", "turn", "use", "hero"}
    return made


def _choice(legal: list[Action], drawn: int, made: int) -> Action:
    verbs = {action[0]: action for action in reversed(legal)}
    if "draw" in verbs:
        return ("pass",) if drawn >= 3 else ("draw",)
    if "add" in verbs:
        return verbs["strip"] if "strip" in verbs and made % 3 == 2 else ("add",)
    return next(verbs[verb] for verb in ("turn", "use", "name", "hero", "face", "pass") if verb in verbs)


def cell(**settings: Any) -> str:
    """The code of a cell that makes `game` and shows it."""
    arguments = ", ".join(f"{name}={value!r}" for name, value in settings.items())
    return f"import dungeon_widgets as dw\ngame = dw.WelcomeToTheDungeon({arguments})\ngame"
