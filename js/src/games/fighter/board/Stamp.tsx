// What a throw came to, for a moment over the table.

import { seenFrom } from "../arena/geometry";
import { wayOff } from "../arena/wayOff";
import type { Playing, RestView } from "../view";
import { useWords } from "../words";

interface StampProps {
  playing: Playing | undefined;
  /** The die it is about, and the side of the table it was thrown from. */
  rest: Pick<RestView, "x" | "y"> | undefined;
  stance: number;
}

/** A die that lies on the table beside the target. */
export const OUTSIDE = -1;

/** Where it does not hide the die: below one that lies far away, above one that lies near. */
const BELOW = { top: "66%" };

export function Stamp({ playing, rest, stance }: StampProps) {
  const words = useWords();
  const place = rest && seenFrom(stance, rest.x, rest.y)[1] > 0 ? BELOW : undefined;
  if (playing?.kind === "hit")
    return (
      <p class="stamp3 good" key={`hit ${playing.total}`} style={place}>
        <b>{playing.section === 10 ? words.perfect : words.hitFor(playing.total)}</b>
        {playing.parts.length > 1 && (
          <span>
            {playing.parts.map(([, n], i) => (i === 0 ? `${n}` : n < 0 ? `− ${-n}` : `+ ${n}`)).join(" ")}
          </span>
        )}
      </p>
    );
  if (playing?.kind === "miss") {
    const off = playing.verdict === OUTSIDE && rest ? wayOff(rest.x, rest.y, stance) : null;
    return (
      <p class="stamp3 bad" style={place}>
        <b>{words.missed}</b>
        <span>
          {off ? words.wayOff[off.side](off.cm) : (words.verdicts[playing.verdict] ?? words.cunning)}
        </span>
      </p>
    );
  }
  if (playing?.kind === "fatal")
    return (
      <p class="stamp3 fatal">
        <b>{words.fatalBlow}</b>
      </p>
    );
  if (playing?.kind === "slain")
    return (
      <p class="stamp3 good">
        <b>{playing.epic ? words.epic : words.beaten}</b>
      </p>
    );
  return null;
}
