"""Page code travels once: a widget holds a small loader, and one model per bundle and kernel holds the code, packed.

A notebook with fifty widgets would else hold, and send, a quarter of a megabyte fifty times. The model is saved with the
notebook, so that what was saved is shown without a kernel too. Where a host cannot find it, the loader asks the widget.
js/src/core/loader.ts is the loader.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from functools import cache
from typing import Any

import ipywidgets
import traitlets

from .bundle import STATIC, page_code


class Loader(str):
    """The text that stands in the models of a bundle; `bundle` is its name."""

    bundle: str

    def __new__(cls, name: str) -> Loader:
        made = super().__new__(cls, f"const CODE={json.dumps({'hash': code_hash(name)})};\n{_script()}")
        made.bundle = name
        return made


class PageCode(ipywidgets.Widget):  # type: ignore[misc]
    """The page code of one bundle, packed, as a model without a view."""

    packed = traitlets.Unicode("").tag(sync=True)

    def set_state(self, sync_data: Any) -> None:
        """No page writes page code."""

    def __repr__(self) -> str:
        return f"PageCode({len(self.packed)} characters)"


_MODELS: dict[str, PageCode] = {}


def code_model(name: str) -> PageCode:
    """The model of a bundle in this kernel; a new one if somebody has closed it."""
    model = _MODELS.get(name)
    if model is None or model.comm is None:
        model = _MODELS[name] = PageCode(packed=packed_code(name))
    return model


def code_answer(name: str, *, plain: bool) -> dict[str, str]:
    """The answer to a page that asks for the code of a bundle."""
    code = {"plain": page_code(name)} if plain else {"packed": packed_code(name)}
    return {"type": "code", "hash": code_hash(name), **code}


@cache
def packed_code(name: str) -> str:
    """The code, packed by gzip, as text."""
    import gzip  # for files that play alone

    return b64encode(gzip.compress(page_code(name).encode(), 9, mtime=0)).decode("ascii")


@cache
def code_hash(name: str) -> str:
    """By which a page knows that it has this code already."""
    return hashlib.sha256(page_code(name).encode()).hexdigest()[:16]


@cache
def _script() -> str:
    return (STATIC / "core" / "loader.js").read_text(encoding="utf-8")
