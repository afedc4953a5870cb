"""The widgets of the lab: thin classes over the headless hearts in `dungeon_widgets.lab`."""
