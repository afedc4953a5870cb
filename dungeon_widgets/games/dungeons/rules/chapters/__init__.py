"""The chapters of the rulebook, in the order of a turn.

setup       FR Mise en place: who begins, hands, quests and heroes, the Entrance Chamber
turn        The turn: how it begins, how it ends, and whose is next (FR Le tour de jeu, Remise à zéro; ruling 49)
draw        FR Défausse et Pioche: one card a turn is owed, then the hand is filled
encounter   FR Rencontre: Banes and Boons one by one, then Encounters announced together, put in order and met one by one
build       FR Construction du donjon: a map card is drawn and laid; one that fits nowhere goes under the pile (ruling 50)
move        FR Mouvement: walking, doors, challenges, quests, cards; until the hero stops or his turn ends
combat      FR Le combat: one round, a die for each side and a score; the higher total strikes, a tie strikes nobody
wounds      Wounds: suffered in packets, credited to whoever inflicted them (ruling 36)
death       FR But du jeu: a hero with as many wounds as Life is out; the last one alive wins
threats     FR Les Menaces: a die and a score against a threat, equal or more succeeds; Traps, and all other threat rolls
quests      FR Les Quêtes: steps taken by entering, by a test, a fight or a price, or counted; what finishing one brings
tournament  FR Plan de tournoi: the dungeon is laid before play, from the pile of the neighbour on the right
decks       FR Customisation de deck: what a tournament deck must be. Every restriction that is broken is named
"""
