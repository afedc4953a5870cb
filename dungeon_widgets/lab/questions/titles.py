"""What a question is called: "Question 1", "Exercise 2.3", "Exit ticket", "Your decision", or by the words of its own id."""

from __future__ import annotations

from ..text import say
from .bank import NUMBERED_ID, SHIPPED_ID


def title_of(id: str, lang: str) -> str:
    """ "Question 1" for p1, "Exercise 2.3" for q3 of lesson 2, "Exit ticket" for x1; another id says it in words.

    >>> title_of("L02.q3", "en"), title_of("L02.p1", "fr"), title_of("dice-club.q3", "en"), title_of("own.best-of-three", "en")
    ('Exercise 2.3', 'Question 1', 'Exercise 3', 'Best of three')
    """
    lesson, _, name = id.rpartition(".")
    if not NUMBERED_ID.fullmatch(name):
        return (
            name.replace("-", " ").replace("_", " ").strip().capitalize()
            or say("title.p", lang, n="").strip()
        )
    if name[0] == "q" and not SHIPPED_ID.fullmatch(lesson):
        return say("title.own", lang, n=int(name[1:]))
    number = int(lesson[1:]) if SHIPPED_ID.fullmatch(lesson) else 0
    return say(f"title.{name[0]}", lang, n=int(name[1:]), lesson=number)
