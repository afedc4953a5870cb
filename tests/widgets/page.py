"""A stand-in for the browser: it hears all a widget sends and says what a page could say, as JSON."""

from __future__ import annotations

import json
from typing import Any

from comm.base_comm import BaseComm

from dungeon_widgets.widgets.page.game_widget import GameWidget


class RecordingComm(BaseComm):
    """Keeps every message, refusing what the kernel could not send (NaN, half characters, objects)."""

    def __init__(self, **keys: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__(**keys)

    def publish_msg(self, msg_type: str, data: Any = None, **_keys: Any) -> None:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False)
        self.sent.append({"msg_type": msg_type, **json.loads(text.encode())})


class Page:
    """The page of one widget."""

    def __init__(self, widget: GameWidget) -> None:
        assert isinstance(widget.comm, RecordingComm)
        self.widget = widget
        self.comm = widget.comm
        self.forget()

    # -- what the page says -----------------------------------------------------------------------

    def say(self, content: Any) -> None:
        """A custom message, whatever it is."""
        self._deliver({"method": "custom", "content": content})

    def ask(self, kind: str, **fields: Any) -> None:
        """A message an honest page would send now."""
        self.say({"type": kind, "seq": self.widget.snapshot["seq"], **fields})

    def act(self, *action: Any) -> None:
        self.ask("act", action=list(action))

    def write(self, state: Any) -> None:
        """Set traits, as `model.save_changes()` does."""
        self._deliver({"method": "update", "state": state})

    def count(self) -> None:
        """Ask for what is late until nothing is, as a page does once it has painted."""
        while self.widget.snapshot["late"]:
            self.ask("more")

    def _deliver(self, data: dict[str, Any]) -> None:
        self.comm.handle_msg({"content": {"comm_id": self.comm.comm_id, "data": data}, "buffers": []})

    # -- what the page hears ----------------------------------------------------------------------

    def forget(self) -> None:
        self.comm.sent.clear()

    @property
    def updates(self) -> list[dict[str, Any]]:
        """The states that were sent."""
        return [read(message["state"]) for message in self.comm.sent if message.get("method") == "update"]

    @property
    def told(self) -> list[dict[str, Any]]:
        """The custom messages that were sent."""
        sent = [message["content"] for message in self.comm.sent if message.get("method") == "custom"]
        return [json.loads(content["json"]) for content in sent]

    @property
    def notices(self) -> list[str]:
        """The kinds of the notices."""
        return [message["kind"] for message in self.told if message["type"] == "notice"]

    def everything(self) -> str:
        return json.dumps(self.comm.sent)


def read(state: dict[str, Any]) -> dict[str, Any]:
    """A state as the page reads it: what is no single value is JSON text."""
    texts = {
        name: json.loads(state[name])
        for name in ("snapshot", "key_moments", "setup", "rules", "faces")
        if name in state
    }
    return {**state, **texts}


def frozen(widget: GameWidget) -> str:
    """All that must not change when a message is refused."""
    return json.dumps(
        [widget.session.to_json(), widget.snapshot, widget.get_state()["setup"]], sort_keys=True
    )
