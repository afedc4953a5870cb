// Dice in pairs as arcs, and four sums to hope for.
import tick from "icon:check-mark";
import dice from "icon:rolling-dices";
import { useRoving } from "../../core/roving";
import { useLang } from "../../core/words/context";
import type { PairArc, PairsState, SumSet } from "../../generated/lab";
import { FlatDie } from "../../ui/dice/Pips";
import { Icon } from "../../ui/pieces/Icon";
import { Meter } from "../../ui/pieces/Meter";
import type { ViewProps } from "../Lab";
import { whole } from "../parts/format";
import { Held } from "../parts/Held";
import { Keys } from "../parts/Keys";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";

const SUMS = Array.from({ length: 11 }, (_, place) => place + 2);
/** Where each die lies, in per cent of the table; the black one lies apart. */
const PLACES = [10, 28, 46, 64, 88];
const LEVEL = 57;

export function Pairs({ state, hasKernel, send }: ViewProps<PairsState>) {
  const words = useLabWords();
  const roll = () => hasKernel && send({ type: "roll" });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: R rolls, wherever the focus is
    <div
      onKeyDown={(event) => {
        if ((event.key === "r" || event.key === "R") && !event.ctrlKey && !event.metaKey) roll();
      }}
    >
      <LabHead head={state.head} crest={dice} />
      <div class="cols" style={{ "--cols": "minmax(0, 1.25fr) minmax(0, 1fr)" }}>
        <div>
          <Felt state={state} />
          <Picker state={state} hasKernel={hasKernel} send={send} />
        </div>
        <div class="ledger">
          <Chance state={state} hasKernel={hasKernel} send={send} />
          {state.sets.length > 0 && <Sets state={state} sets={state.sets} />}
          <div class="sheet wrap">
            <Switch
              label={words.wake}
              on={state.black}
              off={!hasKernel}
              onToggle={(awake) => send({ type: "wake", awake })}
            />
            {!state.black && <span class="small push">{state.awake}</span>}
          </div>
        </div>
      </div>
      {state.all_sets.length > 0 && (
        <div class="sheet allsets">
          <Sets state={state} sets={state.all_sets} />
        </div>
      )}
      <div class="foot">
        <Press main off={!hasKernel} onPress={roll}>
          <Icon art={dice} />
          {words.roll}
        </Press>
        <Press off={!hasKernel} onPress={() => send({ type: "run" })}>
          {words.rollMany}
        </Press>
        {state.why === null ? (
          <button type="button" class="btn quiet" onClick={() => send({ type: "why" })}>
            {words.why}
          </button>
        ) : (
          <button
            type="button"
            class="btn quiet"
            aria-expanded={state.all_sets.length > 0}
            onClick={() => send({ type: "sets", all: !state.all_sets.length })}
          >
            {state.all_sets.length ? words.hideAll : words.showAll}
          </button>
        )}
        <span class="push">
          <Keys
            keys={[
              [["R"], words.roll],
              [["←", "→"], words.sum],
            ]}
          />
        </span>
      </div>
    </div>
  );
}

function Felt({ state }: { state: PairsState }) {
  const words = useLabWords();
  if (!state.dice.length) return <div class="table felt empty cap">{words.noRoll}</div>;
  const said = state.dice.map((face, place) => (place === 4 ? words.blackShows(face) : words.dieShows(face)));
  return (
    <div class="table felt" role="img" aria-label={said.join(", ")}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {state.arcs.map((arc) => (
          <path key={`${arc.one} ${arc.two}`} class={arcClass(arc, "arc")} d={arcPath(arc)} />
        ))}
      </svg>
      {state.dice.map((face, place) => (
        <svg
          key={place}
          class={place === 4 && !state.black ? "fd asleep" : "fd"}
          style={{ left: `${PLACES[place]}%`, top: `${LEVEL}%` }}
          viewBox="-0.6 -0.6 11.2 11.2"
          aria-hidden="true"
        >
          <FlatDie value={face} dark={place === 4} />
        </svg>
      ))}
      {state.arcs.map((arc) => {
        const [x, y] = top(arc);
        return (
          <span
            key={`${arc.one} ${arc.two}`}
            class={arcClass(arc, "as")}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {arc.total}
            {arc.hit && <Icon art={tick} />}
          </span>
        );
      })}
      {!state.black && <span class="cap sleeping">{words.asleep}</span>}
    </div>
  );
}

const arcClass = (arc: PairArc, base: string) => `${base} ${arc.hit ? "hit" : arc.asleep ? "off" : ""}`;

/** Pairs of white dice bend over the table, those with the black die under it. */
function top({ one, two }: PairArc): [number, number] {
  const x = ((PLACES[one] ?? 0) + (PLACES[two] ?? 0)) / 2;
  if (two === 4) return [x, 74 + (3 - one) * 6.8];
  return [x, 33 - (two - one - 1) * 12.5];
}

function arcPath(arc: PairArc): string {
  const [a, b] = [PLACES[arc.one] ?? 0, PLACES[arc.two] ?? 0];
  const [, peak] = top(arc);
  const from = arc.two === 4 ? LEVEL + 10 : LEVEL - 10;
  // A cubic whose top reaches three quarters of the way to its handles.
  const handle = from + ((peak - from) * 4) / 3;
  const lean = (b - a) / 8;
  return `M${a} ${from}C${a + lean} ${handle} ${b - lean} ${handle} ${b} ${from}`;
}

function Picker({ state, hasKernel, send }: Omit<ViewProps<PairsState>, "still">) {
  const words = useLabWords();
  const roving = useRoving(SUMS.map(String));
  return (
    <div class="sheet">
      <header>
        <h3>{words.yourSums}</h3>
        <span class="chip you">{words.of(String(state.sums.length), "4")}</span>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of buttons with one tab stop */}
      <div class="toks" role="group" aria-label={words.sums} {...roving.group}>
        {SUMS.map((total) => {
          const place = state.sums.indexOf(total);
          return (
            <button
              key={total}
              type="button"
              class="tok"
              aria-pressed={place >= 0}
              {...roving.item(String(total))}
              onClick={() => hasKernel && send({ type: "pick", total })}
            >
              {total}
              {place >= 0 && <small aria-hidden="true">{place + 1}</small>}
            </button>
          );
        })}
      </div>
      {state.why && <p class="par small">{state.why}</p>}
    </div>
  );
}

function Chance({ state, hasKernel, send }: Omit<ViewProps<PairsState>, "still">) {
  const words = useLabWords();
  return (
    <div class="sheet">
      <header>
        <h3>{state.heading}</h3>
        {state.fraction && state.sums.length > 0 && <span class="small">{words.exact}</span>}
      </header>
      {state.sums.length > 0 && (
        <>
          {state.held ? (
            <Held text={state.held} />
          ) : (
            <>
              <div class="readout">
                <span class="big x exact">{state.fraction}</span>
                <span class="chip odds">{state.percent}</span>
              </div>
              <Meter value={state.p ?? 0} />
            </>
          )}
          <div class="simrow">
            <span>
              {state.n > 0 && (
                <>
                  <b>{words.ofRolls(whole(state.hits), whole(state.n))}</b>
                  <br />
                  <span class="small">{state.simulated}</span>
                </>
              )}
            </span>
            <Press off={!hasKernel} onPress={() => send({ type: "run" })}>
              <Icon art={dice} />+{whole(1000)}
            </Press>
          </div>
        </>
      )}
    </div>
  );
}

function Sets({ state, sets }: { state: PairsState; sets: readonly SumSet[] }) {
  const words = useLabWords();
  const lang = useLang();
  const best = Math.max(...sets.map(({ p }) => p));
  const scaled = sets.length <= 3;
  return (
    <div class={scaled ? "sheet" : ""} lang={lang}>
      {scaled && (
        <header>
          <h3>{words.tempting}</h3>
          <span class="small">{words.barsFrom}</span>
        </header>
      )}

      <div
        class={scaled ? "" : "scroll"}
        {...(scaled ? {} : { tabIndex: 0, role: "region", "aria-label": words.tempting })}
      >
        <table class="t cmp">
          <tbody>
            {sets.map((set) => (
              <tr key={set.sums.join()} class={set.p === best ? "best" : set.mine ? "mine" : ""}>
                <td>
                  <span class="set">{`{${set.sums.join(", ")}}`}</span>
                  {(set.note || state.black) && <small>{set.note}</small>}
                </td>
                <td class="mt">
                  <Meter value={scaled ? Math.max(0, (set.p - 0.9) * 10) : set.p} />
                </td>
                <td>{set.fraction}</td>
                <td>{set.percent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
