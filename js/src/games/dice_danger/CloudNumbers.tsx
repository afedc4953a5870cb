import { useRoving } from "../../core/roving";
import type { TrayProps } from "./Tray";
import { useWords } from "./words";

/** Before the first roll every player writes the numbers into the clouds, one cloud after the other. */
export function CloudNumbers({ board, snapshot, ready, act }: TrayProps) {
  const words = useWords();
  const rove = useRoving(board.cloud_numbers.map(String));
  const choices = snapshot.legal.filter(({ action }) => action[0] === "number");
  return (
    <div class="numbers" role="toolbar" aria-label={words.cloudNumber} {...rove.group}>
      <span class="cap">{words.cloudNumber}</span>
      {board.cloud_numbers.map((n) => {
        const choice = choices.find(({ action }) => action[2] === n);
        const off = !ready || !choice;
        return (
          <button
            key={n}
            type="button"
            class="btn pair"
            aria-disabled={off}
            data-choice
            onClick={() => choice && !off && act(choice.action)}
            {...rove.item(String(n))}
          >
            <b>{n}</b>
          </button>
        );
      })}
    </div>
  );
}
