"""A pressed button can be read while its answer is on the way, in both colours, with the pointer still on it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .board import Board
from .still import moments, show_live

# The least contrast between the words of an element and what is painted behind them.
CONTRAST = """button => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const paint = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    const colours = [];
    for (let at = element; at; at = at.parentElement) colours.unshift(getComputedStyle(at).backgroundColor);
    return colours;
  };
  const worded = [button, ...button.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
  return Math.min(...worded.map((element) => {
    const back = behind(element);
    const [a, b] = [light(paint(["white", ...back])), light(paint(["white", ...back, getComputedStyle(element).color]))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }));
}"""
BUTTONS = {
    "bid": re.compile("^Draw a card"),
    "turn": re.compile("^Turn the next card"),
    "curtain": re.compile("^I am Bo"),
}


@pytest.fixture(scope="module")
def states() -> dict[str, dict[str, Any]]:
    return moments()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", BUTTONS)
def test_a_pressed_button_can_be_read(page: Page, states: Any, name: str, theme: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_live(page, states[name], theme=theme)
    pressed = Board(page).button(BUTTONS[name])
    pressed.click()
    expect(pressed).to_have_attribute("aria-disabled", "true")  # nobody answers here
    assert pressed.evaluate("element => element.matches(':hover')")
    assert pressed.evaluate(CONTRAST) >= 4.5
