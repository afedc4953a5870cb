// What the class thinks, and who is where: shown by the teacher, one question after the other.
import eye from "icon:all-seeing-eye";
import { useEffect, useRef } from "preact/hooks";
import type { ChartRecord, ClassState } from "../../../generated/lab";
import { Segmented } from "../../../ui/pieces/Segmented";
import { Figure } from "../../chart/Figure";
import type { ViewProps } from "../../Lab";
import { LabHead } from "../../parts/LabHead";
import { Press } from "../../parts/Press";
import { Switch } from "../../parts/Switch";
import { useLabWords } from "../../words";
import { ClassFigure } from "./ClassFigure";
import { ClassGrid } from "./ClassGrid";
import { ClassSide } from "./ClassSide";

/** How often the folder of hand-ins is read while a class works, in milliseconds. */
const LOOK_EVERY = 3000;

export function ClassRoom({ state, hasKernel, send }: Omit<ViewProps<ClassState>, "still">) {
  const live = hasKernel && state.folder !== "";
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => send({ type: "look" }), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [live]);
  const show = (id: string) => hasKernel && send({ type: "question", id });
  return (
    <div class={state.big ? "classroom bigger" : "classroom"}>
      <LabHead head={state.head} crest={eye} />
      {state.grid ? (
        <ClassGrid grid={state.grid} onQuestion={show} />
      ) : state.pool ? (
        <Pool state={state} chart={state.pool} hasKernel={hasKernel} send={send} />
      ) : state.big ? (
        <Question state={state} hasKernel={hasKernel} send={send} />
      ) : (
        <div class="cols" style={{ "--cols": "minmax(0, 2fr) minmax(0, 1fr)" }}>
          <Question state={state} hasKernel={hasKernel} send={send} />
          <ClassSide state={state} hasKernel={hasKernel} send={send} />
        </div>
      )}
      <Foot state={state} hasKernel={hasKernel} send={send} />
    </div>
  );
}

type Props = Omit<ViewProps<ClassState>, "still">;

function Question({ state, hasKernel, send }: Props) {
  const words = useLabWords();
  // Without a simulation of this question the second step would show nothing new.
  const steps = words.steps.flatMap((name, place) =>
    place === 1 && !state.may_simulate ? [] : [{ name, step: place + 1 }],
  );
  return (
    <div class="sheet">
      <p class="lead">{state.question}</p>
      {state.id && (
        <div class="wrap">
          <Segmented
            label={steps.map(({ name }) => name).join(", ")}
            segments={steps.map(({ name, step }) => ({
              key: name,
              pressed: state.step >= step,
              content: name,
              onPick: () => hasKernel && send({ type: "step", step }),
            }))}
          />
        </div>
      )}
      <ClassFigure state={state} />
      {state.cards.length > 0 && (
        <div class="facts">
          {state.cards.map(([number, text]) => (
            <div key={text}>
              <b>{number}</b>
              <span>{text}</span>
            </div>
          ))}
        </div>
      )}
      {state.mistake && <p class="small">{state.mistake}</p>}
    </div>
  );
}

/** What everybody drew, added up; what is exact comes when the teacher tells it. */
function Pool({ state, chart, hasKernel, send }: Props & { chart: ChartRecord }) {
  const words = useLabWords();
  const told = state.step === 3;
  return (
    <Figure
      chart={chart}
      height={state.big ? 420 : 260}
      tools={
        <Switch
          label={words.exact}
          on={told}
          onToggle={() => hasKernel && send({ type: "step", step: told ? 1 : 3 })}
        />
      }
    />
  );
}

function Foot({ state, hasKernel, send }: Props) {
  const words = useLabWords();
  const foot = useRef<HTMLDivElement>(null);
  const next = state.ids[(state.ids.indexOf(state.id) + 1) % Math.max(1, state.ids.length)];
  const views = [
    { view: "figure", name: words.figure },
    { view: "grid", name: words.students },
    ...(state.pools.length > 0 ? [{ view: "pool", name: words.ourDraws }] : []),
  ];
  const tables = [
    { table: "answers", name: words.exportAnswers },
    { table: "pupils", name: words.exportStudents },
  ];
  /** The whole screen, without the notebook around it; where a browser forbids it nothing happens. */
  function fill(): void {
    const page = foot.current?.closest("section");
    void page?.requestFullscreen?.().catch(() => {});
  }
  return (
    <div class="foot" ref={foot}>
      {state.ids.length > 0 && (
        <Segmented
          label={words.views}
          segments={views.map(({ view, name }) => ({
            key: view,
            pressed: state.view === view,
            content: name,
            onPick: () => hasKernel && send({ type: "view", view }),
          }))}
        />
      )}
      {state.view === "figure" && next && next !== state.id && (
        <button type="button" class="btn main" onClick={() => send({ type: "question", id: next })}>
          {words.nextQuestion}
        </button>
      )}
      {state.view === "figure" && state.ids.length > 1 && (
        <select
          class="entry pickquestion"
          aria-label={words.question}
          value={state.id}
          onChange={(event) => send({ type: "question", id: event.currentTarget.value })}
        >
          {state.ids.map((id, place) => (
            <option key={id} value={id}>
              {state.titles[place]}
            </option>
          ))}
        </select>
      )}
      {state.view === "pool" && state.pools.length > 1 && (
        <select
          class="entry pickquestion"
          aria-label={words.ourDraws}
          value={state.pool_id}
          onChange={(event) => send({ type: "pool", id: event.currentTarget.value })}
        >
          {state.pools.map(([id = "", title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      {state.ids.length > 0 && (
        <Switch label={words.names} on={state.names} onToggle={(names) => send({ type: "names", names })} />
      )}
      <Switch label={words.projector} on={state.big} onToggle={(big) => send({ type: "size", big })} />
      {state.big && (
        <button type="button" class="btn" onClick={fill}>
          {words.fullScreen}
        </button>
      )}
      {!state.big &&
        tables.map(({ table, name }) => (
          <Press key={table} off={!hasKernel} onPress={() => send({ type: "csv", table })}>
            {name}
          </Press>
        ))}
      {!state.big && <span class="small push">{words.stays}</span>}
    </div>
  );
}
