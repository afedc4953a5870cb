"""A small whole game to start another from: `python -m scripts.new_game <name>` writes its room."""
