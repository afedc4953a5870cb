"""Lessons 2 and 4 worked through in JupyterLab as a student would, by mouse and by keyboard; a French page on a telephone; a class room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .lab import LabPage
from .lab_widgets import hand_ins

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}"
WIDE = {"width": 1366, "height": 768}


def widget(page: Page, kind: str, text: str = "") -> Locator:
    """The lab widget of a kind that shows a text, scrolled into view: the notebook draws only what is near."""
    found = page.locator(f"section.k-{kind}", has_text=text).first
    found.scroll_into_view_if_needed()
    return found


def faults(page: Page) -> list[Any]:
    """What axe finds in the lab widgets of the page. Contrast is looked at on plain pages, where axe can see it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(
        f"""async () => {{
          const hosts = [...document.querySelectorAll('[data-lm-suppress-shortcuts]')]
            .filter(host => host.shadowRoot?.querySelector('section.lab'));
          const all = [];
          for (const host of hosts) {{
            const told = await axe.run(host, {RULES});
            all.push(...told.violations.map(({{ id, nodes }}) => [id, nodes[0].html.slice(0, 200)]));
          }}
          return all;
        }}"""
    )
    return found


def opened(lab: LabPage, name: str) -> Page:
    lab.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    lab.open_notebook(f"notebooks/lessons/{name}")
    lab.run_all()
    # Draw all cells, also those far below: a student scrolls, a test looks for them.
    lab.page.evaluate(
        "() => { const n = window.jupyterapp.shell.currentWidget.content; n.notebookConfig = { ...n.notebookConfig, windowingMode: 'none' }; }"
    )
    return lab.page


def test_lesson_two_by_mouse(lab: LabPage, tmp_path: Path) -> None:
    page = opened(lab, "L02_four_dice_six_pairs.ipynb")
    expect(widget(page, "lesson", "Four dice, six pairs")).to_contain_text(
        "say when two events are dependent"
    )
    expect(widget(page, "sampler")).to_contain_text("Opens once you have answered: Question 1")

    card = widget(page, "predict", "You roll four dice. How likely is it that some pair makes 7?")
    commit = card.get_by_role("button", name="Commit")
    expect(commit).to_have_attribute("aria-disabled", "true")
    card.get_by_role("textbox", name="Your guess").fill("50")
    commit.click()
    expect(card).to_contain_text("Shown once you have solved: Exercise 2.3.")
    assert "139/216" not in page.content()

    sampler = widget(page, "sampler", "Some pair makes 7")
    sampler.get_by_role("button", name="+100", exact=True).click()
    expect(sampler).to_contain_text("100 drawn")
    sampler.get_by_role("button", name="Run").click()
    expect(sampler).to_contain_text("10\u202f000 drawn")
    expect(sampler).to_contain_text("Shown once you have solved: Exercise 2.3.")
    expect(sampler).not_to_contain_text("139/216")

    exercise = widget(page, "exercise", "What is the probability that some pair of them makes 7?")
    field = exercise.get_by_role("textbox", name="Your answer")
    field.fill("0.665")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("it treats the six pairs as independent")
    exercise.get_by_role("button", name="First hint").click()
    expect(exercise).to_contain_text("Count the rolls in which no pair makes 7.")
    field.fill("139/216")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("Right: 139/216")
    expect(exercise).to_contain_text("Question 1: you had guessed 50\u202f%. You were 14.4 points too low.")

    # What was held is told now, everywhere.
    expect(widget(page, "predict", "some pair makes 7?")).to_contain_text("139/216")
    expect(widget(page, "sampler", "Some pair makes 7")).to_contain_text("139/216")
    expect(widget(page, "guesses")).to_contain_text("1 of 6 compared.")
    page.screenshot(path=tmp_path / "lesson2.png")

    handing = widget(page, "handin")
    handing.get_by_role("textbox", name="Your name").fill("Mia")
    handing.get_by_role("textbox", name="Your name").press("Enter")
    code = handing.get_by_role("textbox", name="Code to hand in").input_value()
    told = lab.kernel(
        f"import dungeon_widgets as dw; print(dw.ClassRoom([{code!r}]).answers('L02.p1')[0].answer)"
    )
    assert told.strip() == "50 %"
    assert faults(page) == []


def test_lesson_four_by_keyboard(lab: LabPage) -> None:
    page = opened(lab, "L04_what_is_in_the_dungeon.ipynb")
    card = widget(page, "predict", "Three of the 13 monsters")
    slider = card.get_by_role("slider", name="Your guess")
    slider.focus()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(card).to_contain_text("you 3")
    expect(card).to_contain_text("Shown once you have solved: Exercise 4.7.")

    first_card = widget(page, "predict", "Two of the 13 monsters")
    first_card.get_by_role("textbox", name="Your guess").focus()
    page.keyboard.type("0,75")
    expect(first_card).to_contain_text("read as 75\u202f%")
    page.keyboard.press("Enter")
    expect(first_card).to_contain_text("61/78")
    waffle = widget(page, "waffle")
    first = waffle.locator("[data-cell]").first
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(waffle).to_contain_text("How it ends")

    sampler = widget(page, "sampler")
    sampler.get_by_role("button", name="+1", exact=True).focus()
    for _ in range(3):
        page.keyboard.press("Space")
    expect(sampler).to_contain_text("3 drawn")
    grip = sampler.get_by_role("slider", name="Move the event")
    grip.focus()
    page.keyboard.press("ArrowLeft")
    expect(sampler).to_contain_text("at least 10")

    exercise = widget(page, "exercise", "Which single tile helps most?")
    exercise.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(exercise).to_contain_text("Right: c.")
    assert faults(page) == []


def test_a_french_page_on_a_telephone(lab: LabPage, tmp_path: Path) -> None:
    lab.page.set_viewport_size({"width": 360, "height": 760})
    lab.open_notebook("notebooks/lessons/fr/L04_what_is_in_the_dungeon.ipynb")
    lab.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    lab.run_all()
    head = widget(lab.page, "lesson")
    expect(head).to_contain_text("Après cette leçon, vous savez")
    # The side bar goes first; then the head has its room.
    fits = "head => { const { width } = head.getBoundingClientRect(); return width > 0 && width <= 360; }"
    lab.page.wait_for_function(fits, arg=head.element_handle())
    card = widget(lab.page, "predict", "Deux des 13 monstres")
    card.get_by_role("textbox", name="Votre prédiction").fill("75")
    card.get_by_role("button", name="Valider").click()
    expect(card).to_contain_text("61/78")
    expect(card).to_contain_text("78,2\u202f%")
    lab.page.screenshot(path=tmp_path / "telephone.png")


def test_a_class_room_in_front_of_a_class(
    lab: LabPage, notebook: Callable[[list[str]], str], tmp_path: Path
) -> None:
    """Files appear while the class works, the truth comes last, a spoilt line and a hostile name do no harm."""
    page = lab.page
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    answers = lab.server.root / "answers"
    answers.mkdir()
    lab.open_notebook(notebook(['import dungeon_widgets as dw\nroom = dw.ClassRoom("answers")\nroom']))
    lab.run_all()
    room = widget(page, "class")
    expect(room).to_contain_text("No answers yet.")

    *good, spoilt = hand_ins()
    for number, code in enumerate(good):
        (answers / f"L02-{number}.dwh").write_text(code, encoding="utf-8")
    expect(room).to_contain_text(f"{len(good)} answers are in.")
    expect(room.locator(".classplot")).not_to_contain_text("139/216")
    room.get_by_role("button", name="2 simulation").click()
    expect(room).to_contain_text("simulated 650 of 1\u202f000")
    room.get_by_role("button", name="3 truth").click()
    expect(room).to_contain_text("139/216")
    expect(room).to_contain_text("it treats the six pairs as independent")
    room.get_by_role("switch", name="Names").click()
    expect(room.get_by_role("cell", name="<b>0</b>")).to_be_visible()

    room.get_by_role("textbox", name="Add by hand").fill(spoilt)
    room.get_by_role("button", name="Add", exact=True).click()
    expect(room).to_contain_text("a character was changed, lost or added")
    with page.expect_download() as download:
        room.get_by_role("button", name="Export answers").click()
    assert download.value.suggested_filename == "answers.csv"
    table = Path(download.value.path()).read_text(encoding="utf-8-sig")
    assert table.startswith("lesson,question,who,answer,status,tries,hints,points,time,exact")
    assert table.count("L02.p1,") == len(good)
    room.get_by_role("combobox", name="question").select_option("L02.q9")
    expect(room).to_contain_text("Why is there always a pair with an even sum among four dice?")

    room.get_by_role("button", name="Students", exact=True).click()
    expect(room.get_by_role("row")).to_have_count(len(good) + 3)  # a head, and two rows below
    expect(room.get_by_role("rowheader", name="<b>0</b>")).to_be_visible()
    room.get_by_role("combobox", name="status").select_option("unreadable")
    expect(room.get_by_role("row")).to_have_count(1 + 3)  # who guessed "what?"
    room.get_by_role("button", name="2.3, Exercise 2.3").click()
    expect(room.locator(".classplot")).to_be_visible()
    room.get_by_role("switch", name="Projector").click()
    expect(room.get_by_text("How to hand in")).to_have_count(0)
    assert faults(page) == []
