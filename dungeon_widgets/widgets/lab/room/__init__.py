"""The class room: what a class thought, and who is where.

class_grid  Who is where: students and questions in one grid, with tries, hints, points and the median of every question
class_plot  The figure of one question to a class: the answers on an axis or as bars, their middle, the simulated band, and the truth
classroom   What the class thinks: guesses, simulation and truth in one figure, shown one after the other
"""
