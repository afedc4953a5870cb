"""A table and a class opened from a notebook in JupyterLab, with another browser beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .board import Board, cell
from .lab import LabPage
from .test_live import screen as screen
from .test_live import sit

Notebook = Callable[[list[str]], str]
MADE = cell(players=["Ada", "Bram"], seed=7, hero="warrior", first=0, speed=0)
ROOM = "import dungeon_widgets as dw\nlive = dw.ClassRoom().go_live(['L02.p1'])\nlive"


def test_a_friend_and_a_phone_come_in_from_outside(
    lab: LabPage, notebook: Notebook, screen: Callable[..., Any]
) -> None:
    lab.open_notebook(notebook([MADE, "invitation = game.invite(window=0)\ninvitation", ROOM]))
    lab.run_all()
    host = Board(lab.page, 0)
    card = lab.page.locator(".seatcard", has_text="Bram")
    expect(card.get_by_role("img", name=re.compile("as a picture for a camera"))).to_be_visible()
    link = card.get_by_role("textbox").input_value()
    assert link == lab.kernel("print(invitation.links[1])").strip()
    friend = screen(link)
    sit(friend, "Bo")
    expect(lab.page.locator(".seatcard", has_text="Bo").get_by_text("joined")).to_be_visible()
    expect(host.root).to_contain_text("Bo")
    host.act(("draw",))
    host.act(("add",))
    draw = friend.get_by_role("button", name=re.compile("^Draw"))
    expect(draw).to_be_enabled()
    draw.click()
    expect(host.root).to_contain_text("Bo is choosing")
    # The class of the third cell, by its code.
    code = lab.kernel("print(live.code)").strip()
    expect(lab.page.locator(".cw")).to_have_text(code)
    phone = screen(lab.kernel("print(live.address)").strip())
    phone.get_by_label("Code").fill(code)
    phone.get_by_label("Your name").fill("Mia")
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("You are in.")).to_be_visible()
    lab.page.get_by_role("button", name=re.compile("^Ask")).click()
    phone.get_by_role("textbox", name="Your guess in per cent").fill("40")
    phone.keyboard.press("Enter")
    expect(lab.page.get_by_text("1 of 1 answers are in.")).to_be_visible()
    assert lab.kernel("print(live.room.answers('L02.p1')[0].answer)").strip() == "40%"
    # Who runs the cells again keeps everybody: the pages look for the way, and find the new table and the new class.
    lab.run_all()
    expect(lab.page.locator(".seatcard", has_text="Bo").get_by_text("joined")).to_be_visible()
    expect(Board(lab.page, 0).root).to_contain_text("Bo")
    expect(lab.page.locator(".cw")).to_have_text(code)
    expect(lab.page.locator(".joined")).to_contain_text("1")
    expect(friend.locator(".hostline")).to_be_hidden()
    expect(friend.get_by_text("Ada is choosing")).to_be_visible()
    expect(phone.locator(".hostline")).to_be_hidden()
    expect(phone.get_by_text("committed at")).to_be_visible()
