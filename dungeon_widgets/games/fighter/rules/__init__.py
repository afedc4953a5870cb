"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

What is printed is data, not code: `content/*.json` (heroes, monsters, bosses, rooms, equipment, throws, the tabletop's
measures, set-up); `effects` does what cards and abilities say.

content    The files of content/ read into records; what makes them valid is in `checks`
checks     What makes the files of content/ playable: the first rule that a card breaks is named, with the card, the field and the reason
printed    What is printed on the cards in the box, as records that never change: heroes, monsters, rooms, equipment, abilities, effects
records    What a position is made of: heroes with their scars and cards, the monster, the throw being made, the steps still to be done
party      The heroes as a group: who stands, sits left or right, decides for the group; health lost and healed, falls, defeat, most health, dice and gold in the Chest, places for cards
foes       The monster: starting health with room and difficulty; Cunning, Horde, Resistant, Enraged; what it loses, epic blows, and what a miss costs whom
gentle     A gentle beginning, for a first evening: two plain monsters, then one special throw. Ruling 56
effects    What cards, rooms and heroes' abilities do, one small function per operation: heal, deal damage, lessen or prevent it after a miss, gold, dice, tokens, notes, bribes, tape, a bounce granted
throw/     The physics of a throw: specific throws, launch, flight, the target and its sections, hit or the first reason for a miss. Knows no game state
combat/    One combat: dice, required throws, weapons, throwing again, abilities, damage, misses, and when cards are used
chapters/  All beside the combat, in the order of a game: setup, rooms and retreat, Rest and scars, new equipment, exchange, shop, boss
every      Every action that a hero may ever choose, so that each can be called by its number; one entry stands for all throws
dispatch   Which chapter does what: for each kind of step, who is asked, what is legal, what luck may do and what happens
state      A position of the game: every field once, the moves from it, and what a person may always pass on
reasons    Which rule forbids an action that is not legal here; the text explains the key
scoring    The end: points for gold, dice, scars, eliminated heroes and difficulty after a victory, and the title. FR Décompte de fin de partie
position   What must hold between the fields of a position that was read from JSON; the first that does not is named
"""
