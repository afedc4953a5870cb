// What the pages of the site say themselves; all else is said by the widgets.
import type { Lang } from "../core/hosts/host";

const en = {
  home: "All games",
  setting: "Setting the table",
  fetching: (have: string, all: string) => `Fetching the rules, ${have} of ${all} MB`,
  fetched: "Python is waking up",
  once: "Only the first time. Next time it opens at once, without a network too.",
  oneRule: "While you wait, one rule",
  soon: "as soon as the rules are here",
  thinking: "Thinking …",
  stop: "Stop",
  again: "Setting the table again …",
  noRoom: "This browser has no room to keep the game: it ends with this page.",
  notOpened: "This page could not be opened",
  oldBrowser: "This browser cannot run Python (WebAssembly is missing or switched off). A newer one can.",
  offline: "The rules could not be fetched. Is there a network?",
  broken: "Something broke while the table was set.",
  tryAgain: "Try again",
  fresh: "Start a new game",
  details: "What went wrong",
  badCode: "That is no code of a game. It begins with DWG and is one long word.",
};

const fr: typeof en = {
  home: "Tous les jeux",
  setting: "On met la table",
  fetching: (have, all) => `Chargement des règles, ${have} sur ${all} Mo`,
  fetched: "Python se réveille",
  once: "Seulement la première fois. Ensuite la page s'ouvre aussitôt, même sans réseau.",
  oneRule: "En attendant, une règle",
  soon: "dès que les règles sont là",
  thinking: "Réflexion …",
  stop: "Arrêter",
  again: "On remet la table …",
  noRoom: "Ce navigateur n'a plus de place pour garder la partie : elle finira avec cette page.",
  notOpened: "Cette page n'a pas pu s'ouvrir",
  oldBrowser:
    "Ce navigateur ne peut pas exécuter Python (WebAssembly manque ou est désactivé). Un plus récent le peut.",
  offline: "Les règles n'ont pas pu être chargées. Y a-t-il du réseau ?",
  broken: "Quelque chose s'est cassé en mettant la table.",
  tryAgain: "Réessayer",
  fresh: "Commencer une nouvelle partie",
  details: "Ce qui n'a pas marché",
  badCode: "Ce n'est pas un code de partie. Il commence par DWG et tient en un seul long mot.",
};

export type SiteWords = typeof en;
export const siteWords: Record<Lang, SiteWords> = { en, fr };
