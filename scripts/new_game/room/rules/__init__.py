"""The rulebook: what a position is, what may be done in it, what happens then.

content   The numbers and names of the game, from its JSON
checks    What makes the content valid; an error names the file and the field
records   The small facts of the rules: a bid, cups that were lifted, the phases
bidding   A round: roll under the cups, bid higher in turn, or doubt and lift them
scoring   Scores, winners, the end
state     A position: every field once, and what may be done and what happens, by phase
reasons   Which rule forbids an action
position  What must hold between the fields of a position read from JSON
"""
