"""The widgets: one base, one thin class a game, replays. The only rooms that know Jupyter."""
