import type { LogLine } from "../../../generated/contract";
import { Emphasised } from "../../../ui/Emphasised";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import type { DiceSnapshot } from "../view";
import { useWords } from "../words";
import { brokenHeart, gem, skull } from "./art";
import { lastNews, toneOf } from "./tidings";

const ICONS: Readonly<Record<string, typeof gem>> = {
  kill: skull,
  bonus: gem,
  hurt: brokenHeart,
  out: skull,
};

/** What the last roll brought to everybody, until the next one does. */
export function News({ snapshot }: { snapshot: DiceSnapshot }) {
  const words = useWords();
  const lines = snapshot.board.news ?? lastNews(snapshot.log);
  if (lines.length === 0) return null;
  return (
    <ul class="news" aria-label={words.news}>
      {lines.map((line, index) => (
        <li key={`${line.step}-${index}`} class={toneOf(line)} style={{ "--late": index }}>
          <Sign line={line} />
          <span>
            <Emphasised pieces={line.text} />
          </span>
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
