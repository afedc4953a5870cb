// The only file that touches an anywidget model.
import type { AnyModel } from "@anywidget/types";
import type { CardFace, KeyMoment, RuleSection, Setup } from "../../generated/contract";
import type { ReplayData, Snapshot } from "../snapshot";
import { learn } from "../words/languages";
import type { Host, Looks, Settings, StateHost, Unsubscribe } from "./host";
import type { Link } from "./link";
import { type ReplaySettings, replayHost } from "./replay-host";

export interface GameTraits extends Omit<Settings, "closed">, Spoken {
  odds_closed: Settings["closed"] | undefined;
  /** JSON texts: a kernel in the browser loses what is null inside an object. */
  snapshot: string;
  key_moments: string;
  setup: Text<Setup> | null;
  rules: Text<RuleSection[]>;
  faces: Text<Record<string, CardFace>>;
  cursor: number;
  /** Where cells run again when the page writes a trait (marimo): the number of the snapshot shown. Else null. */
  seen: number | null;
  /** Where several screens watch: the number of the snapshot that was played to its end. Else null. */
  watched: number | null;
}

interface Spoken {
  languages?: string;
}

type Look = Pick<Settings, (typeof LOOK)[number]>;

export interface ReplayTraits extends ReplaySettings, Spoken {
  replay: Text<ReplayData>;
}

/** JSON text, or what it says: a saved notebook may hold either. */
type Text<T> = string | T;

const LOOK = ["lang", "theme", "speed", "size", "height"] as const;
/** What the kernel says of languages beside the two that the page brings. */
const LANGUAGES = "languages";
const GAME_TRAITS = [
  "snapshot",
  "key_moments",
  "setup",
  "rules",
  "faces",
  "overlay",
  "odds_closed",
  "seat",
  LANGUAGES,
  ...LOOK,
] as const;
const REPLAY_TRAITS = ["cursor", LANGUAGES, ...LOOK] as const;

/** A page that is one widget has a way home; a notebook has none. */
const homeOf = (model: object) => (model as { home?: string | null }).home ?? null;

/** A model with a kernel behind it, as long as the link holds. */
export function anywidgetHost(model: AnyModel<GameTraits>, link: Link): Host {
  const snapshot = lastRead<Snapshot>(() => model.get("snapshot"));
  return {
    get hasKernel() {
      return link.nobody === null;
    },
    get nobody() {
      return link.nobody;
    },
    home: homeOf(model),
    quiet: (model as { quiet?: boolean }).quiet ?? false,
    snapshot,
    keyMoments: lastRead<KeyMoment[]>(() => model.get("key_moments") ?? "[]"),
    rules: lastRead<RuleSection[]>(() => model.get("rules")),
    faces: lastRead<Record<string, CardFace>>(() => model.get("faces") ?? {}),
    setup: lastRead<Setup | null>(() => model.get("setup")),
    settings: () => ({
      ...lookOf(model),
      overlay: model.get("overlay"),
      closed: model.get("odds_closed") ?? "",
      seat: model.get("seat"),
      beliefs: model.get("beliefs"),
    }),
    set: (change) => link.speak(() => write(model, change)),
    seek: (step) => link.speak(() => write(model, { cursor: step })),
    send: (message) => link.speak(() => model.send(message)),
    get shared() {
      return typeof model.get("watched") === "number";
    },
    rest(seq) {
      if (typeof model.get("watched") === "number" && model.get("watched") !== seq)
        link.speak(() => write(model, { watched: seq }));
    },
    subscribe(onChange) {
      const changed = () => {
        onChange();
        const { seq } = snapshot();
        if (typeof model.get("seen") === "number" && model.get("seen") !== seq)
          link.speak(() => write(model, { seen: seq }));
      };
      return both(link.subscribe(onChange), watch(model, GAME_TRAITS, changed));
    },
    listen: (onMessage) => hear(model, onMessage),
  };
}

/** A Replay model: the frames are all in the page, and only the place in them is shared with the kernel. */
export function anywidgetReplayHost(model: AnyModel<ReplayTraits>): Host {
  const host = replayHost(lastRead<ReplayData>(() => model.get("replay"))(), {
    read: () => ({ cursor: model.get("cursor"), ...lookOf(model) }),
    write: (change) => write(model, change),
    subscribe: (onChange) => watch(model, REPLAY_TRAITS, onChange),
  });
  return { ...host, home: homeOf(model) };
}

/** A model of an older notebook knows no size and no height. */
function lookOf(model: AnyModel<GameTraits> | AnyModel<ReplayTraits>): Look {
  const get = <K extends keyof Look>(name: K): Look[K] => (model as AnyModel<Look>).get(name);
  learn((model as AnyModel<Spoken>).get(LANGUAGES));
  return {
    lang: get("lang"),
    theme: get("theme"),
    speed: get("speed"),
    size: get("size") ?? "normal",
    height: get("height") ?? 0,
  };
}

export interface StateTraits extends Looks, Spoken {
  kind: string;
  /** JSON text of the state that belongs to the kind. */
  state: string;
  /** A picture that is sent apart from the state; few widgets have one. */
  board?: string;
}

const STATE_TRAITS = ["kind", "state", "board", LANGUAGES, "lang", "theme", "speed"] as const;

/** A model of the lab: one state, and messages. */
export function anywidgetStateHost(model: AnyModel<StateTraits>, link: Link): StateHost {
  return {
    get hasKernel() {
      return link.nobody === null;
    },
    home: homeOf(model),
    kind: () => model.get("kind"),
    state: lastRead<unknown>(() => model.get("state")),
    board: () => model.get("board") ?? "",
    looks() {
      learn(model.get(LANGUAGES));
      return { lang: model.get("lang"), theme: model.get("theme"), speed: model.get("speed") };
    },
    set: (change) => link.speak(() => write(model, change)),
    send: (message) => link.speak(() => model.send(message)),
    subscribe: (onChange) => both(link.subscribe(onChange), watch(model, STATE_TRAITS, onChange)),
    listen: (onMessage) => hear(model, onMessage),
  };
}

/** Reads a text once: the same text is the same snapshot. */
function lastRead<T>(text: () => Text<T>): () => T {
  let read = "";
  let snapshot: T;
  return () => {
    const now = text();
    if (typeof now !== "string") return now;
    if (now !== read) snapshot = JSON.parse(now);
    read = now;
    return snapshot;
  };
}

/** A message of the kernel is JSON text in an envelope. */
function hear<T extends object, M>(model: AnyModel<T>, onMessage: (message: M) => void): Unsubscribe {
  const opened = (sent: { json: string }) => onMessage(JSON.parse(sent.json));
  model.on("msg:custom", opened);
  return () => model.off("msg:custom", opened);
}

export function isReplayModel(
  model: AnyModel<GameTraits> | AnyModel<ReplayTraits>,
): model is AnyModel<ReplayTraits> {
  return Boolean((model as AnyModel<ReplayTraits>).get("replay"));
}

function write<T extends object>(model: AnyModel<T>, change: Partial<T>): void {
  for (const [name, value] of Object.entries(change)) model.set(name as keyof T, value as T[keyof T]);
  model.save_changes();
}

function watch<T extends object>(
  model: AnyModel<T>,
  traits: readonly (keyof T & string)[],
  onChange: () => void,
): Unsubscribe {
  for (const trait of traits) model.on(`change:${trait}`, onChange);
  return () => {
    for (const trait of traits) model.off(`change:${trait}`, onChange);
  };
}

const both = (one: Unsubscribe, other: Unsubscribe): Unsubscribe => {
  return () => {
    one();
    other();
  };
};
