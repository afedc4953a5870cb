"""Take the pictures of the README: a replay page in Chromium, light and dark.

python -m scripts.screenshots
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import dungeon_widgets as dw
from dungeon_widgets.games.welcome import WelcomeGame
from scripts import chromium

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDTH, HEIGHT = 1040, 900
# Told move by move, luck included: neither a bot nor a seed can change the picture.
STORY = (
    "draw; deal golem; add; draw; deal goblin; add; draw; deal orc; strip dragon_spear;"
    "draw; deal lich; strip knight_shield; draw; deal skeleton; add; draw; deal demon; add;"
    "draw; deal vampire; add; pass; pass; name golem; turn; turn; turn"
)


def welcome() -> dw.WelcomeToTheDungeon:
    """Ada in the dungeon: a Vampire beaten, the Demon has hit, and one card more."""
    session = dw.Session(WelcomeGame(players=3, hero="warrior", first=0), ["Ada", "Bo", "Cy"])
    for move in STORY.split(";"):
        session.act(tuple(move.split()))
    return dw.WelcomeToTheDungeon(session=session)


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    game = welcome()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_file = game.replay().to_html(Path(folder, "welcome.html"))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        for scheme in ("light", "dark"):
            page = browser.new_page(
                viewport={"width": WIDTH, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce"
            )
            page.goto(page_file.as_uri())
            go_to(page, len(game.session.log) - 1)  # the newest step would offer choices a replay cannot take
            target = DOCS / f"welcome-{scheme}.png"
            page.locator("#game").screenshot(path=target, animations="disabled")
            print(target.relative_to(DOCS.parent))
        browser.close()


def go_to(page: Page, step: int) -> None:
    """Step forward from the beginning; without motion every step is painted at once."""
    for _ in range(step):
        page.get_by_role("button", name="Step forward").click()
    page.get_by_text(f"{step} / ").first.wait_for()
    page.mouse.move(0, 0)


if __name__ == "__main__":
    main()
