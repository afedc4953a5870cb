// Everybody's cup: one sees the own dice, and all dice when the cups were lifted by a doubt.
import cupIcon from "icon:rolling-dice-cup";
import { FlatDie } from "../../../ui/dice/Pips";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import type { MygameSnapshot } from "../view";
import { useWords } from "../words";

export function Cups({ snapshot }: { snapshot: MygameSnapshot }) {
  const words = useWords();
  const { board, seats } = snapshot;
  // Until somebody bids, what the last doubt has shown stays on the table.
  const lifted = board.bid ? null : board.last;
  return (
    <ul class="cups">
      {board.left.map((left, seat) => (
        <li key={seat} aria-current={board.phase === "bid" && seat === board.player}>
          <span class="who">
            <SeatBadge seat={seat} />
            <b>{seats[seat]?.name}</b>
            <span>{words.dice(left)}</span>
          </span>
          {board.phase !== "over" && <Cup faces={board.cups[seat] ?? []} />}
          {lifted && <Dice faces={lifted.cups[seat] ?? []} past={board.phase !== "over"} />}
        </li>
      ))}
    </ul>
  );
}

/** The dice under a cup as far as one sees them. */
function Cup({ faces }: { faces: readonly number[] }) {
  const words = useWords();
  if (faces.length > 0) return <Dice faces={faces} />;
  return (
    <span class="cup" title={words.hidden}>
      <Icon art={cupIcon} />
    </span>
  );
}

function Dice({ faces, past = false }: { faces: readonly number[]; past?: boolean }) {
  const words = useWords();
  return (
    <span class={past ? "faces past" : "faces"}>
      {faces.map((face, place) => (
        <svg key={place} viewBox="-1 -1 12 12" role="img" aria-label={words.shows(face)}>
          <FlatDie value={face} />
        </svg>
      ))}
    </span>
  );
}
