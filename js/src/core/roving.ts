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

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
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
        const from = items[at];
        if (!from) return;
        event.preventDefault();
        (inGrid(event.key, from, items) ?? items[move(at, items.length)])?.focus();
      },
    },
    item: (key) => ({ tabIndex: key === stop ? 0 : -1, "data-rove": key, onFocus: () => setVisited(key) }),
  };
}

/** In several rows, up and down go to the item above and below. */
function inGrid(key: string, from: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const places = items.map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return { item, x: left + width / 2, y: top + height / 2 };
  });
  const here = places.find(({ item }) => item === from);
  return here && ahead(key, here, places)?.item;
}

/** The nearest place in the direction of an arrow; a step aside counts twice. */
export function ahead<P extends { x: number; y: number }>(
  key: string,
  from: P,
  places: readonly P[],
): P | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  const along = (place: P) => (place.x - from.x) * dx + (place.y - from.y) * dy;
  const aside = (place: P) => Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
  const cost = (place: P) => along(place) + 2 * aside(place);
  const candidates = places.filter((place) => along(place) > 1).sort((a, b) => cost(a) - cost(b));
  return candidates[0];
}
