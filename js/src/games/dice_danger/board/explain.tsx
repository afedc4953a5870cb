import type { Explained } from "../../../core/game-page";
import type { Lang } from "../../../core/host";
import type { DiceSnapshot } from "../view";
import { wordsFor } from "../words";

/** What lies beside the map, for those who ask. */
export function explain(id: string, _: DiceSnapshot, lang: Lang): Explained | null {
  const words = wordsFor(lang);
  const texts: Readonly<Record<string, readonly [title: string, text: string]>> = {
    life: [words.lifeBox, words.explainLife],
    hearts: [words.heartsShort, words.explainHearts],
    torches: [words.torchesShort, words.explainTorches],
    black_dice: [words.blackShort, words.explainBlack],
  };
  const found = texts[id];
  return found ? { title: found[0], body: <p>{found[1]}</p> } : null;
}
