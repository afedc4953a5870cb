"""The deck builder of Dungeons."""
