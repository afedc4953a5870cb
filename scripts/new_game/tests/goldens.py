"""Games of every number of players, kept as text and compared: see tests/goldens.py."""

from __future__ import annotations

from scripts.new_game.room import LanternGame

GOLDENS = {str(players): (LanternGame(players=players), players) for players in LanternGame.seats_allowed}
