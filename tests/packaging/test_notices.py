"""Whose work travels with ours is named: in NOTICE, beside the bundles, and in each of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tomllib

from dungeon_widgets.widgets.page.bundle import STATIC

ROOT = Path(__file__).parents[2]
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
AUTHORS = json.loads((ROOT / "js" / "icon-authors.json").read_text(encoding="utf-8"))


def test_the_notice_is_the_one_the_build_makes() -> None:
    assert (STATIC / "NOTICE.txt").read_text(encoding="utf-8") == NOTICE, "run `make build` and commit NOTICE"


def test_every_icon_has_an_author() -> None:
    assert "AUTHOR NOT KNOWN" not in NOTICE, "name who drew it in js/icon-authors.json"


def test_no_icon_has_two_authors() -> None:
    drawn = [icon for author in AUTHORS for icon in author["icons"]]
    assert len(drawn) == len(set(drawn))


@pytest.mark.parametrize(
    "name", ["Jason Miller", "Mike Bostock", "Gelasio Project Authors", "Kier Heyl", "Sparker"]
)
def test_the_notice_names_who_made_what(name: str) -> None:
    assert name in NOTICE


@pytest.mark.parametrize("bundle", sorted(STATIC.glob("*.js")), ids=lambda path: path.stem)
def test_a_bundle_brings_its_notices(bundle: Path) -> None:
    comment, _, code = bundle.read_text(encoding="utf-8").partition("*/")
    assert code
    assert comment.startswith("/*!")
    assert "Jason Miller" in comment
    assert "Permission is hereby granted" in comment
    assert "CC BY 3.0" in comment


def test_the_licence_of_the_package_tells_all_of_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "NOTICE" in project["license-files"]
    parts = set(project["license"].split(" AND "))
    assert {author["licence"] for author in AUTHORS} | {"MIT", "ISC", "OFL-1.1"} == parts
