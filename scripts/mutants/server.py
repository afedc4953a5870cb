"""A Python that has loaded pytest but none of our modules: for every set of tests it is asked for, it forks one that runs them.

Run as ``python -m scripts.mutants.server FOLDER``: a request per line of its input, the answer on a line of its output.
"""

from __future__ import annotations

import builtins
import json
import os
import resource
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, TypedDict

import hypothesis.strategies  # noqa: F401  # loaded once for all runs
import pytest

MEMORY = 3 << 30
"""A broken rule may never stop piling something up."""


class Request(TypedDict):
    """Which tests of these `paths` are run: whose names begin with one of `named`, in this order, each for so many seconds."""

    paths: list[str]
    named: list[str]
    order: list[str]
    """What is not in it comes last."""
    seconds: dict[str, float]
    default: float
    """For a test that is not among them."""
    reading: float
    """For reading a file of tests: a broken rule may never let a position be made."""


class Answer(TypedDict):
    """What came of them; a run ends with the first test that fails."""

    failed: list[str]
    """The files that could not be collected, then the test; none if all passed."""
    late: bool
    """It did not fail but was not over in its time."""
    passed: list[tuple[str, float, list[str]]]
    """Every test that passed: its name, its seconds of work, and what it marked as entered."""
    cpu: float
    trouble: str
    """Why there were no tests."""


class Asked:
    """A plug-in of pytest: the order of the tests, their limits, and what becomes of each, told line by line."""

    def __init__(self, request: Request, told: int) -> None:
        self.request = request
        self.told = told
        self.began = 0.0
        self.entered: set[str] = set()
        vars(builtins)["_was_entered"] = self.entered

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self.session = session

    def tell(self, *words: object) -> None:
        os.write(self.told, (json.dumps(words) + "\n").encode())

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        rank = {test: place for place, test in enumerate(self.request["order"])}
        items[:] = [item for item in items if item.nodeid.startswith(tuple(self.request["named"]))]
        items.sort(key=lambda item: rank.get(item.nodeid, len(rank)))

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        if isinstance(collector, pytest.Module):
            self.begin(collector.nodeid, self.request["reading"])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell("failed", report.nodeid)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.entered.clear()
        self.begin(nodeid, self.request["seconds"].get(nodeid, self.request["default"]))

    def begin(self, nodeid: str, seconds: float) -> None:
        """It may work so many seconds from now on: its own time, not that of the clock, for a busy machine is slow."""
        self.began = time.process_time()
        resource.setrlimit(resource.RLIMIT_CPU, (int(self.began + seconds) + 1, resource.RLIM_INFINITY))
        self.tell("began", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell("failed", report.nodeid)
            self.session.shouldfail = "one is enough"
        elif report.when == "teardown":
            self.tell("passed", report.nodeid, time.process_time() - self.began, sorted(self.entered))


def run(request: Request, told: int) -> None:
    """Run the tests in this process, quietly."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    options = [
        *("-q", "--tb=no", "--continue-on-collection-errors", "-p", "no:cacheprovider"),
        *("-p", "_hypothesis_pytestplugin", "--hypothesis-seed=1"),
    ]
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        pytest.main([*options, *request["paths"]], plugins=[Asked(request, told)])


def answer(request: Request) -> Answer:
    """Fork, and read what the child tells until it ends."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            run(request, write)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as told:
        lines: list[list[Any]] = [json.loads(line) for line in told]
    _, status, used = os.wait4(child, 0)
    failed, began = ([line[1] for line in lines if line[0] == kind] for kind in ("failed", "began"))
    late = os.WIFSIGNALED(status) and not failed
    return Answer(
        failed=failed or (began[-1:] if late else []),
        late=late,
        passed=[tuple(line[1:]) for line in lines if line[0] == "passed"],
        cpu=used.ru_utime + used.ru_stime,
        trouble="" if failed or late or any("::" in one for one in began) else "no test was run",
    )


def main() -> None:
    folder = sys.argv[1]
    os.chdir(folder)
    sys.path[0] = folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "scripts"]:
        del sys.modules[name]  # the tests may want those of their own folder
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
