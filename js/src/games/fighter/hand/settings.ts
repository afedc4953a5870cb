// How a player throws: kept in the browser, because it belongs to the hand and not to the game.
import { useState } from "preact/hooks";
import { clamp } from "../throw/launch";

export interface HandSettings {
  /** What the speed of a flick is multiplied with. */
  gain: number;
  /** Bars swing half as fast: the steady-hand assist. */
  slow: boolean;
}

export const GAIN = { least: 0.4, most: 2.5, step: 0.05 };
const KEY = "dungeon_widgets.fighter.hand";
const FIRST: HandSettings = { gain: 1, slow: false };

export function readSettings(text: string | null): HandSettings {
  try {
    const kept = { ...FIRST, ...(JSON.parse(text ?? "{}") as Partial<HandSettings>) };
    const gain = Number.isFinite(kept.gain) ? clamp(kept.gain, GAIN.least, GAIN.most) : FIRST.gain;
    return { gain, slow: kept.slow === true };
  } catch {
    return FIRST;
  }
}

function stored(): HandSettings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return FIRST; // a page that may keep nothing
  }
}

export function useHandSettings(): [HandSettings, (change: Partial<HandSettings>) => void] {
  const [settings, setSettings] = useState(stored);
  const change = (part: Partial<HandSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It still holds until the page goes.
    }
  };
  return [settings, change];
}
