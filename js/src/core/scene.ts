// What happened since the player last chose, played as scenes: full boards shown one after the other.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EventView } from "../generated/contract";
import type { Moment } from "./moment";
import { PACE } from "./pace";
import type { Snapshot } from "./snapshot";
import type { Cue } from "./sound";

export interface Scene<V = unknown> {
  board: V;
  /** The last event it shows, null before the first: log, timeline and ears stand there while it is on. */
  last: EventView | null;
  /** Whose badge stands before the turn line; null for luck. */
  seat: number | null;
  /** The bold sentence of the turn line, and what may stand after it. */
  turn: string;
  prompt?: string;
  /** What ears are told instead of the sentence; nothing if it is empty. */
  spoken?: string;
  /** What the game is about now, where that changes. */
  caption?: string;
  /** How long at normal speed; "reader" waits for a click or a key, because there is something to read. */
  hold: number | "reader";
  /** A turning point: the shell lays it over the board, with its sound. */
  moment?: Moment;
  /** What it sounds like, for those who want sounds. */
  cue?: Cue;
  /** What follows in its step only tells what came of it: the chance after the step is known by now. */
  decided?: true;
}

/** What a game's scenes are made of. */
export interface Happened<V> {
  events: readonly EventView[];
  before: Snapshot<V>;
  after: Snapshot<V>;
}

export interface Performance<V> {
  /** What every part of the page shows now: while scenes play, nothing of the outcome. */
  shown: Snapshot<V>;
  scene: Scene<V> | null;
  /** Something to read is still to come: what can be chosen after it is not worth showing yet. */
  readerAhead: boolean;
  /** How fast it is played now; 0 where nothing moves. */
  speed: number;
  /** The player wants to be on: what is left flies past. */
  hurried: boolean;
  paused: boolean;
  pause(on: boolean): void;
  /** On to the next scene. */
  next(): void;
  /** To the end, quickly: it is the player's turn, or nobody's. */
  skip(): void;
}

/** How scenes are played: at some speed, in still pictures, or not at all. */
export interface Motion {
  /** 0 shows no scenes but those that wait for their reader. */
  speed: number;
  /** Nothing may move: each scene is one picture. */
  still: boolean;
}

/** Played when the game moved on by itself or to the next step worth seeing; jumps through history show the end state. */
export function isForward(before: Snapshot, after: Snapshot): boolean {
  if (before.branch.game !== after.branch.game || before.branch.index !== after.branch.index) return false;
  if (before.curtain || after.curtain) return false;
  const live = before.live && after.live;
  // Whoever plays several seats goes on at another one; in a replay it is somebody else who looks.
  if (before.seat !== after.seat && !live) return false;
  if (after.step <= before.step) return false;
  return live || after.step === before.step + 1 || after.step === before.next;
}

/** What has happened between two snapshots; null when moves are missing, so that no board could be right. */
export function happened<V>(before: Snapshot<V>, after: Snapshot<V>): Happened<V> | null {
  if (!isForward(before, after)) return null;
  const events = after.events.filter(({ step }) => step > before.step && step <= after.step);
  const missing = after.earlier > 0 && (events[0]?.step ?? 0) > before.step + 1;
  return missing || events.length === 0 ? null : { events, before, after };
}

function scenesToPlay<V>(scenes: Scene<V>[], { speed }: Motion): Scene<V>[] {
  return speed > 0 ? scenes : scenes.filter(({ hold }) => hold === "reader");
}

/** How long a scene is on at normal speed, if nobody reads it. */
function lengthOf({ hold, moment }: Scene, still: boolean): number {
  // A turning point is read, whether it moves or not.
  if (moment && hold !== "reader") return hold;
  return still || hold === "reader" ? PACE.still : hold;
}

/** What was left when the player wanted to be on, and how fast it is played. */
interface Hurry {
  seq: number;
  from: number;
  since: number;
  speed: number;
}

/** When a scene ends that flies past, however long the ones before took to draw. */
function endOf(scenes: readonly Scene[], at: number, { from, since, speed }: Hurry): number {
  const played = scenes.slice(from, at + 1).reduce((sum, scene) => sum + lengthOf(scene, false), 0);
  return since + played / speed;
}

export function usePerformance<V>(
  snapshot: Snapshot<V>,
  scenesOf: (happened: Happened<V>) => Scene<V>[],
  motion: Motion,
): Performance<V> {
  const settled = useRef(snapshot);
  const { seq } = snapshot;
  const [played, setPlayed] = useState({ seq, count: 0 });
  const [paused, pause] = useState(false);
  const [wanted, setWanted] = useState<Hurry | null>(null);
  const before = settled.current;
  const scenes = useMemo(() => {
    const news = happened(before, snapshot);
    return news ? scenesToPlay(scenesOf(news), motion) : [];
    // Odds that come meanwhile do not begin it again.
  }, [before, seq]);
  const count = played.seq === seq ? played.count : 0;
  const scene = scenes[count] ?? null;
  if (!scene) settled.current = snapshot;
  const hurry = scene && wanted?.seq === seq ? wanted : null;
  const goTo = (next: number) => {
    setPlayed({ seq, count: next });
    if (next >= scenes.length) pause(false);
  };
  const speed = hurry?.speed ?? motion.speed;

  useEffect(() => {
    if (!scene || paused || (scene.hold === "reader" && !hurry)) return;
    let next = count + 1;
    let wait = lengthOf(scene, motion.still) / (speed || 1);
    if (hurry) {
      const now = performance.now();
      while (next < scenes.length && endOf(scenes, next - 1, hurry) <= now) next++;
      wait = endOf(scenes, next - 1, hurry) - now;
    }
    const timer = setTimeout(() => goTo(next), wait);
    return () => clearTimeout(timer);
  }, [scene, paused, speed]);

  const skip = () => {
    // Where nothing may move, pictures may not flash past either.
    if (motion.still || !motion.speed) return goTo(scenes.length);
    pause(false);
    const left = scenes.slice(count).reduce((sum, one) => sum + lengthOf(one, false), 0);
    const quick = Math.max(left / PACE.skip, motion.speed);
    setWanted({ seq, from: count, since: performance.now(), speed: quick });
  };

  const shown = useMemo(() => (scene ? during(scene, before, snapshot) : snapshot), [scene, snapshot]);
  return {
    shown,
    scene,
    readerAhead: scenes.slice(count).some(({ hold }) => hold === "reader"),
    speed,
    hurried: hurry !== null,
    paused,
    pause,
    next: () => goTo(count + 1),
    skip,
  };
}

/** The chance as it was when this was seen: that of a step is known once all of the step was, or what decides it. */
function followedUntil({ last, decided }: Scene, { events, followed }: Snapshot): Snapshot["followed"] {
  if (!last) return [];
  const next = events[events.indexOf(last) + 1];
  const seen = next?.step === last.step && !decided ? last.step - 1 : last.step;
  const way = (followed ?? []).filter(({ step }) => step <= seen);
  const newest = way.at(-1);
  // What was decided at an earlier step is over.
  return newest?.ended && newest.step < seen ? [] : way;
}

/** The snapshot of a scene. The panel keeps its last numbers; the log ends with what is seen. */
function during<V>(scene: Scene<V>, before: Snapshot<V>, after: Snapshot<V>): Snapshot<V> {
  const { last } = scene;
  const step = last?.step ?? before.step;
  const events = last
    ? after.events.slice(0, after.events.indexOf(last) + 1)
    : after.events.filter((event) => event.step <= step);
  return {
    ...before,
    board: scene.board,
    turn: scene.turn,
    prompt: scene.prompt ?? "",
    caption: scene.caption ?? before.caption,
    to_move: scene.seat ?? -1,
    step,
    // Who looks back knows how long the game is.
    steps: before.live ? step : after.steps,
    events,
    followed: followedUntil(scene, after),
    choices: [],
    chosen: null,
    late: 0,
    onTheWay: true,
  };
}
