// Between two choices of a player: everybody's crosses are shown with what came of them, then the dice roll.
import type { Lang } from "../../core/host";
import type { Scene } from "../../core/scene";
import type { LogLine } from "../../generated/contract";
import { isNews } from "./board/tidings";
import type { DiceSnapshot, DiceView } from "./view";
import { wordsFor } from "./words";

const ROLL_MS = 1150;
const CROSSES_MS = 1300;
const LINE_MS = 550;
/** Many players and a chain of kills: the rest is in the log. */
const LONGEST_MS = 4200;

export function rollScenes(before: DiceSnapshot, after: DiceSnapshot, lang: Lang): Scene<DiceView>[] {
  const [old, now] = [before.board, after.board];
  // Behind a curtain nobody is looking, and what follows is for other eyes.
  if (before.curtain || after.curtain || now.roll <= old.roll) return [];
  const words = wordsFor(lang);
  const still: Partial<DiceView> = { phase: "wait", pairings: [], choice: null };
  const scenes: Scene<DiceView>[] = [];
  const news = after.log.filter((line) => line.step > before.step && isNews(line));
  if (news.length > 0) {
    const board = { ...now, ...still, dice: old.dice, roll: old.roll, active: old.active, to_move: -1, news };
    scenes.push({ board, turn: words.settled, hold: readingTime(news) });
  }
  const name = now.active === null ? null : (after.seats[now.active]?.name ?? null);
  const turn = name === null || now.active === after.seat ? words.throwsYou : words.throws(name);
  scenes.push({ board: { ...now, ...still, ...(news.length > 0 && { news }) }, turn, hold: ROLL_MS });
  return scenes;
}

function readingTime(news: readonly LogLine[]): number {
  return Math.min(CROSSES_MS + LINE_MS * news.length, LONGEST_MS);
}
