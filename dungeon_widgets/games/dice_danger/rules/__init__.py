"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

content      The printed sheets: spaces, rooms, monsters, chests and bonuses, read from JSON and shared by all states
checks/      What makes a sheet playable: the first rule it breaks is named, with the sheet, the place and the reason
records      The small facts of a roll: a box crossed, and what a player does with the dice
setup        FR Mise en place: an empty sheet for everybody, and one player begins
rounds       A roll from the throw to the next one: who writes after whom, and what is shown once all have ended
dice         Four white dice and a black one: every roll with its weight, and the pairs they can make
turn         A player's turn: two pairs of the dice, a cross for each, torches in between, and the price of what is missing
permissions  Wounds a player may deal and need not: a fist's, the worm's, and those that follow from a free one
board        A sheet as whole numbers: one bit a node, so that a player's crosses are an int and a question is an `&`
sheet        One player's sheet: what may be crossed on it, and what a cross does there
clouds       FR Puzzled Pyramid: before the first roll everybody writes the numbers into the clouds
bonuses      The two bonuses of a sheet: when their condition holds, and how far a player has come
settle       The end of a roll: who killed what and who completed a bonus, once everybody has written
scoring      Points, line by line, who wins, and what a lone adventurer may be called
state        A position: every field once, and which chapter of the rulebook answers in which phase
reasons      Which rule forbids an action: the key of a sentence in `text`, for tool tips and errors
position     Positions from outside: what must hold between the fields of one, and sheets given by what is written on them
"""
