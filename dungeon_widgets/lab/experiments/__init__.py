"""What a lesson lets people try: each a small heart without a page.

bayes             Reading a hidden card: equally likely stories before an act, those the act strikes out, and those left after it
bluff             One hidden card, two players: to stay or to pass, and what one's choice tells
conditions        A question about a number that luck decides: at least, at most or exactly so much
dice_tray         Thirty-six rolls of two dice: how many of each sum? Guessed first, then rolled
evidence/         What something seen tells: a keeper who knows or does not, weighted trees, and a line that accuses a die
game_draws        Experiments that ask about a game: dungeons dealt, dice rolled
intervals         Intervals for a hidden chance: many samples of throws, an interval from each, and how often the truth lies inside
intervals_charts  What intervals show: a wall of them against the truth, and the curve of how often they hold it
markov            Small Markov chains: walk them, multiply them, and solve for how long they take
on_the_table      A case of a count as a game: the hero stands before that very dungeon, and the cards wait to be turned
pairs             Dice in pairs: which sums a roll can make, and which four sums are the best to hope for
sampler           Draw the same thing again and again, and watch the share come near the exact chance
sampler_charts    What an experiment shows: its sentence, its bars, and its running share in the funnel
stopping          A dungeon for one: turn a card or stop? One point per monster survived, and none at all for a hero who falls
sums              Sums of many dice: what settles down, what grows, and when a sum looks normal
sums_charts       What sums of dice show: bars of their sums or means with a normal curve over them, and long rows that settle down
target            A target and a hand that scatters: which ring is hit, where to aim, and how large the scatter is
throws            Throws at the target of Dungeon Fighter as an experiment: what does a hand hit?
waffle            All cases of a question as a grid of squares: the favourable ones are seen, counted and opened
welcome_runs      Welcome to the Dungeon as a question for the lab: k hidden monsters, a hero with tiles, will the hero live?
"""
