"""A site of play pages in a folder."""

from __future__ import annotations

import argparse
from pathlib import Path

from .folders import free_folder

HELP = "Write a site of play pages, which run in the browser, for any web server."
EXAMPLES = ("site public", "site public --force")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the site is written; it is made")
    parser.add_argument(
        "--force", action="store_true", help="write into a folder that holds something already"
    )


def run(args: argparse.Namespace) -> int:
    from ..live.site.build import build_site

    folder = free_folder(args.folder, force=args.force)
    front = build_site(folder)
    print(f"{front} is the front page. Any web server will do:")
    print(f"  python -m http.server --bind 127.0.0.1 --directory {folder}")
    return 0
