// Every bid in rows by number and columns by face. What a choice names in `at` is lit: no rule is written here.
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import { touch } from "../../../ui/choices/touch";
import type { MygameView } from "../view";
import { useWords } from "../words";

export function Bids({ snapshot, ready, act }: BoardProps<MygameView>) {
  const words = useWords();
  const lang = useLang();
  const { board, choices, chosen, odds } = snapshot;
  const choiceAt = new Map(choices.flatMap((choice) => choice.at.map((place) => [place, choice])));
  const rove = useRoving([...choiceAt.keys()]);
  const heat = odds && !odds.locked ? odds.heat : undefined;
  const numbers = upTo(board.left.reduce((sum, dice) => sum + dice, 0));
  return (
    <div class="bids" role="toolbar" aria-label={words.bids} {...rove.group}>
      {numbers.flatMap((number) =>
        upTo(board.faces).map((face) => {
          const place = `bid:${number}:${face}`;
          const stands = board.bid?.number === number && board.bid.face === face;
          const choice = choiceAt.get(place);
          const name = `${number} × ${face}`;
          const p = heat?.[place];
          if (!choice)
            return (
              <span
                key={place}
                class={stands ? "bid stands" : "bid"}
                title={stands ? words.stands : undefined}
              >
                {name}
              </span>
            );
          return (
            <button
              key={place}
              type="button"
              class={stands ? "bid lit stands" : "bid lit"}
              {...touch(choice, { ready, act, chosen, title: `${choice.label}: ${choice.detail}` })}
              {...rove.item(place)}
            >
              {stands ? `${name}: ${choice.label}` : name}
              {p !== undefined && <small>{percent(p, lang)}</small>}
            </button>
          );
        }),
      )}
    </div>
  );
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}
