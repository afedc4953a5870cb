// What the pages of the site say themselves; all else is said by the widgets.
import type { Lang } from "../core/hosts/host";
import { inLanguage } from "../core/words/languages";

export const en = {
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
  noRoom: "This browser has no room left: the game is not kept and ends with this page.",
  keepCode: "Get a code to keep",
  yourCode: "This opens the game again where it is now: note it down or send it to yourself.",
  toCopy: "To copy",
  copy: "Copy",
  copied: "Copied",
  close: "Close",
  notOpened: "This page could not be opened",
  oldBrowser:
    "This browser cannot run Python (WebAssembly is missing or switched off). A newer one can: open this page there.",
  oldBrowserFile:
    "This browser cannot run Python (WebAssembly is missing or switched off). A newer one can: open this file there.",
  otherWays: "Other ways to play",
  offline: "The rules could not be fetched. Is there a network?",
  gone: "The server of this page does not answer, or no longer has all its files. A game that this browser kept is still there.",
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
  noRoom: "Ce navigateur n'a plus de place : la partie n'est pas gardée et finira avec cette page.",
  keepCode: "Obtenir un code à garder",
  yourCode: "Ceci rouvre la partie où elle en est : notez-le ou envoyez-le-vous.",
  toCopy: "À copier",
  copy: "Copier",
  copied: "Copié",
  close: "Fermer",
  notOpened: "Cette page n'a pas pu s'ouvrir",
  oldBrowser:
    "Ce navigateur ne peut pas exécuter Python (WebAssembly manque ou est désactivé). Un plus récent le peut : ouvrez-y cette page.",
  oldBrowserFile:
    "Ce navigateur ne peut pas exécuter Python (WebAssembly manque ou est désactivé). Un plus récent le peut : ouvrez-y ce fichier.",
  otherWays: "D'autres façons de jouer",
  offline: "Les règles n'ont pas pu être chargées. Y a-t-il du réseau ?",
  gone: "Le serveur de cette page ne répond pas, ou n'a plus tous ses fichiers. Une partie gardée par ce navigateur y est toujours.",
  broken: "Quelque chose s'est cassé en mettant la table.",
  tryAgain: "Réessayer",
  fresh: "Commencer une nouvelle partie",
  details: "Ce qui n'a pas marché",
  badCode: "Ce n'est pas un code de partie. Il commence par DWG et tient en un seul long mot.",
};

export type SiteWords = typeof en;
const WORDS = { en, fr };

export function siteWords(lang: Lang): SiteWords {
  return inLanguage("site", WORDS, lang);
}

/** English and French are shown by the style alone; other languages need a mark. */
export function showLang(document: Document, lang: Lang): void {
  document.documentElement.lang = lang;
  document.documentElement.toggleAttribute("data-other", lang !== "en" && lang !== "fr");
  for (const text of document.querySelectorAll<HTMLElement>(".other"))
    text.toggleAttribute("data-on", text.lang === lang);
}
