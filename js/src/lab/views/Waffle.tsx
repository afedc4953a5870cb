// How we counted: every case a square.
import skull from "icon:broken-skull";
import tick from "icon:check-mark";
import glass from "icon:magnifying-glass";
import { useRef } from "preact/hooks";
import type { Opened, RunStep, WaffleState } from "../../generated/lab";
import { Icon } from "../../ui/Icon";
import { Segmented } from "../../ui/Segmented";
import type { ViewProps } from "../Lab";
import { Keys } from "../parts/Keys";
import { LabHead } from "../parts/LabHead";
import { Mark } from "../parts/Mark";
import { useLabWords } from "../words";

const SORTS = ["value", "name", "shuffled"] as const;

export function Waffle({ state, hasKernel, send }: ViewProps<WaffleState>) {
  const words = useLabWords();
  const grid = useRef<HTMLDivElement>(null);
  const names = { value: words.byValue, name: words.byName, shuffled: words.shuffled };
  const sort = (order: string) => hasKernel && send({ type: "sort", order });
  const open = (at: number) => hasKernel && send({ type: "open", at });
  const focus = state.opened?.at ?? 0;

  function onKey(event: KeyboardEvent): void {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
    const at = cells.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    if (event.key === "s" || event.key === "S") {
      sort(SORTS[(SORTS.indexOf(state.sort as "value") + 1) % SORTS.length] ?? "value");
      return;
    }
    const top = cells[at]?.offsetTop;
    const columns = cells.filter((cell) => cell.offsetTop === cells[0]?.offsetTop).length || 1;
    const by: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? cells.length - 1 : at + (by[event.key] ?? Number.NaN);
    if (top === undefined || Number.isNaN(to)) return;
    event.preventDefault();
    cells[Math.min(cells.length - 1, Math.max(0, to))]?.focus();
  }

  return (
    <>
      <LabHead head={state.head} crest={glass} />
      <div class="cols" style={{ "--cols": state.opened ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)" }}>
        <div class="sheet">
          <Segmented
            label={words.sort}
            segments={SORTS.map((order) => ({
              key: order,
              pressed: state.sort === order,
              content: names[order],
              onPick: () => sort(order),
            }))}
          />
          <Split state={state} />
          {/* biome-ignore lint/a11y/useSemanticElements: squares in rows that depend on the width */}
          <div ref={grid} class="waffle" role="group" aria-label={words.cases(state.total)} onKeyDown={onKey}>
            {state.squares.map((square, place) => (
              <button
                key={place}
                type="button"
                data-cell
                class={`q ${square.good ? "safe" : "dead"} ${state.opened?.at === place ? "open" : ""}`}
                tabIndex={place === focus ? 0 : -1}
                aria-label={`${square.name.join(", ")}: ${square.value}, ${square.good ? state.good_word : state.bad_word}${square.n > 1 ? ` (${square.n})` : ""}`}
                aria-pressed={state.opened?.at === place}
                onClick={() => open(place)}
              >
                {square.value}
              </button>
            ))}
          </div>
          <p class="small">{state.legend}</p>
        </div>
        {state.opened && <Case opened={state.opened} last={state.squares.length - 1} onOpen={open} />}
      </div>
      <div class="foot tally">
        <span class="small">{words.howMany}</span>
        {state.tally.map(({ value, n, good }) => (
          <span key={`${value}`} class="small">
            <i class={`sw ${good ? "x-safe" : "x-dead"}`} /> {value}: <b>{n}</b>
          </span>
        ))}
      </div>
    </>
  );
}

function Split({ state }: { state: WaffleState }) {
  const bad = state.total - state.good;
  return (
    <div class="halves" role="img" aria-label={`${state.good} ${state.good_word}, ${bad} ${state.bad_word}`}>
      {state.good > 0 && (
        <span class="x-safe" style={{ flex: state.good }}>
          <Mark kind="ok" /> <b>{state.good}</b> {state.good_word}
        </span>
      )}
      {bad > 0 && (
        <span class="x-dead" style={{ flex: bad }}>
          <em>
            <Icon art={skull} /> <b>{bad}</b> {state.bad_word}
          </em>
        </span>
      )}
    </div>
  );
}

function Case({ opened, last, onOpen }: { opened: Opened; last: number; onOpen(at: number): void }) {
  const words = useLabWords();
  return (
    <div class="ledger">
      <div class="sheet">
        <header>
          <h3>{opened.title}</h3>
          <span class={opened.good ? "chip good" : "chip bad"}>
            <Icon art={opened.good ? tick : skull} />
            {opened.chip}
          </span>
        </header>
        <ul class="fan">
          {opened.cards.map((card, place) => (
            <li key={place} class={card.strength > 5 ? "hot" : ""}>
              <b class="s">{card.strength}</b>
              {card.name}
            </li>
          ))}
        </ul>
      </div>
      {opened.steps.length > 0 && (
        <div class="sheet">
          <header>
            <h3>{words.howItEnds}</h3>
            <span class="small">{opened.life}</span>
          </header>
          <ol class="runsteps">
            {opened.steps.map((step, place) => (
              <Step key={place} step={step} />
            ))}
          </ol>
        </div>
      )}
      <div class="sheet wrap">
        <button
          type="button"
          class="btn icon"
          aria-label={words.previous}
          onClick={() => onOpen(Math.max(0, opened.at - 1))}
        >
          ◂
        </button>
        <button
          type="button"
          class="btn icon"
          aria-label={words.next}
          onClick={() => onOpen(Math.min(last, opened.at + 1))}
        >
          ▸
        </button>
        <Keys
          keys={[
            [["←", "↑", "→", "↓"], words.walk],
            [["S"], words.sort],
          ]}
        />
      </div>
    </div>
  );
}

function Step({ step }: { step: RunStep }) {
  return (
    <li class={step.hurt ? "hurt" : ""}>
      <span>
        <b>{step.name}</b> {step.strength} <small>{step.origin}</small>
      </span>
      <span class={step.hurt ? "chip bad" : "chip good"}>{step.answer}</span>
      <span class="hp">{step.life}</span>
    </li>
  );
}
