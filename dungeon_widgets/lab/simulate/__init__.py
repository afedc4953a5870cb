"""Many games at once.

simulate           Many games at once, with a seed each: the result does not depend on where or in which order they ran
series             A series of games of bots, played one after the other where it is asked for: here, or at a worker
sharing            How many games are shared out to an executor: slices of about 0.2 seconds, as many under way as keep it busy
simulation         What many games say: one record per game, and shares and means with their errors
simulation_charts  What a simulation looks like: shares won with their intervals, and two simulations side by side
tournament         A tournament: every bot against every other, with seats turned and luck shared
ratings            Ratings from games between many: strengths by which each won as often as it did (Bradley and Terry), with their error
tournament_picture  What a tournament looks like: the cross table with its intervals, and the ratings with theirs
"""
