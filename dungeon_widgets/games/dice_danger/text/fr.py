"""Every word of the game in French, as tables. `*` in a log line marks emphasis."""

from __future__ import annotations

from .sentences import Sentences

# Log lines: said to the seat itself, said to the others; empty where there is nothing to say.
LINES: dict[str, tuple[str, str]] = {
    "roll": ("Lancer {roll} : vous jetez *{dice}*, noir *{black}*", "Lancer {roll} : {who} jette *{dice}*, noir *{black}*"),
    "pair": ("Vous formez *{totals}*{symbol}", ""),
    "cross": ("Vous barrez : *{node}*{effects}", ""),
    "wound": ("Vous blessez *{node}*{effects}", ""),
    "torch": ("Torche : *{node}*{effects}", ""),
    "chest": ("Du coffre : *{chest}*", ""),
    "number": ("Le nuage {node} : *{n}*", ""),
    "end": ("Vous avez fini{lost}", "{who} a fini"),
    "wrote": ("", "{who} forme *{totals}*{symbol} : {marks}{lost}"),
    "numbered": ("", "{who} numérote les nuages : {numbers}"),
    "kill.first": ("*Vous* tuez en premier {monster} : {gems}", "*{who}* tue en premier {monster} : {gems}"),
    "kill.first.all": ("*{all}* tuent {monster} au même lancer : {gems} chacun",) * 2,
    "kill.later": ("Vous tuez {monster} : {gems}", "{who} tue {monster} : {gems}"),
    "kill.later.all": ("{all} tuent {monster} : {gems} chacun",) * 2,
    "bonus": ("*Vous* gagnez le bonus {bonus} : {gems}", "*{who}* gagne le bonus {bonus} : {gems}"),
    "bonus.all": ("*{all}* gagnent le bonus {bonus} : {gems} chacun",) * 2,
    "free": ("Vous blessez {monster} gratuitement{effects}", "{who} blesse {monster} gratuitement{effects}"),
    "hurt": ("{Monster} vous coûte *{life}*", "{Monster} coûte *{life}* à {who}"),
    "out": ("*Vous barrez la tête de mort : vous êtes hors jeu*", "*{who} barre la tête de mort et quitte le jeu*"),
    "over": ("*Vous gagnez* avec {points}", "*{who} gagne* avec {points}"),
    "over.all": ("*{all}* se partagent la victoire avec {points}",) * 2,
    "over.none": ("*Personne n'en sort vivant*",) * 2,
    "over.solo": ("*{points}* : {title}",) * 2,
    "accept": ("Vous infligez les blessures : *{monster}*{effects}", "{who} inflige les blessures : *{monster}*{effects}"),
    "decline": ("Vous laissez vivre {monster}", "{who} laisse vivre {monster}"),
}  # fmt: skip

REASONS: dict[str, str] = {
    "other": "Ce n'est pas possible maintenant.",
    "over": "La partie est finie.",
    "luck": "Les dés décident, et ceci n'en est pas un lancer.",
    "no_black_die": "Il faudrait le dé noir, et vous n'avez plus de symbole dé noir.",
    "no_such_pairs": "Ces dés ne forment pas ces deux paires.",
    "chest_opened": "Vous avez déjà ouvert ce coffre.",
    "no_such_chest": "Ce coffre n'existe pas.",
    "cloud_number": "Numérotez les nuages dans l'ordre, chaque nombre une fois.",
    "finish_armoured": "Un dinosaure cuirassé subit deux blessures ou aucune : donnez-lui la seconde.",
    "armoured": "Un dinosaure cuirassé subit exactement deux blessures par lancer, et vous ne pouvez pas donner les deux.",
    "no_torch": "Vous n'avez pas de torche.",
    "no_such_space": "Cette paire ou cette case n'existe pas.",
    "pair_used": "Cette paire est déjà utilisée.",
    "wrong_number": "Cette paire ne donne pas le nombre demandé.",
    "needs_double": "Cette case demande deux dés de même valeur.",
    "needs_exact_double": "Un poing demande le double qui donne son nombre.",
    "number_locked": "Ce nombre blanc n'est pas encore débloqué.",
    "already_dead": "Ce monstre est déjà mort.",
    "already_crossed": "Cette case est déjà barrée.",
    "not_reached": "Aucune case barrée ne touche une porte de cette salle.",
    "not_joined": "Cette case n'est pas reliée à une case barrée.",
    "portal_one_way": "Ce côté du portail ne se barre que par l'autre.",
    "not_in_clouds": "Numérotez d'abord vos nuages.",
    "not_in_pair": "Formez d'abord deux paires de dés.",
    "not_in_write": "Maintenant, barrez une case avec chaque paire, utilisez une torche ou terminez.",
    "not_in_chest": "Choisissez d'abord le contenu du coffre.",
    "not_in_accept": "Dites d'abord si vous infligez les blessures.",
}

KINDS: dict[str, str] = {
    "start": "départ {n}",
    "plain": "case {n}",
    "grey": "case grise {n}",
    "gem": "gemme {n}",
    "coin": "or {n}",
    "chest": "coffre {n}",
    "double": "double",
    "fist": "poing {n}",
    "rubble": "éboulement {n}",
    "cloud": "nuage",
    "portal_in": "portail {n}",
    "portal_out": "sortie du portail",
    "footprint": "empreinte {n}",
}

# What a chest is called, and what it holds.
CHESTS: dict[str, tuple[str, str]] = {
    "hearts": ("Points de vie", "3 cases de vie en plus et 1 gemme"),
    "torches": ("Torches", "2 croix en plus, quand vous voulez"),
    "black_dice": ("Dés noirs", "3 symboles dé noir en plus"),
}

BONUSES: dict[str, str] = {
    "fists": "Poings",
    "link": "Deux côtés reliés",
    "mancers": "Les deux Mancers",
    "rubble": "Éboulis",
    "clouds": "Nuages",
    "worm": "Les trois parties du ver",
    "footprints": "Empreintes",
    "armour": "Dinosaures cuirassés",
}

# FR Version solo: the eight titles, in our own words.
TITLES: tuple[str, ...] = (
    "Vous cherchez encore la porte ? Il faut pousser.",
    "Jolie promenade. Les monstres vous remercient.",
    "On vous a vu dans le couloir. La prochaine fois, restez.",
    "Du travail solide. Le boss se souviendra de vous.",
    "Un héros sur qui le village peut compter.",
    "Les archéologues vous demandent leur chemin.",
    "On écrit déjà des chansons, et elles riment.",
    "Place : voici le maître du donjon.",
)

LEVELS: tuple[str, ...] = ("débutant", "facile", "standard", "expert")

# The nine parts of a map, row by row.
PLACES: tuple[str, ...] = (
    "en haut à gauche",
    "en haut",
    "en haut à droite",
    "à gauche",
    "au milieu",
    "à droite",
    "en bas à gauche",
    "en bas",
    "en bas à droite",
)

# One thing, several things.
COUNTS: dict[str, tuple[str, str]] = {
    "cross": ("{n} croix", "{n} croix"),
    "target": ("{n} cible", "{n} cibles"),
    "life": ("{n} case de vie", "{n} cases de vie"),
    "gem": ("{n} gemme", "{n} gemmes"),
    "point": ("{n} point", "{n} points"),
}

SAY: dict[str, str] = {
    "comma": ",",
    "consequence.you_kill": "le prochain monstre tué est le vôtre",
    "consequence.other_kills": "un autre tue le prochain monstre",
    "consequence.you_fall": "vous tombez avant le prochain monstre",
    "part.monsters": "points des monstres sans le boss, à la fin",
    "part.boss": "points du boss à la fin",
    "part.treasure": "points des gemmes, de l'or et des coffres à la fin",
    "part.bonuses": "points des bonus à la fin",
    "part.life": "points perdus avec les cases de vie",
    "part.rivals": "points du meilleur des autres à la fin",
    "example.1": "Blancs 2 4 5 5 et noir 3. Avec les dés blancs : 2 + 4 = 6 et 5 + 5 = 10, ou 2 + 5 = 7 et 4 + 5 = 9. Avec le dé noir il y a sept autres façons, comme 2 + 3 = 5 et 5 + 5 = 10.",
    "example.2": "Vous formez 6 et 10. Le 6 barre une case de départ ; un 10 relié à elle peut aussitôt être barré avec l'autre paire. Rien pour le 10 ? Il coûte alors une case de vie.",
    "example.3": "Un monstre porte un 11 noir et un 3 blanc. Une paire de 11 le blesse toujours, une fois sa salle atteinte ; une paire de 3 seulement quand le 3 gris près de la salle est barré.",
    "example.5": "Trois gemmes, une pièce d'or, et une case de vie du haut à −2 : 9 + 2 − 2 = 9 points.",
    "and": " et ",
    "sum": "{a}+{b}={n}",
    "symbol": " (avec un symbole dé noir)",
    "quoted": "« {what} »",
    "nothing": "rien",
    "by_torch": "torche : {node}",
    "by_permission": "de droit : {node}",
    "effect.unlock": "{n} débloqué pour {name}",
    "effect.kill": "{name} hors de combat",
    "effect.kill.it": "hors de combat",
    "effect.half": "une case sur deux",
    "effect.portal": "et l'autre bout du portail",
    "label.end": "Terminer",
    "label.torch": "Torche : {node}",
    "label.cross": "Barrer : {node}",
    "label.wound": "Blesser : {node}",
    "detail.with": "avec {sum}",
    "detail.pair": "{a}+{b}, {c}+{d} · {lit}",
    "detail.black": " · coûte un symbole dé noir",
    "detail.nothing_lost": "Rien n'est perdu",
    "detail.unlocks": "débloque le {n} : {name}",
    "detail.opens": "ouvre {what}",
    "detail.double": "un double",
    "detail.and": "{some} et {last}",
    "detail.fist": "blesse tous les monstres",
    "detail.rubble": "case {n} sur 2",
    "caption.roll": "lancer {n}",
    "caption.setup": "mise en place",
    "caption.over": "partie finie",
    "caption.solo": "solo",
    "caption.players": "{n} joueurs",
    "turn.roll": "À vous de lancer.",
    "turn.rolls": "{who} lance les dés.",
    "turn.writes": "{who} remplit sa feuille.",
    "turn.yours": "À vous.",
    "over.points": "{points}.",
    "over.fallen": "{points} ; la tête de mort a mis fin à la partie.",
    "over.none": "Personne n'en sort vivant.",
    "over.you": "Vous gagnez !",
    "over.one": "{who} gagne.",
    "over.many": "{who} gagnent.",
    "ask.numbered": "Vos nuages sont numérotés : terminez.",
    "ask.cloud": "Quel nombre pour le nuage {place} ?",
    "ask.chest": "Un coffre ! Que contient-il ?",
    "ask.active": "Formez deux paires. Le dé noir est gratuit.",
    "ask.passive": "Formez deux paires. Le dé noir coûte un symbole.",
    "ask.cross": "Une case par paire, dans l'ordre de votre choix.",
    "ask.done": "Tout est barré. Terminez.",
    "odds.title": "Le prochain lancer",
    "odds.question": "Avec les quatre dés blancs, quelle chance de pouvoir faire les deux croix ?",
    "odds.both": "Les deux croix",
    "odds.one": "Au moins une croix",
    "odds.passive": "{what}, quatre dés blancs",
    "odds.active": "{what}, les cinq dés (quand vous lancez)",
    "odds.wound": "Blesser : {name}",
    "odds.counts": "*{n}* des {of} lancers de quatre dés permettent les deux croix.",
    "odds.how": "Tous les lancers sont passés en revue avec toutes leurs paires ; la seconde croix peut utiliser ce que la première ouvre. Sans torches.",
    "odds.kill": "{name} : encore {rolls} lancers de quatre dés blancs en moyenne.",
    "rules.bonuses": "Bonus : {list}.",
    "set.sheet": "Donjon",
    "set.tiebreak": "Égalité",
    "set.most_life_lost": "le plus de vie perdue (règle)",
    "set.least_life_lost": "le moins de vie perdue",
    "set.solo_grace_rolls": "Solo : premiers lancers sans blessure obligatoire",
    "label.accept": "Infliger les blessures : {name} meurt",
    "label.decline": "Laisser vivre {name}",
    "turn.decides": "{who} décide.",
    "ask.accept": "{name} mourrait de ces blessures et vous coûterait {life}. Les infliger ?",
    "odds.then": "{n} croix à attendre",
    "odds.possible": "possible",
    "odds.points": "points",
    "odds.which.pair": "Quelles paires ?",
    "odds.which.write": "Où barrer ?",
    "odds.which.note": "Croix tout de suite, puis à attendre du prochain lancer (exact). ≈ points : ce que le planificateur espère à la fin (estimation).",
    "odds.worth": "vaut",
    "picture.out": "hors jeu",
    "detail.costs": "coûte {life}",
    "turn.roll.first": "Vous commencez : lancez.",
    "turn.rolls.first": "{who} commence et lance les dés.",
    "place.near": "côté {name}",
    "rules.level": "Niveau {n} sur 4 : {level}.",
    "rules.bonus_pays": "Un bonus rapporte {first} à tous ceux qui le complètent au premier lancer où quelqu'un y parvient, puis {later}.",
    "set.first": "Commence",
    "set.seat": "joueur {n}",
    "place.nth": "{place}, n° {n}",
}

RULES: list[tuple[str, list[str]]] = [
    ("But du jeu", [
        "Marquer le plus de points. La partie s'achève après le lancer où meurt le dernier monstre que personne n'avait tué.",
    ]),
    ("Un lancer", [
        "Le joueur actif jette quatre dés blancs et un noir. Chacun forme deux paires de dés différents ; chaque paire donne une croix avec son total.",
        "Le dé noir est gratuit pour le joueur actif. Les autres barrent un de leurs symboles dé noir pour s'en servir à ce lancer.",
        "Tous écrivent en même temps : personne ne voit les croix des autres avant que tous aient fini.",
    ]),
    ("Barrer", [
        "Une paire barre une case Départ, une case reliée à une case barrée, ou une case d'un monstre dont la salle est atteinte.",
        "Une case avec deux dés et le signe égal demande un double au choix.",
        "Pour chaque croix non faite, barrez une case de vie en partant du haut. Qui barre la tête de mort est hors jeu.",
    ]),
    ("Monstres", [
        "Les nombres noirs blessent toujours. Les blancs se débloquent par la case grise du même nombre à côté de la salle.",
        "Sa dernière case barrée, un monstre est mort : on peut traverser sa salle.",
        "Tous ceux qui le tuent les premiers, au même lancer, prennent la grande récompense et perdent les cœurs indiqués. Les autres rayent les deux, barrent une de ses cases gratuitement, et auront la petite récompense s'ils le tuent plus tard.",
        "Qui n'a pas tué le boss en premier marque 3 points par trio complet de ses cases.",
    ]),
    ("Coffres", [
        "Une case coffre ouvre un des trois coffres, chacun une fois : trois cases de vie vertes et une gemme, deux torches, ou trois symboles dé noir.",
        "Une torche est une croix de plus à tout moment du tour, à côté d'une case barrée ou sur un monstre atteint, quel que soit le nombre.",
    ]),
    ("Points", [
        "Gemmes 3, or 2, trios sur le boss 3, et la valeur de la plus haute case de vie non barrée. À égalité gagne qui a barré le plus de cases de vie, puis la victoire est partagée.",
    ]),
    ("En solo", [
        "Vous êtes toujours passif et toujours premier. Un lancer sans blessure coûte une case de vie ; avec une blessure, l'autre paire peut être abandonnée. La vie ne coûte pas de points, mais la tête de mort finit la partie.",
    ]),
]  # fmt: skip

# What a sheet adds to the rules.
MODULES: dict[str, str] = {
    "fists": "Un poing demande le double qui donne son nombre. Il blesse une fois chaque monstre, atteint ou non.",
    "rubble": "Un éboulement a deux cases du même nombre : il faut les barrer toutes deux pour passer.",
    "clouds": "Avant le premier lancer, chacun inscrit 3 4 5 6 8 9 10 11 dans les nuages, dans l'ordre de son choix.",
    "portal": "Barrer le bout numéroté du portail barre aussi l'autre bout ; l'inverse n'est pas possible.",
    "worm": "Chaque partie du ver que vous tuez inflige trois blessures au boss.",
    "footprints": "Une empreinte débloque à distance le nombre blanc de son monstre.",
    "armour": "Un dinosaure cuirassé subit exactement deux blessures par lancer ou aucune, par paires ou torches, et jamais de blessure gratuite.",
}

FR = Sentences(
    lines=LINES, reasons=REASONS, kinds=KINDS, chests=CHESTS, bonuses=BONUSES, titles=TITLES, levels=LEVELS, places=PLACES,
    counts=COUNTS, singular=(0, 1), say=SAY, rules=RULES, modules=MODULES,
)  # fmt: skip
