"""Games of every number of players, kept as text and compared: see tests/goldens.py."""

from __future__ import annotations

from scripts.new_game.room import MygameGame

GOLDENS = {str(players): (MygameGame(players=players), players) for players in MygameGame.seats_allowed}
