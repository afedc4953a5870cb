// Plays a stretch of the game step by step. Each tick waits for the step before it to be on the screen, so a slow
// kernel is never flooded.
import { useEffect, useState } from "preact/hooks";

const STEP_MS = 1400;

interface AutoplayProps {
  step: number;
  steps: number;
  /** The next step at which there is something to see: what tells nothing is passed over. */
  next: number;
  speed: number;
  busy: boolean;
  seek(step: number): void;
}

export function useAutoplay(props: AutoplayProps): [playing: boolean, setPlaying: (on: boolean) => void] {
  const { step, steps, next, speed, busy, seek } = props;
  const [mode, setMode] = useState<"off" | "rewinding" | "on">("off");
  const ended = step >= steps;
  useEffect(() => {
    // The first step comes when the kernel has sent it.
    if (mode === "rewinding" && !ended) setMode("on");
    if (mode === "on" && ended) setMode("off");
    if (mode !== "on" || ended || busy) return;
    const timer = setTimeout(() => seek(next), STEP_MS / (speed || 1));
    return () => clearTimeout(timer);
  }, [mode, step, steps, next, busy, speed]);
  const setPlaying = (on: boolean) => {
    // From the end there is nothing to play but all of it.
    if (on && ended) seek(0);
    setMode(on ? (ended ? "rewinding" : "on") : "off");
  };
  return [mode !== "off", setPlaying];
}
