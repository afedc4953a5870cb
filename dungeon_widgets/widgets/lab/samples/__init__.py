"""Widgets about many samples: what their sums do, and how often an interval from one of them holds.

intervals  A wall of intervals: throw, write between which chances the truth lies, and count how often that holds
sums       Sums of many dice: bars, a normal curve, and long rows that settle down
"""
