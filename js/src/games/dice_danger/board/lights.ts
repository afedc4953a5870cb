// What can be crossed now: which spaces, and with which of the two pairs or a torch.
import type { Action } from "../../../core/messages";
import type { PairView, SheetChoice } from "../view";

export interface Light {
  /** 0 and 1 for the pairs A and B. */
  pairs: readonly number[];
  torch: boolean;
  /** What a click does; null while it is only shown. */
  action: Action | null;
}

export type Lights = ReadonlyMap<string, Light>;

export const NO_LIGHTS: Lights = new Map();

/** What a pairing could cross, before it is chosen. */
export function previewOf(pairs: readonly PairView[]): Lights {
  return lit(pairs, () => null);
}

/** What the chosen pairs can still cross. */
export function lightsOf({ pairs }: SheetChoice): Lights {
  return lit(pairs, (node, by) => ["cross", leastWanted(pairs, by), node]);
}

export function torchLights({ torch }: SheetChoice): Lights {
  return new Map(torch.map((node) => [node, { pairs: [], torch: true, action: ["torch", node] }]));
}

function lit(pairs: readonly PairView[], act: (node: string, by: number[]) => Action | null): Lights {
  const nodes = new Set(pairs.flatMap(({ targets }) => targets));
  return new Map(
    [...nodes].map((node) => {
      const by = [0, 1].filter((which) => pairs[which]?.targets.includes(node));
      return [node, { pairs: by, torch: false, action: act(node, by) }];
    }),
  );
}

/** Where both pairs fit, a click spends the one with fewer other places to go. */
function leastWanted(pairs: readonly PairView[], by: number[]): number {
  const places = (which: number) => pairs[which]?.targets.length ?? 0;
  return by.reduce((best, which) => (places(which) < places(best) ? which : best));
}

export function countLit(pairs: readonly PairView[]): number {
  return new Set(pairs.flatMap(({ targets }) => targets)).size;
}
