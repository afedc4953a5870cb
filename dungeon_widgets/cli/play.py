"""A game in the browser, without Jupyter."""

from __future__ import annotations

import argparse

HELP = "Play a game in the browser, alone or with friends, without Jupyter."
EXAMPLES = (
    "play fighter",
    "play welcome --players Ada bot:careful bot:bluff",
    "play dungeons --players Ada Bram --host 0.0.0.0",
    "play dice_danger --lang fr",
)
GAMES = {
    "welcome": "WelcomeToTheDungeon",
    "welcome_back": "WelcomeBackToTheDungeon",
    "dice_danger": "DungeonsDiceDanger",
    "dungeons": "Dungeons",
    "fighter": "DungeonFighter",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="NAME",
        help="people by name, bots as bot:careful; each person gets a link, the first one plays here",
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="whom the game listens to: only this machine (the default), or 0.0.0.0 for everybody on its network",
    )
    parser.add_argument("--port", type=int, default=0, help="a port of your choice; by default a free one")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="English or French")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")


def run(args: argparse.Namespace) -> int:
    raise ValueError("play is not here yet")
