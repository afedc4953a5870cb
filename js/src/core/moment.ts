// A turning point of a game, as a room tells it: one sentence, and one line that says what decided it.
import type { ComponentChildren } from "preact";
import type { IconArt } from "./game-page";

/** victory, death and boss cover the table; a quest step is a banner below what was reached. */
export type MomentKind = "victory" | "death" | "boss" | "quest";

/** "What decided it": the thing, what it did, and a chance that was known before it. */
export interface Decided {
  lead: string;
  text: string;
  /** Word before number: "went in at", 0.721. */
  odds?: { word: string; p: number } | null;
}

export interface Moment {
  kind: MomentKind;
  title: string;
  /** What follows from it. */
  sub?: string;
  emblem: IconArt;
  /** A small medal on the emblem, such as a trophy. */
  medal?: IconArt;
  /** Above the title of a banner: "Quest, step 1 of 2". */
  kicker?: string;
  /** Steps of a quest. */
  progress?: { done: number; of: number };
  /** Such as "beaten", across the emblem of a boss. */
  stamp?: string;
  decided?: Decided | null;
  /** What was played with: cards with what answered them, heroes that walk home. */
  body?: ComponentChildren;
}
