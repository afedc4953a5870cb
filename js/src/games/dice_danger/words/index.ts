import { useLang } from "../../../core/context";
import type { Lang } from "../../../core/host";
import { en, type Words } from "./en";
import { fr } from "./fr";

export type { Words };

const WORDS: Readonly<Record<Lang, Words>> = { en, fr };

export function wordsFor(lang: Lang): Words {
  return WORDS[lang];
}

export function useWords(): Words {
  return wordsFor(useLang());
}
