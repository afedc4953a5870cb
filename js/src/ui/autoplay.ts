// Plays a finished stretch of the game step by step. Each tick waits for the step before it to be on the
// screen, so a slow kernel is never flooded.
import { useEffect, useState } from "preact/hooks";

const STEP_MS = 1400;

interface AutoplayProps {
  step: number;
  steps: number;
  speed: number;
  busy: boolean;
  seek(step: number): void;
}

export function useAutoplay(props: AutoplayProps): [playing: boolean, setPlaying: (on: boolean) => void] {
  const { step, steps, speed, busy, seek } = props;
  const [wanted, setPlaying] = useState(false);
  const playing = wanted && step < steps;
  useEffect(() => {
    if (wanted && step >= steps) setPlaying(false);
    if (!playing || busy) return;
    const timer = setTimeout(() => seek(step + 1), STEP_MS / (speed || 1));
    return () => clearTimeout(timer);
  }, [wanted, step, steps, busy, speed]);
  return [playing, setPlaying];
}
