// Events are played as scenes: full boards shown one after the other, each for a while.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Snapshot } from "./snapshot";

export interface Scene<V = unknown> {
  board: V;
  /** The bold sentence of the turn line while the scene is on. */
  turn: string;
  /** How long at normal speed; "reader" waits for a click or a key, because there is something to read. */
  hold: number | "reader";
}

export interface Performance<V> {
  /** What every part of the page shows now: while scenes play, nothing of the outcome. */
  shown: Snapshot<V>;
  scene: Scene<V> | null;
  skip(): void;
}

/** Played when the game moved on by itself or by one step; jumps through history show the end state. */
export function isForward(before: Snapshot, after: Snapshot): boolean {
  if (before.seed !== after.seed || before.branch.index !== after.branch.index) return false;
  if (after.step === before.step + 1) return true;
  return before.live && after.live && after.step > before.step;
}

/** With no motion, only what waits for its reader is left. */
export function scenesToPlay<V>(scenes: Scene<V>[], speed: number): Scene<V>[] {
  return speed > 0 ? scenes : scenes.filter(({ hold }) => hold === "reader");
}

/** `speed` 0 means no motion. */
export function usePerformance<V>(
  snapshot: Snapshot<V>,
  scenesBetween: (before: Snapshot<V>, after: Snapshot<V>) => Scene<V>[],
  speed: number,
): Performance<V> {
  const settled = useRef(snapshot);
  const { seq } = snapshot;
  const [played, setPlayed] = useState({ seq, count: 0 });
  const before = settled.current;
  const scenes = useMemo(
    () => (isForward(before, snapshot) ? scenesToPlay(scenesBetween(before, snapshot), speed) : []),
    // The speed of a performance is the one it began with; odds that come meanwhile do not begin it again.
    [before, seq],
  );
  const count = played.seq === seq ? played.count : 0;
  const scene = scenes[count] ?? null;
  if (!scene) settled.current = snapshot;

  useEffect(() => {
    if (!scene || scene.hold === "reader") return;
    const timer = setTimeout(() => setPlayed({ seq, count: count + 1 }), scene.hold / speed);
    return () => clearTimeout(timer);
  }, [scene]);

  const shown = useMemo(
    () =>
      scene
        ? {
            ...before,
            board: scene.board,
            turn: scene.turn,
            prompt: "",
            legal: [],
            odds: null,
            odds_due: false,
            notice: null,
          }
        : snapshot,
    [scene, snapshot],
  );
  const skip = () => setPlayed({ seq, count: nextReader(scenes, count) });
  return { shown, scene, skip };
}

/** A skip jumps over motion, but stops at what there is to read (unless that is what is being skipped). */
function nextReader(scenes: readonly Scene[], from: number): number {
  const next = scenes.findIndex(({ hold }, index) => index > from && hold === "reader");
  return next < 0 ? scenes.length : next;
}
