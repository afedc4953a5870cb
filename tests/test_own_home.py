import os
import subprocess
import sys
import tempfile
from pathlib import Path

from dungeon_widgets.widgets.files.autosave import folder

WHERE = "from dungeon_widgets.widgets.files.autosave import folder; print(folder())"


def test_a_run_of_the_tests_keeps_nothing_where_the_person_keeps_theirs() -> None:
    own = Path(tempfile.gettempdir())
    said = subprocess.run([sys.executable, "-c", WHERE], capture_output=True, text=True, check=True)
    assert own in folder().parents
    assert folder() == Path(said.stdout.strip())  # a notebook's kernel inherits it
    without = {name: value for name, value in os.environ.items() if name != "JUPYTER_DATA_DIR"}
    theirs = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, text=True, check=True, env=without
    )
    assert own not in Path(theirs.stdout.strip()).parents
