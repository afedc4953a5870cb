"""A page of a context of its own, for tests that want another window than the usual one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from .steady import PATIENCE_MS


@contextmanager
def fresh_page(browser: Browser, **options: Any) -> Iterator[Page]:
    """A page that has nothing of earlier tests; it is gone afterwards, whatever happened."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE_MS)
    try:
        yield context.new_page()
    finally:
        context.close()
