// A replay that lives in the page alone: exported HTML and tests.

import type { ReplayData } from "../snapshot";
import { learn } from "../words/languages";
import type { Host, Lang } from "./host";
import { type ReplaySettings, replayHost } from "./replay-host";

export function staticHost(
  data: ReplayData,
  { languages, ...options }: Partial<ReplaySettings> & { languages?: string } = {},
): Host {
  learn(languages);
  let settings: ReplaySettings = {
    cursor: 0,
    lang: data.lang as Lang,
    theme: "auto",
    speed: 1,
    size: "normal",
    height: 0,
    ...options,
  };
  const listeners = new Set<() => void>();
  return replayHost(data, {
    read: () => settings,
    write(change) {
      settings = { ...settings, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  });
}
