"""The command ``dungeon-widgets``.

main     Which commands there are, and how each is called
play     A game in the browser, without Jupyter
lab      JupyterLab on the index of the lessons
lessons  The lessons and tours as notebooks, copied to where a class works
lesson   A lesson of one's own, from a Markdown file to notebooks
site     A site of play pages in a folder
lite     A JupyterLite site with the notebooks of a class, in a folder
folders  Where a command may write: never over what somebody has there
"""
