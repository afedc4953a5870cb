"""A widget with a page: what it is sent, what it may ask, what it is told.

page          A widget with a page: what the page may write, what it is answered, and what it is told when something fails
state_widget  A widget that is one state: what its page is shown, what the page may ask, and a picture for saved outputs
table_page    The page of a table: what it is shown, and what it may ask
game_widget   The widget every game shares: what a notebook calls
messages      What a page may send, checked before anything is touched: it may be stale, malformed or hostile
inbox         What a page may ask, in one table: each message is refused with a reason the player reads, or done once. The table is asked, not what was last sent
snapshot      One step of a session as one seat may see it: the only thing a live page is ever sent
contract      The data that crosses between kernel and page, for every game
wire          How data travels to a page: as one JSON text, over the notebook's own wire or another
settings      The settings a page shares with the kernel, checked wherever they come from
recipe        How a widget was made: the call with its plain values, so that a page with its own Python makes the same one
lock          One thing at a time: a kernel with subshells hears the page in another thread than the one that runs cells
phrases       What the widget itself says to a player, in English and French
names         The players' names: any text a page can show
other_screens  What opens a widget to other screens: it is found by its name, because it needs packages that a notebook may not have
bundle        The built page code of each game
code          Page code travels once: a widget holds a small loader, and one model per bundle and kernel holds the code, packed
"""
