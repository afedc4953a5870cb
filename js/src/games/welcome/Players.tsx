import brokenSkull from "icon:broken-skull";
import trophy from "icon:trophy-cup";
import { useStrings } from "../../core/context";
import type { IconArt } from "../../core/game-page";
import type { PlayerView, Snapshot, WelcomeView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { SeatBadge } from "../../ui/SeatBadge";
import { boardOf } from "./labels";
import { useWords, type Words } from "./words";

export function Players({ snapshot }: { snapshot: Snapshot }) {
  const words = useWords();
  const board = boardOf(snapshot);
  return (
    <ul class={`players${board.run ? " inside" : ""}`} aria-label={useStrings().players}>
      {board.players.map((player, seat) => (
        <li
          key={seat}
          class={`player${player.out || player.passed ? " off" : ""}`}
          aria-current={snapshot.to_move === seat || undefined}
        >
          <SeatBadge seat={seat} />
          <b>{snapshot.seats[seat]?.name}</b>
          <Marks player={player} />
          <span class="cap">{standing(board, player, seat, words)}</span>
        </li>
      ))}
    </ul>
  );
}

function Marks({ player }: { player: PlayerView }) {
  const words = useWords().score(player.successes, player.failures);
  return (
    <span class="marks" role="img" aria-label={words} title={words}>
      <Places count={player.successes} name="win" art={trophy} />
      <Places count={player.failures} name="loss" art={brokenSkull} />
    </span>
  );
}

/** An empty place waits for the first; a second one ends the game for this player, won or lost. */
function Places({ count, name, art }: { count: number; name: string; art: IconArt }) {
  return (
    <>
      {Array.from({ length: Math.max(count, 1) }, (_, place) => (
        <span key={place} class={`mark ${place < count ? name : ""}`}>
          {place < count && <Icon art={art} />}
        </span>
      ))}
    </>
  );
}

function standing(board: WelcomeView, player: PlayerView, seat: number, words: Words): string {
  if (board.winner === seat) return words.winner;
  if (board.phase === "over") return "";
  if (player.out) return words.outOfGame;
  if (board.run) return board.runner === seat ? words.insideNow : words.watching;
  if (player.passed) return words.passed;
  return board.hero ? words.bidding : words.waiting;
}
