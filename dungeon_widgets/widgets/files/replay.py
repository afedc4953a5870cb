"""A finished line of play that steps with no kernel: in the notebook, or as one HTML file."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import traitlets

from ...engine.saving.saves import write_atomically
from ...engine.session import Session
from ...engine.state import CHANCE
from ..page.bundle import page_code
from ..page.code import Loader
from ..page.contract import VERSION, ReplayData
from ..page.page import PageWidget
from ..page.settings import check_seat, check_setting, check_step
from ..page.snapshot import frames_of
from ..page.wire import as_text
from ..table.events import EventBook
from ..table.steps import Steps

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob: data:; style-src 'unsafe-inline'; img-src data:">
<title>{title}</title>
<style>html {{ color-scheme: light dark; background: light-dark(#fff, #111); }} body {{ margin: 4px auto; max-width: 1000px; font: 14px system-ui, sans-serif; }} h1 {{ position: absolute; clip-path: inset(50%); }}</style>
</head><body><main><h1>{title}</h1><div id="game"></div></main>
<noscript><pre>{log}</pre></noscript>
<script type="application/json" id="look">{look}</script>
<script type="text/plain" id="replay">{data}</script>
<script type="application/json" id="page">{code}</script>
<script type="module">
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const url = URL.createObjectURL(new Blob([read("page")], {{ type: "text/javascript" }}));
const {{ mountReplay }} = await import(url);
const packed = Uint8Array.from(atob(document.getElementById("replay").textContent), (sign) => sign.charCodeAt(0));
const folded = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
let last = {{ board: {{}} }};
const frames = folded.frames.map(({{ board, events, ...own }}) => {{
  last = {{ ...last, ...own, board: {{ ...(own.whole ? {{}} : last.board), ...board }}, events: events.map((at) => folded.events[at]) }};
  return last;
}});
mountReplay(document.getElementById("game"), {{ ...folded, frames }}, read("look"));
</script></body></html>
"""


def replay_data(session: Session, seat: int | None, lang: str, *, odds: bool) -> ReplayData:
    """Every frame of a game as one seat may see it, and what belongs to all of them."""
    return {
        "v": VERSION,
        "game": session.game.name,
        "lang": lang,
        "frames": list(frames_of(session, seat, lang, odds=odds)),
        "key_moments": Steps(session, seat, EventBook(), lang).key_moments(),
        "rules": session.game.words.rulebook(lang),
        "faces": session.game.words.faces(lang),
    }


def title_of(session: Session, lang: str) -> str:
    """The title of a replay. It names the seed once the game is over, when that gives nothing away."""
    title = session.game.words.title(lang)
    return f"{title}, seed {session.seed}" if session.over else title


def first_choice(frames: Sequence[Mapping[str, Any]]) -> int:
    """The first frame worth seeing: where the seat has something to choose; for onlookers where the first player has."""
    own = (at for at, frame in enumerate(frames) if frame["choices"])
    watched = (at for at, frame in enumerate(frames) if frame.get("to_move", CHANCE) >= 0)
    return next(own, next(watched, 0))


def _folded(data: Mapping[str, Any]) -> dict[str, Any]:
    """Each event once, and of each frame what is another than in the frame before."""
    events: dict[str, int] = {}
    frames: list[dict[str, Any]] = []
    last: Mapping[str, Any] = {"board": {}}
    for frame in data["frames"]:
        told = [
            events.setdefault(json.dumps(event, ensure_ascii=False), len(events)) for event in frame["events"]
        ]
        whole = bool(last["board"].keys() - frame["board"].keys())  # a difference cannot take a field away
        old = {} if whole else last["board"]
        changed = {k: v for k, v in frame.items() if k not in last or last[k] != v}
        board = {k: v for k, v in frame["board"].items() if k not in old or old[k] != v}
        frames.append({**changed, "board": board, "events": told, "whole": whole})
        last = frame
    return {**data, "frames": frames, "events": [json.loads(event) for event in events]}


def _unfolded(data: dict[str, Any]) -> dict[str, Any]:
    """The frames as they were."""
    events, frames = data.pop("events"), []
    last: dict[str, Any] = {"board": {}}
    for folded in data["frames"]:
        own = {**folded, "events": [events[at] for at in folded["events"]]}
        own["board"] = {**({} if own.pop("whole") else last["board"]), **folded["board"]}
        last = {**last, **own}
        frames.append(last)
    return {**data, "frames": frames}


def packed(data: Mapping[str, Any]) -> str:
    """Frames say the same over and over: folded and packed, a long game is small. Any browser unpacks it."""
    text = json.dumps(_folded(data), ensure_ascii=False, separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode("ascii")


def unpacked(page: str) -> Any:
    """The data that lies in such a page."""
    found = re.search(r'id="replay">([^<]*)<', page)
    if found is None:
        raise ValueError("there is no replay in this page")
    return _unfolded(json.loads(gzip.decompress(b64decode(found[1]))))


def page_of(data: Mapping[str, Any], title: str, code: str, **look: Any) -> str:
    """One page that steps through these frames with no kernel and no network."""
    return PAGE.format(
        lang=data["lang"],
        title=escape(title),
        log=escape("\n".join(_told(data["frames"]))),
        look=_inert(look),
        data=packed(data),
        code=_inert(code),
    )


class Replay(PageWidget):
    """A game to step through without a kernel, as one seat may see it. `GameWidget.replay` makes one.

    - `session`: the game so far. `seat`: whose knowledge is shown; None shows what everybody may know.
    - `bundle_name`: the page code of the game. `odds`: whether the odds of every step are in it.
    - `lang` and `theme` are as in every widget.

    `frames` are the snapshots, `cursor` is the one that is shown, and `to_html` writes all of it to one file.
    `ValueError` if the seat does not exist.

    >>> from dungeon_widgets import WelcomeToTheDungeon
    >>> replay = WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior").replay()
    >>> len(replay.frames), replay.cursor
    (5, 0)
    """

    replay = traitlets.Dict().tag(sync=True, to_json=as_text)
    cursor = traitlets.Int(0).tag(sync=True, echo_update=False)

    # Not the language: the frames were written in one.
    _page_may_write = (*PageWidget._page_may_write, "cursor")
    _tab_names = (*PageWidget._tab_names, "cursor", "frames", "to_html")

    def __init__(
        self,
        session: Session,
        *,
        bundle_name: str,
        seat: int | None,
        lang: str = "en",
        theme: str = "auto",
        odds: bool = True,
    ) -> None:
        check_seat(seat, session.game.players)
        check_setting("lang", lang)
        check_setting("theme", theme)
        self._bundle = bundle_name
        data = replay_data(session, seat, lang, odds=odds)
        self._title = title_of(session, lang)
        super().__init__(
            _esm=Loader(bundle_name),
            replay=dict(data),
            lang=lang,
            theme=theme,
        )

    @property
    def frames(self) -> list[dict[str, Any]]:
        """The snapshots, first to last."""
        frames: list[dict[str, Any]] = self.replay["frames"]
        return frames

    @traitlets.validate("cursor")
    def _sound_cursor(self, proposal: Any) -> Any:
        self._check_setting("cursor", proposal["value"])
        return proposal["value"]

    def _check_setting(self, name: str, value: Any) -> None:
        if name == "cursor":
            check_step(value, len(self.frames) - 1)
        else:
            super()._check_setting(name, value)

    def to_html(self, path: str | Path) -> Path:
        """Write the replay to one HTML file that needs no kernel and no network, and give its path."""
        target = Path(path)
        code = page_code(self._bundle)
        look = {"cursor": self.cursor or first_choice(self.frames), "theme": self.theme, "speed": self.speed}
        if self.languages:
            look["languages"] = self.languages
        write_atomically(target, page_of(self.replay, self._title, code, **look))
        return target

    def __repr__(self) -> str:
        return f"Replay({self.replay['game']}, {len(self.frames)} frames, step {self.cursor}/{len(self.frames) - 1})"


def _told(frames: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The log, for a browser that runs no script."""
    for frame in frames:
        for event in frame["events"]:
            if event["step"] == frame["step"] and event["text"] is not None:
                yield f"{event['step']}. {''.join(event['text'])}"


def _inert(data: Any) -> str:
    """JSON that cannot end, or comment out, the script element it lies in."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
