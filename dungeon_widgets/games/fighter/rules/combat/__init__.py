"""FR 2 Combat, step by step: the die, the throw, hit or miss, what it does.

turns           The combat: whose turn it is, which die, and what the throw does. FR 2 Combat, FR Pénurie de dés colorés
required_throw  What a throw must be: the specific throws of monster, room and weapons. FR Exigences d'un lancer spécifique
throws          Making a throw: weapons, the launch, and where the die comes to lie. FR 2.2 Lancer le dé, FR Équipement
rethrow         Throwing a die again: Reroll, Time Spell, its token, and cards. FR Relance, FR Sort temporel
hit_or_miss     The die that lies: hit or miss, symbol or blank. FR 2.3 Vérifier si c'est touché ou raté
abilities       The symbol on the die: which ability it activates, and what that adds. FR Activer le symbole du dé
damage          What a hit does to the monster. FR Touché, FR Coup parfait, FR Effets spéciaux
harm            What a missed throw costs whom. FR Raté; FR Enragé, Avide, Sangsue
slain           The monster is beaten: the fight is over and the Rest begins, or the game is won. FR 3 Repos, FR 5
windows         Cards used between the moves: at which moment which card, and when its owner is asked
"""
