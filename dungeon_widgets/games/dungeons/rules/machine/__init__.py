"""What keeps the game going: what happens by itself, who is asked, what may be chosen, what is drawn.

flow       What happens by itself: frames of the stack, then the phases of the turn, until somebody must decide
choices    What the seat to move may do, and doing it: the question on top of the stack, else the phase
questions  The questions cards ask: which hero, card, place, quest, die or list. One entry a question
windows    Windows: who is asked, by public facts only, and what he may answer (rulings 21, 43, 44)
luck       Chance: what may be drawn or thrown at the top of the stack, with integer weights, and making it happen
"""
