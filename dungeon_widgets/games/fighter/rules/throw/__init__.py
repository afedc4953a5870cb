"""The physics of a throw: specific throws, launch, flight, target and verdict. Knows no game state.

action    The launch as a seat plays it: where to stand, where the box stands, whole numbers only, and all the kernel checks before it draws the seed
batch/    Many throws at once with NumPy: the plain model on arrays, bit for bit
flight    The die in the air: parabolas and bounces on table, target and box, until it is too slow to bounce
geometry  The table and the target: rings, sections, holes and bones. Millimetres, the middle of the target is the origin
hand      The hand that throws: how far it scatters by skill, Borrowed Hand, the tremor of people, timing; and a throw by it
launch    A launch in physical numbers, and the throw that follows from it and a seed
luck      The luck of one throw: numbers that depend on its 32-bit seed and a channel, the same in every language
manner    Specific throws combined into one: each once, ranges and bounces together, and which conflict
numbers   A launch out of numbers from -1 to 1, as agents of other libraries choose them
plans     Launches worth trying: for the throw sets of the cards and each hand, the one with the highest mean damage
slide     The die too slow to bounce: it slides in steps of 4 mm, climbs, is turned back by a bone or falls into a hole
verdict   What a die at rest counts for: the section of most corners, ties, and the first reason for a miss (outside, hole, bone, table, bounces, box, gesture)
"""
