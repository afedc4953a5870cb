import { useStrings } from "../../../core/context";
import { useRoving } from "../../../core/roving";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import type { DiceSnapshot, DiceView } from "../view";
import { useWords, type Words } from "../words";
import { dices, skull } from "./art";

interface SeatTabsProps {
  snapshot: DiceSnapshot;
  board: DiceView;
  shown: number;
  onLook(seat: number): void;
  heat: { on: boolean; toggle(): void } | null;
}

/** Every player with their points; a click lays their sheet on the table. */
export function SeatTabs({ snapshot, board, shown, onLook, heat }: SeatTabsProps) {
  const words = useWords();
  const strings = useStrings();
  const rove = useRoving(board.players.map((_, seat) => String(seat)));
  return (
    <div class="seats">
      <div class="who" role="tablist" aria-label={`${strings.players}, ${words.sheets}`} {...rove.group}>
        {board.players.map((player, seat) => (
          <button
            key={seat}
            type="button"
            role="tab"
            class={`player${player.out ? " off" : ""}`}
            aria-selected={seat === shown}
            onClick={() => onLook(seat)}
            {...rove.item(String(seat))}
            tabIndex={seat === shown ? 0 : -1}
          >
            <SeatBadge seat={seat} />
            <b>{snapshot.seats[seat]?.name}</b>
            <Standing board={board} seat={seat} words={words} />
            <span class="num" title={words.points(player.total)}>
              {player.total}
              <span class="unseen"> {words.score}</span>
            </span>
          </button>
        ))}
      </div>
      {heat && (
        <button
          type="button"
          class="btn heatkey"
          aria-pressed={heat.on}
          title={words.heatHint}
          onClick={heat.toggle}
        >
          %<span>{words.heat}</span>
        </button>
      )}
    </div>
  );
}

function Standing({ board, seat, words }: { board: DiceView; seat: number; words: Words }) {
  if (board.players[seat]?.out)
    return (
      <span class="cap">
        <Icon art={skull} /> {words.out}
      </span>
    );
  if (board.phase === "over")
    return <span class="cap">{board.winners.includes(seat) ? words.winner : ""}</span>;
  return (
    <span class="cap">
      {board.active === seat && (
        <>
          <Icon art={dices} /> {words.rolls}
        </>
      )}
      {board.active !== seat && board.to_move === seat && words.writing}
    </span>
  );
}
