import { useRef } from "preact/hooks";
import { isTold } from "../core/events";
import type { Snapshot } from "../core/snapshot";
import type { EventView } from "../generated/contract";

/** Enough to follow a few bots in a row; more would talk over the player. */
const SPOKEN_LINES = 4;

/** The one polite live line: what has just happened, then whose turn it is. */
export function LiveLine({ snapshot, watching }: { snapshot: Snapshot; watching: boolean }) {
  const heard = useRef({ step: snapshot.step, watching, text: "" });
  const { step, watching: watched } = heard.current;
  if (watching) {
    // Move by move, as it is seen.
    heard.current = { step: snapshot.step, watching, text: snapshot.turn };
  } else if (snapshot.step !== step || watched) {
    heard.current = { step: snapshot.step, watching, text: tidings(snapshot, step) };
  }
  return (
    <p class="unseen" role="status">
      {snapshot.curtain ? "" : heard.current.text}
    </p>
  );
}

function tidings(snapshot: Snapshot, from: number): string {
  const news = snapshot.events.filter(isTold).filter((event) => isNews(event, from, snapshot.step));
  const told = news.slice(-SPOKEN_LINES).map(({ text }) => `${text.join("")}.`);
  return [...told, snapshot.turn, snapshot.prompt].join(" ");
}

/** Stepping back tells the line of the step arrived at. */
function isNews(event: EventView, from: number, to: number): boolean {
  return to > from ? event.step > from && event.step <= to : event.step === to;
}
