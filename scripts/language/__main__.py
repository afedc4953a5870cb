"""python -m scripts.language de: make the folder of a language, or bring it up to date, and say what is missing."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from dungeon_widgets.engine.languages import WRITTEN

from .folder import coverage, write_folder
from .sources import PACKAGE, sources

SHOWN = 12


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.language", description=__doc__)
    parser.add_argument("code", help="of the language: de, es, pt-BR")
    parser.add_argument("--name", help="what the language calls itself, such as Deutsch")
    parser.add_argument("--folder", type=Path, default=PACKAGE / "lang", help="where its folder lies")
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is missing")
    parser.add_argument("--missing", metavar="PART", help="list what one part lacks, such as tables/welcome")
    args = parser.parse_args()
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?", args.code):
        parser.error(f"{args.code[:40]!r} is no code of a language; write one such as de or pt-BR")
    if args.code in WRITTEN:
        parser.error(f"{args.code} is written in the code itself: see docs/translating.md")
    wanted, folder = sources(), args.folder / args.code
    if not args.check:
        about = {"name": args.name or args.code, "you": "You", "comma": "."}
        write_folder(folder, wanted, about)
    found = coverage(folder, wanted)
    if args.missing:
        if args.missing not in found:
            parser.error(f"the parts are {', '.join(found)}")
        print("\n".join(found[args.missing][0]))
        return 0
    print(f"{folder.name}: {'translated':>24} {'of':>6}   English has changed")
    for part, (missing, changed, all_of) in found.items():
        print(f"{part:<24} {all_of - len(missing):>6} {all_of:>6}   {len(changed) or ''}")
    done = sum(all_of - len(missing) for missing, _, all_of in found.values())
    print(f"{'all':<24} {done:>6} {sum(all_of for *_, all_of in found.values()):>6}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
