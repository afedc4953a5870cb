import { useRef } from "preact/hooks";
import type { Snapshot } from "../core/snapshot";
import type { LogLine } from "../generated/contract";

/** Enough to follow a few bots in a row; more would talk over the player. */
const SPOKEN_LINES = 4;

/** The one polite live line: what has just happened, then whose turn it is. */
export function LiveLine({ snapshot }: { snapshot: Snapshot }) {
  const heard = useRef({ step: snapshot.step, text: "" });
  if (snapshot.step !== heard.current.step) {
    heard.current = { step: snapshot.step, text: tidings(snapshot, heard.current.step) };
  }
  return (
    <p class="unseen" role="status">
      {snapshot.curtain ? "" : heard.current.text}
    </p>
  );
}

function tidings(snapshot: Snapshot, from: number): string {
  const news = snapshot.log.filter((line) => isNews(line, from, snapshot.step));
  const told = news.slice(-SPOKEN_LINES).map(({ text }) => `${text.join("")}.`);
  return [...told, snapshot.turn, snapshot.prompt].join(" ");
}

/** Stepping back tells the line of the step arrived at. */
function isNews(line: LogLine, from: number, to: number): boolean {
  return to > from ? line.step > from && line.step <= to : line.step === to;
}
