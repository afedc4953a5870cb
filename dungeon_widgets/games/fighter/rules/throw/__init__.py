"""The physics of a throw: from a launch and a seed to where the die lies. Knows no game state.

action    The launch as a seat plays it: whole numbers only, and everything the kernel checks before it draws the seed
batch/    Many throws at once with NumPy: the plain model on arrays, bit for bit
flight    The die in the air: parabolas from contact to contact, until it is too slow to bounce
geometry  The table and the target: what lies where. Millimetres, the middle of the target is the origin
hand      The hand that throws: what it adds to the launch that was meant
launch    A launch in physical numbers, and the throw that follows from it and a seed
luck      The luck of one throw: numbers that depend on its 32-bit seed and a channel, the same in every language
manner    The way a die must be thrown: the specific throws of monster, room and weapons, combined into one
plans     Launches worth trying: for the throw sets of the cards and each hand, the one with the highest mean damage
slide     The die too slow to bounce: it slides in steps of 4 mm, climbs, is turned back by a bone or falls into a hole
verdict   What a die at rest counts for
"""
