// One tab stop for places on a map; an arrow goes to the nearest one in its direction.
import type { TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";
import { ahead } from "../../core/roving";
import type { Spot } from "./geometry";

export interface SpotRoving {
  group: { onKeyDown(event: TargetedKeyboardEvent<SVGSVGElement>): void };
  /** In a drawing the attribute is written in small letters, or it is none. */
  item(id: string): { tabindex: 0 | -1; "data-rove": string; onFocus(): void };
}

/** `spots` in reading order; the tab stop stays on the last one visited while it exists. */
export function useSpatialRoving(spots: readonly Spot[]): SpotRoving {
  const [visited, setVisited] = useState<string | null>(null);
  const stop = spots.some(({ id }) => id === visited) ? visited : spots[0]?.id;
  return {
    group: {
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const at = (event.target as Element).closest("[data-rove]")?.getAttribute("data-rove");
        const from = spots.find(({ id }) => id === at);
        const to = from && goal(event.key, from, spots);
        if (!to) return;
        event.preventDefault();
        event.currentTarget.querySelector<SVGElement>(`[data-rove="${to.id}"]`)?.focus();
      },
    },
    item: (id) => ({ tabindex: id === stop ? 0 : -1, "data-rove": id, onFocus: () => setVisited(id) }),
  };
}

/** Where a key leads from here; past the last one in its direction it goes round in reading order. */
export function goal(key: string, from: Spot, spots: readonly Spot[]): Spot | undefined {
  if (key === "Home") return spots[0];
  if (key === "End") return spots.at(-1);
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : key.startsWith("Arrow") ? -1 : 0;
  if (step === 0) return undefined;
  const at = spots.findIndex(({ id }) => id === from.id);
  return ahead(key, from, spots) ?? spots[(at + step + spots.length) % spots.length];
}
