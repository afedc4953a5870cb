"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

content    The files of content/ read into records. What makes them valid is in `checks`
checks     What makes the content playable: the first rule it breaks is named, with the card, the field and the reason
printed    The kinds of cards in the box, as records that never change. An effect is an operation with its number, so a new card needs no Python
records    The small facts of a position: heroes, the foe, a throw being made, and the steps that are still to be done
party      The heroes as a group: who stands, who sits where, what they have and how they fare
foes       The monster: what its ability changes, and how it loses and regains health. FR Capacités spéciales des monstres
effects    The operations of rooms, abilities and equipment, one small function each
throw/     The physics of a throw: from a launch and a seed to where the die lies. Knows no game state
combat/    FR 2 Combat, step by step: the die, the throw, hit or miss, what it does
chapters/  The chapters of the rulebook beside the combat, in the order of a game
dispatch   Which chapter does what: for each kind of step, who is asked, what is legal, what luck may do and what happens
state      A position of the game: every field once, and the moves from it
reasons    Which rule forbids an action that is not legal here; the text explains the key
scoring    The end: points and title after a victory. FR Décompte de fin de partie
position   What must hold between the fields of a position that was read from JSON; the first that does not is named
"""
