import { wordsOf } from "../../core/words/words";
import { en, type LiveWords } from "./en";
import { fr } from "./fr";

export type { LiveWords };

export const { useWords: useLiveWords, wordsFor: liveWords } = wordsOf<LiveWords>("live", { en, fr });
