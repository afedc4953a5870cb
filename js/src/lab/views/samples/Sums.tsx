// Sums of many dice: bars with a normal curve over them, and long rows that settle down.
import dice from "icon:rolling-dices";
import type { SumsState } from "../../../generated/lab";
import { Segmented } from "../../../ui/pieces/Segmented";
import { Figure } from "../../chart/Figure";
import type { ViewProps } from "../../Lab";
import { whole } from "../../parts/format";
import { Held } from "../../parts/Held";
import { LabHead } from "../../parts/LabHead";
import { Press } from "../../parts/Press";
import { Switch } from "../../parts/Switch";
import { useLabWords } from "../../words";

const TIMES = [1, 100, 1000] as const;
const VIEWS = ["mean", "sum"] as const;
const ROW_VIEWS = ["mean", "off"] as const;

export function Sums({ state, hasKernel, send }: ViewProps<SumsState>) {
  const words = useLabWords();
  const off = !hasKernel;
  const tell = (message: Record<string, unknown> & { type: string }) => () => hasKernel && send(message);
  const look = (change: { view?: string; rows?: string; exact?: boolean; curve?: boolean }) =>
    tell({
      type: "look",
      view: state.view,
      rows: state.rows_view,
      exact: state.exact,
      curve: state.curve,
      ...change,
    });
  const names = { mean: words.meanView, sum: words.sumView };
  const followed = { mean: words.meanSoFar, off: words.offView };
  return (
    <>
      <LabHead head={state.head} crest={dice} />
      <div class="wrap sumschoice">
        <Segmented
          label={words.howManyDice}
          segments={state.sizes.map((size) => ({
            key: String(size),
            pressed: size === state.dice,
            content: size === 1 ? words.oneDie : words.manyDice(size),
            onPick: tell({ type: "use", dice: size, die: state.die }),
          }))}
        />
        {state.dies.length > 1 && (
          <Segmented
            label={words.whichDie}
            segments={state.dies.map(([name = "", called = ""]) => ({
              key: name,
              pressed: name === state.die,
              content: called,
              onPick: tell({ type: "use", dice: state.dice, die: name }),
            }))}
          />
        )}
      </div>
      <div class="cols">
        <Figure
          chart={state.histogram}
          tools={
            <Segmented
              label={words.whatIsDrawn}
              segments={VIEWS.map((view) => ({
                key: view,
                pressed: view === state.view,
                content: names[view],
                onPick: look({ view }),
              }))}
            />
          }
        >
          <div class="wrap">
            {state.held ? (
              <Held text={state.held} />
            ) : (
              <>
                <Switch
                  label={words.showExact}
                  on={state.exact}
                  off={off}
                  onToggle={(exact) => look({ exact })()}
                />
                {state.exact && (
                  <Switch
                    label={words.normalCurve}
                    on={state.curve}
                    off={off}
                    onToggle={(curve) => look({ curve })()}
                  />
                )}
              </>
            )}
          </div>
          {state.chance && (
            <p class="readout">
              <span class="eq">{words.chanceClose}</span> <span class="big mid exact">{state.chance}</span>
            </p>
          )}
        </Figure>
        <Figure
          chart={state.rows}
          tools={
            <Segmented
              label={words.whatIsFollowed}
              segments={ROW_VIEWS.map((view) => ({
                key: view,
                pressed: view === state.rows_view,
                content: followed[view],
                onPick: look({ rows: view }),
              }))}
            />
          }
        >
          <p class="small">{state.rows.sentence}</p>
        </Figure>
      </div>
      {state.last.length > 0 && (
        <p class="lastroll small">
          {words.lastRoll}
          {state.last.map((face, place) => (
            <b key={place} class="mc">
              {face}
            </b>
          ))}
          {state.more > 0 && <span>{words.andMore(state.more)}</span>}
        </p>
      )}
      <div class="foot">
        {TIMES.map((times, place) => (
          <Press key={times} main={place === 1} off={off} onPress={tell({ type: "roll", times })}>
            {words.rollTimes(whole(times))}
          </Press>
        ))}
        <Press off={off} onPress={tell({ type: "row" })}>
          {words.oneRow}
        </Press>
        <Press quiet off={off} onPress={tell({ type: "clear" })}>
          {words.clear}
        </Press>
        <span class="chip push">
          {words.seed} {state.seed}
        </span>
      </div>
    </>
  );
}
