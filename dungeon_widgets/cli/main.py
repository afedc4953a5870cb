"""Which commands there are, and how each is called.

A command is one module: `HELP` (one line), `EXAMPLES` (lines people may copy), `add_arguments(parser)` and `run(args)`,
which gives the exit status. A `ValueError` or `OSError` from `run` is told as one sentence. A module imports what it needs
inside `run`, so that ``--help`` is quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from .. import __version__

NAME = "dungeon-widgets"
COMMANDS = ("play", "lab", "lessons", "lesson", "site", "lite")
"""Each a module of this folder, in the order of ``--help``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status comes back."""
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args)
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}" if error.filename else error)
    except ValueError as error:
        return _refused(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


def _refused(why: object) -> int:
    print(f"{NAME}: {why}", file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    modules = {name: import_module(f".{name}", __package__) for name in COMMANDS}
    top = _parser(
        prog=NAME,
        description="Dungeon games to play, and to teach probability with.",
        epilog=_examples(line for module in modules.values() for line in module.EXAMPLES[:1]),
    )
    top.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, module in modules.items():
        command = commands.add_parser(
            name,
            help=module.HELP,
            description=module.HELP,
            epilog=_examples(module.EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return top


def _parser(**keys: Any) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(formatter_class=argparse.RawDescriptionHelpFormatter, **keys)


def _examples(lines: Any) -> str:
    return "\n".join(["examples:", *(f"  {NAME} {line}" for line in lines)])
