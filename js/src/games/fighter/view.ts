// The board of this game as the kernel sends it, and what is played on it between two positions.
import type { Snapshot } from "../../core/snapshot";
import type { FighterView } from "../../generated/fighter";
import type { Keyframe } from "./throw/flight";

export type {
  ControlView,
  FighterView,
  FoeView,
  GateView,
  HeroView,
  ItemView,
  LaunchView,
  RestView,
  ThrownView,
  ThrowView,
} from "../../generated/fighter";

export type DieColour = "red" | "green" | "blue" | "white";
export const COLOURS = ["red", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** A die on its way: what the event of a throw shows. */
export interface Flying {
  die: DieColour;
  path: readonly Keyframe[];
  face: number;
  /** Degrees it lies turned by. */
  turn: number;
  /** The side of the table it is thrown from, and which special throws it is. */
  stance: number;
  throws: readonly string[];
  verdict: number;
  /** A good hit would end the fight: its last moments are slow and near. */
  tense?: boolean;
}

/** What a scene shows beside the position: one thing moves at a time. */
export type Playing =
  | { kind: "throw"; flying: Flying }
  | { kind: "hit"; total: number; section: number; parts: readonly (readonly [what: string, n: number])[] }
  | { kind: "miss"; verdict: number }
  | { kind: "fatal" }
  | { kind: "wound"; n: number }
  | { kind: "hurt"; seat: number; n: number }
  | { kind: "heal"; seat: number; n: number }
  | { kind: "fall"; seat: number }
  | { kind: "slain"; epic: boolean }
  | { kind: "foe" }
  | { kind: "room" };

/** The position, or one on the way to it. */
export type FighterBoard = FighterView & { playing?: Playing };

export type FighterSnapshot = Snapshot<FighterBoard>;

/** Phases in which a monster is fought; in the others something else lies on the table. */
const FIGHTING: ReadonlySet<string> = new Set([
  "monster",
  "boss",
  "retreat",
  "die",
  "weapons",
  "free",
  "aimed",
  "launch",
  "seed",
  "light",
  "again",
  "lying",
  "ability",
  "harm",
  "brace",
]);

export function isFight({ phase, foe }: FighterBoard): boolean {
  return FIGHTING.has(phase) && foe !== null;
}
