import trophy from "icon:trophy-cup";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import type { WelcomeSnapshot } from "../view";
import { useWords } from "../words";

/** Who won, and why: the rules say it. */
export function GameOver({ snapshot, winner }: { snapshot: WelcomeSnapshot; winner: number }) {
  const words = useWords();
  return (
    <section class="gameover" aria-label={words.gameOver}>
      <Icon art={trophy} class="emblem" />
      <h3>
        <SeatBadge seat={winner} /> {words.wins(snapshot.seats[winner]?.name ?? "")}
      </h3>
      {snapshot.prompt && <p class="cap">{snapshot.prompt}</p>}
    </section>
  );
}
