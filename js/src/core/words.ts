// The words of a part of the page in every language: `const { useWords } = wordsOf({ en, fr })`.
import { useLang } from "./context";
import type { Lang } from "./host";

export function wordsOf<W>(words: Readonly<Record<Lang, W>>) {
  const wordsFor = (lang: Lang): W => words[lang];
  return { wordsFor, useWords: (): W => wordsFor(useLang()) };
}
