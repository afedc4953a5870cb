"""What keeps the game going: what happens by itself, who is asked, what may be chosen, what is drawn.

flow       What happens by itself, and the order of the phases, until somebody must decide
choices    What may be chosen in each phase, and doing it: announcing, ordering, giving Peril; Anytime cards between
questions  The questions cards ask: which hero, card, place, quest, die or option, and what follows the answer
windows    Who may answer with Responses and Anytime cards, by public facts only; one Response; passing, and whom a roll stops
luck       Chance: what may be drawn or thrown, with its weights, and making it happen
"""
