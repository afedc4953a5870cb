"""``python -m dungeon_widgets`` is the command ``dungeon-widgets``."""

from .cli.main import main

raise SystemExit(main())
