"""One class on many screens: the teacher asks, phones answer, the wall shows.

asking      Which questions are asked, which one now, and how far it has got
room        Who is in the class: screens that come and go, and answers that become ordinary hand-ins
readable    Whether an answer can be read at all; it says nothing about whether it is right
drawing     What is drawn below a question: the position of a puzzle, or a roll as an example
drawn       A page on which it is drawn: a board is sent when it is another one, not with every answer
figure      What the class has answered so far, as far as it may be shown
phone       The page of one student
wall        The page of the projector
live_class  The teacher's own: Ask, Close, Simulate, Truth, Next
"""
