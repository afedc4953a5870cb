// The hand over the table: pointer and key events go to the throw that is being made, and the launch to the kernel.
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { Action } from "../../../core/messages";
import { KeyThrow } from "../throw/key-throw";
import { type Extra, firstSlope } from "../throw/launch";
import { type Hold, PointerThrow } from "../throw/pointer-throw";
import type { LaunchView } from "../view";
import { STANCES } from "./geometry";

export interface Hand {
  pointer: PointerThrow | null;
  keys: KeyThrow | null;
  stance: number;
  slope: number;
  walk(steps: number): void;
  loft(thousandths: number): void;
  /** Begin with the bars. */
  startKeys(now: number): void;
  /** Something was done to a throw: draw it, and send it once it is made. */
  changed(now: number): void;
  give(): void;
}

/** One hand for each launch that is due; forgotten with it. */
export function useHand(
  launch: LaunchView | null,
  moment: unknown,
  options: { gain: number; slow: boolean; box: Extra | null },
  send: (action: Action) => void,
): Hand {
  const [stance, setStance] = useState(0);
  const [slope, setSlope] = useState<{ moment: unknown; value: number } | null>(null);
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const keys = useRef<KeyThrow | null>(null);
  const sent = useRef<unknown>(null);
  const kept = slope?.moment === moment ? slope?.value : undefined;
  const chosen = kept ?? (launch ? firstSlope(launch) : 0);
  const hold: Hold = { stance, slope: chosen, gain: options.gain, box: options.box };
  const pointer = useMemo(
    () => (launch ? new PointerThrow(launch, hold) : null),
    [moment, stance, chosen, options.gain, options.box],
  );
  useEffect(() => {
    keys.current = null;
  }, [moment]);

  function give(): void {
    const action = pointer?.action ?? keys.current?.action;
    if (!action || sent.current === moment) return;
    sent.current = moment;
    send(action);
  }

  return {
    pointer,
    keys: keys.current,
    stance,
    slope: chosen,
    walk: (steps) => setStance((STANCES.length + stance + steps) % STANCES.length),
    loft: (value) => setSlope({ moment, value }),
    startKeys: (now) => {
      if (launch) keys.current = new KeyThrow(launch, hold, now, options.slow);
      draw(undefined);
    },
    changed: (now) => {
      pointer?.tick(now);
      keys.current?.tick(now);
      give();
      draw(undefined);
    },
    give,
  };
}
