"""One game on many screens.

room        Who sits where: links, names, screens that come and go, and what the host may do
place       A seat with a link of its own: who has opened it, and whether a bot keeps it
showing     What every page of a table is shown, in its time: what one of them did, the others see
seat_page   The page of one seat, or of onlookers: the table page, held to its seat
shown_time  When a screen is shown what has happened: at the pace of who watches, and windows for the same time
votes       What the rules of a game for real hold as final may be taken back if everybody who plays agrees
invitation  What `game.invite()` gives: the links and pictures, and what the host may do
"""
