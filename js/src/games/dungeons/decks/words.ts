// The words of the deck builder.
import { wordsOf } from "../../../core/words/words";

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  title: "Deck builder",
  caption: "a deck for the tournament of Dungeons",
  heaps: "Kinds of cards",
  kinds: {
    hero: "Heroes",
    quest: "Quests",
    room: "Rooms",
    passage: "Passages",
    treasure: "Treasures",
    boon: "Boons",
    bane: "Banes",
    monster: "Monsters",
    trap: "Traps",
  } as Record<string, string>,
  seek: "Find a card",
  found: (n: number) => (n === 0 ? "No card has that in it" : `${s(n, "card", "cards")} found`),
  copies: (n: number) => s(n, "copy in the deck", "copies in the deck"),
  glory: (n: number) => `${n} Glory`,
  peril: (n: number) => `${n} Peril`,
  deck: "Your deck",
  beginWith: "Begin with",
  begin: "Begin with it",
  clear: "Empty it",
  kept: "kept",
  broken: "not kept",
  faults: "What is wrong",
  warnings: "What to think of",
  cards: "Cards of the deck",
};

const fr: typeof en = {
  title: "Atelier de deck",
  caption: "un deck pour le tournoi de Dungeons",
  heaps: "Sortes de cartes",
  kinds: {
    hero: "Héros",
    quest: "Quêtes",
    room: "Salles",
    passage: "Couloirs",
    treasure: "Trésors",
    boon: "Faveurs",
    bane: "Fléaux",
    monster: "Monstres",
    trap: "Pièges",
  },
  seek: "Chercher une carte",
  found: (n) => (n === 0 ? "Aucune carte ne contient cela" : `${n} carte${n > 1 ? "s" : ""}`),
  copies: (n) => `${n} exemplaire${n > 1 ? "s" : ""} dans le deck`,
  glory: (n) => `${n} Gloire`,
  peril: (n) => `${n} Péril`,
  deck: "Votre deck",
  beginWith: "Commencer par",
  begin: "Commencer par lui",
  clear: "Le vider",
  kept: "respecté",
  broken: "non respecté",
  faults: "Ce qui ne va pas",
  warnings: "À quoi penser",
  cards: "Cartes du deck",
};

export const { useWords: useDeckWords } = wordsOf("decks", { en, fr });
