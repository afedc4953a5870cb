"""Exact chances first, counted from what a seat knows; estimates say that they are.

advice         What the game can tell a player about the moment: choices worth showing, odds, and where a choice lies
answers        What an answer in a window does to the roll at hand: its chance with a card played, prepared, or thrown again
cases          How we counted: every throw behind the panel's first row, where that is one roll of one or two dice
dice           Chances of single rolls, exact: an opposed roll of two dice, and a threat
helps          What lies open before the own hero and helps a roll: preparations before the dice, re-throws after them, shields
journey        The chance to finish a quest this turn, by the best way: what each of its steps asks, healing, the monsters of rooms
journey_rooms  What a journey may do in a room beside its quest: heal, and fight a round with the monster that lives there
journey_state  How far an imagined journey has come, and what can be said of the dungeon before it begins
panel          The odds panel: what each choice risks and promises now (doors, pits, challenges, quests), from the seat's own view
rolls          Chances of the rolls of a moment, from a position that holds only what a seat knows (see `sight.known`)
routes         Chances of a way through the dungeon: doors, pits, and locks tried again with the points left. Exact
trip           A turn of one hero played out in thought: doors, pits, locks tried again, portals, Glory, and what helps a roll
walk           The chance to come to a space this turn by a given way, and the ways there are
"""
