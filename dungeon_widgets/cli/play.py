"""A game in the browser, without Jupyter."""

from __future__ import annotations

import argparse
import webbrowser

from ..engine.languages import LANGUAGES, in_language

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
SAYS = {
    "here": {
        "en": "You play here:",
        "fr": "Vous jouez ici :",
    },
    "wall": {
        "en": "Onlookers:",
        "fr": "Spectateurs :",
    },
    "wifi": {
        "en": "Everybody on this network can open a link they have; what travels can be read on the same Wi-Fi.",
        "fr": "Toute personne de ce réseau peut ouvrir un lien reçu ; ce qui circule peut être lu sur le même Wi-Fi.",
    },
    "end": {
        "en": "Ctrl+C ends it.",
        "fr": "Ctrl+C pour finir.",
    },
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
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the table")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")


def run(args: argparse.Namespace) -> int:
    """Open a table, show the first person's page, and serve until somebody presses Ctrl+C."""
    import dungeon_widgets as dw

    from ..widgets.page.other_screens import opened_to_others
    from ..widgets.table.look import people_of

    try:
        invite = opened_to_others("table")
    except ImportError as error:
        raise ValueError(error) from None
    game = getattr(dw, GAMES[args.game])(args.players, lang=args.lang, autosave=False)
    people = people_of(game.session)
    if not people:
        raise ValueError("at least one player must be a person: --players Ada bot:careful")

    def say(key: str) -> str:
        return in_language(SAYS[key], args.lang)

    invitation = invite(game, seat=None, hosting=people[0], host=args.host, port=args.port)
    try:
        links = invitation.links
        print(f"{say('here')} {links[people[0]]}")
        for seat in people[1:]:
            print(f"{game.session.names[seat]}: {links[seat]}")
        print(f"{say('wall')} {links['wall']}")
        if args.host not in ("127.0.0.1", "localhost", "::1"):
            print(say("wifi"))
        print(say("end"), flush=True)
        if not args.no_browser:
            webbrowser.open(links[people[0]])
        invitation.serve()
    except KeyboardInterrupt:
        print()
    finally:
        invitation.close()
        game.close()
    return 0
