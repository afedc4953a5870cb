import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useStrings } from "../core/context";
import type { Snapshot } from "../core/snapshot";
import type { LogLine } from "../generated/contract";
import { Emphasised } from "./Emphasised";
import { SeatBadge } from "./SeatBadge";

interface LogProps {
  snapshot: Snapshot;
  earlier: readonly LogLine[];
  onSeek(step: number): void;
  onEarlier(): void;
}

export function Log({ snapshot, earlier, onSeek, onEarlier }: LogProps) {
  const strings = useStrings();
  const list = useRef<HTMLOListElement>(null);
  const lines = [...earlier, ...snapshot.log];
  const current = lines.findLastIndex(({ step }) => step <= snapshot.step);
  const names = namesOf(lines);
  const hasEarlier = (lines[0]?.step ?? 0) > 1;
  useEffect(() => {
    // The newest line stays in sight inside the list; the notebook itself must not scroll.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [snapshot]);
  return (
    <section class="sheet logbox">
      <header>
        <h3>{strings.log}</h3>
        <span class="cap">{strings.step(snapshot.step)}</span>
      </header>
      {hasEarlier && (
        <button type="button" class="btn quiet" onClick={onEarlier}>
          {strings.showEarlier}
        </button>
      )}
      <ol class="log" ref={list}>
        {lines.map((line, index) => (
          <Entry
            key={names[index]}
            line={line}
            title={strings.goToStep(line.step)}
            current={index === current}
            onSeek={onSeek}
          />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  line: LogLine;
  title: string;
  current: boolean;
  onSeek(step: number): void;
}

/** One line. Most of them are as they were a click ago, and then nothing is drawn. */
class Entry extends Component<EntryProps> {
  override shouldComponentUpdate({ line, current }: EntryProps): boolean {
    const was = this.props;
    return current !== was.current || line.seat !== was.line.seat || `${line.text}` !== `${was.line.text}`;
  }

  override render({ line, title, current, onSeek }: EntryProps) {
    return (
      <li aria-current={current ? "step" : undefined}>
        <button type="button" onClick={() => onSeek(line.step)} title={title}>
          <i>{line.step}</i>
          {line.seat === null ? <span /> : <SeatBadge seat={line.seat} small />}
          <span>
            <Emphasised pieces={line.text} />
          </span>
        </button>
      </li>
    );
  }
}

/** The step and the place in it, so that a line keeps its element while others come before and after. */
function namesOf(lines: readonly LogLine[]): string[] {
  let first = 0;
  return lines.map(({ step }, index) => {
    if (step !== lines[first]?.step) first = index;
    return `${step}-${index - first}`;
  });
}
