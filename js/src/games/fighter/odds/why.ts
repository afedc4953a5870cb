// Why a moment has no odds: nothing is thrown in it.
import type { FighterBoard } from "../view";
import type { Words } from "../words";

/** The die lies, and what each answer does is written on it. */
const SETTLED: ReadonlySet<string> = new Set(["light", "lying", "ability", "harm", "brace"]);
/** Nobody fights. */
const BETWEEN: ReadonlySet<string> = new Set(["hero", "gift", "rest", "trade", "stall", "shop", "scar"]);

export function whyNoOdds({ phase }: Pick<FighterBoard, "phase">, words: Words): string | null {
  if (phase === "retreat") return words.noOddsImpossible;
  if (SETTLED.has(phase)) return words.noOddsSettled;
  return BETWEEN.has(phase) ? words.noOddsBetween : null;
}
