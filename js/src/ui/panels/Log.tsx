import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Course, isTold, type Told } from "../../core/events";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import type { EventView } from "../../generated/contract";
import { Emphasised } from "../pieces/Emphasised";
import { SeatBadge } from "../pieces/SeatBadge";

interface LogProps {
  snapshot: Snapshot;
  /** All that is known of this line of play, also of later steps. */
  course: Course;
  onSeek: ((step: number) => void) | null;
  /** Asks for the lines before a step. */
  onMissing: ((step: number) => void) | null;
}

/** Every line known; the one of the step shown is marked, those after it lead forward, and what is missing is said. */
export function Log({ snapshot, course, onSeek, onMissing }: LogProps) {
  const strings = useStrings();
  const list = useRef<HTMLOListElement>(null);
  const lines = course.flatMap(({ events }) =>
    events.filter(isTold).filter((event) => isOut(event, snapshot)),
  );
  const current = lines.findLastIndex(({ step }) => step <= snapshot.step);
  const names = namesOf(lines);
  const gaps = gapsIn(course);
  useEffect(() => {
    // The line stays in sight inside its region; the notebook itself must not scroll.
    const region = list.current?.closest<HTMLElement>(".scroll");
    const line = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!region || !line) return;
    const [here, room] = [line.getBoundingClientRect(), region.getBoundingClientRect()];
    if (here.top < room.top || here.bottom > room.bottom)
      region.scrollTop += here.bottom - room.bottom + room.height / 4;
  }, [snapshot.step, lines.length]);
  return (
    <section class="sheet">
      {lines.length === 0 && <p class="cap">{strings.nothingYet}</p>}
      <ol class="log" ref={list}>
        {lines.flatMap((line, index) => {
          const previous = lines[index - 1]?.step ?? 0;
          const gap = gaps.find(({ before }) => previous < before && before <= line.step);
          return [
            gap && <Gap key={`before ${gap.before}`} {...gap} first={index === 0} onMissing={onMissing} />,
            <Entry
              key={names[index]}
              line={line}
              title={strings.goToStep(line.step)}
              current={index === current}
              later={line.step > snapshot.step}
              onSeek={onSeek}
            />,
          ];
        })}
      </ol>
    </section>
  );
}

interface Missing {
  before: number;
  moves: number;
}

/** Where moves are not known: before the first stretch, and between two. */
function gapsIn(course: Course): Missing[] {
  return course
    .map(({ from }, index) => ({ before: from, moves: from - (course[index - 1]?.to ?? 0) - 1 }))
    .filter(({ moves }) => moves > 0);
}

interface GapProps extends Missing {
  first: boolean;
  onMissing: LogProps["onMissing"];
}

function Gap({ before, moves, first, onMissing }: GapProps) {
  const strings = useStrings();
  const words = (first ? strings.showEarlier : strings.showBetween)(moves);
  return (
    <li class="gap">
      <button type="button" class="link" aria-disabled={!onMissing} onClick={() => onMissing?.(before)}>
        {words}
      </button>
    </li>
  );
}

/** While others' moves are played, what is still to be seen is not told. */
function isOut(event: EventView, { step, steps, events }: Snapshot): boolean {
  return event.step === step && steps === step ? events.includes(event) : event.step <= steps;
}

interface JustNowProps {
  snapshot: Snapshot;
  lines: number;
  onSeek: ((step: number) => void) | null;
}

/** The last lines, newest last, always in sight. */
export function JustNow({ snapshot, lines, onSeek }: JustNowProps) {
  const strings = useStrings();
  const told = snapshot.events.filter(isTold).slice(-lines);
  return (
    <section class="just" aria-label={strings.justNow}>
      <h3>
        {strings.justNow} <span class="cap">{strings.step(snapshot.step)}</span>
      </h3>
      <ol class="log">
        {told.map((line, index) => (
          <Entry
            key={`${line.step}-${index}`}
            line={line}
            title={strings.goToStep(line.step)}
            current={index === told.length - 1}
            later={false}
            onSeek={onSeek}
          />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  line: Told;
  title: string;
  current: boolean;
  later: boolean;
  onSeek: ((step: number) => void) | null;
}

/** One line. Most of them are as they were a click ago, and then nothing is drawn. */
class Entry extends Component<EntryProps> {
  override shouldComponentUpdate({ line, current, later, onSeek }: EntryProps): boolean {
    const was = this.props;
    const same = line.seat === was.line.seat && `${line.text}` === `${was.line.text}`;
    return current !== was.current || later !== was.later || onSeek !== was.onSeek || !same;
  }

  override render({ line, title, current, later, onSeek }: EntryProps) {
    const seat = (line.data.seat as number | undefined) ?? line.seat;
    return (
      <li class={later ? "later" : ""} aria-current={current ? "step" : undefined}>
        <button type="button" aria-disabled={!onSeek} onClick={() => onSeek?.(line.step)} title={title}>
          {seat === null ? <i>{line.step}</i> : <SeatBadge seat={seat} small />}
          <span>
            <Emphasised pieces={line.text} />
          </span>
        </button>
      </li>
    );
  }
}

/** The step and the place in it, so that a line keeps its element while others come before and after. */
function namesOf(lines: readonly Told[]): string[] {
  let first = 0;
  return lines.map(({ step }, index) => {
    if (step !== lines[first]?.step) first = index;
    return `${step}-${index - first}`;
  });
}
