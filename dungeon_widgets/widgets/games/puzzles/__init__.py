"""Puzzles: one position, one try, and then what every choice was worth.

puzzles   The widget: which puzzle is asked, what its page may say, and what a notebook calls
position  The position of a puzzle as its seat sees it, drawn by the board of its game
telling   What is told once the answer is there: every choice with its worth, by how much, and why
tried     Which puzzles somebody has tried: rating, days in a row, and which comes next
contract  What the page of puzzles is shown. Before the answer nothing in it tells one choice from another
"""
