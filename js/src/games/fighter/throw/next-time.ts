// What one would do differently after a throw: a word for the hand, from where the die came to rest.
import { seenFrom } from "../arena/geometry";
import type { Words } from "../words";

export type Correction = "harder" | "softer" | "left" | "right" | "same" | "bounce" | "box" | "time";

interface NextTime {
  correction: Correction;
  /** It was nearly right. */
  little: boolean;
}

/** A die this near to the middle, in mm, was thrown well, whatever became of it. */
const WELL = 45;
/** Further off than this is more than a little. */
const FAR = 190;

/** Verdicts that say by themselves what was wrong. */
const NAMED: Readonly<Record<number, Correction>> = { [-5]: "bounce", [-6]: "box", [-7]: "time" };

/** In words. */
export function nextTimeSaid(
  last: { x: number; y: number; verdict: number },
  stance: number,
  words: Pick<Words, "nextTime" | "aLittle">,
): string {
  const { correction, little } = nextTime(last, stance);
  return (little && words.aLittle[correction]) || words.nextTime[correction];
}

/** For a die at a place of the table, thrown from a side of it. */
export function nextTime(
  { x, y, verdict }: { x: number; y: number; verdict: number },
  stance: number,
): NextTime {
  const named = NAMED[verdict];
  if (named) return { correction: named, little: false };
  const [across, along] = seenFrom(stance, x, y);
  const off = Math.max(Math.abs(across), Math.abs(along));
  const little = off < FAR;
  if (off < WELL) return { correction: "same", little };
  if (Math.abs(along) >= Math.abs(across)) return { correction: along < 0 ? "harder" : "softer", little };
  return { correction: across < 0 ? "right" : "left", little };
}
