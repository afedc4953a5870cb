"""What the score of a finished game is made of, for the reasons of verdicts: monsters, boss, treasure, bonuses, life, rivals."""

from __future__ import annotations

from ....engine.hints import Part
from ..rules.scoring import bonus_gems, gems_for, lines, monster_gems, scores, treasure_gems
from ..rules.state import DiceDangerState


def tally(state: DiceDangerState, seat: int) -> dict[str, Part]:
    """The parts of a seat's score, which add up to it; in company the best of the others, too. Who is out has no score."""
    hero, solo = state.heroes[seat], state.game.solo
    counts = solo or not hero.out
    points = {line.key: line.points for line in lines(hero, solo)} if counts else {}
    gem = hero.board.sheet.gem if counts else 0
    boss = gems_for(hero, hero.board.boss)
    found = {
        "monsters": Part(gem * (monster_gems(hero) - boss)),
        "boss": Part(gem * boss + points.get("trio", 0)),
        "treasure": Part(gem * treasure_gems(hero) + points.get("coin", 0)),
        "bonuses": Part(gem * bonus_gems(hero)),
    }
    if solo:
        return found
    others = [score for other, score in enumerate(scores(state.heroes, solo)) if other != seat]
    return {
        **found,
        "life": Part(-points.get("life", 0), good=False),
        "rivals": Part(max(others), good=False),
    }
