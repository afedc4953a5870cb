"""What a seat may know of a position, and the positions that fit what it knows.

combat_events  What the events of a combat say, by kind; `events` has all others
events         What the events of the game say, by kind: enough to see each move again without the board before or after it
launch         The launch that is due, as the page needs it: what the kernel accepts, and how the gesture changes
parts          The pieces a view is made of, as plain data. Lengths are millimetres with the middle of the target as origin and the thrower on the side of -y (stance 0); cards go by their ids
pieces         The pieces of a view, made from a state for a seat
range          What the page of a throwing range is sent, as plain data: the launch that is due, and what the throws came to
redeal         The position with all a seat cannot see drawn anew: which rooms lie where
view           What a seat may know, as plain data: the contract with the page, whose types are made from these
"""
