// What a throw came to, for a moment over the table.
import type { Playing } from "../view";
import { useWords } from "../words";

export function Stamp({ playing }: { playing: Playing | undefined }) {
  const words = useWords();
  if (playing?.kind === "hit")
    return (
      <p class="stamp3 good" key={`hit ${playing.total}`}>
        <b>{playing.section === 10 ? words.perfect : words.hitFor(playing.total)}</b>
        {playing.parts.length > 1 && (
          <span>
            {playing.parts.map(([, n], i) => (i === 0 ? `${n}` : n < 0 ? `− ${-n}` : `+ ${n}`)).join(" ")}
          </span>
        )}
      </p>
    );
  if (playing?.kind === "miss")
    return (
      <p class="stamp3 bad">
        <b>{words.missed}</b>
        <span>{words.verdicts[playing.verdict] ?? ""}</span>
      </p>
    );
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
