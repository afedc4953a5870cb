"""Every word of the game in English, as tables. `*` in a log line marks emphasis."""

from __future__ import annotations

from .sentences import Sentences

# Log lines: said to the seat itself, said to the others; empty where there is nothing to say.
LINES: dict[str, tuple[str, str]] = {
    "roll": ("Roll {roll}: you throw *{dice}*, black *{black}*", "Roll {roll}: {who} throws *{dice}*, black *{black}*"),
    "pair": ("You make *{totals}*{symbol}", ""),
    "cross": ("You cross: *{node}*{effects}", ""),
    "wound": ("You wound *{node}*{effects}", ""),
    "torch": ("Torch: *{node}*{effects}", ""),
    "chest": ("From the chest: *{chest}*", ""),
    "number": ("The cloud ({node}): *{n}*", ""),
    "end": ("You are done{lost}", "{who} is done"),
    "wrote": ("", "{who} makes *{totals}*{symbol}: {marks}{lost}"),
    "numbered": ("", "{who} numbers the clouds: {numbers}"),
    "kill.first": ("*You* are the first to kill {monster}: {gems}", "*{who}* is the first to kill {monster}: {gems}"),
    "kill.first.all": ("*{all}* kill {monster} in the same roll: {gems} each",) * 2,
    "kill.later": ("You kill {monster}: {gems}", "{who} kills {monster}: {gems}"),
    "kill.later.all": ("{all} kill {monster}: {gems} each",) * 2,
    "bonus": ("*You* earn the bonus {bonus}: {gems}", "*{who}* earns the bonus {bonus}: {gems}"),
    "bonus.all": ("*{all}* earn the bonus {bonus}: {gems} each",) * 2,
    "free": ("You wound {monster} for free{effects}", "{who} wounds {monster} for free{effects}"),
    "hurt": ("{Monster} costs you *{life}*", "{Monster} costs {who} *{life}*"),
    "out": ("*You cross the skull: you are out*", "*{who} crosses the skull and is out*"),
    "over": ("*You win* with {points}", "*{who} wins* with {points}"),
    "over.all": ("*{all}* share the victory with {points}",) * 2,
    "over.none": ("*Nobody comes out alive*",) * 2,
    "over.solo": ("*{points}*: {title}",) * 2,
    "accept": ("You deal the wounds: *{monster}*{effects}", "{who} deals the wounds: *{monster}*{effects}"),
    "decline": ("You leave {monster} alive", "{who} leaves {monster} alive"),
}  # fmt: skip

REASONS: dict[str, str] = {
    "other": "That is not possible now.",
    "over": "The game is over.",
    "luck": "The dice decide now, and this is not one of their rolls.",
    "no_black_die": "That needs the black die, and you have no black die symbol left.",
    "no_such_pairs": "These dice cannot make those two pairs.",
    "chest_opened": "You have opened that chest already.",
    "no_such_chest": "There is no such chest.",
    "cloud_number": "Number the clouds in their order, each number once.",
    "finish_armoured": "An armoured dinosaur takes two wounds or none: give it the second one.",
    "armoured": "An armoured dinosaur takes exactly two wounds in a roll, and you cannot give both.",
    "no_torch": "You have no torch.",
    "no_such_space": "There is no such pair or space.",
    "pair_used": "That pair is used already.",
    "wrong_number": "That pair does not make the number asked for.",
    "needs_double": "That space needs two equal dice.",
    "needs_exact_double": "A fist needs two equal dice that make its number.",
    "number_locked": "That white number is not unlocked yet.",
    "already_dead": "That monster is dead already.",
    "already_crossed": "That space is crossed already.",
    "not_reached": "No crossed space lies at a door of that room.",
    "not_joined": "That space is not joined to a crossed one.",
    "portal_one_way": "This end of the portal is crossed only through the other one.",
    "not_in_clouds": "First number your clouds.",
    "not_in_pair": "First make two pairs of dice.",
    "not_in_write": "Now cross a box with each pair, use a torch, or end.",
    "not_in_chest": "First choose what is in the chest.",
    "not_in_accept": "First say whether you deal the wounds.",
}

KINDS: dict[str, str] = {
    "start": "start {n}",
    "plain": "space {n}",
    "grey": "grey {n}",
    "gem": "gem {n}",
    "coin": "gold {n}",
    "chest": "chest {n}",
    "double": "double",
    "fist": "fist {n}",
    "rubble": "rubble {n}",
    "cloud": "cloud",
    "portal_in": "portal {n}",
    "portal_out": "end of the portal",
    "footprint": "footprint {n}",
}

# What a chest is called, and what it holds.
CHESTS: dict[str, tuple[str, str]] = {
    "hearts": ("Hearts", "3 extra life boxes and 1 gem"),
    "torches": ("Torches", "2 extra crosses, whenever you like"),
    "black_dice": ("Black dice", "3 more black die symbols"),
}

BONUSES: dict[str, str] = {
    "fists": "Fists",
    "link": "Both sides joined",
    "mancers": "Both Mancers",
    "rubble": "Rubble",
    "clouds": "Clouds",
    "worm": "Three parts of the worm",
    "footprints": "Footprints",
    "armour": "Armoured dinosaurs",
}

# FR Version solo: the eight titles, in our own words.
TITLES: tuple[str, ...] = (
    "Still looking for the door? It opens inwards.",
    "A pleasant stroll. The monsters say thank you.",
    "You have been seen in the corridor. Next time, stay.",
    "Solid work. The boss will remember your face.",
    "A hero the village can count on.",
    "Archaeologists ask you for the way.",
    "Songs are being written, and they rhyme.",
    "Make way: the master of the dungeon.",
)

LEVELS: tuple[str, ...] = ("novice", "easy", "standard", "expert")

# The nine parts of a map, row by row.
PLACES: tuple[str, ...] = (
    "top left",
    "top",
    "top right",
    "on the left",
    "in the middle",
    "on the right",
    "bottom left",
    "bottom",
    "bottom right",
)

# One thing, several things.
COUNTS: dict[str, tuple[str, str]] = {
    "cross": ("{n} cross", "{n} crosses"),
    "target": ("{n} target", "{n} targets"),
    "life": ("{n} life box", "{n} life boxes"),
    "gem": ("{n} gem", "{n} gems"),
    "point": ("{n} point", "{n} points"),
}

SAY: dict[str, str] = {
    "comma": ".",
    "consequence.you_kill": "the next monster to die is yours",
    "consequence.other_kills": "another player kills the next monster",
    "consequence.you_fall": "you fall before the next monster does",
    "part.monsters": "points from monsters other than the boss, at the end",
    "part.boss": "points from the boss at the end",
    "part.treasure": "points from gems, gold and chests at the end",
    "part.bonuses": "points from bonuses at the end",
    "part.life": "points lost with life boxes",
    "part.rivals": "points of the best of the others at the end",
    "example.1": "White 2 4 5 5 and black 3. With the white dice: 2 + 4 = 6 and 5 + 5 = 10, or 2 + 5 = 7 and 4 + 5 = 9. With the black die there are seven more ways, such as 2 + 3 = 5 and 5 + 5 = 10.",
    "example.2": "You make 6 and 10. The 6 crosses a start space; a 10 that is joined to it can be crossed with the other pair at once. Nothing for the 10? Then it costs a life box.",
    "example.3": "A monster shows a black 11 and a white 3. A pair of 11 always wounds it once you have reached its room; a pair of 3 only after the grey 3 beside the room is crossed.",
    "example.5": "Three gems, one gold, and a topmost life box of −2: 9 + 2 − 2 = 9 points.",
    "and": " and ",
    "sum": "{a}+{b}={n}",
    "symbol": " (with a black die symbol)",
    "quoted": "“{what}”",
    "nothing": "nothing",
    "by_torch": "torch: {node}",
    "by_permission": "by right: {node}",
    "effect.unlock": "{n} unlocked for {name}",
    "effect.kill": "{name} dies",
    "effect.kill.it": "it dies",
    "effect.half": "one box of two",
    "effect.portal": "and the other end of the portal",
    "label.end": "Done",
    "label.torch": "Torch: {node}",
    "label.cross": "Cross: {node}",
    "label.wound": "Wound: {node}",
    "detail.with": "with {sum}",
    "detail.pair": "{a}+{b}, {c}+{d} · {lit}",
    "detail.black": " · costs a black die symbol",
    "detail.nothing_lost": "Nothing is lost",
    "detail.unlocks": "unlocks the {n}: {name}",
    "detail.opens": "opens {what}",
    "detail.double": "a double",
    "detail.and": "{some} and {last}",
    "detail.fist": "wounds every monster",
    "detail.rubble": "box {n} of 2",
    "caption.roll": "roll {n}",
    "caption.setup": "set-up",
    "caption.over": "game over",
    "caption.solo": "solo",
    "caption.players": "{n} players",
    "turn.roll": "Your roll.",
    "turn.rolls": "{who} rolls.",
    "turn.writes": "{who} is writing.",
    "turn.yours": "Your turn.",
    "over.points": "{points}.",
    "over.fallen": "{points}; the skull ended it.",
    "over.none": "Nobody comes out alive.",
    "over.you": "You win!",
    "over.one": "{who} wins.",
    "over.many": "{who} win.",
    "ask.numbered": "Your clouds are numbered: say that you are done.",
    "ask.cloud": "Which number for the cloud ({place})?",
    "ask.chest": "A chest! What is in it?",
    "ask.active": "Make two pairs. The black die is free for you.",
    "ask.passive": "Make two pairs. The black die costs you a symbol.",
    "ask.cross": "One box for each pair, in any order.",
    "ask.done": "All is crossed. Say that you are done.",
    "odds.title": "The next roll",
    "odds.question": "With the four white dice, how likely is it that you can make both crosses?",
    "odds.both": "Both crosses",
    "odds.one": "At least one cross",
    "odds.passive": "{what}, four white dice",
    "odds.active": "{what}, all five dice (when you roll)",
    "odds.wound": "Wound: {name}",
    "odds.counts": "*{n}* of the {of} rolls of four dice allow both crosses.",
    "odds.how": "All rolls are gone through with all their pairings; the second cross may use what the first one opens. Without torches.",
    "odds.kill": "{name}: {rolls} more rolls of four white dice on average.",
    "rules.bonuses": "Bonuses: {list}.",
    "set.sheet": "Dungeon",
    "set.tiebreak": "Tie",
    "set.most_life_lost": "most life lost (the rule)",
    "set.least_life_lost": "least life lost",
    "set.solo_grace_rolls": "Solo: first rolls that need no wound",
    "label.accept": "Deal the wounds: {name} dies",
    "label.decline": "Leave {name} alive",
    "turn.decides": "{who} decides.",
    "ask.accept": "{name} would die of these wounds and cost you {life}. Deal them?",
    "odds.then": "{n} crosses to expect",
    "odds.possible": "possible",
    "odds.points": "points",
    "odds.which.pair": "Which pairing?",
    "odds.which.write": "Where to cross?",
    "odds.which.note": "Crosses now, and to expect of the next roll (exact). ≈ points: what the planner hopes for at the end (an estimate).",
    "odds.worth": "worth",
    "picture.out": "out",
    "detail.costs": "costs {life}",
    "turn.roll.first": "You begin: your roll.",
    "turn.rolls.first": "{who} begins and rolls.",
    "place.near": "near {name}",
    "rules.level": "Level {n} of 4: {level}.",
    "rules.bonus_pays": "A bonus pays {first} to all who complete it in the first roll somebody does, and {later} to whoever does later.",
    "set.first": "Begins",
    "set.seat": "player {n}",
    "place.nth": "{place}, no. {n}",
}

RULES: list[tuple[str, list[str]]] = [
    ("Goal", [
        "Collect the most points. The game ends after the roll in which the last monster that nobody had killed dies.",
    ]),
    ("A roll", [
        "The active player throws four white dice and a black one. Everybody makes two pairs of different dice; each pair makes a cross with its total.",
        "The black die is free for the active player. Everybody else crosses one of their black die symbols to use it in this roll.",
        "All write at the same time: nobody sees the others' crosses before everyone is done.",
    ]),
    ("Crossing", [
        "A pair crosses a start space, a space joined to a crossed one, or a box of a monster whose room you have reached.",
        "A space with two dice and an equals sign needs any double.",
        "For each cross you do not make, cross a life box from the top. Whoever crosses the skull is out.",
    ]),
    ("Monsters", [
        "Black numbers always wound. White ones must be unlocked by the grey space of that number next to the room.",
        "With its last box crossed, a monster is dead: you may go on through its room.",
        "All who are first to kill it, in the same roll, take the larger reward and lose the hearts shown. The others strike both out, cross one box of it for free, and get the smaller reward if they kill it later.",
        "Whoever was not first on the boss scores 3 points for each full trio of its boxes.",
    ]),
    ("Chests", [
        "A chest space opens one of three chests, each once: three green life boxes and a gem, two torches, or three black die symbols.",
        "A torch is one more cross at any time of your turn, next to a crossed space or on a reached monster, whatever the number.",
    ]),
    ("Points", [
        "Gems 3, gold 2, trios on the boss 3, and the value of the topmost life box not crossed. A tie goes to the player who crossed more life boxes, then it is shared.",
    ]),
    ("Alone", [
        "You are always passive and always first. Each roll without a wound costs a life box; with one, the other pair may be dropped free. Life costs no points, but the skull ends the game.",
    ]),
]  # fmt: skip

# What a sheet adds to the rules.
MODULES: dict[str, str] = {
    "fists": "A fist needs the double that makes its number. It wounds every monster once, reached or not.",
    "rubble": "Rubble has two boxes with the same number: both must be crossed before the way is free.",
    "clouds": "Before the first roll everybody writes 3 4 5 6 8 9 10 11 into the clouds, in any order.",
    "portal": "Crossing the numbered end of the portal crosses the other end too; it cannot be crossed the other way.",
    "worm": "Each part of the worm that you kill gives three wounds to the boss.",
    "footprints": "A footprint unlocks the white number of its monster from afar.",
    "armour": "An armoured dinosaur takes exactly two wounds in a roll or none, by pairs or torches, and never a free one.",
}

EN = Sentences(
    lines=LINES, reasons=REASONS, kinds=KINDS, chests=CHESTS, bonuses=BONUSES, titles=TITLES, levels=LEVELS, places=PLACES,
    counts=COUNTS, singular=(1,), say=SAY, rules=RULES, modules=MODULES,
)  # fmt: skip
