"""One lesson, one pupil, one class: positions, answers, hand-ins and what a class thought.

book        The book of a lesson: which lesson is open, and every guess and check made in it. It never leaves the machine by itself
keeping     Where books are kept: one small file per book and lesson, found again after a restart
class_axis  Where an answer of a class lies in its figure: along a chance, along numbers, or on the sentences of a choice
classroom   What a class thought: hand-ins collected from codes or a folder, held against truths that are computed again
handin      Handing in: every guess and check of a lesson as one line of text, or as a file. Nothing is sent anywhere
lesson      A teacher's starting position as a code: a moment of a game, the luck to come if it is to be the same for all, and whether the odds are locked until a student has predicted
predict     A prediction for one question: made before the truth is known, committed, revealed, and scored
scores      How good guesses were: distance to the truth, Brier score with luck in it, and calibration
"""
