import trophy from "icon:trophy-cup";
import type { Snapshot } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { SeatBadge } from "../../ui/SeatBadge";
import { boardOf } from "./labels";
import { useWords } from "./words";

/** Two successes win; so does being the last one who has not failed twice. */
const SUCCESSES_TO_WIN = 2;

export function GameOver({ snapshot, winner }: { snapshot: Snapshot; winner: number }) {
  const words = useWords();
  const score = boardOf(snapshot).players[winner];
  const bySuccess = (score?.successes ?? 0) >= SUCCESSES_TO_WIN;
  return (
    <section class="gameover" aria-label={words.gameOver}>
      <Icon art={trophy} class="emblem" />
      <h3>
        <SeatBadge seat={winner} /> {words.wins(snapshot.seats[winner]?.name ?? "")}
      </h3>
      <p class="cap">{bySuccess ? words.wonByTwo : words.wonByLast}</p>
    </section>
  );
}
