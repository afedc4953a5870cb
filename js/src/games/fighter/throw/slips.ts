// Why nothing was thrown, in the words of the throws that are due.
import type { ControlView } from "../view";
import type { Slip } from "./pointer-throw";

/** A flick the wrong way is told which way is right. */
export type SlipWord = Slip | "backwards" | "aslant";

export function slipWord(slip: Slip, { rotate }: ControlView): SlipWord {
  if (slip !== "direction" || rotate === 0) return slip;
  return Math.abs(rotate) > 90 ? "backwards" : "aslant";
}

/** The word for what a hand has just failed to do; null when nothing was wrong. */
export function slipOf(
  hand: {
    pointer: { slip: Slip | null };
    keys: { slip: boolean } | null;
    launch: { control: ControlView };
  } | null,
): SlipWord | null {
  const slip = hand?.pointer.slip ?? (hand?.keys?.slip ? "two_hands" : null);
  return hand && slip ? slipWord(slip, hand.launch.control) : null;
}
