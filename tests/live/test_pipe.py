"""The kernel's end of a pipe: every widget talks over it as it is, and what no honest page sends is refused."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from collections.abc import Callable
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.live.pipe import MAX_TEXT, PipeComm, read_text
from dungeon_widgets.widgets.files.newgame import new_session
from dungeon_widgets.widgets.page.messages import BadMessageError
from dungeon_widgets.widgets.page.page import PageWidget
from scripts import make_fixtures

GAMES: dict[str, Callable[[], Any]] = {
    "welcome": lambda: dw.WelcomeToTheDungeon(seed=1, autosave=False),
    "welcome back": lambda: dw.WelcomeBackToTheDungeon(seed=1, autosave=False),
    "dice and danger": lambda: dw.DungeonsDiceDanger(seed=1, autosave=False),
    "dungeons": lambda: dw.Dungeons(seed=1, autosave=False),
    "fighter": lambda: dw.DungeonFighter(seed=1, autosave=False),
}
OTHERS: dict[str, Callable[[], Any]] = {
    "range": lambda: dw.ThrowingRange(seed=1),
    "decks": dw.DeckBuilder,
    "tray": dw.DiceTray,
    "bayes": dw.BayesTable,
    "class room": dw.ClassRoom,
    "dungeon for one": dw.DungeonForOne,
    "bluff": dw.BluffTable,
    "markov": lambda: dw.MarkovView.coverage({2, 12}),
    "pairs": dw.PairsPicker,
    "intervals": dw.IntervalView,
    "sums": dw.SumsView,
    "target": dw.TargetView,
    "lesson": dw.Lesson,
    "exercise": lambda: dw.Exercise("L02.q3"),
    "predict": lambda: dw.Predict("Heads?", 0.5),
    "sampler": lambda: dw.Sampler(lambda rng: rng.random() < 0.5),
    "waffle": lambda: dw.Waffle.dungeons("warrior", ["plate_armor", "knight_shield"], 2),
}
REQUEST = '{"method":"request_state"}'


class Piped:
    """A widget over a pipe, and what its page hears."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.texts: list[str] = []
        self.pipe = PipeComm(self.texts.append)
        with self.pipe.carrying():
            self.widget: Any = make()

    def ask(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """What comes back for one message."""
        self.texts.clear()
        self.pipe.receive(json.dumps(message))
        return [json.loads(text) for text in self.texts]

    def state(self) -> dict[str, Any]:
        (answer,) = self.ask({"method": "request_state"})
        assert answer["method"] == "update"
        state: dict[str, Any] = answer["state"]
        return state


@pytest.mark.parametrize("name", [*GAMES, *OTHERS])
def test_every_widget_gives_its_state_and_answers_over_a_pipe(name: str) -> None:
    page = Piped({**GAMES, **OTHERS}[name])
    state = page.state()
    assert json.loads(state["snapshot" if name in GAMES else "state"])
    assert [trait for trait in state if trait.startswith("_") or trait == "layout"] == []
    assert page.ask({"method": "update", "state": {"theme": "dark"}})
    assert page.widget.theme == "dark"
    (told,) = page.ask({"method": "custom", "content": {"type": "no such thing"}})[:1]
    assert told["method"] == "custom"


def test_a_replay_talks_over_a_pipe() -> None:
    session = new_session(WelcomeGame, ["bot:careful", "bot:careful"], 1, "study", {})
    session.play()
    page = Piped(lambda: dw.Replay(session, bundle_name="welcome", seat=None))
    assert len(json.loads(page.state()["replay"])["frames"]) > 10
    page.ask({"method": "update", "state": {"cursor": 3}})
    assert page.widget.cursor == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_over_a_pipe(name: str) -> None:
    page = Piped(GAMES[name])
    snapshot = json.loads(page.state()["snapshot"])
    action = next(choice["action"] for choice in snapshot["choices"] if choice["reason"] is None)
    said = {"type": "act", "seq": snapshot["seq"], "action": action}
    updates = [
        message
        for message in page.ask({"method": "custom", "content": said})
        if message["method"] == "update"
    ]
    assert json.loads(updates[-1]["state"]["snapshot"])["seq"] > snapshot["seq"]


def test_nothing_is_written_before_the_page_asks() -> None:
    page = Piped(GAMES["welcome"])
    page.widget.lang = "fr"
    assert page.texts == []
    assert page.state()["lang"] == "fr"


def test_no_other_comm_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a kernel it would come to lie in the notebook's file."""
    import comm

    opened: list[Any] = []
    monkeypatch.setattr(comm, "create_comm", lambda **keys: opened.append(keys))
    Piped(GAMES["welcome"]).state()
    assert opened == []


def test_a_closed_widget_says_so_once_and_hears_nothing_more() -> None:
    page = Piped(GAMES["welcome"])
    page.state()
    page.texts.clear()
    page.widget.close()
    page.pipe.close()
    page.pipe.receive(REQUEST)
    assert page.texts == ['{"method":"close"}']


def test_other_widgets_keep_their_own_wire() -> None:
    page = Piped(GAMES["welcome"])
    other = GAMES["welcome"]()
    assert isinstance(page.widget, PageWidget)
    assert page.widget.comm is page.pipe
    assert not isinstance(other.comm, PipeComm)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "one JSON object"),
        ("[]", "one JSON object"),
        ("{", "one JSON object"),
        ("[" * 50_000, "one JSON object"),
        ('{"method":"update","state":{"speed":NaN}}', "one JSON object"),
        ('{"a":' * 20 + "1" + "}" * 20, "nested at most 12 deep"),
        ("{}", "unknown method None"),
        ('{"method":["update"]}', "unknown method"),
        ('{"method":"custom"}', "has a content"),
        ('{"method":"update","state":[]}', "an update has a state"),
        ('{"method":"custom","content":1,"buffers":["?"]}', "base64"),
        ('{"method":"custom","content":1,"buffers":[1]}', "base64"),
        ('{"method":"custom","content":1,"buffers":["","","","","","","","",""]}', "at most 8"),
        ('{"method":"custom","content":"' + "x" * MAX_TEXT + '"}', f"at most {MAX_TEXT} characters"),
        (b"{}", "is a text"),
    ],
)
def test_a_bad_text_is_refused_with_a_sentence(text: Any, said: str) -> None:
    page = Piped(GAMES["welcome"])
    before = page.state()
    with pytest.raises(BadMessageError, match=said):
        page.pipe.receive(text)
    assert page.state() == before


def test_buffers_travel() -> None:
    assert read_text('{"method":"custom","content":1,"buffers":["AQID"]}')[1] == [b"\x01\x02\x03"]
    page = Piped(GAMES["welcome"])
    page.state()
    page.texts.clear()
    page.widget.send({"type": "x"}, buffers=[b"\x01\x02\x03"])
    assert json.loads(page.texts[0])["buffers"] == ["AQID"]


def test_the_recorded_exchange_is_what_happens_today() -> None:
    made = make_fixtures.BESIDE["pipe"]()
    assert make_fixtures.keep(make_fixtures.file_of("pipe"), made, check=True) == 0


def test_a_game_is_played_where_there_is_no_ipython() -> None:
    """As in a page with its own Python: ipywidgets imports, and a click is answered."""
    script = """
        import sys
        from importlib.machinery import PathFinder
        class NotInstalled(PathFinder):
            @classmethod
            def find_spec(cls, name, path=None, target=None):
                if name.split(".")[0] not in ("IPython", "ipykernel", "tornado", "zmq"):
                    return super().find_spec(name, path, target)
        sys.meta_path[sys.meta_path.index(PathFinder)] = NotInstalled
        from dungeon_widgets.live.no_ipython import do_without_ipython
        print(do_without_ipython(), do_without_ipython())
        import json
        import dungeon_widgets as dw
        from dungeon_widgets.live.pipe import PipeComm
        heard = []
        pipe = PipeComm(heard.append)
        with pipe.carrying():
            game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], hero="warrior", seed=7, autosave=False)
        pipe.receive('{"method":"request_state"}')
        pipe.receive('{"method":"custom","content":{"type":"act","seq":1,"action":["draw"]}}')
        print(json.loads(json.loads(heard[-1])["state"]["snapshot"])["seq"], len(dw.simulate(game.game, ["bot:random"] * 2, 3)))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, check=False
    )
    assert (done.stdout.split(), done.stderr) == (["True", "False", "2", "3"], "")
