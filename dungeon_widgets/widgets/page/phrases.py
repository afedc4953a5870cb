"""What the widget itself says to a player, in English and French."""

from __future__ import annotations

from ...engine.languages import french, in_language
from ...engine.saving.codes import CodeError, CodeVersionError, is_code

PHRASES = {
    "stale": {
        "en": "The game had moved on before that click arrived. Look again, then choose.",
        "fr": "La partie avait avancé avant ce clic. Regardez à nouveau, puis choisissez.",
    },
    "malformed": {"en": "That message could not be read.", "fr": "Ce message n'a pas pu être lu."},
    "error": {
        "en": "Something went wrong in the kernel ({error}); the details are in its log.",
        "fr": "Une erreur s'est produite dans le noyau ({error}) ; les détails sont dans son journal.",
    },
    "not_your_turn": {"en": "It is not this seat's turn.", "fr": "Ce n'est pas à cette place de jouer."},
    "bots_turn": {
        "en": "{name} is a bot and moves by itself: play on.",
        "fr": "{name} est un robot et joue tout seul : laissez la partie continuer.",
    },
    "covered": {
        "en": "The screen is covered: first the next player must say that they are there.",
        "fr": "L'écran est masqué : le joueur suivant doit d'abord dire qu'il est là.",
    },
    "interrupted": {
        "en": "The kernel was interrupted; the game stands as you see it. Play on when you like.",
        "fr": "Le noyau a été interrompu ; la partie en est où vous la voyez. Continuez quand vous voulez.",
    },
    "undo_not_begun": {"en": "Nothing here can be undone.", "fr": "Rien ne peut être annulé ici."},
    "undo_revealed": {
        "en": "That choice revealed something: in a game played for real it is final.",
        "fr": "Ce choix a révélé quelque chose : dans une vraie partie il est définitif.",
    },
    "undo_answered": {
        "en": "Somebody has answered that choice: in a game played for real it is final.",
        "fr": "Quelqu'un a répondu à ce choix : dans une vraie partie il est définitif.",
    },
    "undo_not_yours": {
        "en": "That was another player's choice: only they can take it back.",
        "fr": "C'était le choix d'un autre joueur : lui seul peut le reprendre.",
    },
    "no_redo": {"en": "There is nothing to redo.", "fr": "Il n'y a rien à refaire."},
    "fork_closed": {
        "en": "Another line can be tried in study mode, or when the game is over.",
        "fr": "On peut essayer une autre ligne en mode étude, ou quand la partie est finie.",
    },
    "predicted": {"en": "You have already predicted this.", "fr": "Vous avez déjà fait cette prédiction."},
    "no_curtain": {"en": "The screen is not covered.", "fr": "L'écran n'est pas masqué."},
    "no_passing": {
        "en": "That is nothing you may always pass on here.",
        "fr": "Ce n'est pas une chose sur laquelle on peut toujours passer ici.",
    },
    "no_question": {"en": "There is nothing to predict here.", "fr": "Il n'y a rien à prédire ici."},
    "no_cases": {
        "en": "These odds cannot be opened case by case.",
        "fr": "Ces chances ne peuvent pas être ouvertes cas par cas.",
    },
    "seat_closed": {
        "en": "Only a person's own seat can be looked through.",
        "fr": "On ne peut regarder que par les yeux d'une personne présente.",
    },
    "seat_fixed": {
        "en": "This screen is one seat's: the others have screens of their own.",
        "fr": "Cet écran est celui d'une seule place : les autres ont le leur.",
    },
    "live_closed": {
        "en": "While others play on screens of their own, the game has one line only.",
        "fr": "Tant que d'autres jouent sur leur propre écran, la partie n'a qu'une seule ligne.",
    },
    "host_only": {
        "en": "Only the host can begin another game.",
        "fr": "Seul l'hôte peut commencer une autre partie.",
    },
    "odds_live": {
        "en": "At a table with people the odds are off; the host can switch them on.",
        "fr": "À une table avec d'autres personnes les chances sont cachées ; l'hôte peut les montrer.",
    },
    "question_closed": {
        "en": "This question takes no answers now.",
        "fr": "Cette question ne prend pas de réponse en ce moment.",
    },
    "committed_already": {
        "en": "Your answer is in already; it cannot be changed.",
        "fr": "Votre réponse est déjà donnée ; elle ne peut plus changer.",
    },
    "asked_others": {
        "en": "The others are asked whether this may be taken back.",
        "fr": "On demande aux autres si cela peut être repris.",
    },
    "asked_fork": {
        "en": "The others are asked whether the game may go another way from here.",
        "fr": "On demande aux autres si la partie peut prendre un autre chemin d'ici.",
    },
    "vote_open": {
        "en": "The others are being asked already.",
        "fr": "On demande déjà aux autres.",
    },
    "seed_chosen": {
        "en": "In a game played for real nobody chooses the luck.",
        "fr": "Dans une vraie partie, personne ne choisit le hasard.",
    },
    "overlay_locked": {
        "en": "Whoever wrote this notebook has closed the odds; only the notebook can open them.",
        "fr": "Qui a écrit ce notebook a fermé les chances ; seul le notebook peut les ouvrir.",
    },
    "no_code": {
        "en": "This is no code of a moment: copy all of it, or the whole link.",
        "fr": "Ce n'est pas le code d'un moment : copiez-le en entier, ou tout le lien.",
    },
    "bad_options": {
        "en": "This address asks for what this game has not: {given}. Correct it, or start a new game.",
        "fr": "Cette adresse demande ce que ce jeu n'a pas : {given}. Corrigez-la, ou commencez une nouvelle partie.",
    },
    "broken_code": {
        "en": "This code cannot be read: a character was changed, lost or added. Copy all of it.",
        "fr": "Ce code est illisible : un caractère a été changé, perdu ou ajouté. Copiez-le en entier.",
    },
    "other_version": {
        "en": "This code is whole, but another version of these games made it. Load this page again, or install the newest "
        "dungeon-widgets; else open the code where it was made.",
        "fr": "Ce code est entier, mais une autre version de ces jeux l'a fait. Rechargez cette page, ou installez le dernier "
        "dungeon-widgets ; sinon, ouvrez le code là où il a été fait.",
    },
    "other_game": {
        "en": "This code is of another game: open it in Python with dw.load(code).",
        "fr": "Ce code est celui d'un autre jeu : ouvrez-le en Python avec dw.load(code).",
    },
    "nothing_left": {
        "en": "There is no game to go on with.",
        "fr": "Il n'y a pas de partie à reprendre.",
    },
    "not_kept": {
        "en": "This game cannot be kept on disk: it ends with the kernel.",
        "fr": "Cette partie ne peut pas être gardée sur le disque : elle finira avec le noyau.",
    },
    "share_closed": {
        "en": "A code holds every card dealt so far: in a game played for real it can be had after the end.",
        "fr": "Un code contient toutes les cartes déjà données : dans une vraie partie, on l'obtient à la fin.",
    },
    "replay_closed": {
        "en": "A replay can be kept when the game is over.",
        "fr": "On peut garder le film de la partie quand elle est finie.",
    },
    "review_closed": {
        "en": "Looking back shows the odds: it can be done when the game is over.",
        "fr": "Revoir ses choix montre les chances : c'est possible quand la partie est finie.",
    },
    "review_nobody": {
        "en": "Only the choices of a player can be looked back at: sit down first.",
        "fr": "On ne peut revoir que les choix d'un joueur : prenez d'abord place.",
    },
    "review_exact": {"en": "exact", "fr": "exact"},
    "review_simulated": {
        "en": "simulated: up to {games} games a choice, standard error up to {points} points",
        "fr": "simulé : jusqu'à {games} parties par choix, erreur type jusqu'à {points} points",
    },
    "review_estimated": {"en": "estimated, error not known", "fr": "estimé, erreur inconnue"},
    "review_question_versus": {"en": "The chance to win the game", "fr": "La chance de gagner la partie"},
    "review_question_together": {
        "en": "The chance that the group wins",
        "fr": "La chance que le groupe gagne",
    },
    "review_question_alone": {"en": "The score to expect", "fr": "Le score à espérer"},
    "review_word_chance": {"en": "wins", "fr": "gagne"},
    "review_word_points": {"en": "scores", "fr": "marque"},
    "or_less": {"en": "{percent} or less", "fr": "{percent} ou moins"},
    "or_more": {"en": "{percent} or more", "fr": "{percent} ou plus"},
    "review_head": {
        "en": "Review of {n} choices of {name}: {question} ({source})",
        "fr": "Bilan de {n} choix de {name} : {question} ({source})",
    },
    "review_line": {
        "en": "  step {step}: {label}, {word} {value}",
        "fr": "  étape {step} : {label}, {word} {value}",
    },
    "review_gave_chance": {
        "en": "(gave away {points} ± {doubt} percentage points: {best})",
        "fr": "({points} ± {doubt} points de pourcentage perdus : {best})",
    },
    "review_gave_points": {
        "en": "(gave away {points} ± {doubt} points of the score: {best})",
        "fr": "({points} ± {doubt} points du score perdus : {best})",
    },
    "review_why": {
        "en": "{clause}: {best} of the games after the better choice, {other} after this one.",
        "fr": "{clause} : {best} des parties après le meilleur choix, {other} après celui-ci.",
    },
    "review_why_exact": {
        "en": "Counted: {best} after the better choice, {other} after this one.",
        "fr": "Compté : {best} après le meilleur choix, {other} après celui-ci.",
    },
    "review_why_part": {
        "en": "{part}: {best} on average after the better choice, {other} after this one.",
        "fr": "{part} : {best} en moyenne après le meilleur choix, {other} après celui-ci.",
    },
    "review_why_games": {
        "en": "Played on {n} times each: {best} after the better choice, {other} after this one.",
        "fr": "Joué {n} fois chacun : {best} après le meilleur choix, {other} après celui-ci.",
    },
    "review_to": {"en": "{name}: {said}", "fr": "{name} : {said}"},
    "review_won_clean": {
        "en": "You won, and no choice clearly gave anything away.",
        "fr": "Vous avez gagné, et aucun choix n'a clairement fait perdre quoi que ce soit.",
    },
    "review_won_one": {
        "en": "You won, and one choice made it harder.",
        "fr": "Vous avez gagné, et un choix a rendu cela plus dur.",
    },
    "review_won_some": {
        "en": "You won, and {n} choices made it harder.",
        "fr": "Vous avez gagné, et {n} choix ont rendu cela plus dur.",
    },
    "review_lost_clean": {
        "en": "You lost, though no choice clearly gave anything away: luck and the others decided.",
        "fr": "Vous avez perdu, mais aucun choix n'a clairement coûté : le hasard et les autres ont décidé.",
    },
    "review_lost_together": {
        "en": "The group lost, though no choice clearly gave anything away: luck decided.",
        "fr": "Le groupe a perdu, mais aucun choix n'a clairement coûté : le hasard a décidé.",
    },
    "review_lost_one": {
        "en": "One choice clearly gave something away: step {step}.",
        "fr": "Un choix a clairement fait perdre quelque chose : étape {step}.",
    },
    "review_lost_some": {
        "en": "{n} choices clearly gave something away, step {step} most.",
        "fr": "{n} choix ont clairement fait perdre quelque chose, surtout l'étape {step}.",
    },
    "review_none": {
        "en": "No choice of yours stands here: there is nothing to judge.",
        "fr": "Il n'y a ici aucun choix de vous : rien à juger.",
    },
    "review_clean": {
        "en": "No choice clearly gave anything away.",
        "fr": "Aucun choix n'a clairement fait perdre quoi que ce soit.",
    },
    "review_luck": {
        "en": "The largest turn was no choice of yours: after step {step} it went from {before} to {after}.",
        "fr": "Le plus grand tournant n'était pas votre choix : après l'étape {step}, de {before} à {after}.",
    },
    "review_noise_one": {
        "en": "In the other one the difference is within the noise: no reproach.",
        "fr": "Pour l'autre, la différence est dans le bruit : aucun reproche.",
    },
    "review_noise_all": {
        "en": "In all {n} others the difference is within the noise: no reproach.",
        "fr": "Pour les {n} autres, la différence est dans le bruit : aucun reproche.",
    },
    "review_noise": {
        "en": "In {n} of the other {of} the difference is within the noise: no reproach.",
        "fr": "Pour {n} des {of} autres, la différence est dans le bruit : aucun reproche.",
    },
    "review_unjudged_one": {"en": "One choice is not judged.", "fr": "Un choix n'est pas jugé."},
    "review_unjudged": {"en": "{n} choices are not judged.", "fr": "{n} choix ne sont pas jugés."},
    "review_how": {
        "en": "For each choice the cards you could not see are dealt anew as they may have lain, and a sensible bot plays on from there, with the same luck for every choice. Where games are long, a first look stops at the next turn, and some games played to the end set it right. What looks better is played to the end once more with fresh luck. A loss is shown only if it is larger than two standard errors; ± is the standard error.",
        "fr": "Pour chaque choix, les cartes que vous ne pouviez pas voir sont redistribuées comme elles auraient pu l'être, et un robot raisonnable joue la suite, avec le même hasard pour chaque choix. Quand les parties sont longues, un premier regard s'arrête au tour suivant, et quelques parties jouées jusqu'à la fin le corrigent. Ce qui semble meilleur est rejoué jusqu'à la fin avec un hasard neuf. Une perte n'est montrée que si elle dépasse deux erreurs types ; ± est l'erreur type.",
    },
    "stats_alone": {"en": "{title}, alone", "fr": "{title}, en solitaire"},
    "stats_games": {"en": "games finished", "fr": "parties finies"},
    "stats_wins": {"en": "won", "fr": "gagnées"},
    "stats_score": {"en": "best score", "fr": "meilleur score"},
    "stats_throw": {"en": "best throw, damage", "fr": "meilleur lancer, dégâts"},
    "stats_hints": {"en": "hints asked for", "fr": "conseils demandés"},
    "stats_guesses": {"en": "guesses", "fr": "prédictions"},
    "stats_off": {"en": "off by, in points", "fr": "écart moyen, en points"},
    "stats_none": {
        "en": "No game was finished on this machine yet.",
        "fr": "Aucune partie n'a encore été finie sur cette machine.",
    },
    "stats_not_kept": {"en": "Nothing is kept here.", "fr": "Rien n'est gardé ici."},
    "stats_here": {"en": "Kept on this machine alone.", "fr": "Gardé sur cette machine seulement."},
    "hint_closed": {
        "en": "Hints follow the odds: they are not shown here.",
        "fr": "Les conseils suivent les chances : elles ne sont pas montrées ici.",
    },
    "hint_none": {"en": "There is nothing to choose here.", "fr": "Il n'y a rien à choisir ici."},
    "hint_free": {"en": "No hint for this choice.", "fr": "Pas de conseil pour ce choix."},
    "hint_best": {"en": "Best: {best}", "fr": "Le mieux : {best}"},
    "hint_alike": {
        "en": "“{best}” or “{other}”: about as good",
        "fr": "« {best} » ou « {other} » : à peu près égal",
    },
    "hint_alike_why": {
        "en": "The difference is within the noise of the games that were played on.",
        "fr": "La différence est dans le bruit des parties jouées.",
    },
    "hint_why": {
        "en": "{clause}: {best} of the games after it, {other} after “{rival}”.",
        "fr": "{clause} : {best} des parties ensuite, {other} après « {rival} ».",
    },
    "hint_no_why": {
        "en": "No single event explains the difference.",
        "fr": "Aucun événement n'explique seul la différence.",
    },
    "hint_why_part": {
        "en": "{part}: {best} on average after it, {other} after “{rival}”.",
        "fr": "{part} : {best} en moyenne ensuite, {other} après « {rival} ».",
    },
    "points": {"en": "{n} points", "fr": "{n} points"},
    "seed_closed": {
        "en": "The seed tells all luck to come: it is shown when the game is over.",
        "fr": "La graine dit tout le hasard à venir : elle est montrée en fin de partie.",
    },
    "seat_hidden": {
        "en": "This is what everyone knows; what {name} alone knows is shown when the game is over.",
        "fr": "Voici ce que tous savent ; ce que {name} seul sait sera montré en fin de partie.",
    },
}


def phrase(key: str, lang: str) -> str:
    """A sentence in a language."""
    said = in_language(PHRASES[key], lang)
    return french(said) if lang == "fr" else said


def why_unread(code: str, trouble: CodeError) -> str:
    """The key of the sentence that says why a code does not open, for whoever pasted it."""
    if isinstance(trouble, CodeVersionError):
        return "other_version"
    return "broken_code" if is_code(code) else "no_code"


class RefusedError(ValueError):
    """What a widget does not allow here and now: `key` is the sentence, `kind` that of the notice."""

    def __init__(self, key: str, kind: str = "illegal", **fields: object) -> None:
        super().__init__(phrase(key, "en").format(**fields))
        self.key = key
        self.kind = kind
        self.fields = fields

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        return phrase(self.key, lang).format(**self.fields)
