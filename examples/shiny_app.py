"""A Shiny app around a game: what stands beside it follows the moves.

shiny run examples/shiny_app.py
"""

from shiny.express import render
from shinywidgets import reactive_read, render_widget

import dungeon_widgets as dw


@render_widget(height="auto")  # as high as the game: Shiny would cut it off at 400 pixels
def game():
    return dw.WelcomeToTheDungeon(["You", "bot:careful"], seed=7, speed=0)


@render.text
def said():
    return f"step {reactive_read(game.widget, 'cursor')}"
