"""Lessons as Markdown files: read, held against their twin in the other language, and written as notebooks.

blocks         A Markdown file as its head, its sections and what stands in them: texts, cells, questions, cuts
question_text  The text of one question: what is asked, then a field per line
plan           What a lesson is made of: parts with texts, cells and questions, and what only teachers read
twins          One lesson from a file and its translation, piece by piece
known          Which lessons there are: those of the package, and those that somebody has opened
carried        A lesson as one line of text: a page that carries its own questions needs no other file
cells          The cells of a notebook, with ids that do not change from one writing to the next
pages          The student's page of a lesson as a notebook, without any answer in it
graded         A lesson for nbgrader or otter-grader: the page, a cell for the line that is handed in, and what grades it
teacher_pages  The teacher's page: timing, mistakes, solutions that pass every check, sheets to print
handing_out    Copying the notebooks of the package to where people work; teachers' pages only if asked for
"""
