"""One lesson, one pupil, one class: positions, answers, hand-ins and what a class thought.

book           The book of a lesson: which lesson is open, and every guess and check made in it. It never leaves the machine by itself
class_axis     Where an answer of a class lies in its figure: along a chance or along numbers, exactly where it was said
class_bars     The most frequent answers of a class, where answers are no numbers: sentences, sets, lists and functions
class_tables   The answers of a class as tables for a spreadsheet or for pandas: a row per student, or per student and question
classroom      What a class thought: hand-ins collected from codes or a folder, held against truths that are computed again
collecting     Finding hand-ins: the lines in a text, however it was sent, and the files of a folder
function_text  A function as the text somebody wrote, so that it can be handed in and read without being run
grading        Points for a grader that runs the notebook again: from the line a student handed in, or from what their code made
handin         Handing in: every guess and check of a lesson as one line of text, or as a file. Nothing is sent anywhere
handin_line    A hand-in as one line of text: what it holds, how it is checked when it is read, and the signature of a class key
keeping        Where books are kept: one small file per book and lesson, found again after a restart
lesson         A teacher's starting position as a code: a moment of a game, the luck to come if it is to be the same for all, and whether the odds are locked until a student has predicted
points         What an answer is worth: all points for right at once, less a share for every hint and every try after the second
pooling        The rolls of a whole class added up: bars of all together, a dot for each student
predict        A prediction for one question: made before the truth is known, committed, revealed, and scored
scores         How good guesses were: distance to the truth, Brier score with luck in it, and calibration
"""
