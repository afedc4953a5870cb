// What a game gives the shared shell: its board, its icons and how its events are played.
import type { FunctionComponent } from "preact";
import type { Belief, Choice, LogLine, Snapshot } from "../generated/contract";
import type { Lang } from "./host";
import type { Action } from "./messages";
import type { Scene } from "./scene";
import type { Request } from "./session";

/** The side of the square that `icon:name` imports are drawn on. */
export const ICON_SIDE = 160;

/** The drawing of an icon on a square, of that side if nothing else is said. */
export interface IconArt {
  readonly path: string;
  readonly size?: number;
}

export interface BoardProps {
  snapshot: Snapshot;
  /** The player may act now: live, nothing pending, nothing playing. */
  ready: boolean;
  act(action: Action): void;
  /** Anything else that changes the game, such as an undo. */
  request(request: Request): void;
}

export interface BeliefsProps {
  /** Null until the kernel has been asked for it. */
  belief: Belief | null;
  seat: number | null;
  onAsk(): void;
}

/** A button of the page's own, beside the choices the rules list. */
export interface ExtraChoice {
  label: string;
  hint: string;
  icon: IconArt;
  request: Request;
}

export interface GamePage {
  crest: IconArt;
  css: string;
  /** Above the table, at full width: who plays and how they stand. */
  Strip: FunctionComponent<{ snapshot: Snapshot }>;
  Board: FunctionComponent<BoardProps>;
  iconOf(action: Action): IconArt | null;
  /** What a seat can conclude about what is hidden; none in a game that hides nothing. */
  Beliefs?: FunctionComponent<BeliefsProps>;
  /** Choices made by touching the board; null when this one is a plain button. */
  boardGroup(choice: Choice): BoardGroup | null;
  extras(snapshot: Snapshot, lang: Lang): ExtraChoice[];
  /** A moment worth a mark on the timeline. */
  isKeyMoment(line: LogLine): boolean;
  /** What to play between two snapshots, in order; empty when nothing needs showing. */
  scenes(before: Snapshot, after: Snapshot, lang: Lang): Scene[];
}

/** Several choices that are one decision, made on the board; where it is not plain, a button leads there. */
export interface BoardGroup {
  name: string;
  button: {
    icon: IconArt;
    label(lang: Lang): string;
    hint(lang: Lang, count: number): string;
  } | null;
}
