import { useId, useState } from "preact/hooks";
import type { IconArt } from "../../core/game-page";
import { useLang, useStrings } from "../../core/words/context";
import { percent, ratio } from "../../core/words/format";
import type { Belief, BeliefRow, OddsRow, Slider } from "../../generated/contract";
import { Icon } from "../pieces/Icon";
import { OddsRows } from "./Rows";

interface BeliefGridProps {
  belief: Belief;
  /** The face of a kind. */
  iconOf(kind: string): IconArt | null;
}

/** With a slider for the others' habit, the columns are what they tell; at its end they tell nothing. */
export function BeliefGrid({ belief, iconOf }: BeliefGridProps) {
  const strings = useStrings();
  const { slider } = belief;
  const [step, setStep] = useState("1");
  const at = Math.max(slider?.steps.indexOf(step) ?? 0, 0);
  return (
    <>
      {slider && <HabitSlider slider={slider} at={at} onPick={setStep} />}
      <p class="cap">{strings.beliefHint}</p>
      <Grid
        belief={belief}
        iconOf={iconOf}
        told={(kind, place) => (step === "1" ? undefined : slider?.at_least_one[kind]?.[at]?.[place])}
      />
    </>
  );
}

interface HabitSliderProps {
  slider: Slider;
  /** Which of its steps is chosen. */
  at: number;
  onPick(step: string): void;
}

/** What if the others keep to such a habit? Bayes weighs each position by how likely they were to make it. */
function HabitSlider({ slider, at, onPick }: HabitSliderProps) {
  const strings = useStrings();
  const lang = useLang();
  const id = useId();
  const last = slider.steps.length - 1;
  const share = ratio(slider.steps[at] ?? "1");
  const words =
    share === 0 ? strings.never : share === 1 ? strings.always : strings.howOften(percent(share, lang, 0));
  const then = slider.then?.p[at];
  return (
    <div class="habit">
      <label for={id}>
        {slider.label} <b>{words}</b>
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max={last}
        value={at}
        style={{ "--at": `${(at / last) * 100}%` }}
        aria-valuetext={words}
        onInput={(event) => onPick(slider.steps[event.currentTarget.valueAsNumber] ?? "1")}
      />
      {slider.then && then !== undefined && <OddsRows rows={[consequence(slider.then.label, then)]} />}
    </div>
  );
}

function consequence(label: string, fraction: string): OddsRow {
  return { label, word: "", tone: "plain", action: null, p: ratio(fraction), fraction, n: null, error: null };
}

interface GridProps extends BeliefGridProps {
  /** The chance in a place by what the others' choices tell, if they tell anything. */
  told(kind: string, place: number): string | undefined;
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
                <Cell key={belief.places[place]?.label} fraction={fraction} told={told(row.kind, place)} />
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
