"""How puzzles are found and worked out again: for authors. The puzzles themselves are in ``dungeon_widgets/lab/puzzles``.

weighing  What every choice of a position is worth: counted where it can be, else all played on with the same luck
counts    What a room can count of a choice by itself, such as in how many dungeons the hero lives
whole     What the choices do for the whole game where the moment is judged: none may win more often than the answer
habits    Simple habits by room: what somebody does who does not count
search    Games between bots, positions judged, judged again with fresh luck, spread over levels, kinds and habits
recount   Puzzles worked out again, with other luck: whether what the bank says still holds
"""
