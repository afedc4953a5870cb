"""Where the project lives, and the links made from that: none, as long as there is no address."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from urllib.parse import quote

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[2]
REPOSITORY = re.compile(r"https://github\.com/(?P<account>[\w.-]+)/(?P<name>[\w.-]+?)(?:\.git)?/?")


@cache
def repository() -> re.Match[str] | None:
    """The address of the repository from `[project.urls]`; nothing while that is a placeholder.

    It is a placeholder as long as it does not name an account on GitHub.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return REPOSITORY.fullmatch(project.get("urls", {}).get("Repository", ""))


def source_link(path: str) -> str | None:
    """A file of the repository."""
    home = repository()
    return f"https://github.com/{home['account']}/{home['name']}/blob/HEAD/{quote(path)}" if home else None


def binder_link(notebook: str) -> str | None:
    """A notebook on Binder, by its path in the repository."""
    home = repository()
    if home is None:
        return None
    opened = quote(f"lab/tree/{notebook}", safe="")
    return f"https://mybinder.org/v2/gh/{home['account']}/{home['name']}/HEAD?urlpath={opened}"
