import { useRef } from "preact/hooks";
import { isTold, sentence } from "../../core/events";
import type { Scene } from "../../core/scene";
import type { Snapshot } from "../../core/snapshot";
import type { EventView } from "../../generated/contract";

/** Enough to follow a few bots in a row; more would talk over the player. */
const SPOKEN_LINES = 4;

interface LiveLineProps {
  snapshot: Snapshot;
  scene: Scene | null;
  /** What flies past is told at the end. */
  hurried: boolean;
}

/** How far the line has told, and what it says now. */
interface Heard {
  step: number;
  last: EventView | null;
  scene: Scene | null;
  text: string;
}

/** The one polite live line: each move as it is seen, once; then whose turn it is. */
export function LiveLine({ snapshot, scene, hurried }: LiveLineProps) {
  const heard = useRef<Heard>({ step: snapshot.step, last: null, scene, text: "" });
  const { current: was } = heard;
  if (snapshot.curtain) {
    // Nothing is told before it is known whose ears these are.
  } else if (scene && !hurried) {
    const text = (scene.spoken ?? scene.turn) || was.text;
    heard.current = { step: snapshot.step, last: scene.last, scene, text };
  } else if (!scene && (snapshot.step !== was.step || was.scene)) {
    heard.current = { step: snapshot.step, last: null, scene, text: tidings(snapshot, was) };
  }
  return (
    <p class="unseen" role="status">
      {snapshot.curtain ? "" : heard.current.text}
    </p>
  );
}

function tidings(snapshot: Snapshot, { step, last, scene, text }: Heard): string {
  const { events } = snapshot;
  const seen = last ? events.indexOf(last) : -1;
  const news =
    seen >= 0 ? events.slice(seen + 1) : events.filter((event) => isNews(event, step, snapshot.step));
  const told = news
    .filter(isTold)
    .slice(-SPOKEN_LINES)
    .map(({ text }) => sentence(text));
  const turn = snapshot.turn && sentence([snapshot.turn]);
  const now = [turn, snapshot.prompt].filter(Boolean).join(" ");
  return [...told, ...stillToSay(now, [scene ? text : "", ...told].join(" "))].join(" ");
}

/** Eyes read the news before a question in one place; ears have just heard it from its line. */
function stillToSay(now: string, heard: string): string[] {
  const lines = heard.toLowerCase();
  const isQuestion = (part: string) => part.endsWith("?");
  const isSaid = (part: string) => lines.includes(part.toLowerCase().replace(/[.!]$/, ""));
  return now.split(/(?<=[.!?]) /).filter((part) => part && (isQuestion(part) || !isSaid(part)));
}

/** Stepping back tells the line of the step arrived at. */
function isNews(event: EventView, from: number, to: number): boolean {
  return to > from ? event.step > from && event.step <= to : event.step === to;
}
