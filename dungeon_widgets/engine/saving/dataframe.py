"""Rows as a pandas table, for those who have pandas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas


def dataframe_of(rows: list[dict[str, Any]]) -> pandas.DataFrame:
    """The rows as a table; says what to install if pandas is not there."""
    try:
        import pandas
    except ImportError:
        raise ImportError(
            "to_frame needs pandas: pip install 'dungeon-widgets[frames]'; rows() does not"
        ) from None
    return pandas.DataFrame(rows)
