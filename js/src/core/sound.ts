// Short sounds made on the spot, off until somebody wants them: nothing is ever told by a sound alone.
import { useEffect, useState } from "preact/hooks";

export type Cue = "victory" | "death" | "boss" | "quest" | "card" | "hit" | "dice" | "on";

/** One note: when it begins and how long it lasts in seconds, its pitch in Hz (0 is a rustle), how loud. */
type Note = readonly [at: number, seconds: number, pitch: number, loud: number];

const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  victory: [
    [0, 0.3, 523, 0.3],
    [0.13, 0.3, 659, 0.3],
    [0.26, 0.3, 784, 0.3],
    [0.4, 1.1, 1047, 0.34],
    [0.4, 1.1, 523, 0.2],
  ],
  death: [
    [0, 0.5, 196, 0.4],
    [0.28, 0.5, 156, 0.4],
    [0.56, 1.4, 98, 0.5],
    [0.56, 0.3, 0, 0.25],
  ],
  boss: [
    [0, 0.5, 65, 0.6],
    [0.22, 0.5, 65, 0.6],
    [0.44, 1.2, 98, 0.5],
    [0.44, 1.2, 147, 0.3],
  ],
  quest: [
    [0, 0.6, 784, 0.26],
    [0.14, 0.9, 1175, 0.26],
  ],
  card: [[0, 0.07, 0, 0.18]],
  hit: [[0, 0.2, 110, 0.5]],
  dice: [
    [0, 0.05, 420, 0.2],
    [0.09, 0.05, 360, 0.2],
    [0.2, 0.06, 300, 0.2],
  ],
  on: [[0, 0.25, 784, 0.2]],
};

const KEY = "dungeon_widgets.sound";
/** Every view of a page follows the same switch. */
const listeners = new Set<(on: boolean) => void>();
let on: boolean | null = null;
let context: AudioContext | null = null;

export function soundIsOn(): boolean {
  if (on === null)
    try {
      on = localStorage.getItem(KEY) === "on";
    } catch {
      on = false; // a page that may keep nothing
    }
  return on;
}

function switchSound(wanted: boolean): void {
  on = wanted;
  try {
    localStorage.setItem(KEY, wanted ? "on" : "off");
  } catch {
    // It still holds until the page goes.
  }
  for (const listener of listeners) listener(wanted);
  if (wanted) play("on");
  else silence();
}

/** What still sounds stops at once. */
function silence(): void {
  void context?.close().catch(() => {});
  context = null;
}

/** Whether sounds are on, and the switch. */
export function useSound(): [on: boolean, set: (on: boolean) => void] {
  const [heard, setHeard] = useState(soundIsOn);
  useEffect(() => {
    listeners.add(setHeard);
    return () => void listeners.delete(setHeard);
  }, []);
  return [heard, switchSound];
}

/** Sounds, if they are on. A browser allows it only after a gesture, so the context is made with the first cue. */
export function play(cue: Cue): void {
  if (!soundIsOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
  for (const note of CUES[cue]) sound(context, note);
}

function sound(context: AudioContext, [at, seconds, pitch, loud]: Note): void {
  const from = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud * 0.5, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(context.destination);
  const source = pitch > 0 ? tone(context, pitch) : rustle(context, seconds);
  source.connect(gain);
  source.start(from);
  source.stop(from + seconds);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const made = context.createOscillator();
  made.type = "triangle";
  made.frequency.value = pitch;
  return made;
}

function rustle(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const made = context.createBufferSource();
  made.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = made.buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return made;
}
