// The lantern with what is carried beside it, everybody's home below, and what may be done.
import flame from "icon:candle-flame";
import type { BoardProps } from "../../../core/game-page";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import type { LanternView } from "../view";
import { useWords } from "../words";

export function Board({ snapshot, actions, keys }: BoardProps<LanternView>) {
  const words = useWords();
  const { board, seats } = snapshot;
  return (
    <div class="descent">
      <section class="table" aria-label={words.table}>
        <p class="carried">
          <Icon art={flame} />
          <b>{board.carried}</b>
          <span>{words.carried}</span>
        </p>
        <ul class="homes">
          {board.home.map((brought, seat) => (
            <li key={seats[seat]?.name} aria-current={seat === board.player}>
              <SeatBadge seat={seat} />
              <span>{seats[seat]?.name}</span>
              <b>{words.brought(brought, board.goal)}</b>
            </li>
          ))}
        </ul>
      </section>
      {keys}
      {actions}
    </div>
  );
}
