"""Where the project lives, from one field, and every address that is made from it: none, as long as the field is empty.

The field is `repository` of `[tool.dungeon-widgets]` in pyproject.toml: `https://github.com/ACCOUNT/NAME`.

python -m scripts.address            prints all addresses, and a Binder badge for each lesson
python -m scripts.address --readme   puts the badge into README.md
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[1]
REPOSITORY = re.compile(r"https://github\.com/(?P<account>[\w.-]+)/(?P<name>[\w.-]+?)(?:\.git)?/?")
INDEX = "notebooks/index.ipynb"
MARK = re.compile(r"<!-- badge: .*? -->(\n\[!\[Binder\].*)?")

_MARKDOWN = re.compile(r"(\]\(|^\[[^\]]+\]: |(?:src|srcset)=\")(?![a-z]+:|#)([^)\"#\s]+)", re.MULTILINE)
_PICTURE = re.compile(r"<picture>.*?(<img[^>]*>)\s*</picture>", re.DOTALL)
_SHOWN = (".png", ".svg", ".gif", ".jpg")


class Home(NamedTuple):
    """A repository on GitHub, and what lies where because of it."""

    account: str
    name: str

    @property
    def repository(self) -> str:
        return f"https://github.com/{self.account}/{self.name}"

    @property
    def site(self) -> str:
        """Where the workflow `site` publishes."""
        return f"https://{self.account.lower()}.github.io/{self.name}/"

    def file(self, path: str, ref: str = "HEAD") -> str:
        """A file to read."""
        return f"{self.repository}/blob/{ref}/{quote(path)}"

    def picture(self, path: str, ref: str = "HEAD") -> str:
        """A file as it is."""
        return f"https://raw.githubusercontent.com/{self.account}/{self.name}/{ref}/{quote(path)}"

    @property
    def image(self) -> str:
        """The repository on Binder: `game.link(...)` of that opens a moment there."""
        return f"https://mybinder.org/v2/gh/{self.account}/{self.name}/HEAD"

    def binder(self, notebook: str = INDEX) -> str:
        """A notebook on Binder, by its path."""
        return f"{self.image}?urlpath={quote(f'lab/tree/{notebook}', safe='')}"

    def badge(self, address: str | None = None) -> str:
        """A badge in Markdown that leads to an address on Binder, such as that of a lesson or a moment; else to the index."""
        return f"[![Binder](https://mybinder.org/badge_logo.svg)]({address or self.binder()})"

    @property
    def urls(self) -> dict[str, str]:
        """What the package index shows beside the package."""
        return {
            "Homepage": self.site,
            "Documentation": f"{self.site}docs/",
            "Repository": self.repository,
            "Issues": f"{self.repository}/issues",
            "Changelog": self.file("CHANGELOG.md"),
        }


def class_link(hub: str, repository: str, notebook: str, branch: str = "main") -> str:
    """A link that puts a copy of a repository into the home of whoever follows it on a hub, and opens a notebook (nbgitpuller).

    >>> class_link("https://hub.example.org", "https://example.org/my-class", "lessons/L01_first_sums.ipynb")
    'https://hub.example.org/hub/user-redirect/git-pull?repo=https%3A%2F%2Fexample.org%2Fmy-class&branch=main&urlpath=lab%2Ftree%2Fmy-class%2Flessons%2FL01_first_sums.ipynb'
    """
    folder = repository.rstrip("/").rpartition("/")[2].removesuffix(".git")
    asked = {"repo": repository, "branch": branch, "urlpath": f"lab/tree/{folder}/{notebook}"}
    return f"{hub.rstrip('/')}/hub/user-redirect/git-pull?{urlencode(asked)}"


@cache
def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def home() -> Home | None:
    """Where the project lives; nothing while the field is empty or names no repository on GitHub."""
    return read(project()["tool"]["dungeon-widgets"]["repository"])


def read(repository: str) -> Home | None:
    """The repository that an address names.

    >>> read("https://github.com/ada/games"), read(""), read("https://github.com/ACCOUNT")
    (Home(account='ada', name='games'), None, None)
    """
    found = REPOSITORY.fullmatch(repository)
    return Home(found["account"], found["name"]) if found else None


def for_index(text: str, there: Home | None, ref: str) -> str:
    """The README for a package index, which shows neither our folders nor `<picture>`: whole addresses of one release.

    >>> for_index("![a](docs/a.png), [b](docs/b.md#c), [d](https://x.org)", Home("ada", "games"), "v1")
    '![a](https://raw.githubusercontent.com/ada/games/v1/docs/a.png), [b](https://github.com/ada/games/blob/v1/docs/b.md#c), [d](https://x.org)'
    """
    if there is None:
        return text
    plain = _PICTURE.sub(r"\1", text)

    def whole(link: re.Match[str]) -> str:
        shown = link[2].endswith(_SHOWN)
        return link[1] + (there.picture(link[2], ref) if shown else there.file(link[2], ref))

    return _MARKDOWN.sub(whole, plain)


def with_badge(text: str, there: Home) -> str:
    """The text with the badge after its mark, in place of an older one."""
    found = MARK.search(text)
    if found is None:
        raise SystemExit("the README has no mark for the badge: <!-- badge: ... -->")
    mark = found[0].split("\n")[0]
    return text.replace(found[0], f"{mark}\n{there.badge()}")


def main(arguments: list[str]) -> None:
    """Print the addresses, or write the badge."""
    there = home()
    if there is None:
        raise SystemExit("no address yet: name the repository in [tool.dungeon-widgets] of pyproject.toml")
    if arguments == ["--readme"]:
        readme = ROOT / "README.md"
        readme.write_text(with_badge(readme.read_text(encoding="utf-8"), there), encoding="utf-8")
        return
    if arguments:
        raise SystemExit(__doc__)
    for name, address in there.urls.items():
        print(f"{name}: {address}")
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        notebook = path.relative_to(ROOT).as_posix()
        if "teacher" not in notebook and ".ipynb_checkpoints" not in notebook:
            print(f"{notebook}: {there.badge(there.binder(notebook))}")


if __name__ == "__main__":
    main(sys.argv[1:])
