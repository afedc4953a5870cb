// What can be crossed now: which places, and with which of the two pairs or a torch. The choices say it.
import type { Action } from "../../../core/hosts/messages";
import type { Choice } from "../../../generated/contract";
import type { PairView } from "../view";

export interface Light {
  /** 0 and 1 for the pairs A and B. */
  pairs: readonly number[];
  torch: boolean;
  /** What a click does; null while it is only shown. */
  action: Action | null;
}

export type Lights = ReadonlyMap<string, Light>;

export const NO_LIGHTS: Lights = new Map();

/** A choice that crosses one place, and with what: pair 0 or 1, or a torch. */
export interface Crossing {
  choice: Choice;
  node: string;
  by: number | "torch";
}

/** Whether an action crosses this place. */
export function isCrossing([verb, ...rest]: Action, node: string): boolean {
  return (verb === "cross" || verb === "torch") && rest.at(-1) === node;
}

export function crossingsOf(choices: readonly Choice[]): Crossing[] {
  return choices.flatMap((choice): Crossing[] => {
    const [verb, ...rest] = choice.action;
    const node = String(rest.at(-1));
    if (verb === "cross") return [{ choice, node, by: Number(rest[0]) }];
    return verb === "torch" ? [{ choice, node, by: "torch" }] : [];
  });
}

/** What a pairing could cross, before it is chosen. */
export function previewOf(pairs: readonly PairView[]): Lights {
  const nodes = new Set(pairs.flatMap(({ targets }) => targets));
  return new Map(
    [...nodes].map((node) => {
      const by = [0, 1].filter((which) => pairs[which]?.targets.includes(node));
      return [node, { pairs: by, torch: false, action: null }];
    }),
  );
}

/** What the chosen pairs can still cross. */
export function lightsOf(crossings: readonly Crossing[]): Lights {
  const places = (which: number | "torch") => crossings.filter(({ by }) => by === which).length;
  const lights = new Map<string, Light>();
  for (const { choice, node, by } of crossings) {
    if (by === "torch" || choice.reason) continue;
    const known = lights.get(node);
    // Where both pairs fit, a click spends the one with fewer other places to go.
    const better = !known || places(by) < Math.min(...known.pairs.map(places));
    lights.set(node, {
      pairs: [...(known?.pairs ?? []), by].sort(),
      torch: false,
      action: better ? choice.action : (known?.action ?? null),
    });
  }
  return lights;
}

export function torchLights(crossings: readonly Crossing[]): Lights {
  return new Map(
    crossings
      .filter(({ by, choice }) => by === "torch" && !choice.reason)
      .map(({ node, choice }) => [node, { pairs: [], torch: true, action: choice.action }]),
  );
}

export function countLit(pairs: readonly PairView[]): number {
  return new Set(pairs.flatMap(({ targets }) => targets)).size;
}
