"""Opponents of stated strength: every game has these three, each clearly stronger than the one before."""

from __future__ import annotations

from collections.abc import Mapping

STRENGTHS: Mapping[str, dict[str, str]] = {
    "beginner": {"en": "beginner", "fr": "niveau débutant"},
    "club": {"en": "club player", "fr": "niveau club"},
    "expert": {"en": "expert", "fr": "niveau expert"},
}
"""Their names (``"bot:club"``), weakest first, and what people call them. docs/strength.md has what was measured."""
USUAL = "club"
"""Who sits down where nobody asked for anybody else."""
