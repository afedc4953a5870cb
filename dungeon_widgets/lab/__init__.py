"""Experiments: simulate many games."""

from .simulate import Progress, simulate
from .simulation import Played, Simulation

__all__ = ["Played", "Progress", "Simulation", "simulate"]
