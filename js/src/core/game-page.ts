// What a game gives the shared shell: its board, its icons and how its events are played.
import type { ComponentChild } from "preact";
import type { Belief, Choice, LogLine } from "../generated/contract";
import type { Request } from "./conversation";
import type { Lang } from "./host";
import type { Action } from "./messages";
import type { Scene } from "./scene";
import type { Snapshot } from "./snapshot";

/** The side of the square that icons of the set are drawn on. */
export const ICON_SIDE = 512;

/** The drawing of an icon on a square, of that side if nothing else is said. */
export interface IconArt {
  readonly path: string;
  readonly size?: number;
}

export interface BoardProps<V> {
  snapshot: Snapshot<V>;
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

/** `V` is the game's view, as the kernel sends it. Components are written as methods: the shell knows no game's `V`. */
export interface GamePage<V = unknown> {
  crest: IconArt;
  css: string;
  /** Above the table, at full width: who plays and how they stand. */
  Strip?(props: { snapshot: Snapshot<V> }): ComponentChild;
  Board(props: BoardProps<V>): ComponentChild;
  iconOf(action: Action): IconArt | null;
  /** What a seat can conclude about what is hidden; none in a game that hides nothing. */
  Beliefs?(props: BeliefsProps): ComponentChild;
  /** Choices made by touching the board; null when this one is a plain button. */
  boardGroup(choice: Choice): BoardGroup | null;
  extras?(snapshot: Snapshot<V>, lang: Lang): ExtraChoice[];
  /** A moment worth a mark on the timeline. */
  isKeyMoment(line: LogLine): boolean;
  /** What to play between two snapshots, in order; empty when nothing needs showing. */
  scenes(before: Snapshot<V>, after: Snapshot<V>, lang: Lang): Scene<V>[];
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
