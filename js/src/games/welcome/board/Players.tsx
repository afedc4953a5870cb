import brokenSkull from "icon:broken-skull";
import trophy from "icon:trophy-cup";
import { useStrings } from "../../../core/context";
import type { IconArt } from "../../../core/game-page";
import { still } from "../../../core/still";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import type { PlayerView, WelcomeSnapshot, WelcomeView } from "../view";
import { useWords, type Words } from "../words";

export function Players({ snapshot }: { snapshot: WelcomeSnapshot }) {
  const words = useWords();
  const { board } = snapshot;
  return (
    <ul class={`players${board.run ? " inside" : ""}`} aria-label={useStrings().players}>
      {board.players.map((player, seat) => (
        <Player
          key={seat}
          seat={seat}
          name={snapshot.seats[seat]?.name ?? ""}
          off={player.out || player.passed}
          moving={snapshot.to_move === seat}
          successes={player.successes}
          failures={player.failures}
          score={words.score(player.successes, player.failures)}
          standing={standing(board, player, seat, words)}
        />
      ))}
    </ul>
  );
}

interface PlayerProps {
  seat: number;
  name: string;
  off: boolean;
  moving: boolean;
  successes: number;
  failures: number;
  score: string;
  standing: string;
}

const Player = still(({ seat, name, off, moving, successes, failures, score, standing }: PlayerProps) => (
  <li class={`player${off ? " off" : ""}`} aria-current={moving || undefined}>
    <SeatBadge seat={seat} />
    <b>{name}</b>
    <span class="marks" role="img" aria-label={score} title={score}>
      <Places count={successes} name="win" art={trophy} />
      <Places count={failures} name="loss" art={brokenSkull} />
    </span>
    <span class="cap">{standing}</span>
  </li>
));

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
