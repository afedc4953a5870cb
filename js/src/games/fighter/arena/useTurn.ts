import { useRef } from "preact/hooks";
import { STANCES } from "./geometry";

const WHOLE = 360;

/** Degrees by which the target is turned for a stance: by the shorter way from where it was. */
export function useTurn(stance: number): number {
  const turn = useRef(0);
  const wanted = (WHOLE / STANCES.length) * stance;
  turn.current += ((((wanted - turn.current) % WHOLE) + 1.5 * WHOLE) % WHOLE) - WHOLE / 2;
  return turn.current;
}
