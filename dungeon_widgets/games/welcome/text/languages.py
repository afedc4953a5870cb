"""The tables of each language."""

from __future__ import annotations

from .en import ENGLISH
from .fr import FRENCH
from .tables import Tables

LANGUAGES: dict[str, Tables] = {"en": ENGLISH, "fr": FRENCH}
