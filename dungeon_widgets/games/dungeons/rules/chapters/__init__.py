"""The chapters of the rulebook, in the order of a turn.

setup       FR Mise en place: who begins, the deal of cards, quests and heroes, the Entrance Chamber
turn        The turn: what a new turn resets, what lasts until when, Peril for not moving, its end, and whose is next
draw        FR Défausse et Pioche: the discard owed each turn, filling the hand up to five, random discards
encounter   FR Rencontre: Banes and their Peril, Encounters announced, paid, put in order and met, Peril for wounds they dealt
build       FR Construction du donjon: a map card is drawn and laid; one that fits nowhere goes under the pile
move        FR Mouvement: movement points, steps, challenges and all one may do in the Movement phase
combat      FR Le combat: the attack named, who may answer, dice, the higher total, what a hit does, monsters defeated or going back
wounds      Wounds suffered together, Glory for wounds inflicted, who is credited
death       FR But du jeu: dying at 0 Life or being saved, what a dead hero leaves behind, the last hero alive
threats     FR Les Menaces: threat rolls (equal or more succeeds) of Traps, doors, pits and tests; a Trap leaves either way
quests      FR Les Quêtes: steps by entering, by a test, a fight or a price, or by wounds counted; levels, rewards, winning; replacing one
tournament  FR Plan de tournoi: the dungeon laid before play from a neighbour's pile, holding a map back, several Entrances
decks       FR Customisation de deck: what a tournament deck must be; every restriction that is broken is named
"""
