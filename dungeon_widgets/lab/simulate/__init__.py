"""Many games at once.

simulate           Many games at once, with a seed each: the result does not depend on where or in which order they ran
simulation         What many games say: one record per game, and shares and means with their errors
simulation_charts  What a simulation looks like: shares won with their intervals, and two simulations side by side
"""
