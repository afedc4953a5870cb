"""Experiments, questions and lessons without a page."""
