// What travels beside the traits: events, which must never be merged or replayed from a saved notebook.
import type {
  CasesAnswer,
  HintAnswer,
  Inspection,
  LogAnswer,
  Notice,
  Offer,
  ReplayFile,
  ReviewAnswer,
  Reviewing,
  SeedAnswer,
  ShareAnswer,
  StatsAnswer,
} from "../../generated/contract";

/** An action as the rules name it, such as `["strip", "torch"]`. */
export type Action = readonly unknown[];

/** What the kernel takes: the table `MESSAGES` of widgets/page/inbox.py, and a test holds both to the same names.
 * `seq` is the snapshot the player was looking at; the kernel refuses what was aimed at an older one. */
export type PageMessage =
  | { type: "act"; seq: number; action: Action }
  | { type: "auto" | "undo" | "redo" | "ready" | "resume"; seq: number }
  | { type: "fork"; seq: number; step: number }
  | { type: "branch"; seq: number; index: number }
  /** A moment that somebody shared: its code, or the link. */
  | { type: "open"; seq: number; code: string }
  | { type: "predict"; seq: number; guess: number }
  /** Always pass on this, or be asked again. */
  | { type: "passing"; seq: number; name: string; on: boolean }
  | { type: "new"; seq: number; players: string[]; seed: string | null; options: Record<string, unknown> }
  /** Parts of this snapshot are late, and the board has been painted: now there is time for them. */
  | { type: "more"; seq: number }
  /** Every case behind the odds, one of them opened. */
  | { type: "cases"; seq: number; sort: string; at: number | null }
  /** A view is open: is there a game to go on with? A code to share, the seed, or a look back at the choices. */
  | { type: "opened" | "share" | "seed" | "replay" | "stats" | "forget" }
  /** Look back at the choices for a moment longer, with so many times as many games. */
  | { type: "review"; times: 1 | 10 }
  /** The best choice of this snapshot, thought about for a moment longer. */
  | { type: "hint"; seq: number }
  | { type: "log"; before: number }
  | { type: "inspect"; seat: number | null; step: number };

export type KernelMessage =
  | Notice
  | LogAnswer
  | Inspection
  | SeedAnswer
  | ShareAnswer
  | ReviewAnswer
  | Reviewing
  | HintAnswer
  | StatsAnswer
  | CasesAnswer
  | ReplayFile
  | Offer;
