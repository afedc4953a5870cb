from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from dungeon_widgets.engine import given

# A busy machine is no fault of the code: speed is measured by bench/, not by the clock of a test.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


@pytest.fixture(autouse=True)
def no_bots_from_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins as a kernel does: no bot was given yet."""
    monkeypatch.setattr(given, "_given", {})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Hours of soaking are for those who ask: by default these tests are not chosen, whatever else is."""
    if "soak" in config.getoption("markexpr"):
        return
    soaking = [item for item in items if item.get_closest_marker("soak")]
    if soaking:
        config.hook.pytest_deselected(items=soaking)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
