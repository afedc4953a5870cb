"""Exact chances: combats, threats, routes. All assume that nobody else plays a card."""
