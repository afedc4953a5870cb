"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

What is printed on a sheet is data, not code: `content/sheets/*.json` (spaces, rooms, boxes, monsters, numbers, bonuses).

content      The printed sheets: spaces, rooms, monsters, chests and bonuses, read from JSON and shared by all states
checks/      Is a sheet playable? The first rule it breaks is named, with the sheet, the place and the reason
records      The small facts of a roll: a box crossed, a question asked, what a player did with the dice; events hidden from the others
setup        Before the first roll: an empty sheet for everybody, and one player begins
rounds       From one roll to the next: who rolls, who writes after whom, crosses shown when all have ended, the end of the game
dice         The dice: every roll with its weight, and the different pairs that four or five dice can make
turn         A player's turn: two pairs, the black die and its price, a cross for each pair, torches, which chest to open, armour, life lost for crosses not made
permissions  Wounds that a player may decline (a fist's, the worm's): when the question is asked, and what the answer does
board        A sheet as whole numbers, one bit per node: what is joined, and which totals fit where on an empty sheet
sheet        One player's sheet: what a pair may cross, what comes within reach, and what a cross does: wounds, what each chest gives, numbers unlocked, portal, rubble, life
clouds       Clouds of the Pyramid: before the first roll everybody writes the numbers into them
bonuses      The two bonuses of a sheet (counting spaces, killing monsters, joining start areas): is one complete?
settle       The end of a roll: first and later rewards for kills and bonuses, hearts lost to monsters, free wounds for the others
scoring      Points: gems, gold, trios of the boss, the penalty for life; places and ties; the titles of a lone adventurer
state        A position: every field once, and which chapter of the rulebook answers in which phase
every        Every action that a seat may ever choose on a sheet, so that each can be called by its number
reasons      Which rule forbids an action: the key of a sentence in `text`, for tool tips and errors
position     Is a position read from JSON data possible? And sheets made from what is written on them
"""
