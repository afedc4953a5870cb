// The dungeon played one card at a time: turn it, see what answers, watch the pawn. Then the result.
import type { Lang } from "../../core/host";
import type { Scene } from "../../core/scene";
import type { RunView, TileView, WelcomeSnapshot, WelcomeView } from "./view";
import { type Words, wordsFor } from "./words";

const ENTER_MS = 900;
const TURN_MS = 900;
const RESOLVE_MS = 1400;

/** A run as it stands in a snapshot: in progress, or just ended. */
interface Delve {
  runner: number;
  hero: string;
  run: RunView;
  tiles: TileView[];
  over: boolean;
}

export function dungeonScenes(
  before: WelcomeSnapshot,
  after: WelcomeSnapshot,
  lang: Lang,
): Scene<WelcomeView>[] {
  const words = wordsFor(lang);
  const [old, now] = [before.board, after.board];
  const delve = newDelve(old, now);
  if (!delve) return [];
  const known = old.run?.met.length ?? 0;
  if (delve.run.met.length <= known && !delve.over) return [];
  const turn = words.insideTitle(after.seats[delve.runner]?.name ?? "");
  const scene = (run: RunView, hold: number): Scene<WelcomeView> => ({
    board: { ...old, ...stage(delve, run) },
    turn,
    hold,
  });
  const scenes = old.run ? [] : [scene(runUpTo(delve.run, 0), ENTER_MS)];
  for (let place = known; place < delve.run.met.length; place++) {
    const alreadyTurned = place === known && old.run?.facing === delve.run.met[place]?.monster;
    if (!alreadyTurned) scenes.push(scene(facing(delve.run, place), TURN_MS));
    // The last state of a run that goes on is the snapshot itself.
    if (delve.over || place < delve.run.met.length - 1)
      scenes.push(scene(runUpTo(delve.run, place + 1), RESOLVE_MS));
  }
  if (delve.over && !showsResult(after)) scenes.push(resultScene(old, now, after, words));
  return scenes;
}

function newDelve(old: WelcomeView, now: WelcomeView): Delve | null {
  if (now.run && now.runner !== null && now.hero)
    return { runner: now.runner, hero: now.hero, run: now.run, tiles: now.tiles, over: false };
  const { last } = now;
  if (!last || last.round === old.last?.round) return null;
  const { runner, hero, run, tiles } = last;
  return { runner, hero, run, tiles, over: true };
}

function stage({ runner, hero, tiles }: Delve, run: RunView): Partial<WelcomeView> {
  // A tile that will be spent later is still in hand here.
  const spent = new Set(run.met.map(({ by }) => by));
  const inHand = tiles.map((tile) =>
    tile.place === "spent" && !spent.has(tile.id) ? { ...tile, place: "hero" as const } : tile,
  );
  return { phase: "turn", runner, hero, tiles: inHand, run, drawn: null };
}

/** The run once so many cards were settled. */
function runUpTo(run: RunView, count: number): RunView {
  const met = run.met.slice(0, count);
  const left = run.left + run.met.length - count + (run.facing ? 1 : 0);
  const alive = !met.some(({ why }) => why === "killed");
  return { ...run, met, left, alive, facing: null, hp: met.at(-1)?.hp ?? run.start };
}

/** The run with the next card just turned and not yet answered. */
function facing(run: RunView, place: number): RunView {
  const settled = runUpTo(run, place);
  return { ...settled, facing: run.met[place]?.monster ?? null, left: settled.left - 1 };
}

/** The end state itself shows how the round ended, so it needs no scene of its own. */
function showsResult(after: WelcomeSnapshot): boolean {
  const { phase } = after.board;
  return !after.curtain && (phase === "hero" || phase === "over");
}

function resultScene(
  old: WelcomeView,
  now: WelcomeView,
  after: WelcomeSnapshot,
  words: Words,
): Scene<WelcomeView> {
  const { last, players } = now;
  const board: WelcomeView = { ...old, phase: "hero", run: null, drawn: null, last, players };
  const name = after.seats[last?.runner ?? 0]?.name ?? "";
  return { board, turn: words.resultTitle(name, last?.survived ?? false), hold: "reader" };
}
