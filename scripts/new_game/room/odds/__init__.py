"""Exact chances, counted from what a seat can see."""
