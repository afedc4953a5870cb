"""The documentation as a site: pages from docs/, lessons and public names become HTML that asks no other server for anything.

sources    The pages of docs/ as Sphinx reads them: links, boards and sections
lessons    Every lesson as a page, in each of its languages, without any answer
reference  A page for each shelf of public names, from their docstrings
build      The documentation in a folder
site       The whole site: play pages, documentation, lessons, and JupyterLite if it is asked for
"""
