"""A widget on another wire than the notebook's: in a page with its own Python, or on many screens.

pipe        A comm that is a pipe of JSON texts: the same widget, unchanged, talks over a worker or a web socket
no_ipython  What ipywidgets wants of IPython where there is none
server      The server: pages and pipes for the screens of one room, and nothing else
screen      One screen: the kernel's hold on a socket that lives in the server's thread
errands     What sockets leave for the kernel's main thread
names       What people may call themselves on a screen
doors       Who may come in: links that carry a secret, codes that are typed, and how often somebody may be wrong
pages       The one page and the page code that a server gives away
addresses   Under which addresses others reach this machine, and which of them are ours
kept        Keys that outlive a kernel
opened      What is open in this kernel: a cell that is run again takes over from its earlier run
contract    The data that crosses between the kernel and the pages of tables and classes
words       What a screen is told before it has a page
table/      One game on many screens
lesson/     One class on many screens: the teacher asks, phones answer, the wall shows
site/       Play pages: a site of static files where Python runs in the page itself
"""
