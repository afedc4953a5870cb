// The words of a part of the page in every language: `const { useWords } = wordsOf({ en, fr })`.

import type { Lang } from "../hosts/host";
import { useLang } from "./context";
import { typeset } from "./typography";

export function wordsOf<W>(words: Readonly<Record<Lang, W>>) {
  const set = { ...words, fr: typeset(words.fr) };
  const wordsFor = (lang: Lang): W => set[lang];
  return { wordsFor, useWords: (): W => wordsFor(useLang()) };
}
