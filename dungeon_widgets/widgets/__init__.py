"""The widgets: the only shelves that know Jupyter.

page/   A widget with a page: what it is sent, what it may ask, what it is told
table/  The table without a screen: one game, who looks at what, and its odds
games/  One thin class per game, the throwing range and the deck builder
files/  Games that outlive a kernel: kept, loaded, replayed, started again; and the progress bar
lab/    The widgets of the lab: thin classes over the headless hearts in `dungeon_widgets.lab`
"""
