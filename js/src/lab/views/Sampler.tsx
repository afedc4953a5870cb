// The thousand dungeons: what is drawn over what is exact, and the running share in its funnel.
import skull from "icon:broken-skull";
import tick from "icon:check-mark";
import gate from "icon:dungeon-gate";
import { useEffect } from "preact/hooks";
import { useLang } from "../../core/words/context";
import type { Drawn, SamplerState } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import { Segmented } from "../../ui/pieces/Segmented";
import { Figure } from "../chart/Figure";
import { scaleOf } from "../chart/scales";
import type { ViewProps } from "../Lab";
import { whole } from "../parts/format";
import { Held } from "../parts/Held";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { Stepper } from "../parts/Stepper";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";
import { EventGrip } from "./EventGrip";

const RELATIONS = ["at least", "at most", "exactly"] as const;
const MORE = [1, 100, 10_000] as const;
/** From this strength on a card is feared. */
const HOT = 6;

export function Sampler({ state, hasKernel, send }: ViewProps<SamplerState>) {
  const words = useLabWords();
  // Each slice is asked for by the page once the last one has been painted, so that the kernel can answer others.
  useEffect(() => {
    if (state.busy && hasKernel) send({ type: "more" });
  }, [state.n, state.busy]);
  const event = (relation: string, at: number) => send({ type: "event", relation, at });
  const look = (exact: boolean, funnel: boolean) => send({ type: "look", exact, funnel });
  const inside = (place: number) =>
    !state.yes_no &&
    (state.relation === "at least"
      ? place >= state.at
      : state.relation === "at most"
        ? place <= state.at
        : place === state.at);
  return (
    <>
      <LabHead head={state.head} crest={gate} speak={useMilestone(state)} />
      <div class="cols" style={{ "--cols": "minmax(0, 1.12fr) minmax(0, 1fr)" }}>
        <Figure
          chart={state.histogram}
          title={state.histogram.x.label}
          inside={inside}
          tools={!state.yes_no && <EventTools state={state} onEvent={event} />}
          over={!state.yes_no && <EventGrip state={state} off={!hasKernel} onEvent={event} />}
        >
          {state.chance && (
            <div class="readout">
              <span class="eq">P({state.question}) =</span>
              <span class="big exact">{state.chance}</span>
              <span class="chip odds">{state.percent}</span>
            </div>
          )}
        </Figure>
        <Figure
          chart={state.convergence}
          over={<Now state={state} />}
          tools={
            state.held ? (
              <Held text={state.held} />
            ) : (
              state.known && (
                <>
                  <Switch
                    label={words.showExact}
                    on={state.exact}
                    onToggle={(on) => look(on, state.funnel)}
                  />
                  <Switch label={words.funnel} on={state.funnel} onToggle={(on) => look(state.exact, on)} />
                </>
              )
            )
          }
        >
          {state.share && (
            <div class="readout">
              <span class="eq">{words.share}</span>
              <span class="big mid">{state.share}</span>
              <span class="small">
                {state.wilson}
                {state.distance && (
                  <>
                    <br />
                    {state.distance}
                  </>
                )}
              </span>
            </div>
          )}
        </Figure>
      </div>
      <LastDrawn state={state} />
      <Controls state={state} hasKernel={hasKernel} send={send} />
    </>
  );
}

/** A screen reader hears 1, 10, 100 ... and the end, not each slice. */
function useMilestone(state: SamplerState): string {
  const { n, busy, head } = state;
  const power = n > 0 && Number.isInteger(Math.log10(n));
  return !busy || power ? `${head.lead} ${head.sentence}` : "";
}

function EventTools({
  state,
  onEvent,
}: {
  state: SamplerState;
  onEvent(relation: string, at: number): void;
}) {
  const words = useLabWords();
  const names = { "at least": words.atLeast, "at most": words.atMost, exactly: words.exactly };
  const move = (by: number) => {
    const at = state.at + by;
    return at >= 0 && at < state.values.length ? () => onEvent(state.relation, at) : null;
  };
  return (
    <>
      <Segmented
        label={words.eventLabel}
        segments={RELATIONS.map((relation) => ({
          key: relation,
          pressed: state.relation === relation,
          content: names[relation],
          onPick: () => onEvent(relation, state.at),
        }))}
      />
      <Stepper
        value={state.values[state.at] ?? ""}
        less={words.less}
        more={words.more}
        onLess={move(-1)}
        onMore={move(1)}
      />
    </>
  );
}

/** Where the share is now, with its interval. */
function Now({ state }: { state: SamplerState }) {
  const lang = useLang();
  const line = state.convergence.marks.find(({ kind }) => kind === "line");
  const [n, share] = line?.points.at(-1) ?? [];
  if (n == null || share == null) return null;
  const at = scaleOf(state.convergence.x, lang).at(n);
  return <span class="pt nowdot" style={{ left: `${at}%`, top: `${100 - share * 100}%` }} />;
}

function LastDrawn({ state }: { state: SamplerState }) {
  const words = useLabWords();
  const last = state.last.filter(({ faces }) => faces.length);
  if (!last.length) return null;
  return (
    <div class="table strip">
      <p class="cap">{words.last}</p>
      <ol class="dealt">
        {last.map((drawn, place) => (
          <Dealt key={`${state.n} ${place}`} drawn={drawn} state={state} fresh={place === 0} />
        ))}
      </ol>
    </div>
  );
}

function Dealt({ drawn, state, fresh }: { drawn: Drawn; state: SamplerState; fresh: boolean }) {
  const word = drawn.hit ? state.hit_word : state.miss_word;
  const bad = drawn.hit && !state.yes_no;
  return (
    <li class={fresh ? "new" : ""}>
      <span class="mcs">
        {drawn.faces.map((face, place) => (
          <span key={place} class={Number(face) > HOT ? "mc hot" : "mc"}>
            {face}
          </span>
        ))}
      </span>
      <span class={bad ? "res no" : drawn.hit || !state.yes_no ? "res ok" : "res"}>
        {(bad || drawn.hit || !state.yes_no) && <Icon art={bad ? skull : tick} />}
        {!state.yes_no && <b>{drawn.value}</b>} {word}
      </span>
    </li>
  );
}

function Controls({ state, hasKernel, send }: Omit<ViewProps<SamplerState>, "still">) {
  const words = useLabWords();
  const off = !hasKernel;
  const ask = (more: number) => () => !off && send({ type: "ask", more });
  const done = state.n >= state.target;
  const [label, go] = state.busy
    ? ([words.pause, { type: "pause" }] as const)
    : state.paused
      ? ([words.resume, { type: "resume" }] as const)
      : ([
          words.run,
          { type: "ask", more: state.plan - state.n > 0 ? state.plan - state.n : 10_000 },
        ] as const);
  return (
    <div class="foot">
      {MORE.map((more) => (
        <Press key={more} off={off} onPress={ask(more)}>
          +{whole(more)}
        </Press>
      ))}
      <Press main off={off} onPress={() => send({ ...go })}>
        <svg class="ctl" viewBox="0 0 12 12" aria-hidden="true">
          <path d={state.busy ? "M2 1h3v10H2zM7 1h3v10H7z" : "M2 1v10l8-5z"} />
        </svg>
        {label}
      </Press>
      <Press off={off || done} onPress={() => send({ type: "stop" })}>
        <svg class="ctl" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1.5 1.5h9v9h-9z" />
        </svg>
        {words.stop}
      </Press>
      <Press quiet off={off || state.n === 0} onPress={() => send({ type: "clear" })}>
        {words.clear}
      </Press>
      <span class="row pg">
        <span
          class="prog"
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={0}
          aria-valuemax={state.plan}
          aria-valuenow={state.n}
        >
          <i style={{ width: `${(100 * state.n) / state.plan}%` }} />
        </span>
        <span class="small">{words.of(whole(state.n), whole(state.plan))}</span>
      </span>
      <span class="chip push">
        {words.seed} {state.seed}
      </span>
    </div>
  );
}
