import type { ComponentChildren } from "preact";
import { useLang } from "../../../core/words/context";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { EndCard } from "../../../ui/shell/EndCard";
import { type DiceSnapshot, scoreless } from "../view";
import { useWords } from "../words";
import { skull, trophy } from "./art";
import { decidedBy } from "./moment";
import { ScoreLine, Total } from "./Sheet";

/** Who won and with what, best first; those who fell have no score to compare. */
export function GameOver({ snapshot, review }: { snapshot: DiceSnapshot; review: ComponentChildren }) {
  const words = useWords();
  const lang = useLang();
  const { board } = snapshot;
  const fell = board.players.every(({ out }) => out);
  const ranked = board.players
    .map((player, seat) => ({ player, seat, place: board.places[seat] ?? 1 }))
    .sort((a, b) => a.place - b.place);
  return (
    <EndCard
      emblem={fell ? skull : trophy}
      title={snapshot.turn}
      decided={decidedBy(snapshot, lang)}
      review={review}
    >
      {snapshot.prompt && <p class="cap">{snapshot.prompt}</p>}
      <ol aria-label={words.rank}>
        {ranked.map(({ player, seat }) => (
          <li key={seat} class={board.winners.includes(seat) ? "best" : ""}>
            <SeatBadge seat={seat} />
            <b>{snapshot.seats[seat]?.name}</b>
            <span class="cap">
              {scoreless(board, player) ? words.fallen : <ScoreLine lines={player.score} />}
            </span>
            <Total board={board} player={player} />
          </li>
        ))}
      </ol>
    </EndCard>
  );
}
