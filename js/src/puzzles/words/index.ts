import { wordsOf } from "../../core/words/words";
import { en } from "./en";
import { fr } from "./fr";

export type { PuzzleWords } from "./en";

export const { wordsFor, useWords } = wordsOf("puzzles", { en, fr });
