// Eleven sliders that add to 36, and two dice to try them.
import tick from "icon:check-mark";
import padlock from "icon:padlock";
import dice from "icon:rolling-dices";
import { useRef } from "preact/hooks";
import type { TrayState } from "../../generated/lab";
import { FlatDie } from "../../ui/dice/Pips";
import { Icon } from "../../ui/pieces/Icon";
import { Figure } from "../chart/Figure";
import type { ViewProps } from "../Lab";
import { whole } from "../parts/format";
import { Held } from "../parts/Held";
import { Keys } from "../parts/Keys";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";

const FIRST = 2;
/** The sliders reach so far: more than any sum deserves. */
const TALL = 12;
const THROWS = [36, 360, 36_000] as const;

export function Tray({ state, hasKernel, send }: ViewProps<TrayState>) {
  const words = useLabWords();
  const roll = (times: number) => () => hasKernel && send({ type: "roll", times });
  return (
    <>
      <LabHead head={state.head} crest={dice} />
      <div class="cols">
        <Sliders state={state} hasKernel={hasKernel} send={send} />
        <Figure chart={state.chart} height={190}>
          {state.fraction && (
            <div class="readout">
              <span class="eq">{words.sumSeven}</span>
              <span class="big exact">{state.fraction}</span>
              <span class="chip odds">{state.percent}</span>
              <span class="small">{state.rolled}</span>
            </div>
          )}
        </Figure>
      </div>
      {state.n > 0 && (
        <div class="table strip">
          <p class="cap">{words.lastRolls(state.last.length, whole(state.n))}</p>
          <ol class="rolls">
            {state.last.map(([a = 1, b = 1], place) => (
              <li key={place} class={a + b === 7 ? "seven" : ""}>
                <svg viewBox="-0.6 -0.6 22.2 11.2" role="img" aria-label={`${a} + ${b}`}>
                  <FlatDie value={a} />
                  <FlatDie value={b} x={11} />
                </svg>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div class="foot">
        {THROWS.map((times, place) => (
          <Press key={times} main={place === 0} off={!hasKernel} onPress={roll(times)}>
            {place === 0 && <Icon art={dice} />}
            {words.rollTimes(whole(times))}
          </Press>
        ))}
        <Press quiet off={!hasKernel || !state.n} onPress={() => send({ type: "clear" })}>
          {words.clear}
        </Press>
        <span class="push row">
          {state.committed && state.held && <Held text={state.held} />}
          {state.committed && !state.held && (
            <Switch
              label={words.showExact}
              on={state.exact}
              off={!hasKernel}
              onToggle={(exact) => send({ type: "look", exact })}
            />
          )}
          <span class="chip">
            {words.seed} {state.seed}
          </span>
        </span>
      </div>
    </>
  );
}

function Sliders({ state, hasKernel, send }: Omit<ViewProps<TrayState>, "still">) {
  const words = useLabWords();
  const group = useRef<HTMLDivElement>(null);
  const open = hasKernel && !state.committed;
  const ready = open && state.left === 0;
  const placed = 36 - state.left;
  const commit = () => ready && send({ type: "commit" });
  const set = (place: number, count: number) =>
    open && send({ type: "set", total: place + FIRST, count: Math.min(36, Math.max(0, count)) });

  function onKey(event: KeyboardEvent, place: number): void {
    if (event.key === "Enter") commit();
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // Up and down change the count, as a slider does; left and right go to the next sum.
    event.preventDefault();
    const inputs = [...(group.current?.querySelectorAll("input") ?? [])];
    inputs[(place + (event.key === "ArrowRight" ? 1 : inputs.length - 1)) % inputs.length]?.focus();
  }

  return (
    <div class="sheet">
      <header>
        <h3>{words.yourRolls}</h3>
        {state.committed && (
          <span class="chip you">
            <Icon art={padlock} />
            {words.committed}
          </span>
        )}
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: eleven sliders that belong together */}
      <div ref={group} class="sliders" role="group" aria-label={words.sliders}>
        {state.guesses.map((count, place) => (
          <label key={place} class="vs">
            <span class="groove" style={{ "--v": `${(Math.min(count, TALL) / TALL) * 100}%` }}>
              <i class="fill" />
              <b class="thumb">{count}</b>
              <input
                type="range"
                min="0"
                max={Math.max(TALL, count)}
                value={count}
                disabled={!open}
                aria-label={words.countOf(place + FIRST)}
                onInput={(event) => set(place, event.currentTarget.valueAsNumber)}
                onKeyDown={(event) => onKey(event, place)}
              />
            </span>
            <span class="cap" aria-hidden="true">
              {place + FIRST}
            </span>
          </label>
        ))}
      </div>
      <div class="readout sumline">
        <span class="big">{placed}</span>
        <span class="eq">{words.placed}</span>
        <span class={state.left === 0 ? "chip good push" : "chip bad push"}>
          {state.left === 0 && <Icon art={tick} />}
          {state.left_text}
        </span>
      </div>
      {!state.committed && (
        <div class="wrap">
          <Press main={ready} off={!ready} title={state.left_text} onPress={commit}>
            {words.commit} <kbd>Enter</kbd>
          </Press>
          <Keys
            keys={[
              [["↑", "↓"], words.oneRoll],
              [["←", "→"], words.nextSum],
            ]}
          />
        </div>
      )}
    </div>
  );
}
