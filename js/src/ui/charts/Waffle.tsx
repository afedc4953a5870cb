// Every case of a question a square, to sort and to open: beside a board, and in the lab.
import skull from "icon:broken-skull";
import tick from "icon:check-mark";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { IconArt } from "../../core/game-page";
import type { CaseGrid, CaseStep, CaseTally, OpenedCase } from "../../generated/contract";
import { Icon } from "../pieces/Icon";
import { Segmented } from "../pieces/Segmented";
import { useWaffleWords } from "./waffle-words";

const SORTS = ["value", "name", "shuffled"] as const;

interface WaffleProps {
  grid: CaseGrid;
  bad?: IconArt;
  /** The square that Tab leads to. */
  focus: number;
  onSort(order: string): void;
  onOpen(at: number): void;
}

/** Arrows walk the squares, Enter opens one, S sorts them anew. */
export function Waffle({ grid, bad = skull, focus, onSort, onOpen }: WaffleProps) {
  const words = useWaffleWords();
  const squares = useRef<HTMLDivElement>(null);
  const names = { value: words.byValue, name: words.byName, shuffled: words.shuffled };

  function onKey(event: KeyboardEvent): void {
    const cells = [...(squares.current?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
    const at = cells.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    if (event.key === "s" || event.key === "S") {
      onSort(SORTS[(SORTS.indexOf(grid.sort as "value") + 1) % SORTS.length] ?? "value");
      return;
    }
    const to = neighbour(event.key, cells, at);
    if (to === null) return;
    event.preventDefault();
    cells[to]?.focus();
  }

  return (
    <>
      <Segmented
        label={words.sort}
        segments={SORTS.map((order) => ({
          key: order,
          pressed: grid.sort === order,
          content: names[order],
          onPick: () => onSort(order),
        }))}
      />
      <Split grid={grid} icon={bad} />
      <p class="small cap">
        {grid.note && <b>{grid.note} </b>}
        {grid.legend}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: squares in rows that depend on the width */}
      <div ref={squares} class="waffle" role="group" aria-label={words.cases(grid.total)} onKeyDown={onKey}>
        {grid.squares.map((square, place) => (
          <button
            key={place}
            type="button"
            data-cell
            class={`q ${square.good ? "x-safe" : "x-dead"} ${grid.opened?.at === place ? "open" : ""}`}
            tabIndex={place === focus ? 0 : -1}
            aria-label={`${square.name.join(", ")}: ${square.value}, ${square.good ? grid.good_word : grid.bad_word}${square.n > 1 ? ` (${square.n})` : ""}`}
            aria-pressed={grid.opened?.at === place}
            onClick={() => onOpen(place)}
          >
            {square.value}
          </button>
        ))}
      </div>
    </>
  );
}

/** The square an arrow leads to; rows are as long as the width allows. */
function neighbour(key: string, cells: readonly HTMLElement[], at: number): number | null {
  const columns = cells.filter((cell) => cell.offsetTop === cells[0]?.offsetTop).length || 1;
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cells.length - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(cells.length - 1, Math.max(0, to));
}

function Split({ grid, icon }: { grid: CaseGrid; icon: IconArt }) {
  const bad = grid.total - grid.good;
  return (
    <div class="halves" role="img" aria-label={`${grid.good} ${grid.good_word}, ${bad} ${grid.bad_word}`}>
      {grid.good > 0 && (
        <span class="x-safe" style={{ flex: grid.good }}>
          <Icon art={tick} /> <b>{grid.good}</b> {grid.good_word}
        </span>
      )}
      {bad > 0 && (
        <span class="x-dead" style={{ flex: bad }}>
          <em>
            <Icon art={icon} /> <b>{bad}</b> {grid.bad_word}
          </em>
        </span>
      )}
    </div>
  );
}

/** How many cases have each number. */
export function TallyLine({ tally }: { tally: readonly CaseTally[] }) {
  return (
    <>
      <span>{useWaffleWords().howMany}</span>
      {tally.map(({ value, n, good }) => (
        <span key={`${value} ${good}`}>
          <i class={good ? "x-safe" : "x-dead"} /> {value}: <b>{n}</b>
        </span>
      ))}
    </>
  );
}

interface CaseProps {
  opened: OpenedCase;
  /** The number of the last square. */
  last: number;
  bad?: IconArt;
  iconOf?(kind: string): IconArt | null;
  /** Where there is little room, the ways on are found first. */
  barOnTop?: boolean;
  onOpen(at: number): void;
  children?: ComponentChildren;
}

/** One case: its cards, how it goes, and the ways to its neighbours. */
export function OneCase({ opened, last, bad = skull, iconOf, barOnTop, onOpen, children }: CaseProps) {
  const words = useWaffleWords();
  const bar = (
    <div class="sheet casebar">
      <span>
        <button
          type="button"
          class="btn icon"
          aria-label={words.previous}
          onClick={() => onOpen(Math.max(0, opened.at - 1))}
        >
          ◂
        </button>{" "}
        <button
          type="button"
          class="btn icon"
          aria-label={words.next}
          onClick={() => onOpen(Math.min(last, opened.at + 1))}
        >
          ▸
        </button>
      </span>
      {children}
    </div>
  );
  return (
    <>
      {barOnTop && bar}
      <div class="sheet">
        <header>
          <h3>{opened.title}</h3>
          <span class={opened.good ? "chip good" : "chip bad"}>
            <Icon art={opened.good ? tick : bad} />
            {opened.chip}
          </span>
        </header>
        <ul class="fan">
          {opened.cards.map((card, place) => (
            <li key={place} class={card.strength > 5 ? "hot" : ""}>
              {card.strength > 0 && <b class="s">{card.strength}</b>}
              <Face art={iconOf?.(card.icon)} />
              {card.name}
            </li>
          ))}
        </ul>
      </div>
      {opened.steps.length > 0 && (
        <div class="sheet">
          <header>
            <h3>{words.howItEnds}</h3>
            <span class="small cap">{opened.life}</span>
          </header>
          <ol class="runsteps">
            {opened.steps.map((step, place) => (
              <RunStep key={place} step={step} />
            ))}
          </ol>
        </div>
      )}
      {!barOnTop && bar}
    </>
  );
}

function Face({ art }: { art: IconArt | null | undefined }) {
  return art ? <Icon art={art} /> : null;
}

function RunStep({ step }: { step: CaseStep }) {
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
