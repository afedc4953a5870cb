"""A language that no one speaks, made from English, for tests: it shows what is not translated, and what bursts."""

from __future__ import annotations

import re
from pathlib import Path

from .folder import write_folder
from .sources import Sources

CODE = "qps"
_KEPT = re.compile(r"\{[^{}]*\}|\[[^\]]*\]\([^)]*\)|`[^`]*`|\b(?:dw|DW\w+)\b[\w.(]*")
_ACCENTS = str.maketrans("aeiounAEIOUNcsyzCSYZ", "áéíóúñÁÉÍÓÚÑçšýžÇŠÝŽ")
LONGER = 0.3


def pseudo(english: str) -> str:
    """An English text with accents and a third longer; blanks stay as they are.

    >>> pseudo("Draw {n} cards")
    'Dráw {n} çárdš~~~'
    """
    if not re.search(r"[^\W\d_]{2}", _KEPT.sub("", english)):
        return english
    parts = _KEPT.split(english)
    kept = [*_KEPT.findall(english), ""]
    said = "".join(part.translate(_ACCENTS) + blank for part, blank in zip(parts, kept, strict=True))
    more = max(1, round(len(english) * LONGER))
    return said + "~" * min(more, 3) + " ~~~~" * ((more - 3) // 5)


def write_pseudo(root: Path, wanted: Sources) -> Path:
    """The folder of this language below `root`."""
    folder = root / CODE
    about = {"name": "Pšéúdó", "you": "Ýóú", "comma": ","}
    write_folder(folder, wanted, about, pseudo)
    return folder
