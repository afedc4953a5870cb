import type { Strings } from "./en";

const plural = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

export const fr: Strings = {
  // title bar and drawers
  settings: "Réglages",
  newGame: "Nouvelle partie",
  language: "Langue",
  theme: "Couleurs",
  themeAuto: "comme la page",
  themeLight: "clair",
  themeDark: "sombre",
  speed: "Animation",
  speedNone: "aucune",
  overlayOpen: "toujours visibles",
  overlayPredict: "prédire d'abord",
  overlayOff: "cachées",
  players: "Joueurs",
  playerCount: "Nombre de joueurs",
  playerName: (n) => `Joueur ${n}`,
  person: "Personne",
  whoPlays: (seat) => `Qui joue la place ${seat}`,
  nameOf: (seat) => `Nom de la place ${seat}`,
  seed: "Graine",
  seedNext: (seed) => `${seed}, la suivante`,
  start: "Commencer",

  // notices and waiting
  dismiss: "Fermer",
  kernelBusy: "Le noyau est occupé ; votre coup attend son tour.",

  // actions
  actions: "Actions",
  skip: "Passer",
  skipHint: "Un clic ou une touche suffit",
  goOn: "Continuer",
  playOn: "Poursuivre",
  playOnHint: "Jusqu'au prochain choix",
  backToNow: "Revenir au présent",
  forkHere: "Rejouer à partir d'ici",
  forkHint: "Une nouvelle ligne ; l'autre est gardée",
  blockedPast: "Cette étape est passée",
  blockedReplay: "Ceci est une rediffusion : sans noyau, on ne peut pas jouer",

  // hot seat
  curtainLabel: "Écran couvert",
  curtainTitle: (name) => `Passez l'écran à ${name}`,
  curtainHint: "Les autres détournent le regard : la suite est pour une seule paire d'yeux.",
  curtainReady: (name) => `Je suis ${name} : montrer ma vue`,

  // timeline
  timeline: "Frise",
  stepShown: "Étape montrée",
  first: "Première étape",
  back: "Étape précédente",
  next: "Étape suivante",
  last: "Dernière étape",
  play: "Dérouler les étapes",
  pause: "Pause",
  undo: "Annuler",
  redo: "Refaire",
  branch: "Ligne de jeu",
  branchOf: (index, count) => `Ligne ${index} sur ${count}`,
  step: (step) => `étape ${step}`,
  stepOf: (step, steps) => `Vous êtes à l'étape ${step} sur ${steps}`,
  stepWords: (step, steps, text) => [`Étape ${step} sur ${steps}`, text].filter(Boolean).join(", "),
  goToStep: (step) => `Aller à l'étape ${step}`,

  // panels
  panels: "Panneaux",
  odds: "Chances",
  log: "Journal",
  inspector: "Inspecteur",
  rules: "Règles",
  showEarlier: "Voir plus tôt",
  about: "À propos",
  aboutIcons:
    "Icônes : game-icons.net, par Lorc, Delapouite, Skoll, sbed et d'autres auteurs, licence CC BY 3.0.",
  aboutGame: "Un outil d'étude non officiel. Le jeu appartient à ses auteurs et éditeurs.",

  // odds
  noOdds: "Pas de chances à montrer ici.",
  counting: "Calcul en cours…",
  predictFirst: "Prédire d'abord",
  locked: "verrouillé",
  unlocked: "ouvert",
  commitGuess: "Valider ma prédiction",
  yourGuess: "Votre prédiction",
  you: "vous",
  exact: "exact",
  guessAgainst: (guess, exact) => `Vous aviez prédit ${guess} ; la valeur exacte est ${exact}`,
  offBy: (points) => `Écart de ${points} points`,
  squaredError: (error) => `erreur quadratique ${error}`,
  howCounted: "Comment on a compté",
  simulated: (n) => `${n} simulations`,
  beliefs: "Ce que croit un spectateur",
  beliefsOf: (seat) => `Ce que croit la place ${seat}`,
  beliefHint: "Chance d'en trouver au moins un là. Point plein : un exemplaire déjà vu.",
  howOften: (share, percent) =>
    share === 0 ? "jamais" : share === 1 ? "toujours, ce qui ne dit rien" : `${percent} du temps`,
  liveIfSo: "Entrer et survivre, alors",
  worth: "Ce que vaut chacune : sans elle, votre chance baisse de",
  without: (fraction) => `Sans elle : ${fraction}`,
  points: (n) => `${n} pts`,
  copies: "ex.",
  copiesSeen: (seen, unseen) => `${plural(seen, "vu", "vus")}, ${plural(unseen, "non vu", "non vus")}`,
  cards: (n) => plural(n, "carte", "cartes"),

  // inspector
  whatDoes: "Que sait",
  know: "?",
  whatKnows: "Ce qui est su ici",
  seat: "Place",
  asking: "Question posée au noyau…",
  changes: (n) => plural(n, "changement", "changements"),
  entries: (n) => plural(n, "entrée", "entrées"),
};
