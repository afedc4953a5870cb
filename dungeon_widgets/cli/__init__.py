"""The command ``dungeon-widgets``.

main    Which commands there are, and how each is called
play    A game in the browser, without Jupyter
lesson  A lesson of one's own, from a Markdown file to notebooks
"""
