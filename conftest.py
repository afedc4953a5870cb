"""Whatever is run from here, games, books, statistics and invitations are kept in a folder of the run, and never where the
person keeps theirs who runs it: in tests, in examples of docstrings, and in the kernels of notebooks."""

from __future__ import annotations

import os
from shutil import rmtree
from tempfile import mkdtemp

import pytest

_HOME = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_HOME] = os.environ["JUPYTER_DATA_DIR"] = mkdtemp(prefix="dungeon-widgets-")


def pytest_unconfigure(config: pytest.Config) -> None:
    rmtree(config.stash[_HOME], ignore_errors=True)
