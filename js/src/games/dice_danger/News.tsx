import type { LogLine, Snapshot } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { SeatBadge } from "../../ui/SeatBadge";
import { brokenHeart, gem, skull } from "./icons";
import { boardOf } from "./labels";
import { lastNews, toneOf } from "./tidings";
import { useWords } from "./words";

const ICONS: Readonly<Record<string, typeof gem>> = {
  kill: skull,
  bonus: gem,
  hurt: brokenHeart,
  out: skull,
};

/** What the last roll brought to everybody, until the next one does. */
export function News({ snapshot }: { snapshot: Snapshot }) {
  const words = useWords();
  const lines = boardOf(snapshot).news ?? lastNews(snapshot.log);
  if (lines.length === 0) return null;
  return (
    <ul class="news" aria-label={words.news}>
      {lines.map((line, index) => (
        <li key={`${line.step}-${index}`} class={toneOf(line)} style={{ "--late": index }}>
          <Sign line={line} />
          <span>{line.text.map((piece, place) => (place % 2 ? <b key={place}>{piece}</b> : piece))}</span>
        </li>
      ))}
    </ul>
  );
}

function Sign({ line }: { line: LogLine }) {
  const art = ICONS[line.kind];
  if (art) return <Icon art={art} />;
  return line.seat === null ? null : <SeatBadge seat={line.seat} small />;
}
