// Is this die fair? A line drawn before the throws, a fair and a loaded die beside each other, and a bag of both.
import scales from "icon:scales";
import type { DieFigure, DieTestState } from "../../../generated/lab";
import { Segmented } from "../../../ui/pieces/Segmented";
import { Figure } from "../../chart/Figure";
import { PlainTable } from "../../chart/PlainTable";
import type { ViewProps } from "../../Lab";
import { whole } from "../../parts/format";
import { Held } from "../../parts/Held";
import { LabHead } from "../../parts/LabHead";
import { Press } from "../../parts/Press";
import { Stepper } from "../../parts/Stepper";
import { useLabWords } from "../../words";
import { EventGrip } from "../EventGrip";

const TIMES = [1, 25, 1000] as const;

export function DieTest({ state, hasKernel, send }: ViewProps<DieTestState>) {
  const words = useLabWords();
  const off = !hasKernel;
  const event = (relation: string, at: number) => hasKernel && send({ type: "event", relation, at });
  const step = (by: number) => {
    const at = state.at + by;
    return at >= 0 && at < state.values.length ? () => event(state.relation, at) : null;
  };
  const inside = (place: number) => (state.relation === "at least" ? place >= state.at : place <= state.at);
  return (
    <>
      <LabHead head={state.head} crest={scales} />
      <div class="wrap sumschoice">
        <span class="small">{words.lineAt}</span>
        <Stepper
          value={String(state.at)}
          less={words.lessLine}
          more={words.moreLine}
          onLess={step(-1)}
          onMore={step(1)}
        />
        <Segmented
          label={words.whichSide}
          segments={state.sides.map(([side = "", called = ""]) => ({
            key: side,
            pressed: side === state.relation,
            content: called,
            onPick: () => event(side, state.at),
          }))}
        />
        <span class="small push">{words.lineNote}</span>
      </div>
      <div class="cols">
        {state.figures.map((figure, place) => (
          <Figure
            key={place}
            chart={figure.chart}
            height={144}
            inside={inside}
            over={<EventGrip state={state} off={off} onEvent={event} />}
          >
            <Errors figure={figure} />
          </Figure>
        ))}
      </div>
      {state.bag.length > 0 && <Bag state={state} />}
      {state.last.length > 0 && (
        <p class="lastroll small">
          {words.lastDice}
          {state.last.map((text, place) => (
            <b key={place} class="chip">
              {text}
            </b>
          ))}
        </p>
      )}
      <div class="foot">
        <Segmented
          label={words.whichDie}
          segments={state.dice.map(([name = "", called = ""]) => ({
            key: name,
            pressed: name === state.die,
            content: called,
            onPick: () => hasKernel && send({ type: "use", die: name }),
          }))}
        />
        {TIMES.map((times, place) => (
          <Press
            key={times}
            main={place === 1}
            off={off}
            onPress={() => send({ type: "throw", times, die: state.die })}
          >
            {words.testDice(times, whole(times))}
          </Press>
        ))}
        <Press quiet off={off} onPress={() => send({ type: "clear" })}>
          {words.clear}
        </Press>
      </div>
    </>
  );
}

function Errors({ figure }: { figure: DieFigure }) {
  return (
    <div class="errors">
      <p class="small">{figure.seen}</p>
      {figure.held ? (
        <Held text={figure.held} />
      ) : (
        figure.lines.map(([name, text], place) => (
          <p key={name} class="readout">
            <span class="small">{name}</span> <b class={place ? "push" : "push big mid exact"}>{text}</b>
          </p>
        ))
      )}
    </div>
  );
}

function Bag({ state }: { state: DieTestState }) {
  return (
    <div class="sheet bag">
      <PlainTable head={state.bag_head} rows={state.bag} named />
      {state.held_bag ? <Held text={state.held_bag} /> : <p class="small">{state.bag_told}</p>}
    </div>
  );
}
