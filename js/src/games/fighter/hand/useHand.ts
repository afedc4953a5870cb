// One hand for each launch that is due; forgotten with it, but for where it stood and how high it threw.
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { Action } from "../../../core/hosts/messages";
import type { LaunchView } from "../view";
import { Hand, type Sent } from "./hand";
import type { HandSettings } from "./settings";

/** A launch that nobody answers is taken back after this. */
const PATIENCE_MS = 4000;

export function useHand(
  launch: LaunchView | null,
  moment: unknown,
  settings: HandSettings,
  send: (action: Action, sent: Sent) => void,
): { hand: Hand | null; sent: Sent | null } {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const stood = useRef<{ stance: number; slope: number | undefined; throws: string }>({
    stance: 0,
    slope: undefined,
    throws: "",
  });
  const sent = useRef<Sent | null>(null);
  const latestSend = useRef(send);
  latestSend.current = send;
  const hand = useMemo(() => {
    if (!launch) return null;
    const throws = launch.throws.join(" ");
    const { stance, slope } = stood.current;
    sent.current = null;
    const made: Hand = new Hand(launch, {
      settings,
      stance,
      slope: stood.current.throws === throws ? slope : undefined,
      onChange: () => {
        stood.current = { stance: made.stance, slope: made.slope, throws };
        draw(undefined);
      },
      onThrow: (thrown) => {
        sent.current = thrown;
        latestSend.current(thrown.action, thrown);
      },
    });
    return made;
  }, [moment, launch === null, settings]);
  const waiting = hand?.sent ?? null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => hand?.takeBack(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return { hand, sent: sent.current };
}
