"""The whole site: play pages, documentation, lessons, and JupyterLite if it is asked for.

python -m scripts.docs.site FOLDER            writes it; FOLDER is emptied first
python -m scripts.docs.site FOLDER --lite     with JupyterLite below lite/ (minutes)
python -m scripts.docs.site FOLDER --teacher  with the teachers' pages and all their solutions too
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from dungeon_widgets.live.site.build import build_site

from .build import build_docs


def build(folder: Path, *, lite: bool = False, teacher: bool = False) -> Path:
    """Write the site into a folder, which is emptied first, and give its front page."""
    shutil.rmtree(folder, ignore_errors=True)
    build_docs(folder / "docs", lite=lite)
    if lite:
        from dungeon_widgets.live.site.lite import build_lite

        build_lite(folder / "lite", teacher=teacher)
    return build_site(folder, teacher=teacher)


def main() -> None:
    """Build into the named folder, and say how to look at it."""
    parser = argparse.ArgumentParser(description="The whole site.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lite", action="store_true", help="with JupyterLite below lite/: minutes")
    parser.add_argument("--teacher", action="store_true", help="with the teachers' pages and all solutions")
    args = parser.parse_args()
    print(build(args.folder.resolve(), lite=args.lite, teacher=args.teacher))
    print(f"Look at it: python -m http.server --bind 127.0.0.1 --directory {args.folder} 8000")


if __name__ == "__main__":
    main()
