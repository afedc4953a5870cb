import type { Lang } from "../../core/hosts/host";
import { wordsOf } from "../../core/words/words";
import { en, type LabWords } from "./en";
import { fr } from "./fr";

export type { LabWords };

const { useWords, wordsFor } = wordsOf<LabWords>("lab", { en, fr });

export const useLabWords = useWords;
export const labWords = (lang: Lang): LabWords => wordsFor(lang);
