// What a throw sounds like: short knocks made on the spot, with the one switch of all sounds.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSound } from "../../../core/sound";

export interface HandSounds {
  contact(kind: string): void;
  hit(): void;
  fatal(): void;
}

export const NO_SOUNDS: HandSounds = { contact() {}, hit() {}, fatal() {} };

/** Pitch in Hz, length in seconds and loudness of a knock on each thing. */
const KNOCKS: Readonly<Record<string, readonly [pitch: number, seconds: number, loud: number]>> = {
  table: [210, 0.09, 0.5],
  board: [320, 0.07, 0.4],
  bone: [940, 0.06, 0.35],
  rail: [880, 0.05, 0.3],
  box: [150, 0.1, 0.5],
  hole: [90, 0.2, 0.5],
  in: [80, 0.24, 0.5],
  edge: [500, 0.05, 0.4],
  rest: [260, 0.03, 0.15],
};

/** A browser lets a page sound only after a gesture: the context is made with the first knock. */
export function useSounds(): HandSounds {
  const [on] = useSound();
  const context = useRef<AudioContext | null>(null);
  useEffect(() => () => void context.current?.close().catch(() => {}), []);
  return useMemo(() => {
    if (!on || typeof AudioContext === "undefined") return NO_SOUNDS;
    const knock = (pitch: number, seconds: number, loud: number) => {
      context.current ??= new AudioContext();
      play(context.current, pitch, seconds, loud);
    };
    return {
      contact: (kind) => {
        const made = KNOCKS[kind];
        if (made) knock(...made);
      },
      hit: () => knock(130, 0.22, 0.5),
      fatal: () => {
        knock(62, 0.9, 0.9);
        knock(95, 0.5, 0.6);
      },
    };
  }, [on]);
}

/** A drop in pitch that dies away: wood on wood. */
function play(context: AudioContext, pitch: number, seconds: number, loud: number): void {
  const now = context.currentTime;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.6, now);
  tone.frequency.exponentialRampToValueAtTime(pitch, now + seconds / 2);
  gain.gain.setValueAtTime(loud * 0.4, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
