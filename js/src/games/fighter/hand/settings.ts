// How a player throws: kept in the browser, because it belongs to the hand and not to the game.
import { useState } from "preact/hooks";
import { clamp } from "../throw/launch";
import { FIRST_FIT, type Fit } from "../throw/steady";

export interface HandSettings extends Fit {
  /** What the speed of a flick is multiplied with. */
  gain: number;
  /** Bars swing half as fast: the steady-hand assist. */
  slow: boolean;
}

export const GAIN = { least: 0.4, most: 2.5, step: 0.05 };
const KEY = "dungeon_widgets.fighter.hand";
export const FIRST: HandSettings = { gain: 1, slow: false, ...FIRST_FIT };

export function readSettings(text: string | null): HandSettings {
  try {
    const kept = { ...FIRST, ...(JSON.parse(text ?? "{}") as Partial<HandSettings>) };
    const number = (name: keyof Fit | "gain", least: number, most: number) =>
      Number.isFinite(kept[name]) ? clamp(kept[name], least, most) : FIRST[name];
    return {
      gain: number("gain", GAIN.least, GAIN.most),
      aim: number("aim", 0.1, 1),
      even: number("even", 0.1, 1),
      swing: number("swing", 0.25, 4),
      slow: kept.slow === true,
    };
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
