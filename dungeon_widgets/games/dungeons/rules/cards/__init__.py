"""Cards in hands and in play: what they cost, whom they meet, when they may be played.

hands           Cards of a hand: drawn, taken out, put back, thrown away
inventory       FR Inventaire: Treasures, Boons and Banes in play, their limits, and how they come and go
attributes      What a hero's scores are now, and what is added to a roll: each part with the card it comes from
dice            Dice: which may be thrown anew, and what a throw does to the roll on the stack
plays           What a hero may play from his hand and use of what lies open, and doing it
costs           Prices: whether they can be paid, and paying them. Life as a price is no wound and must leave 1 (ruling 39)
conditions      Conditions of cards and abilities: the attack, the foe, the roll, what one owns
targets         Whom an effect is about
does_something  Ruling 30: a card or an ability may be played only if it can do something; one effect that can work is enough
"""
