// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

import type { CardFace, Snapshot } from "./contract";

/** One choice and what it is worth: in words, and where that lies between the ends of the scale (`share`). */
export interface PuzzleRow {
  action: unknown[];
  label: string;
  said: string;
  share: number;
  best: boolean;
  chosen: boolean;
}

/** All cases after one choice: so many of them go well. */
export interface PuzzleWaffle {
  label: string;
  said: string;
  good: number;
  total: number;
}

/** What was answered, and everything that may be known now. `change` is that of the rating, None if it does not count. */
export interface PuzzleAnswer {
  right: boolean;
  head: string;
  text: string;
  said: string;
  rows: PuzzleRow[];
  source: string;
  waffles: PuzzleWaffle[];
  why: string;
  change: number | null;
  note: string;
}

/**
 * One puzzle: the position as its seat sees it, the question, and who asks how often.
 *
 * `snapshot` holds no odds before the answer. A question of a lesson has no rating, and no puzzle follows it (`asked`).
 */
export interface PuzzleState {
  id: string;
  title: string;
  caption: string;
  question: string;
  lines: string[];
  snapshot: Snapshot;
  faces: Record<string, CardFace>;
  rating: number;
  puzzle_rating: number;
  streak: number;
  week: boolean[];
  solved: string;
  kept: string;
  can_clear: boolean;
  asked: boolean;
  answer: PuzzleAnswer | null;
}

/** Answer to a `play` message: the position as a game, by a link where there is a site, else by a line of Python. */
export interface PuzzleGame {
  type: string;
  text: string;
  code: string;
  link: string | null;
}
