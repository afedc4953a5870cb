"""What lessons ask, what is true, and whether an answer is right.

bank              Question banks: what a lesson asks, checked when it is loaded. A question is the same data wherever it comes from
checks            `check("q3", answer)`: right or not, with the hint for this very mistake. Nothing a student writes ends in a traceback
evidence_truths   What questions about something seen may compute: chests with a keeper, and dice that a line accuses
expressions       Arithmetic with exact fractions, written as text in a question bank: ``1 - (5/6)**6``, ``chance_of([7], dice=5)``
judges            Whether an answer is right, and the sentence that helps if it is not. No answer, however odd, makes a fault
understood        What was understood of an answer while it is being written
own               A question of one's own, from a cell: checked at once, and known from then on like those of a lesson
puzzle_questions  A puzzle as a question of one's own: its choices are the options, its best choice is the truth
questions         A question of a lesson: its texts in two languages, and truths that the package computes
sample_truths     What questions about many samples may compute: sums of dice, intervals that are counted, games of bots
simulated_truths  The simulation that belongs to a question, where its truth is a chance of a game that can be drawn
titles            What a question is called: "Question 1", "Exercise 2.3", "Exit ticket", "Your decision", or by the words of its own id
truths            What questions may compute: the functions of the package under short names, with plain arguments
"""
