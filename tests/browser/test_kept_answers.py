"""A student's answers survive the kernel in the middle of a lesson in JupyterLab, and nobody else is shown them."""

from __future__ import annotations

from playwright.sync_api import expect

from .lab import READY, READY_MS, LabPage
from .test_kernel import KILL, SEND, Notebook
from .test_lessons import widget

CELLS = [
    "import dungeon_widgets as dw\nlesson = dw.Lesson('L02')\nlesson",
    "lesson.ask('p1')",
    "lesson.exercise('q3')",
    "lesson.hand_in_card()",
]


def killed(lab: LabPage, path: str) -> None:
    """The kernel dies, the server starts another, and all cells are run again."""
    lab.page.evaluate(SEND, KILL)
    lab.page.get_by_role("dialog").get_by_role("button", name="Ok").click()
    lab.page.wait_for_function(READY, arg=path, timeout=READY_MS)
    lab.run_all()


def test_answers_are_offered_again_after_the_kernel_was_killed(lab: LabPage, notebook: Notebook) -> None:
    path = notebook(CELLS)
    lab.open_notebook(path)
    lab.run_all()
    page = lab.page
    card = widget(page, "predict")
    card.get_by_role("textbox", name="Your guess").fill("1/2")
    expect(card).to_contain_text("read as 1/2 = 50\u202f%")
    card.get_by_role("button", name="Commit").click()
    expect(card).to_contain_text("can no longer be changed")
    exercise = widget(page, "exercise")
    field = exercise.get_by_role("textbox", name="Your answer")
    field.fill("1/6")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("1 try")
    exercise.get_by_role("button", name="First hint").click()
    name = widget(page, "handin").get_by_role("textbox", name="Your name")
    name.fill("Mia")
    name.press("Enter")
    expect(widget(page, "handin")).to_contain_text("handed in as Mia")

    killed(lab, path)
    head = widget(page, "lesson")
    expect(head).to_contain_text("Answers of Mia are kept here: 2 in this lesson")
    expect(widget(page, "predict")).to_contain_text("First say at the top")
    expect(widget(page, "predict")).not_to_contain_text("50")
    head.get_by_role("button", name="Yes, go on").click()
    expect(widget(page, "predict")).to_contain_text("can no longer be changed")
    expect(widget(page, "predict")).to_contain_text("you 50")
    exercise = widget(page, "exercise")
    expect(exercise).to_contain_text("1 try")
    expect(exercise.get_by_role("textbox", name="Your answer")).to_have_value("1/6")
    exercise.get_by_role("textbox", name="Your answer").fill("1 - 77/216")
    expect(exercise).to_contain_text("read as 139/216")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("Right: 139/216")

    killed(lab, path)
    head = widget(page, "lesson")
    head.get_by_role("button", name="No, start anew").click()
    expect(widget(page, "predict")).to_contain_text("unanswered")
    expect(widget(page, "exercise").get_by_role("textbox", name="Your answer")).to_have_value("")


OWN = [
    "import dungeon_widgets as dw\nfrom fractions import Fraction",
    "dw.Predict('Best of three dice at least 5?', Fraction(19, 27), id='guess', reveal='after')",
    "dw.Exercise('What is the probability?', Fraction(19, 27), id='best')",
]


def test_own_questions_without_a_lesson_are_offered_again_on_their_cards(
    lab: LabPage, notebook: Notebook
) -> None:
    path = notebook(OWN)
    lab.open_notebook(path)
    lab.run_all()
    page = lab.page
    card = widget(page, "predict")
    card.get_by_role("textbox", name="Your guess").fill("16,7 %")
    expect(card).to_contain_text("read as 16.7")
    card.get_by_role("button", name="Commit").click()
    expect(card).to_contain_text("can no longer be changed")
    exercise = widget(page, "exercise")
    exercise.get_by_role("textbox", name="Your answer").fill("1/6")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("1 try")

    killed(lab, path)
    expect(widget(page, "exercise")).to_contain_text("Answers of somebody without a name")
    expect(widget(page, "predict")).not_to_contain_text("16.7")
    widget(page, "predict").get_by_role("button", name="Yes, go on").click()
    expect(widget(page, "predict")).to_contain_text("you 16.7")
    expect(widget(page, "exercise").get_by_role("textbox", name="Your answer")).to_have_value("1/6")
    expect(widget(page, "exercise")).to_contain_text("1 try")
