import { useEffect, useRef, useState } from "preact/hooks";
import { useStrings } from "../core/context";
import type { GamePage } from "../core/game-page";
import type { Belief, BeliefRow } from "../generated/contract";
import { Icon } from "./Icon";
import { seatLetter } from "./SeatBadge";

interface BeliefGridProps {
  belief: Belief;
  game: GamePage;
  seat: number | null;
}

/** What a seat can conclude, drawn once somebody opens it: a click must not pay for a closed table. */
export function BeliefGrid({ belief, game, seat }: BeliefGridProps) {
  const strings = useStrings();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onToggle = () => setOpen(details.current?.open ?? false);
    details.current?.addEventListener("toggle", onToggle, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <details class="sheet" ref={details}>
      <summary>{seat === null ? strings.beliefs : strings.beliefsOf(seatLetter(seat))}</summary>
      {open && (
        <>
          <p class="cap">{strings.beliefHint}</p>
          <Grid belief={belief} game={game} />
        </>
      )}
    </details>
  );
}

/** For each kind: the copies seen, and the chance that at least one lies in each hidden place. */
function Grid({ belief, game }: Pick<BeliefGridProps, "belief" | "game">) {
  const strings = useStrings();
  return (
    <table class="belief">
      <thead>
        <tr>
          <td />
          <th scope="col">{strings.copies}</th>
          {belief.places.map(({ label, size }) => (
            <th key={label} scope="col">
              {label}
              <br />
              {strings.cards(size)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {belief.rows.map((row) => {
          const art = game.iconOfKind(row.kind);
          return (
            <tr key={row.kind}>
              <th scope="row">
                {art && <Icon art={art} />}
                {row.label}
              </th>
              <td>
                <Copies row={row} />
              </td>
              {row.at_least_one.map((fraction, place) => (
                <td key={belief.places[place]?.label} class="p" style={{ "--p": row.p[place] ?? 0 }}>
                  {fraction}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Copies({ row }: { row: BeliefRow }) {
  const label = useStrings().copiesSeen(row.seen, row.copies - row.seen);
  return (
    <span class="dots" role="img" aria-label={label} title={label}>
      {Array.from({ length: row.copies }, (_, copy) => (
        <i key={copy} class={copy < row.seen ? "seen" : ""} />
      ))}
    </span>
  );
}
