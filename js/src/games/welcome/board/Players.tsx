import brokenSkull from "icon:broken-skull";
import trophy from "icon:trophy-cup";
import { still } from "../../../core/still";
import { useStrings } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge, seatLetter } from "../../../ui/pieces/SeatBadge";
import { scoreOf, standing, type WelcomeSnapshot } from "../view";
import { useWords } from "../words";

/** Everyone at the table: name and manner, how they stand, and the marks that decide the game. */
export function Players({ snapshot }: { snapshot: WelcomeSnapshot }) {
  const words = useWords();
  const { board } = snapshot;
  return (
    <ul class="players" aria-label={useStrings().players} style={{ "--n": board.players.length }}>
      {board.players.map((player, seat) => {
        const who = snapshot.seats[seat];
        const how = standing(snapshot, seat, words);
        return (
          <Player
            key={seat}
            seat={seat}
            name={who?.name ?? ""}
            manner={who?.manner ?? ""}
            off={player.out || player.passed}
            moving={snapshot.to_move === seat}
            successes={player.successes}
            failures={player.failures}
            score={scoreOf(player, words)}
            habit={who?.habit ?? ""}
            standing={how}
          />
        );
      })}
    </ul>
  );
}

interface PlayerProps {
  seat: number;
  name: string;
  manner: string;
  off: boolean;
  moving: boolean;
  successes: number;
  failures: number;
  score: string;
  habit: string;
  standing: string;
}

const Player = still((props: PlayerProps) => {
  const { seat, name, manner, off, moving, successes, failures, score, habit, standing: how } = props;
  return (
    <li
      class={`player${off ? " off" : ""}`}
      aria-current={moving || undefined}
      style={{ "--c": `var(--seat-${seatLetter(seat).toLowerCase()})` }}
    >
      <SeatBadge seat={seat} />
      <b title={name}>{name}</b>
      <span class="cap" title={[[manner, how].filter(Boolean).join(" · "), habit].filter(Boolean).join(". ")}>
        {manner && (
          <span class="manner">
            {manner}
            {how && <i class="unseen">, </i>}
          </span>
        )}
        {how && <span>{how}</span>}
      </span>
      <span class="marks" role="img" aria-label={score} title={score}>
        <Places successes={successes} failures={failures} />
      </span>
    </li>
  );
});

/** Two successes win and two failures lose: three places are always enough. */
const PLACES = 3;

function Places({ successes, failures }: { successes: number; failures: number }) {
  return (
    <>
      {Array.from({ length: PLACES }, (_, place) => {
        const won = place < successes;
        const lost = !won && place < successes + failures;
        return (
          <span key={place} class={`mark${won ? " win" : lost ? " loss" : ""}`}>
            {won ? <Icon art={trophy} /> : lost && <Icon art={brokenSkull} />}
          </span>
        );
      })}
    </>
  );
}
