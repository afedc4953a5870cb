"""Exact odds from what a seat knows, and estimates that say so where counting would take too long."""
