"""Cards in hands and in play: what they cost, whom they meet, when they may be played.

hands           Cards of a hand: drawn, shuffled, discarded, given back; which all know; wounded monsters lying face up; shuffled anew when the pile is empty; what is still being played goes to the discards at the end of the game
inventory       Treasures, Boons and Banes in play: limits and surplus, uses, replacing, stealing, fetching, replacing a quest
attributes      Scores by level, and all that is added to a roll: weapons, spaces, modifiers against a kind of foe; never below 0
dice            Dice: whose die may be re-thrown, once, and what a throw does to the roll
plays           When a Boon, Treasure, Response or Anytime card may be played and an ability used, once a turn or more, and doing it
costs           Prices in Glory, movement, Life, uses and Treasures: whether they can be paid, and paying them
conditions      Conditions printed on cards and abilities: the type of attack, the foe, the roll, what one owns
targets         Whom an effect means: the victim, each, others, here; how far one may choose; on whom a Bane is redirected
does_something  Whether a card or ability would do anything at all: otherwise it may not be played
"""
