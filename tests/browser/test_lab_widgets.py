"""Every widget of the lab on one plain page: nothing overflows, axe finds nothing, the page says nothing to the console."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from dungeon_widgets.widgets.page.bundle import bundle_path

from .lab_widgets import lab_moments
from .steady import steady
from .still import complaints, violations

TALL = 684  # of 768 pixels a notebook on a small screen leaves about so many
PAGE = "<!doctype html><html lang='en'><title>Lab</title><meta name='viewport' content='width=device-width'><body style='margin:0'><main><h1>Lab</h1></main>"
# As anywidget does it, one element a widget.
MOUNT_ALL = """async ([code, moments]) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  for (const [name, state] of Object.entries(moments)) {
    const el = document.createElement("div");
    el.id = name;
    document.querySelector("main").append(el);
    const model = {
      get: (key) => state[key], set: (key, value) => { state[key] = value; },
      on() {}, off() {}, save_changes() {}, send() {},
    };
    widget.render({ model, el, signal: new AbortController().signal });
  }
}"""
SIZES = """() => Object.fromEntries([...document.querySelectorAll("main > div")].map((el) => {
  const section = el.firstElementChild.shadowRoot.querySelector("section.lab");
  return [el.id, [section.scrollWidth, Math.round(section.getBoundingClientRect().height)]];
}))"""


@pytest.mark.parametrize(
    ("width", "theme", "lang"), [(934, "light", "en"), (360, "dark", "en"), (320, "light", "fr")]
)
def test_every_widget_fits_and_is_accessible(page: Page, width: int, theme: str, lang: str) -> None:
    heard = complaints(page)
    page.set_viewport_size({"width": width, "height": 768})
    page.set_content(PAGE)
    moments = {
        name.replace(" ", "-"): {
            **moment,
            "state": json.dumps(moment["state"]),
            "theme": theme,
            "speed": 0.0,
            "size": "normal",
            "height": 0,
        }
        for name, moment in lab_moments(lang).items()
    }
    page.evaluate(MOUNT_ALL, [bundle_path("lab").read_text(encoding="utf-8"), moments])
    page.wait_for_function(
        f"() => document.querySelectorAll('main > div').length === {len(moments)} && [...document.querySelectorAll('main > div')]"
        ".every(el => el.firstElementChild?.shadowRoot?.querySelector('section.lab')?.childElementCount)"
    )
    steady(page)
    sizes = page.evaluate(SIZES)
    assert {name: wide for name, (wide, _) in sizes.items() if wide > width} == {}
    if width > 900:
        assert {name: tall for name, (_, tall) in sizes.items() if tall > TALL} == {}
    # Four class rooms on one page have regions of the same name; a notebook has one.
    assert [found for found in violations(page) if not found.startswith("landmark-unique")] == []
    assert heard == []
