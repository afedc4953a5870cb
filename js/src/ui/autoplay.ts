// Plays a stretch of the game step by step. Each tick waits for the step before it to be on the screen, so a slow
// kernel is never flooded.
import { useEffect, useState } from "preact/hooks";
import { isTold } from "../core/events";
import type { EventView } from "../generated/contract";

const STEP_MS = 1400;

interface AutoplayProps {
  step: number;
  steps: number;
  speed: number;
  busy: boolean;
  events: readonly EventView[];
  seek(step: number): void;
}

/** The next step at which there is something to see: one nobody tells of is passed over. */
function nextWorthSeeing(step: number, steps: number, events: readonly EventView[]): number {
  const known = new Set(events.map((event) => event.step));
  const told = new Set(events.filter(isTold).map((event) => event.step));
  let next = step + 1;
  while (next < steps && known.has(next) && !told.has(next)) next++;
  return Math.min(next, steps);
}

export function useAutoplay(props: AutoplayProps): [playing: boolean, setPlaying: (on: boolean) => void] {
  const { step, steps, speed, busy, events, seek } = props;
  const [wanted, setWanted] = useState(false);
  const playing = wanted && step < steps;
  useEffect(() => {
    if (wanted && step >= steps) setWanted(false);
    if (!playing || busy) return;
    const timer = setTimeout(() => seek(nextWorthSeeing(step, steps, events)), STEP_MS / (speed || 1));
    return () => clearTimeout(timer);
  }, [wanted, step, steps, busy, speed]);
  const setPlaying = (on: boolean) => {
    // From the end there is nothing to play but all of it.
    if (on && step >= steps) seek(0);
    setWanted(on);
  };
  return [playing, setPlaying];
}
