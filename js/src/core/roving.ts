// One tab stop for a group of controls; arrows, Home and End move inside it.
import type { TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface Roving {
  group: { onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void };
  item(key: string): { tabIndex: 0 | -1; "data-rove": string; onFocus(): void };
}

/** `keys` are the items in order; the tab stop stays on the last one visited while it exists. */
export function useRoving(keys: readonly string[]): Roving {
  const [visited, setVisited] = useState<string | null>(null);
  const stop = visited !== null && keys.includes(visited) ? visited : keys[0];
  return {
    group: {
      onKeyDown(event) {
        const move = MOVES[event.key];
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-rove]")];
        const at = items.findIndex((item) => item.contains(event.target as Node));
        if (at < 0) return;
        event.preventDefault();
        items[move(at, items.length)]?.focus();
      },
    },
    item: (key) => ({ tabIndex: key === stop ? 0 : -1, "data-rove": key, onFocus: () => setVisited(key) }),
  };
}
