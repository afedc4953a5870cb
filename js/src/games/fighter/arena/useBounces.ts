// The bounces a die has made on its way, for the lamps: counted as they are seen.
import { useRef, useState } from "preact/hooks";
import { bouncesBy } from "../throw/flight";
import type { Flying } from "../view";

interface Bounces {
  /** null while no die has been thrown. */
  made: number | null;
  /** A die has come past something it touches, so many ms after it left the hand. */
  onPassed(ms: number): void;
}

/** `waits` while the next die is still in the hand: the lamps of the last one are out. */
export function useBounces(flying: Flying | null, waits: boolean, still: boolean): Bounces {
  const [seen, see] = useState<{ flying: Flying | null; made: number }>({ flying: null, made: 0 });
  const last = useRef<Flying | null>(null);
  if (flying) last.current = flying;
  else if (waits) last.current = null;
  const path = last.current?.path;
  if (!path) return { made: null, onPassed() {} };
  const made = seen.flying === last.current ? seen.made : 0;
  return {
    made: still ? bouncesBy(path, Number.POSITIVE_INFINITY) : made,
    onPassed: (ms) => see({ flying: last.current, made: bouncesBy(path, ms) }),
  };
}
