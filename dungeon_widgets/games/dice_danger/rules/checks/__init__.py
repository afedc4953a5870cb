"""Is a sheet playable? The first rule it breaks is named, with the sheet, the place and the reason.

bonuses   The two bonuses of a sheet: what they ask for is printed, and must be what the sheet has
drawing   Can a sheet be drawn? Boxes inside the canvas and apart, ways that neither cross nor run through a box
fields    The fields of a sheet's file and their types, so that the other checks can rely on them
file      The frame of a sheet: what is printed alike on all four
modules   What a sheet adds to the rules: spaces and monsters of a kind of its own
monsters  Monsters, their rooms, and the spaces that unlock their white numbers
routes    Can everything on a sheet be reached and every monster be fought?
spaces    Spaces with their numbers, and the ways between them
"""

from __future__ import annotations

from typing import Any, NoReturn

from .bonuses import check_bonuses
from .drawing import check_drawing
from .fields import check_fields
from .file import check_file
from .modules import check_modules
from .monsters import check_keys, check_monsters
from .routes import check_routes
from .spaces import check_edges, check_nodes


class SheetError(ValueError):
    """A sheet that cannot be played on: the message names the sheet, the place and the reason."""

    def __init__(self, sheet: object, where: str, reason: str) -> None:
        super().__init__(f"sheet {sheet!r}, {where}: {reason}")


def check_sheet(data: dict[str, Any]) -> None:
    """Refuse a sheet that breaks a rule."""

    def fail(where: str, reason: str) -> NoReturn:
        raise SheetError(data.get("id", "?"), where, reason)

    check_fields(data, fail)
    check_file(data, fail)
    check_nodes(data, fail)
    check_edges(data, fail)
    check_monsters(data, fail)
    check_keys(data, fail)
    check_modules(data, fail)
    check_routes(data, fail)
    check_bonuses(data, fail)
    check_drawing(data, fail)
