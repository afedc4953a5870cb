// The only door between a view and whatever feeds it: a kernel, a saved replay, a test.
import type { CardFace, KeyMoment, RuleSection, Setup } from "../../generated/contract";
import type { Snapshot } from "../snapshot";
import type { Nobody } from "./link";
import type { KernelMessage, PageMessage } from "./messages";

/** The code of a language. "other" stands for any that the kernel knows beside the two: see core/words/languages. */
export type Lang = "en" | "fr" | "other";
export type ThemeChoice = "auto" | "light" | "dark";
export type Overlay = "open" | "predict" | "off";
/** "big" is for the wall of a class room: everything half as large again, no panels. */
export type PageSize = "normal" | "big";

/** How the game is looked at; the kernel may set these too, and every view of a model shares them. */
export interface Settings {
  lang: Lang;
  theme: ThemeChoice;
  overlay: Overlay;
  /** 1 is normal, 2 twice as fast, 0 shows end states only. */
  speed: number;
  size: PageSize;
  /** In pixels; 0 is as high as there is room. */
  height: number;
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null;
  /** Who keeps the odds from being opened here: nobody, the notebook, or a table with other people. */
  closed: "" | "teacher" | "people";
  /** Somebody has opened the table of beliefs: from now on the kernel sends it. */
  beliefs: boolean;
}

export type Unsubscribe = () => void;

export interface Host {
  /** False for a replay or a reopened notebook, and once the kernel has gone: there is no one to answer a message. */
  readonly hasKernel: boolean;
  readonly nobody: Nobody | null;
  /** The way out of a page that is this widget alone. */
  readonly home?: string | null;
  /** One thing among others on a page: it gives no first notes, and moves nothing into sight. */
  readonly quiet?: boolean;
  snapshot(): Snapshot;
  /** Those of the whole game, as the seat that looks was told of them. */
  keyMoments(): readonly KeyMoment[];
  rules(): RuleSection[];
  /** What each card says, where its text is made by the kernel. */
  faces(): Readonly<Record<string, CardFace>>;
  setup(): Setup | null;
  settings(): Settings;
  set(change: Partial<Settings>): void;
  /** Show another step; the snapshot of that step follows. */
  seek(step: number): void;
  send(message: PageMessage): void;
  /** The others sit at screens of their own: this one waits for them. */
  readonly shared?: boolean;
  /** All that a snapshot tells has been seen: where several screens watch, the others wait for that. */
  rest?(seq: number): void;
  /** Called when the snapshot, the rules, the setup or a setting has changed. */
  subscribe(onChange: () => void): Unsubscribe;
  listen(onMessage: (message: KernelMessage) => void): Unsubscribe;
}

/** What every widget shares, game or not. */
export type Looks = Pick<Settings, "lang" | "theme" | "speed">;

/** What a kernel says beside the state: a notice, or the answer to a message. */
export interface StateAnswer {
  type: string;
  text?: string;
  /** Of a file that is sent. */
  name?: string;
}

/** A widget that shows one state and takes messages: those of the lab. */
export interface StateHost {
  readonly hasKernel: boolean;
  /** The way out of a page that is this widget alone. */
  readonly home?: string | null;
  kind(): string;
  state(): unknown;
  /** A picture (SVG) beside the state; empty where there is none. */
  board?(): string;
  looks(): Looks;
  set(change: Partial<Looks>): void;
  send(message: Record<string, unknown>): void;
  subscribe(onChange: () => void): Unsubscribe;
  listen(onMessage: (message: StateAnswer) => void): Unsubscribe;
}
