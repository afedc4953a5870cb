// The words of a waffle: beside it, so that only the bundles that draw one carry them.
import { wordsOf } from "../../core/words/words";

export const en = {
  sort: "Sort",
  byValue: "by number",
  byName: "by name",
  shuffled: "shuffled",
  howItEnds: "How it ends",
  howMany: "number: how many",
  previous: "Previous case",
  next: "Next case",
  all: "All the cases",
  cases: (n: number) => `${n} cases: open one to see how it goes`,
};

const fr: typeof en = {
  sort: "Trier",
  byValue: "par nombre",
  byName: "par nom",
  shuffled: "mélangé",
  howItEnds: "Comment cela finit",
  howMany: "nombre : combien",
  previous: "Cas précédent",
  next: "Cas suivant",
  all: "Tous les cas",
  cases: (n) => `${n} cas : ouvrez-en un pour voir comment il se passe`,
};

export const { useWords: useWaffleWords } = wordsOf("waffle", { en, fr });
