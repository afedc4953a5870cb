"""Measure nothing that still moves: a page is looked at once its layout has come to rest, however long that takes."""

from __future__ import annotations

from playwright.sync_api import Page

PATIENCE_MS = 120_000
"""How long anything is waited for before a test gives up: no test passes or fails by the clock of a busy machine."""

# What the widgets show, how large they are, and that nothing is on its way: the same after three frames in a row. What
# calls the eye several times stays where it is, and is not waited for. Effects
# run in a task after a frame, and what they change is seen in the next one; so each look is taken in such a task.
AT_REST = """() => new Promise((done) => {
  const roots = () => [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const once = ({ effect }) => effect?.getComputedTiming().iterations === 1;
  const moving = (root) => root.getAnimations().some((one) => one.playState === "running" && once(one));
  const look = (root) => [...root.children].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return `${left} ${top} ${width} ${height}`;
  }).join() + root.innerHTML;
  let last = "", same = 0;
  const next = () => {
    const all = roots();
    const now = all.some(moving) ? "" : `${innerWidth} ${all.map(look).join()}`;
    same = now && now === last ? same + 1 : 0;
    last = now;
    if (same < 2) requestAnimationFrame(() => setTimeout(next));
    else done(true);
  };
  next();
})"""


def steady(page: Page) -> None:
    """Wait until the widgets of a page have come to rest."""
    page.wait_for_function(AT_REST)


def resized(page: Page, width: int, height: int) -> None:
    """Make the window so large, and wait until the widgets have found their room in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    steady(page)
