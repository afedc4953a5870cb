"""Our own package as a wheel, from the files that are installed here: a JupyterLite site holds it."""

from __future__ import annotations

import hashlib
import zipfile
from base64 import urlsafe_b64encode
from importlib.metadata import distribution
from pathlib import Path

from .files import OURS

_LEFT_OUT = ("__pycache__", "notebooks")
_MIDNIGHT = (1980, 1, 1, 0, 0, 0)


def write_wheel(folder: Path) -> Path:
    """Write the wheel into a folder, and give its path. The notebooks stay out: the site has them as its contents."""
    ours = distribution("dungeon-widgets")
    stem = f"dungeon_widgets-{ours.version}"
    files = {
        f"{OURS.name}/{path.relative_to(OURS).as_posix()}": path.read_bytes()
        for path in sorted(OURS.rglob("*"))
        if path.is_file() and not any(part in _LEFT_OUT for part in path.relative_to(OURS).parts)
    }
    told = "Wheel-Version: 1.0\nGenerator: dungeon-widgets\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{stem}.dist-info/WHEEL"] = told.encode()
    for name in ("METADATA", "entry_points.txt"):
        files[f"{stem}.dist-info/{name}"] = (ours.read_text(name) or "").encode()
    record = f"{stem}.dist-info/RECORD"
    files[record] = "".join([*(_line(name, data) for name, data in files.items()), f"{record},,\n"]).encode()
    target = folder / f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name, _MIDNIGHT)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    return target


def _line(name: str, data: bytes) -> str:
    digest = urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"
