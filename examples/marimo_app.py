"""A game in marimo: cells that use it run again with every move.

marimo run examples/marimo_app.py       plays
marimo edit examples/marimo_app.py      shows the cells too
"""

import marimo

app = marimo.App(width="medium", app_title="Welcome to the Dungeon")


@app.cell
def _():
    import marimo as mo

    import dungeon_widgets as dw

    return dw, mo


@app.cell
def _(dw, mo):
    game = mo.ui.anywidget(dw.WelcomeToTheDungeon(players=["You", "bot:careful"], seed=7, hero="warrior"))
    game
    return (game,)


@app.cell
def _(game, mo):
    # Every move runs this cell again: `game` gives all that the widget has.
    odds = game.odds()
    rows = [f"| {row['label']} | {row['fraction'] or row['p']} |" for row in odds["rows"]] if odds else []
    moves = len(game.session.log)
    mo.md("\n".join([f"**After {moves} moves**", "", "| choice | chance |", "|---|---|", *rows]))
    return


if __name__ == "__main__":
    app.run()
