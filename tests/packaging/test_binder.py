"""Binder: repo2docker reads binder/ as we mean it. No image is built, so no Docker is needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.packaging
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def plan() -> str:
    """All that repo2docker prints: what it found and the Dockerfile it would build, for Binder's usual user."""
    command = [
        sys.executable,
        "-m",
        "repo2docker",
        "--no-build",
        "--debug",
        "--user-id=1000",
        "--user-name=jovyan",
        ".",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr + done.stdout


def test_python_is_pinned(plan: str) -> None:
    assert "Building conda environment for python=3.11" in plan


def test_what_is_needed_is_installed_and_then_the_repository(plan: str) -> None:
    installed = plan.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    assert installed < plan.index("COPY --chown=1000:1000 src/ ${REPO_DIR}/", installed - 4000)
    assert installed < plan.index("RUN ./binder/postBuild")
    built = (ROOT / "binder" / "postBuild").read_text(encoding="utf-8")
    assert "pip install --no-cache-dir --no-deps ." in built
    assert "jupyter trust" in built
