"""Games that outlive a kernel: kept, loaded, replayed, started again; and the progress bar.

autosave  A game survives its kernel: after every choice it is written to a file of its own, and offered when the same widget is made again
kernels   Which kernels are running: each holds a lock on a file of its own for as long as it lives
links     Addresses that open a moment of a game on a site of play pages, and their QR pictures
load      Open a saved game as the widget it belongs to
newgame   A new game from what a person asked for, or the reason why not
page_shelf  The browser of a play page as a shelf: what is kept there is one text that the page puts into its store
progress  A progress bar with a stop button, shown in a notebook while something takes its time
stats     Statistics of the people who play on this machine: games, wins, best throws, guesses and their errors
replay    A finished line of play that steps with no kernel: in the notebook, or as one HTML file
"""
