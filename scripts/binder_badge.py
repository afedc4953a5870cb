"""Put the Binder badge of an account's copy of this repository into the README.

python -m scripts.binder_badge <account> [<repository>]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
MARK = re.compile(r"<!-- binder: .*? -->(\n\[!\[Binder\].*)?")
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
BADGE = "https://mybinder.org/badge_logo.svg"


def with_badge(text: str, account: str, repository: str) -> str:
    """The text with the badge after its mark, in place of an older one."""
    for name in (account, repository):
        if not NAME.fullmatch(name):
            raise SystemExit(f"{name!r} is no name of an account or a repository")
    found = MARK.search(text)
    if not found:
        raise SystemExit("the README has no mark for the badge: <!-- binder: ... -->")
    mark = found[0].split("\n")[0]
    address = f"https://mybinder.org/v2/gh/{account}/{repository}/HEAD?urlpath=lab/tree/notebooks/index.ipynb"
    return text.replace(found[0], f"{mark}\n[![Binder]({BADGE})]({address})")


def main(arguments: list[str]) -> None:
    """Write the badge."""
    if len(arguments) not in (1, 2):
        raise SystemExit(__doc__)
    repository = arguments[1] if len(arguments) == 2 else "dungeon_widgets"
    README.write_text(
        with_badge(README.read_text(encoding="utf-8"), arguments[0], repository), encoding="utf-8"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
