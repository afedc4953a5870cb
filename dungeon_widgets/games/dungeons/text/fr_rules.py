"""Les règles en français, avec nos mots : un titre et ses paragraphes."""

from __future__ import annotations

RULES: list[tuple[str, list[str]]] = [
    (
        "Le but",
        [
            "Vous êtes un héros dans la tombe d'une Liche. Soyez le premier à achever trois quêtes, ou le dernier en vie.",
            "De deux à quatre joueurs. Chaque héros a 6 points de Vie ; qui subit autant de blessures est éliminé.",
        ],
    ),
    (
        "Mise en place",
        [
            "Le dé le plus haut commence. Chacun reçoit cinq cartes Aventure cachées, trois quêtes visibles et un héros.",
            "Tous les pions partent de la Salle d'Entrée et gagnent le Péril et la Gloire qui y figurent.",
        ],
    ),
    (
        "Gloire et Péril",
        [
            "La Gloire paie vos Faveurs et vos Trésors. Votre Péril est dépensé par les autres, en Fléaux et Rencontres contre vous.",
            "Les gains de la phase de Rencontre sont crédités à sa fin ; pertes et prix sont immédiats. Il n'y a pas de plafond.",
        ],
    ),
    (
        "Un tour",
        [
            "Remise à zéro : les portes se referment, les fosses se réarment, ce qui sert une fois par tour sert à nouveau, pour tous.",
            "Défausse et pioche : avec une carte en main vous en défaussez une (ou un Trésor, ou une quête, qui est remplacée), puis vous piochez jusqu'à cinq.",
            "Rencontre : Fléaux et Faveurs un par un, puis Monstres et Pièges. Construction : un Plan est posé. Mouvement : vous avancez, combattez et jouez.",
        ],
    ),
    (
        "Rencontres",
        [
            "Un Fléau ou une Rencontre se paie avec le Péril du héros touché ; un Fléau sans victime avec celui d'un autre héros.",
            "Tous les Monstres et Pièges sont d'abord annoncés et payés, puis rangés, puis résolus un par un. Après la première annonce plus rien d'autre ne se joue.",
            "Un Monstre non vaincu revient dans votre main, où tous le connaissent. Blessé, il reste face visible, garde ses blessures et coûte de nouveau tout son Péril.",
            "Pour chaque blessure infligée par vos Rencontres, un héros de votre choix (pas le vôtre) gagne 1 Péril à la fin de la phase.",
        ],
    ),
    (
        "Combat",
        [
            "Un round : un dé et la caractéristique de l'attaque pour chaque camp. Le total le plus haut blesse l'autre, l'égalité ne blesse personne.",
            "Chaque blessure qu'un héros inflige donne 1 Gloire, sauf au monstre d'une quête. De plusieurs armes seule la meilleure compte. Aucun score sous 0.",
            "Menaces (Pièges, portes, fosses, épreuves) : un dé et votre caractéristique contre un nombre. Égal ou plus réussit. Un Piège est défaussé dans tous les cas.",
        ],
    ),
    (
        "Réponses",
        [
            "Quand un Fléau, un Monstre, un Piège ou un défi vous touche, vous pouvez jouer une Réponse et toute carte « À tout moment » qui convient, avant les dés. Après les dés, quiconque a une carte et 1 Gloire peut les changer.",
            "Qui est interrogé dépend seulement de ce que tous voient, jamais de ce qu'une main contient. Seul contre des robots, qui n'a rien à jouer passe sans être arrêté.",
            "À plusieurs devant un écran, chaque personne interrogée est appelée à l'écran, quoi qu'elle tienne ; après les lancers des autres personne ne l'est, sauf à le demander dans les réglages.",
        ],
    ),
    (
        "Le donjon",
        [
            "Un Plan se pose à côté du donjon, tourné d'un demi-tour si vous voulez, relié par au moins un côté sans mur. La dernière issue ne se ferme pas tant qu'il reste des Plans.",
            "Une porte face à un mur est une fausse porte. Un Plan qui ne va nulle part passe sous la pile.",
        ],
    ),
    (
        "Mouvement",
        [
            "Vous avez autant de points que votre Mouvement. Un pas coûte 1. La première fois que vous entrez dans un espace pendant votre tour, vous gagnez son Péril et sa Gloire, puis vient son effet, puis les quêtes qui demandent seulement d'entrer.",
            "Qui ne bouge pas gagne le Péril de son espace à la fin du tour.",
            "Une fois par tour vous pouvez défier un héros de votre espace pour 1 point, en Mêlée ou en Magie : le perdant est blessé, le vainqueur gagne 1 Gloire.",
        ],
    ),
    (
        "Portes, murs et fosses",
        [
            "La porte est celle de l'espace que vous quittez ; la porte d'une Salle vers un Couloir fonctionne dans les deux sens. Une porte verrouillée qui résiste coûte un point et peut être réessayée ; une porte piégée s'ouvre quand même, et blesse.",
            "Une fosse se rencontre une fois par tour : l'échec blesse et termine le tour. Seules des cartes traversent les murs.",
        ],
    ),
    (
        "Quêtes",
        [
            "Les étapes se font dans l'ordre. Entrer est une étape en soi ; épreuves et combats se tentent une fois par tour dans leur salle, les prix dès que vous pouvez payer. Les blessures du monstre d'une quête restent.",
            "Une quête achevée donne un niveau (3 au plus) et sa récompense, et termine votre tour. La troisième fait gagner aussitôt.",
        ],
    ),
    (
        "Mort",
        [
            "Les cartes d'un héros mort sont défaussées, ses quêtes passent sous leur pioche. Si c'était son tour, il se termine. Le dernier héros en vie gagne aussitôt.",
        ],
    ),
    (
        "Tournoi",
        [
            "Chacun apporte un deck : un héros, au moins 50 cartes, 4 exemplaires au plus, chaque quête une fois et au moins 3, de 6 à 12 Plans avec autant de Couloirs que de Salles. Quelqu'un apporte une Salle d'Entrée.",
            "Le donjon est posé avant la partie, chacun avec la pile de son voisin de droite ; une seule fois, un Plan peut être gardé jusqu'à ce que la pile soit vide. Avec plusieurs Entrées chacun choisit la sienne.",
            "Les cartes vont à la défausse de leur propriétaire, même volées.",
        ],
    ),
]
