"""Widgets about many samples: what their sums do, and how often an interval from one of them holds.

sums  Sums of many dice: bars, a normal curve, and long rows that settle down
"""
