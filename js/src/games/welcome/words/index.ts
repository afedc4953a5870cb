import { wordsOf } from "../../../core/words/words";
import { en } from "./en";
import { fr } from "./fr";

export type { Words } from "./en";

export const { wordsFor, useWords } = wordsOf("welcome", { en, fr });
