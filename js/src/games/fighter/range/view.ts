// What the throwing range is sent: the launch that is due, and what the throws so far came to.
import type { CardFace } from "../../../generated/contract";
import type { Keyframe } from "../throw/flight";
import type { LaunchView } from "../view";

/** A number as far as it is known: with the bounds of 95 %. */
export interface RangeNumber {
  value: number;
  low: number;
  high: number;
}

export interface RangeState {
  launch: LaunchView;
  faces: Readonly<Record<string, CardFace>>;
  count: number;
  thrown: readonly { x: number; y: number; verdict: number }[];
  last: {
    stance: number;
    throws: readonly string[];
    verdict: number;
    section: number;
    face: number;
    path: readonly Keyframe[];
    x: number;
    y: number;
    turn: number;
  } | null;
  hits: RangeNumber | null;
  damage: number | null;
  spread: readonly [across: RangeNumber, along: RangeNumber] | null;
}
