"""Play pages: a site of static files where Python runs in the page itself.

stage     What each play page opens: every game, the range, the deck builder, a replay and the widgets of the lab
kernel    The kernel's half of a play page: opens the widget an address asks for, and carries its messages
kept      A game that the browser keeps: told to the page after every choice, and offered again
words     What the pages of the site say before Python is up, in English and French
files     What a site needs of others: Pyodide, and the packages its Python imports
icon      The icon of the site, as SVG and as pixels
html      Play pages as text, and what all pages of the site are made of
hero      The board of the front page: set at build time, and its Python wakes with the first choice
front     The front page as text
build     A site in a folder
wheel     Our own package as a wheel, from the files that are installed here
lite      A JupyterLite site with the notebooks of a class: JupyterLab and Python in the page
lite_links  The page of a JupyterLite site that has a link for each notebook
playable  One file that plays: a page with everything inside, for a double click on a machine without network or Python
"""
