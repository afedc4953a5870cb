"""Write js/src/generated/*.ts from the TypedDicts the kernel sends: contract.ts for what all games share, and one file
a game (welcome.ts, ...) for its view.

python -m scripts.gen_contract            write the files
python -m scripts.gen_contract --check    exit 1 if they are not what would be written
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, Union

# typing.NotRequired is not in Python 3.10.
from typing_extensions import NotRequired, ReadOnly, Required

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "js" / "src" / "generated"
SHARED = "dungeon_widgets.widgets.page.contract"
HEADER = "// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.\n"

PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
QUALIFIERS = (NotRequired, Required, ReadOnly)


def sources() -> dict[str, list[str]]:
    """The modules beside the shared one, by the file made of them: what the page of every game is sent (its view, and
    its practice range if it has one), and the contracts of the lab and of many screens."""
    package = ROOT / "dungeon_widgets"
    found: dict[str, list[Path]] = {}
    for pattern in (
        "games/*/sight/view.py",
        "games/*/sight/range.py",
        "widgets/lab/contract.py",
        "widgets/games/*/contract.py",
        "live/contract.py",
    ):
        for path in sorted(package.glob(pattern)):
            owner = path.parent.parent if path.parent.name == "sight" else path.parent
            found.setdefault(owner.name, []).append(path)
    return {
        name: [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
        for name, paths in found.items()
    }


def files() -> dict[str, str]:
    """Every file by its name."""
    shared = typed_dicts(importlib.import_module(SHARED))
    made = {"contract.ts": generate(shared)}
    for name, modules in sources().items():
        sent: dict[str, Any] = {}
        for module in modules:
            sent |= typed_dicts(importlib.import_module(module))
        made[f"{name}.ts"] = generate(sent, shared)
    return made


def typed_dicts(module: types.ModuleType) -> dict[str, Any]:
    """Every TypedDict a module defines, and those they are made of, by name."""
    found: dict[str, Any] = {}
    for value in vars(module).values():
        if typing.is_typeddict(value) and value.__module__ == module.__name__:
            collect(value, found)
    return found


def generate(written: dict[str, Any], shared: dict[str, Any] | None = None) -> str:
    """The TypeScript of these TypedDicts; those that are shared are imported."""
    known = {name for name, hint in (shared or {}).items() if written.get(name) is hint}
    own = [interface(hint) for name, hint in written.items() if name not in known]
    # Those that only a shared one is made of are not named here.
    named = sorted(name for name in known if any(re.search(rf"\b{name}\b", text) for text in own))
    imports = [f'import type {{ {", ".join(named)} }} from "./contract";\n'] if named else []
    return "\n".join([HEADER, *imports, *own])


def collect(hint: Any, written: dict[str, Any]) -> None:
    """Add every TypedDict in `hint` to `written`, wherever it is defined."""
    if not typing.is_typeddict(hint):
        for arg in typing.get_args(hint):
            collect(arg, written)
        return
    known = written.get(hint.__name__)
    if known is hint:
        return
    if known is not None:
        raise SystemExit(
            f"{hint.__name__} is defined in {known.__module__} and in {hint.__module__}: rename one"
        )
    written[hint.__name__] = hint
    for field in typing.get_type_hints(hint, include_extras=True).values():
        collect(field, written)


def interface(cls: Any) -> str:
    """One TypedDict as an exported interface."""
    lines = [*jsdoc(cls.__doc__), f"export interface {cls.__name__} {{"]
    for key, hint in typing.get_type_hints(cls, include_extras=True).items():
        mark = "?" if is_optional(cls, key, hint) else ""
        lines.append(f"  {key}{mark}: {typescript(hint, f'{cls.__name__}.{key}')};")
    return "\n".join([*lines, "}", ""])


def is_optional(cls: Any, key: str, hint: Any) -> bool:
    """Whether `key` may be absent. Postponed annotations hide a qualifier from ``__optional_keys__``."""
    origin = typing.get_origin(hint)
    return origin is NotRequired or (key in cls.__optional_keys__ and origin is not Required)


def jsdoc(text: str | None) -> list[str]:
    """A docstring as a comment; TypedDicts without one inherit that of dict, which says nothing."""
    if not text or text == dict.__doc__:
        return []
    lines = [line.strip() for line in text.strip().replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def typescript(hint: Any, where: str) -> str:
    """The TypeScript type of a Python one; `where` names the field in the error for what we cannot say."""
    if hint in PLAIN:
        return PLAIN[hint]
    if typing.is_typeddict(hint):
        return str(hint.__name__)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in QUALIFIERS or origin is typing.Annotated:
        return typescript(args[0], where)
    if origin is Literal:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in args)
    if origin in (Union, types.UnionType):
        # dict.fromkeys: int | float is one number.
        return " | ".join(dict.fromkeys(typescript(arg, where) for arg in args))
    if origin is list or (origin is tuple and args[1:] == (...,)):
        item = typescript(args[0], where)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(arg, where) for arg in args)}]"
    if origin is dict and args[0] is str:
        return f"Record<string, {typescript(args[1], where)}>"
    raise SystemExit(f"{where}: {hint!r} has no TypeScript form here")


def main(check: bool) -> int:
    made = files()
    if not check:
        TARGET.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (TARGET / name).write_text(text, encoding="utf-8", newline="\n")
        return 0
    old = [name for name, text in made.items() if not is_file_with(TARGET / name, text)]
    for name in old:
        print(f"js/src/generated/{name} is out of date: run `make contract`", file=sys.stderr)
    return 1 if old else 0


def is_file_with(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
