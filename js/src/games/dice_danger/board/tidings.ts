// What a roll brought, once everybody had written: the lines worth showing beside the map.
import type { LogLine } from "../../../generated/contract";

const NEWS = new Set(["wrote", "numbered", "kill", "bonus", "free", "hurt", "out"]);
const GLAD = new Set(["kill", "bonus"]);
const SAD = new Set(["hurt", "out"]);

export function isNews({ kind }: LogLine): boolean {
  return NEWS.has(kind);
}

/** Everything the latest end of a roll brought. */
export function lastNews(log: readonly LogLine[]): LogLine[] {
  const step = log.findLast(isNews)?.step;
  return log.filter((line) => line.step === step && isNews(line));
}

export function toneOf({ kind }: LogLine): string {
  if (GLAD.has(kind)) return "glad";
  return SAD.has(kind) ? "sad" : "";
}
