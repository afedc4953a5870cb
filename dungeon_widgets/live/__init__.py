"""A widget on another wire than the notebook's: in a page with its own Python, or on many screens.

pipe        A comm that is a pipe of JSON texts: the same widget, unchanged, talks over a worker or a web socket
no_ipython  What ipywidgets wants of IPython where there is none
"""
