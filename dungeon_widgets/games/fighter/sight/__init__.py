"""What a seat may know of a position, and the positions that fit what it knows.

combat_events  What the events of a combat say, by kind; `events` has all others
events         What the events of the game say, by kind: enough to see each move again without the board before or after it
launch         The launch that is due, as the page needs it: what the kernel accepts, and how the gesture changes
parts          The types of the pieces a view is made of: heroes, monster, throw, dice at rest, launch, score
pieces         The pieces of a view, made from a state for a seat: heroes, monster, throw and what it would do, rooms only some have seen
range          What the page of a throwing range is sent: the launch that is due, and what the throws came to
redeal         The position with all a seat cannot see drawn anew: which rooms lie where
view           What a seat may know, as plain data: the contract with the page, whose types are made from these
"""
