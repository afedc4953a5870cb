"""A game survives its kernel: it is kept after every choice, offered when the same widget is made again, and never
resumed without being asked."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dungeon_widgets.widgets.files import autosave, kernels
from dungeon_widgets.widgets.files.autosave import MAX_AGE, MAX_FILES
from dungeon_widgets.widgets.files.kernels import Kernel

from .conftest import Open
from .page import Page
from .toys import RoundWidget, ToyWidget

KEEP = {"players": ["Ada", "bot:keeper"], "seed": 3, "rounds": 5}


@pytest.fixture(autouse=True)
def kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    restart()
    monkeypatch.setenv("JPY_SESSION_NAME", "lesson.ipynb")


def restart() -> None:
    """A new kernel remembers nothing, and the one before is gone."""
    second_kernel()


def second_kernel() -> Kernel:
    """A new kernel remembers nothing; the one before lives on as long as what is returned is held."""
    before = kernels._kernel
    kernels._kernel = Kernel()
    autosave._made.clear()
    autosave._by_cell.clear()
    return before


def in_cell(monkeypatch: pytest.MonkeyPatch, cell: str, run: str) -> None:
    monkeypatch.setattr(autosave, "running_cell", lambda: (cell, run))


def opened(open_any: Open, **settings: Any) -> tuple[Page, dict[str, int] | None]:
    """A widget whose page has come up, and the game it was offered."""
    page = open_any(ToyWidget, **{**KEEP, **settings})
    page.forget()
    page.say({"type": "opened"})
    (answer,) = page.told
    assert answer["type"] == "offer"
    return page, answer["saved"]


def play(page: Page, choices: int = 2) -> None:
    for _ in range(choices):
        page.act("keep")
    assert page.notices == []


def test_a_game_is_offered_after_a_restart_and_goes_on_with_no_move_lost(open_any: Open) -> None:
    page, saved = opened(open_any)
    assert saved is None
    play(page, 3)
    left, step = page.widget.session.to_json(), page.widget.cursor
    restart()
    again, saved = opened(open_any)
    assert saved is not None
    assert abs(saved["when"] / 1000 - time.time()) < 60
    assert saved["step"] <= step
    assert len(again.widget.session.log) < len(left["log"])  # not without being asked
    again.forget()
    again.ask("resume")
    assert len(again.updates) == 1
    assert again.widget.session.to_json() == left
    assert again.widget.snapshot["step"] == step
    play(again)


def test_python_resumes_by_asking(open_any: Open) -> None:
    page, _ = opened(open_any)
    play(page)
    left = page.widget.session.to_json()
    restart()
    assert ToyWidget(**KEEP).session.to_json() != left
    restart()
    assert ToyWidget(**KEEP, resume=True).session.to_json() == left


def test_with_nothing_to_resume_a_new_game_begins() -> None:
    assert len(ToyWidget(**KEEP, resume=True).session.log) == 3


def test_nothing_is_kept_before_a_page_has_opened(open_any: Open, data_folder: Path) -> None:
    page = open_any(ToyWidget, **KEEP)
    page.widget.act(("keep",))
    assert not data_folder.exists()
    page.say({"type": "opened"})
    assert not data_folder.exists()
    page.widget.act(("keep",))  # now it is, whoever chooses
    assert len(list(data_folder.iterdir())) == 1


def test_a_choice_is_kept_before_a_bot_thinks(open_any: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = opened(open_any)
    bot = page.widget.session.seats[1].bot

    def killed(*_args: Any) -> Any:
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr(type(bot), "choose", killed)
        with pytest.raises(SystemExit):
            page.act("call", "orc")
    restart()
    again = ToyWidget(**KEEP, resume=True)
    assert ("call", "orc") in [entry.action for entry in again.session.log]


def test_the_file_is_small_whole_and_for_its_owner_alone(open_any: Open, data_folder: Path) -> None:
    page, _ = opened(open_any)
    play(page)
    (file,) = data_folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(data_folder.stat().st_mode) == 0o700
    assert file.stat().st_size < 2_000
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["seed"] == 3
    assert json.dumps(kept["log"]) not in page.everything()


@pytest.mark.parametrize(
    "other",
    [{"players": ["Bo", "bot:keeper"]}, {"rounds": 4}, {"seed": 4}, {"seed": None}, {"mode": "play"}],
)
def test_another_game_is_not_offered(open_any: Open, other: dict[str, Any]) -> None:
    page, _ = opened(open_any)
    play(page)
    restart()
    assert opened(open_any, **other)[1] is None


def test_a_game_without_a_seed_is_found_again_too(open_any: Open) -> None:
    page, _ = opened(open_any, seed=None)
    play(page)
    left = page.widget.session.to_json()
    restart()
    again, saved = opened(open_any, seed=None)
    assert saved is not None
    again.ask("resume")
    assert again.widget.session.to_json() == left


def test_another_notebook_has_its_own_games(open_any: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = opened(open_any)
    play(page)
    restart()
    monkeypatch.setenv("JPY_SESSION_NAME", "homework.ipynb")
    assert opened(open_any)[1] is None
    restart()
    monkeypatch.delenv("JPY_SESSION_NAME")
    assert opened(open_any)[1] is None  # by the folder, where there is no notebook


def test_two_alike_widgets_of_one_notebook_keep_their_own_games(open_any: Open) -> None:
    pages = [opened(open_any)[0] for _ in range(2)]
    play(pages[0], 1)
    play(pages[1], 3)
    left = [page.widget.session.to_json() for page in pages]
    assert left[0] != left[1]
    restart()
    for game in left:
        page, _ = opened(open_any)
        page.ask("resume")
        assert page.widget.session.to_json() == game


@pytest.mark.parametrize("known", [True, False])
def test_a_cell_that_is_run_again_offers_its_game(
    open_any: Open, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """In the same kernel: the old output is gone, its game is not."""
    if known:
        in_cell(monkeypatch, "a1", "first run")
    page, _ = opened(open_any)
    play(page)
    left = page.widget.session.to_json()
    if known:
        in_cell(monkeypatch, "a1", "second run")
    again, saved = opened(open_any)
    assert saved is not None
    again.ask("resume")
    assert again.widget.session.to_json() == left
    play(again, 1)
    left = again.widget.session.to_json()
    restart()
    if known:
        in_cell(monkeypatch, "a1", "after a restart")
    last, _ = opened(open_any)
    last.ask("resume")
    assert last.widget.session.to_json() == left


def test_two_widgets_of_one_cell_are_two(
    open_any: Open, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    in_cell(monkeypatch, "a1", "first run")
    for _ in range(2):
        play(opened(open_any)[0])
    assert len(list(data_folder.iterdir())) == 2
    in_cell(monkeypatch, "a1", "second run")
    for _ in range(2):
        page, saved = opened(open_any)
        assert saved is not None
        play(page)
    assert len(list(data_folder.iterdir())) == 2


def test_two_kernels_keep_their_own_games(open_any: Open, data_folder: Path) -> None:
    """The same notebook opened twice: neither writes over the other's game, nor removes it, nor is offered it."""
    one, _ = opened(open_any, rounds=2)
    play(one, 1)
    first = one.widget.session.to_json()
    (file,) = data_folder.iterdir()
    kept = file.read_bytes()
    alive = second_kernel()
    two, saved = opened(open_any, rounds=2)
    assert saved is None
    assert ToyWidget(**{**KEEP, "rounds": 2}, resume=True).session.to_json() != first
    play(two, 2)
    assert two.widget.over
    assert list(data_folder.iterdir()) == [file]
    assert file.read_bytes() == kept
    del alive  # the first kernel ends: now its game can be gone on with
    restart()
    again, saved = opened(open_any, rounds=2)
    assert saved is not None
    again.ask("resume")
    assert again.widget.session.to_json() == first


def test_the_game_of_a_running_kernel_is_not_pruned(open_any: Open, data_folder: Path) -> None:
    one, _ = opened(open_any)
    play(one, 1)
    (file,) = data_folder.iterdir()
    os.utime(file, (time.time() - MAX_AGE - 60,) * 2)
    alive = second_kernel()
    two, _ = opened(open_any)
    play(two, 1)
    assert file.exists()
    del alive
    restart()
    three, _ = opened(open_any, seed=4)
    play(three, 1)
    assert not file.exists()


def test_a_file_of_an_older_version_is_offered(open_any: Open, data_folder: Path) -> None:
    """It names its widget and no kernel."""
    page, _ = opened(open_any)
    play(page)
    left = page.widget.session.to_json()
    (file,) = data_folder.iterdir()
    old = file.with_name("-".join(file.stem.split("-")[:2]) + ".json")
    file.rename(old)
    restart()
    again, saved = opened(open_any)
    assert saved is not None
    again.ask("resume")
    assert again.widget.session.to_json() == left
    play(again, 1)
    assert not old.exists()


def test_a_new_game_takes_the_place_of_the_file_that_was_left(open_any: Open, data_folder: Path) -> None:
    play(opened(open_any)[0])
    restart()
    play(opened(open_any)[0], 1)
    assert len(list(data_folder.iterdir())) == 1


def test_the_locks_of_kernels_that_are_gone_go_after_a_day(open_any: Open, data_folder: Path) -> None:
    play(opened(open_any)[0])
    alive = second_kernel()
    gone = data_folder.with_name("kernels") / "gone.lock"
    gone.touch()
    for lock in gone.parent.iterdir():
        os.utime(lock, (time.time() - kernels.OLD - 60,) * 2)
    play(opened(open_any)[0])
    assert not gone.exists()
    assert (gone.parent / f"{alive.name}.lock").exists()


# Homes that cannot be searched or written, and folders that are gone: a game opens and plays everywhere.

PLAY = """
import comm
from tests.widgets.page import Page, RecordingComm
comm.create_comm = lambda **keys: RecordingComm(**keys)
import dungeon_widgets as dw
{before}
for kind in (dw.WelcomeToTheDungeon, dw.WelcomeBackToTheDungeon, dw.DungeonsDiceDanger, dw.DungeonFighter, dw.Dungeons):
    page = Page(kind(["Ada"] + ["bot:random"] * (kind is not dw.DungeonFighter), seed=7))
    page.say({{"type": "opened"}})
    for _ in range(2):
        page.act(*page.widget.legal[0])
    print(kind.__name__, *page.notices)
"""
GAMES = ("WelcomeToTheDungeon", "WelcomeBackToTheDungeon", "DungeonsDiceDanger", "DungeonFighter", "Dungeons")
UNKEPT = [f"{name} info" for name in GAMES]  # one sentence a widget
NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


def played_elsewhere(before: str = "", *, nobody: bool = False, **environment: str) -> list[str]:
    """What a process of its own tells of its five games."""
    root = Path(__file__).parent.parent.parent
    if nobody:
        readable = subprocess.run(
            [*NOBODY, sys.executable, "-c", "import anywidget"], capture_output=True, cwd=root
        )
        if readable.returncode:
            pytest.skip("another user cannot run this Python")
    names = {"PYTHONPATH": str(root), "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*(NOBODY if nobody else ()), sys.executable, "-c", PLAY.format(before=before)],
        cwd=root,
        env={**names, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


as_another_user = pytest.mark.skipif(
    not hasattr(os, "getuid") or os.getuid() != 0 or shutil.which("setpriv") is None,
    reason="only root can become another user",
)


@pytest.mark.slow
@as_another_user
@pytest.mark.parametrize(("mode", "inner"), [(0o700, None), (0o755, 0o000), (0o555, None)])
def test_a_game_opens_where_the_home_cannot_be_searched_or_written(mode: int, inner: int | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        home = Path(folder, "home")
        home.mkdir()
        if inner is not None:
            (home / ".local").mkdir()
            (home / ".local").chmod(inner)
        home.chmod(mode)
        assert played_elsewhere(nobody=True, HOME=str(home)) == UNKEPT


@pytest.mark.slow
def test_a_game_opens_where_the_working_folder_is_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    leave = f"import os\nos.mkdir({str(gone)!r}); os.chdir({str(gone)!r}); os.rmdir({str(gone)!r})"
    assert played_elsewhere(leave, HOME=str(tmp_path)) == [*GAMES]  # kept all the same
    assert played_elsewhere(leave, JUPYTER_DATA_DIR="beside") == UNKEPT


@pytest.mark.parametrize("call", ["is_file", "glob", "stat", "mkdir", "open"])
def test_no_refusal_of_the_disk_stops_a_game(
    open_any: Open, monkeypatch: pytest.MonkeyPatch, call: str, data_folder: Path
) -> None:
    def refused(*_args: Any, **_keys: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    play(opened(open_any)[0])
    restart()
    monkeypatch.setattr(Path, call, refused)
    page, _ = opened(open_any)
    page.forget()
    for _ in range(2):
        page.act("keep")
    assert page.notices in ([], ["info"])
    assert len(page.updates) == 2


def test_a_new_choice_takes_the_place_of_what_was_left(open_any: Open) -> None:
    page, _ = opened(open_any)
    play(page)
    restart()
    again, saved = opened(open_any)
    assert saved is not None
    play(again, 1)
    again.forget()
    again.ask("resume")
    assert again.notices == ["illegal"]
    again.say({"type": "opened"})  # the page was loaded again
    assert again.told[-1] == {"type": "offer", "saved": None}


def test_a_finished_game_is_not_kept(open_any: Open, data_folder: Path) -> None:
    page, _ = opened(open_any, rounds=1)
    page.act("keep")
    assert page.widget.over
    restart()
    page, saved = opened(open_any, rounds=1)
    assert saved is None
    page.forget()
    page.ask("resume")
    assert page.notices == ["illegal"]
    assert "no game to go on with" in page.told[0]["text"]


def test_a_kernel_killed_before_it_showed_the_end_leaves_the_game(
    open_any: Open, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, _ = opened(open_any, rounds=2)
    page.act("keep")

    def killed(*_args: Any) -> Any:
        assert page.widget.over
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr("dungeon_widgets.widgets.page.table_page.snapshot_of", killed)
        with pytest.raises(SystemExit):
            page.act("keep")
    restart()
    again, saved = opened(open_any, rounds=2)
    assert saved is not None
    again.ask("resume")  # the bot that moved last moves again, and now the end is seen
    assert again.widget.snapshot["over"]
    assert not list(data_folder.glob("*.json"))


def test_undo_is_kept_too(open_any: Open) -> None:
    page, _ = opened(open_any)
    play(page)
    page.ask("undo")
    left = page.widget.session.to_json()
    restart()
    assert ToyWidget(**KEEP, resume=True).session.to_json() == left


def test_autosave_can_be_switched_off(open_any: Open, data_folder: Path) -> None:
    page, _ = opened(open_any, autosave=False)
    play(page)
    assert not data_folder.exists()


@pytest.mark.parametrize("server", ["VOILA_REQUEST_URL", "SERVER_SOFTWARE", "shiny"])
def test_where_visitors_share_a_server_nothing_is_kept(
    open_any: Open, data_folder: Path, monkeypatch: pytest.MonkeyPatch, server: str
) -> None:
    if server == "shiny":
        shiny_has(monkeypatch, object())
    else:
        monkeypatch.setenv(server, "voila/0.5")
    page, _ = opened(open_any)
    play(page)
    assert not data_folder.exists()


def test_a_notebook_that_has_only_imported_shiny_keeps_its_games(
    open_any: Open, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shiny_has(monkeypatch, None)
    page, _ = opened(open_any)
    play(page)
    assert list(data_folder.glob("*.json"))


def shiny_has(monkeypatch: pytest.MonkeyPatch, session: object | None) -> None:
    """Shiny as it is imported, while this session of a visitor is served, or none."""
    module = ModuleType("shiny.session")
    module.get_current_session = lambda: session  # type: ignore[attr-defined]
    monkeypatch.setitem(autosave.sys.modules, "shiny.session", module)


def test_a_place_that_cannot_be_written_is_told_once_and_stops_nothing(
    open_any: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "file"))
    page, saved = opened(open_any)
    assert saved is None
    page.forget()
    for _ in range(3):
        page.act("keep")
    assert page.notices == ["info"]
    assert "ends with the kernel" in page.told[0]["text"]
    assert len(page.updates) == 3


@pytest.mark.parametrize("content", ["", "{", "null", '{"format": "dungeon_widgets/1"}', "x" * 2_000_000])
def test_a_broken_file_is_not_offered(open_any: Open, data_folder: Path, content: str) -> None:
    page, _ = opened(open_any)
    play(page)
    (file,) = data_folder.iterdir()
    file.write_text(content, encoding="utf-8")
    restart()
    page, saved = opened(open_any)
    assert saved is None
    play(page)


@pytest.mark.parametrize(("lang", "words"), [("en", "saved under other rules"), ("fr", "d'autres règles")])
def test_a_game_of_rules_that_are_gone_is_not_offered_and_the_page_says_why_once(
    open_any: Open, data_folder: Path, lang: str, words: str
) -> None:
    page, _ = opened(open_any, lang=lang)
    play(page)
    (file,) = data_folder.iterdir()
    file.write_text(json.dumps({**json.loads(file.read_text()), "rules_version": 0}))
    restart()
    page = open_any(ToyWidget, **KEEP, lang=lang)
    page.forget()
    page.say({"type": "opened"})
    assert [told["type"] for told in page.told] == ["offer", "notice"]
    assert page.told[0]["saved"] is None
    assert words in page.told[1]["text"].replace("\u2019", "'")
    page.forget()
    page.say({"type": "opened"})
    assert [told["type"] for told in page.told] == ["offer"]


def test_old_files_go(open_any: Open, data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    for number in range(MAX_FILES + 10):
        file = data_folder / f"other{number}-0.json"
        file.write_text("{}", encoding="utf-8")
        os.utime(file, (time.time() - 100 * number - 10,) * 2)
    old = data_folder / "old-0.json"
    old.write_text("{}", encoding="utf-8")
    os.utime(old, (time.time() - MAX_AGE - 60,) * 2)
    page, _ = opened(open_any)
    play(page)
    names = {file.name for file in data_folder.iterdir()}
    assert len(names) == MAX_FILES
    assert "other0-0.json" in names
    assert not {"old-0.json", f"other{MAX_FILES}-0.json"} & names


def test_the_folder_is_jupyters_or_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", "/jupyter")
    assert autosave.folder() == Path("/jupyter/dungeon_widgets/games")
    monkeypatch.delenv("JUPYTER_DATA_DIR")
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(autosave.sys, "platform", "linux")
    assert autosave.folder() == Path("/home/ada/.local/share/dungeon_widgets/games")
    monkeypatch.setattr(autosave.sys, "platform", "darwin")
    assert autosave.folder() == Path("/home/ada/Library/Application Support/dungeon_widgets/games")


def test_the_offer_counts_steps_as_the_seat_does(open_any: Open) -> None:
    settings: dict[str, Any] = {"players": ["Ada", "Bo"], "turns": 8, "idle": [0], "seed": 1}
    page = open_any(RoundWidget, **settings)
    page.say({"type": "opened"})
    page.act("step")
    restart()
    again = open_any(RoundWidget, **settings)
    again.say({"type": "opened"})
    assert again.told[-1]["saved"]["step"] < len(page.widget.session.log)
