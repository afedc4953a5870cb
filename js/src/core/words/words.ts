// The words of a part of the page in every language: `const { useWords } = wordsOf("welcome", { en, fr })`.

import type { Lang } from "../hosts/host";
import { useLang } from "./context";
import { inLanguage } from "./languages";

export function wordsOf<W extends object>(part: string, words: { en: W; fr: W }) {
  const wordsFor = (lang: Lang): W => inLanguage(part, words, lang);
  return { wordsFor, useWords: (): W => wordsFor(useLang()) };
}
