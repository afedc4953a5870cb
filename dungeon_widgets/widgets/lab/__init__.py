"""The widgets of the lab: thin classes over the headless hearts in `dungeon_widgets.lab`.

base         What every lab widget shares: it may wait for an answer, and keep what is exact until an exercise is solved
bayes        Before, evidence, after: what an act tells of a hidden card
contract     What the page of a lab widget is shown: one state a widget. Texts are already in the widget's language
dice_tray    Eleven sliders that add to 36, and two dice to try them
evidence/    Widgets about what something seen tells: chests with a keeper, a weighted tree, and a line that accuses a die
exercise     An exercise: a question, a field, a button and a ladder of hints
guesses      All predictions of a lesson in one figure: what was said, and what is exact
handing_in   Handing in from the page: a name if one likes, and a line to copy
kept_book    The book of this kernel and the shelf it is kept on
lesson       The head of a lesson, and a teacher's starting position with its odds locked
markov       A small Markov chain: nodes, chances, steps, and how long it takes
pairs        Dice in pairs as arcs, and four sums to hope for
predict      A prediction card: say how likely it is before anything is counted
review       The chance line of a game: what each own choice was worth, and where something was given away
room/        The class room: what a class thought, and who is where
samples/     Widgets about many samples: what their sums do, and how often an interval from one of them holds
sampler      The thousand dungeons: histogram and convergence in one
small_games  Two small games of the lessons with buttons: a dungeon for one, and one card between two
target       Throw at a target: rings, scatter, the fitted spread, and where to aim
waffle       How we counted: every case a square, to sort and to open
"""
