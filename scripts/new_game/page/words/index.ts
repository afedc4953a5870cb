import { wordsOf } from "../../../core/words/words";
import { en } from "./en";
import { fr } from "./fr";

export const { wordsFor, useWords } = wordsOf("mygame", { en, fr });
