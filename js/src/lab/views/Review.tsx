// Looking back: the chance after each own choice, and where something was given away.
import glass from "icon:magnifying-glass";
import { useEffect, useState } from "preact/hooks";
import { useLang } from "../../core/context";
import type { ReviewState } from "../../generated/lab";
import { Figure } from "../chart/Figure";
import type { ViewProps } from "../Lab";
import { decimal } from "../parts/format";
import { LabHead } from "../parts/LabHead";
import { useLabWords } from "../words";

/** Less than half a point is no mistake worth a word. */
const SMALL = 0.005;

export function Review({ state, hasKernel, send }: ViewProps<ReviewState>) {
  const words = useLabWords();
  const lang = useLang();
  const [lit, setLit] = useState<number | null>(state.worst);
  useEffect(() => {
    if (state.late && hasKernel) send({ type: "more" });
  }, [state.points.length, state.late]);
  useEffect(() => setLit(state.worst), [state.worst]);
  const mistakes = state.points.flatMap(({ given }, place) => (given > SMALL ? [place] : []));
  const next = mistakes.find((place) => place > (lit ?? -1)) ?? mistakes[0];
  return (
    <>
      <LabHead head={state.head} crest={glass} />
      <div class="cols" style={{ "--cols": "minmax(0, 1.7fr) minmax(0, 1fr)" }}>
        <Figure chart={state.chart} height={260}>
          <p class="small">{state.exact}</p>
        </Figure>
        <div class="sheet">
          <header>
            <h3>{words.yourChoices}</h3>
            <span class="small">{words.pointsGiven}</span>
          </header>
          <ol class="choices">
            {state.points.map((point, place) => (
              <li
                key={point.step}
                class={place === lit ? "lit" : ""}
                aria-current={place === lit || undefined}
              >
                <i>{point.step}</i>
                <span>
                  {point.label}
                  {point.best && point.given > SMALL && <small> → {point.best}</small>}
                </span>
                <span class="chip odds">{state.texts[place]}</span>
                <b class={point.given > SMALL ? "bad" : ""}>
                  {point.given > SMALL ? `−${decimal(point.given * 100, lang, 1)}` : "0"}
                </b>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {next !== undefined && (
        <div class="foot">
          <button type="button" class="btn" onClick={() => setLit(next)}>
            {words.nextMistake}
          </button>
        </div>
      )}
    </>
  );
}
