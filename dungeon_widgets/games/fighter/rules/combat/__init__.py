"""One combat, step by step: the die, the throw, hit or miss, what it does, and the cards used on the way. FR 2 Combat.

turns           A turn: which die, white dice, taking the three back, calling on another hero, no die left; then what a hit or a miss does, foretold before a throw is made again, and who is next. FR 2 Combat, FR Pénurie de dés colorés
required_throw  Which specific throws are due: those of monster, room and weapons together, notes, and what nobody can make (retreat). FR Exigences
throws          Making a throw: weapons declared and combined, the launch, luck, the second throw of Double Strike. FR 2.2 Lancer le dé, FR Équipement
rethrow         Throwing a die again: Reroll, Time Spell and its token, Rewind Pill, Lucky Underpants; who is asked first, what is forgotten. FR Relance, FR Sort temporel
hit_or_miss     The die that lies: hit or miss (Cunning, no bounce), symbol or blank (eye drops, strict_requirements), Fatal Blow. FR 2.3
abilities       The symbol: which ability a coloured or a white die activates, scarred colours, and what Sworn Enemy, Smash and Courage add. FR Activer le symbole du dé
damage          How much a hit costs the monster: section, weapons, ability and cards in one total; and whether more can be gained by the throw. FR Touché, FR Coup parfait
harm            What happens after a miss: Greedy, Leech, health lost from the thrower to the left, falls, the last hero down. FR Raté
slain           The monster is beaten: the order of the Rest; or the boss is, which is the victory without a reward. FR 3 Repos, FR 5
windows         When which armour or consumable (potions, Napalm, Rubber Floor) may be used, in whose turn, who is asked in which order, before harm, before dice are taken back or a retreat. FR Équipement
"""
