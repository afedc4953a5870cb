"""Views of one game: together, in the page's colours, in another language, and gone without a trace."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .board import Board, cell
from .lab import LabPage

Notebook = Callable[[list[str]], str]

# Counts what our module (it is imported from a blob) holds on to outside its own elements.
COUNT = """
(() => {
  const held = (window.held = { listeners: 0, observers: 0, roots: [] });
  const ours = () => /blob:/.test(new Error().stack);
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const outside = this === window || this === document || this === document.body || this instanceof MediaQueryList;
    if (outside && ours()) {
      held.listeners++;
      options?.signal && add.call(options.signal, "abort", () => held.listeners--, { once: true });
    }
    return add.call(this, type, listener, options);
  };
  for (const name of ["MutationObserver", "ResizeObserver", "IntersectionObserver"]) {
    const Observer = window[name];
    window[name] = class extends Observer {
      #ours = ours();
      #live = false;
      observe(...target) {
        if (this.#ours && !this.#live) held.observers++;
        this.#live = true;
        return super.observe(...target);
      }
      disconnect() {
        if (this.#ours && this.#live) held.observers--;
        this.#live = false;
        return super.disconnect();
      }
    };
  }
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    if (ours()) held.roots.push(root);
    return root;
  };
})();
"""
HELD = """() => ({
  listeners: held.listeners,
  observers: held.observers,
  shown: held.roots.filter(root => root.host.isConnected).length,
  left: held.roots.filter(root => !root.host.isConnected && root.childElementCount > 0).length,
})"""

GAME = cell(players=["Ada", "bot:careful"], seed=7, hero="warrior", speed=0)


def test_two_views_of_one_game_in_every_look(lab: LabPage, notebook: Notebook) -> None:
    lab.page.add_init_script(COUNT)
    lab.open_notebook(notebook([GAME, "game"]))
    lab.run_all()
    first, second = Board(lab.page, 0), Board(lab.page, 1)
    both_views_move(first, second)
    lab_theme_is_followed(lab, first)
    french_is_chosen_in_the_page(lab, first, second)
    running_again_leaves_nothing_behind(lab)


def both_views_move(first: Board, second: Board) -> None:
    before = second.step()
    first.act(("draw",))
    after = first.step()
    assert after != before
    second.expect_step(*after)
    expect(second.control(("add",))).to_be_visible()
    second.press(second.button("Step back"))
    first.expect_step(after[0] - 1, after[1])
    first.press(first.button("Back to now"))
    second.expect_step(*after)
    assert second.root.get_by_role("alert").inner_text() == ""


def lab_theme_is_followed(lab: LabPage, board: Board) -> None:
    light = board.background()
    change_theme(lab.page, "JupyterLab Dark")
    expect(board.root).to_have_attribute("data-theme", "dark")
    dark = board.background()
    assert brightness(dark) < 60 < 180 < brightness(light), (light, dark)
    words = board.root.get_by_role("heading", level=2).evaluate("element => getComputedStyle(element).color")
    assert brightness(words) > 150
    change_theme(lab.page, "JupyterLab Light")
    expect(board.root).to_have_attribute("data-theme", "light")
    assert board.background() == light


def change_theme(page: Page, theme: str) -> None:
    page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme)
    page.wait_for_function("theme => document.body.dataset.jpThemeName === theme", arg=theme)


def brightness(colour: str) -> float:
    """Of a computed ``rgb(...)`` colour, from 0 to 255."""
    numbers = colour[colour.index("(") + 1 : -1].replace(",", " ").split()[:3]
    return sum(float(number) for number in numbers) / 3


def french_is_chosen_in_the_page(lab: LabPage, first: Board, second: Board) -> None:
    first.button("Settings").click()
    first.root.get_by_role("combobox", name="Language").select_option("Français")
    for board in (first, second):
        expect(board.root).to_have_attribute("lang", "fr")
        expect(board.root).to_contain_text("À vous")
        expect(board.root.get_by_role("button", name="L’ajouter au donjon")).to_be_visible()
    expect(second.open_panel("Règles")).to_contain_text("But du jeu")
    assert lab.kernel("print(game.lang)").strip() == "fr"


def running_again_leaves_nothing_behind(lab: LabPage) -> None:
    before = lab.page.evaluate(HELD)
    assert before["shown"] == 2
    assert before["listeners"] > 0
    for _ in range(3):
        lab.run_all()
        Board(lab.page, 1)
    lab.page.wait_for_function(f"before => JSON.stringify(({HELD})()) === JSON.stringify(before)", arg=before)


def test_a_saved_notebook_shows_its_last_state(lab: LabPage, notebook: Notebook) -> None:
    """Trusted, with widget state, nothing run: the last snapshot, which cannot be played on."""
    path = notebook([GAME])
    lab.open_notebook(path)
    lab.kernel(SAVE_EXECUTED.format(path=path))
    lab.page.goto("about:blank")
    lab.server.stop_kernels()
    messages: list[str] = []
    lab.page.on("console", lambda message: messages.append(message.text) if message.type == "error" else None)
    lab.open_notebook(path)
    board = Board(lab.page)
    expect(board.root).to_contain_text("Your turn")
    expect(board.root.locator(".step").first).to_have_text(re.compile(r"^(\d+) / \1$"))
    draw = board.actions.get_by_role("button", name="Draw a card")
    expect(draw).to_be_disabled()
    expect(draw).to_contain_text("saved picture: run the cell")
    assert board.button("Undo").count() == 0
    assert not [text for text in messages if "idget" in text]


# Run the notebook, keep its widget state, and sign it, as a person who trusts it would have.
SAVE_EXECUTED = """
import nbclient, nbformat
from nbformat.sign import NotebookNotary
nb = nbformat.read({path!r}, 4)
nbclient.NotebookClient(nb, store_widget_state=True, kernel_name="python3").execute()
nbformat.write(nb, {path!r})
NotebookNotary().sign(nb)
"""
