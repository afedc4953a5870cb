"""Who plays when nobody does: the bots of this game and the habits a search assumes.

bots       The bot for a hero nobody plays. Its hand is the game's `skill` for its seat; its head is the same for all hands
fight      How a sensible hero fights: dice, white die or taking back, weapons, cards, throwing again, scars, from what their seat sees
habit      What a sensible hero does, from their seat's view alone: the bots' policy and the habit of play-outs
hints      What the engine may ask of the game when nobody plays: bots, habits, how well a position stands
journey    How a sensible group chooses between the fights: heroes, rooms, who gets a card, exchange, what to buy
ladder     Three comrades of stated strength, by their plans and not by their hands: how much each leaves to chance
prospects  How well the group stands between two fights, for searches that stop there
range      A place to practise: throw in any manner, as often as one likes, and see how the throws scatter. No game around it
standing   Where the group stands between two fights: what a first look at a choice stops at
worth      What things are worth to a sensible group, in points of health of one hero: abilities, cards, rooms
"""
