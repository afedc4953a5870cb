// Plays a stretch of the game step by step. Each tick waits for the step before it to be on the screen, so a slow
// kernel is never flooded.
import { useEffect, useRef, useState } from "preact/hooks";

const STEP_MS = 1400;
/** A step whose scenes were played has been seen, and where luck is to move nobody has to think: both are held for a moment only. */
const SEEN_MS = 350;

interface AutoplayProps {
  step: number;
  steps: number;
  /** The next step at which there is something to see: what tells nothing is passed over. */
  next: number;
  /** Whether luck is to move: nobody has to think. */
  luck: boolean;
  speed: number;
  busy: boolean;
  seek(step: number): void;
}

export function useAutoplay(props: AutoplayProps): [playing: boolean, setPlaying: (on: boolean) => void] {
  const { step, steps, next, luck, speed, busy, seek } = props;
  const [mode, setMode] = useState<"off" | "rewinding" | "on">("off");
  const ended = step >= steps && !busy;
  const seen = useRef(false);
  if (busy) seen.current = true;
  useEffect(() => {
    if (busy) return;
    // The first step comes when the kernel has sent it.
    if (mode === "rewinding" && !ended) setMode("on");
    if (mode === "on" && ended) setMode("off");
    if (mode !== "on" || ended) return;
    const go = () => {
      seen.current = false;
      seek(next);
    };
    const timer = setTimeout(go, (seen.current || luck ? SEEN_MS : STEP_MS) / (speed || 1));
    return () => clearTimeout(timer);
  }, [mode, step, steps, next, luck, busy, speed]);
  const setPlaying = (on: boolean) => {
    seen.current = false;
    // From the end there is nothing to play but all of it.
    if (on && ended) seek(0);
    setMode(on ? (ended ? "rewinding" : "on") : "off");
  };
  return [mode !== "off", setPlaying];
}
