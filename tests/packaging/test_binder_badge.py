"""The Binder badge belongs to whoever holds a copy: a command writes it."""

from __future__ import annotations

import pytest

from scripts.binder_badge import README, with_badge


def test_the_readme_names_no_account_until_the_command_is_run() -> None:
    text = README.read_text(encoding="utf-8")
    assert "OWNER" not in text
    assert "<!-- binder: " in text


def test_a_badge_is_written_once_and_replaced() -> None:
    once = with_badge(README.read_text(encoding="utf-8"), "ada", "games")
    twice = with_badge(once, "grace", "games")
    assert once.count("mybinder.org/v2/gh/ada/games/") == 1
    assert twice.count("mybinder.org/v2/gh/") == 1
    assert "mybinder.org/v2/gh/grace/games/" in twice


@pytest.mark.parametrize("account", ["", "a b", "../x", 'a"b'])
def test_what_is_no_account_is_refused(account: str) -> None:
    with pytest.raises(SystemExit, match="is no name of an account"):
        with_badge(README.read_text(encoding="utf-8"), account, "games")
