"""Rows as a pandas dataframe, where pandas is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas


def dataframe_of(rows: list[dict[str, Any]]) -> pandas.DataFrame:
    """The rows as a dataframe. Without pandas an `ImportError` says what to install."""
    try:
        import pandas
    except ImportError:
        raise ImportError(
            "to_frame needs pandas: pip install 'dungeon-widgets[frames]'; rows() does not"
        ) from None
    return pandas.DataFrame(rows)
