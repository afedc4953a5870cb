"""The command ``dungeon-widgets``.

main  Which commands there are, and how each is called
play  A game in the browser, without Jupyter
"""
