"""The rules in French, in our own words."""

from __future__ import annotations

RULES: list[tuple[str, list[str]]] = [
    ("But du jeu", [
        "De deux à six héros traversent ensemble un donjon. Après trois échoppes, ils affrontent le boss final : s'il est vaincu, tout le monde gagne. Si tous les héros sont à terre en même temps, ou s'il ne reste aucun dé contre le boss, tout le monde perd. Une personne seule joue deux héros.",
    ]),
    ("Le lancer", [
        "Le dé doit rebondir au moins une fois sur la table avant de toucher la Cible, puis s'y arrêter. Il vaut le nombre de la section où il s'arrête, là où il a le plus de coins, le plus petit nombre en cas de doute ; le centre vaut 10.",
        "C'est raté s'il ne rebondit pas, finit dehors, s'arrête sur un os, tombe dans un trou, quitte la table, ou si un lancer spécifique demandé n'a pas été fait. Un lancer raté coûte à son auteur autant de PV que les dégâts du monstre.",
        "On lance de n'importe quel côté de la table. Les dés colorés montrent le symbole sur trois faces, les blancs sur une.",
    ]),
    ("Salles et monstres", [
        "Le meneur regarde deux salles en secret, ouvre l'une et met l'autre sous le paquet. Ses cadeaux viennent tout de suite ; son lancer et ses PV ajoutés valent pour le combat. Puis le monstre suivant est révélé : trois de chaque niveau, les plus faibles d'abord, ensuite seulement le niveau 4.",
        "Les lancers du monstre, de la salle et des armes utilisées se font tous à la fois ; le même deux fois compte une fois. Si personne ne peut réunir ceux du monstre et de la salle, le groupe peut reculer avant le premier dé : chaque héros perd le niveau du monstre et le suivant arrive.",
    ]),
    ("Un tour de combat", [
        "Le héros à gauche du meneur commence. Choisissez un dé coloré pas encore lancé dans ce combat, vos armes, et lancez. Puis c'est au héros suivant encore debout.",
        "Quand les trois dés sont lancés, utilisez un dé blanc du coffre, ou récupérez les trois : chaque héros perd le niveau du monstre, et rien n'en protège.",
        "Un héros à 0 PV est à terre jusqu'au Repos.",
    ]),
    ("Le symbole", [
        "Avec le symbole, la couleur du dé active cette capacité du héros ; un dé blanc, n'importe laquelle. Certaines demandent une touche, d'autres un lancer raté, les autres agissent où que le dé s'arrête.",
        "Le centre avec le symbole est un Coup fatal : le monstre est vaincu sur-le-champ, le boss aussi.",
    ]),
    ("Repos", [
        "Si le dernier coup laisse -3 ou moins, ou était un Coup fatal, le groupe gagne une pièce d'or de plus. Puis vient l'or du monstre.",
        "Chaque héros à terre couvre une couleur d'une cicatrice : cette capacité est perdue, son maximum baisse de 2, et il récupère tout le reste. Un héros à trois cicatrices qui retombe est éliminé.",
        "Qui a lancé le dernier dé devient meneur. Les dés blancs utilisés sont perdus. Les jetons s'éteignent, les héros peuvent échanger de l'équipement, les armures resservent. Avec dix symboles Échoppe ou plus, le groupe atteint une échoppe.",
    ]),
    ("Équipement", [
        "Chaque héros a des places pour des armes, des armures et des consommables. Une arme peut servir à chaque lancer ; son bonus compte si l'on touche, et son lancer doit être fait. Une armure aide une fois par combat, quand un lancer raté va blesser. Un consommable s'utilise presque à tout moment, par tout héros debout, puis disparaît.",
    ]),
    ("Échoppe", [
        "Deux cartes et une de plus par héros sont à vendre. Une pièce soigne chaque héros de 1 ; deux pièces achètent un dé Bonus, neuf au plus. Les cartes non achetées quittent la partie. Après la troisième échoppe attend le boss.",
    ]),
    ("Le boss", [
        "On le combat comme un monstre, sans salle. On ne peut pas récupérer les dés colorés : il ne reste ensuite que les dés blancs, et sans eux la partie est perdue.",
    ]),
    ("Décompte", [
        "Après une victoire : 1 point par pièce, 3 par dé Bonus, 5 si personne n'a de cicatrice, moins 1 par cicatrice, moins 5 par héros éliminé, et 5, 15 ou 25 selon la difficulté.",
    ]),
]  # fmt: skip
