"""Every sentence a player reads. The rules know none of them."""

from __future__ import annotations

from ....engine.typography import typeset
from .en import EN
from .fr import FR
from .sentences import Sentences

LANGUAGES: dict[str, Sentences] = {"en": EN, "fr": typeset(FR)}
