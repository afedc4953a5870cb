"""Exact chances first, counted from what a seat knows; estimates say that they are.

advice    What the game can tell a player at each decision, tied together for the engine: offers, places, panels
aim       Where to aim: the chance to hit for every point one may aim at, better with every slice
blows     What one throw does to a monster: the law of the damage, from the law of the verdicts, the monster, the hero and the weapons
chain     A combat without heroes as a Markov chain on the monster's health, for lessons; and the error of a number that follows from a law
dice      Which hero should throw which die, and a white die against taking the three back
forecast  A combat played on with the dice that are left: who throws them, falls and is healed, and whether the monster is beaten
law       Where a throw ends: the law of the verdicts for a hand in a manner, shipped or simulated, with its size and error
own_hand  A person's own hand, estimated from the launches they have made: how far they scatter, with intervals
panel/    The odds before each throw, from a seat's view: where the die ends, what it does, and whether the fight is won
"""
