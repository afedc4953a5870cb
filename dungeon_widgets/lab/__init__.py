"""Experiments: simulate many games."""

from .simulate import Played, Progress, Simulation, simulate

__all__ = ["Played", "Progress", "Simulation", "simulate"]
