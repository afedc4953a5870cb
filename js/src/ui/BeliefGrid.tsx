import { useEffect, useRef, useState } from "preact/hooks";
import { useLang, useStrings } from "../core/context";
import { percent, ratio } from "../core/format";
import type { BeliefsProps, IconArt } from "../core/game-page";
import type { Belief, BeliefRow } from "../generated/contract";
import { Icon } from "./Icon";
import { ReadingSlider } from "./ReadingSlider";
import { seatLetter } from "./SeatBadge";

/** The face of a kind. */
type IconOfKind = (kind: string) => IconArt | null;

/** What a seat can conclude, asked for and drawn once somebody opens it: a click must not pay for a closed table. */
export function BeliefGrid(props: BeliefsProps & { iconOf: IconOfKind }) {
  const { belief, seat, onAsk, iconOf } = props;
  const strings = useStrings();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onToggle = () => setOpen(details.current?.open ?? false);
    details.current?.addEventListener("toggle", onToggle, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const missing = open && !belief;
  useEffect(() => {
    if (missing) onAsk();
  }, [missing]);
  return (
    <details class="sheet" ref={details}>
      <summary>{seat === null ? strings.beliefs : strings.beliefsOf(seatLetter(seat))}</summary>
      {missing && <p class="cap">{strings.asking}</p>}
      {open && belief && <Beliefs belief={belief} iconOf={iconOf} />}
    </details>
  );
}

/** With a slider for the others' habit, the first column is what they tell; at its end they tell nothing. */
function Beliefs({ belief, iconOf }: { belief: Belief; iconOf: IconOfKind }) {
  const strings = useStrings();
  const { reading } = belief;
  const [step, setStep] = useState("1");
  const at = Math.max(reading?.steps.indexOf(step) ?? 0, 0);
  return (
    <>
      {reading && <ReadingSlider reading={reading} at={at} onPick={setStep} />}
      <p class="cap">{strings.beliefHint}</p>
      <Grid
        belief={belief}
        iconOf={iconOf}
        told={(kind) => (step === "1" ? undefined : reading?.at_least_one[kind]?.[at])}
      />
    </>
  );
}

interface GridProps {
  belief: Belief;
  iconOf: IconOfKind;
  /** The chance in the first place by what the others' choices tell, if they tell anything. */
  told(kind: string): string | undefined;
}

/** For each kind: the copies seen, and the chance that at least one lies in each hidden place. */
function Grid({ belief, iconOf, told }: GridProps) {
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
          const art = iconOf(row.kind);
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
                <Cell
                  key={belief.places[place]?.label}
                  fraction={fraction}
                  told={place === 0 ? told(row.kind) : undefined}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What cards alone say, as a fraction; what choices tell besides has long fractions, so they wait in the title. */
function Cell({ fraction, told }: { fraction: string; told: string | undefined }) {
  const lang = useLang();
  const p = ratio(told ?? fraction);
  return (
    <td class={told ? "p told" : "p"} style={{ "--p": p }} title={told ?? percent(p, lang)}>
      {told ? percent(p, lang) : fraction}
    </td>
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
