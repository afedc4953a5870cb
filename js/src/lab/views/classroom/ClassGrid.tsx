// Who is where: a row per student, a column per question, each cell a sign, tries and hints. Filters need no kernel.
import { useState } from "preact/hooks";
import { useLang } from "../../../core/words/context";
import type { GridCell, GridColumn, GridRow, GridState } from "../../../generated/lab";
import { decimal } from "../../parts/format";
import { useLabWords } from "../../words";

/** A sign beside every colour. */
const SIGNS: Readonly<Record<string, string>> = {
  right: "✓",
  guess: "●",
  claimed: "✓?",
  handed_in: "✎",
  wrong: "…",
  stuck: "✗",
  unreadable: "–",
};

type Order = "name" | "points" | "time";

/** All that is not chosen. */
const ANY = "any";

interface Chosen {
  lesson: string;
  question: string;
  status: string;
  order: Order;
}

export function ClassGrid({ grid, onQuestion }: { grid: GridState; onQuestion(id: string): void }) {
  const words = useLabWords();
  const [chosen, setChosen] = useState<Chosen>({ lesson: ANY, question: ANY, status: ANY, order: "name" });
  const lesson = grid.lessons.some(([id]) => id === chosen.lesson) ? chosen.lesson : ANY;
  const ofLesson = grid.columns.filter((column) => lesson === ANY || column.lesson === lesson);
  const columns = ofLesson.filter(({ id }) => chosen.question === ANY || id === chosen.question);
  const shown = columns.length > 0 ? columns : ofLesson;
  const places = shown.map((column) => grid.columns.indexOf(column));
  const cellsOf = (row: GridRow) => places.map((place) => row.cells[place] as GridCell);
  const pointsOf = (row: GridRow) => cellsOf(row).reduce((sum, cell) => sum + cell.points, 0);
  const rows = grid.rows
    .filter((row) => chosen.status === ANY || cellsOf(row).some(({ status }) => status === chosen.status))
    .sort(
      (one, two) =>
        (chosen.order === "points" && pointsOf(two) - pointsOf(one)) ||
        (chosen.order === "time" && two.time - one.time) ||
        one.who.localeCompare(two.who, undefined, { numeric: true, sensitivity: "base" }),
    );
  const most = shown.reduce((sum, { worth }) => sum + worth, 0);
  const choose = (change: Partial<Chosen>) => setChosen({ ...chosen, ...change });
  return (
    <div class="sheet grid">
      <div class="wrap">
        {grid.lessons.length > 1 && (
          <Pick
            label={words.lesson}
            value={lesson}
            options={[
              [ANY, words.all],
              ...grid.lessons.map(([id = "", title = ""]) => [id, `${id} ${title}`]),
            ]}
            onPick={(value) => choose({ lesson: value, question: ANY })}
          />
        )}
        <Pick
          label={words.question}
          value={chosen.question}
          options={[[ANY, words.all], ...ofLesson.map(({ id, short, title }) => [id, `${short} · ${title}`])]}
          onPick={(question) => choose({ question })}
        />
        <Pick
          label={words.status}
          value={chosen.status}
          options={[[ANY, words.all], ...grid.statuses]}
          onPick={(status) => choose({ status })}
        />
        <Pick
          label={words.sortBy}
          value={chosen.order}
          options={[
            ["name", words.byName],
            ["points", words.byPoints],
            ["time", words.byTime],
          ]}
          onPick={(order) => choose({ order: order as Order })}
        />
        {grid.more && <span class="small">{grid.more}</span>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys */}
      <section class="scroll gridbox" tabIndex={0} aria-label={words.students}>
        <table class="pupils">
          <Heads columns={shown} most={most} onQuestion={onQuestion} />
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                <th scope="row">{row.who}</th>
                {cellsOf(row).map((cell, column) => (
                  <Cell key={column} cell={cell} />
                ))}
                <Sum points={pointsOf(row)} title={row.time_text} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.solved}</th>
              {shown.map(({ id, done }) => (
                <td key={id}>{done}</td>
              ))}
              <td />
            </tr>
            <tr>
              <th scope="row">{words.median}</th>
              {shown.map(({ id, median }) => (
                <td key={id}>{median}</td>
              ))}
              <Sum points={middle(rows.map(pointsOf))} />
            </tr>
          </tfoot>
        </table>
      </section>
      <p class="legend">
        {grid.statuses.map(([status = "", name]) => (
          <span key={status}>
            <i class={`cell is-${status || "none"}`}>{SIGNS[status]}</i> {name}
          </span>
        ))}
        <span>{words.cellLegend}</span>
      </p>
      <p class="small">{grid.rule}</p>
    </div>
  );
}

interface PickProps {
  label: string;
  value: string;
  options: readonly (readonly string[])[];
  onPick(value: string): void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <label class="pick">
      <span class="small">{label}</span>
      <select
        class="entry pickquestion"
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface HeadsProps {
  columns: readonly GridColumn[];
  most: number;
  onQuestion(id: string): void;
}

function Heads({ columns, most, onQuestion }: HeadsProps) {
  const words = useLabWords();
  const lang = useLang();
  return (
    <thead>
      <tr>
        <th scope="col">{words.who}</th>
        {columns.map(({ id, short, title }) => (
          <th key={id} scope="col">
            <button
              type="button"
              title={title}
              aria-label={`${short}, ${title}`}
              onClick={() => onQuestion(id)}
            >
              {short}
            </button>
          </th>
        ))}
        <th scope="col">
          {words.points} <small>{words.outOf(decimal(most, lang, 2))}</small>
        </th>
      </tr>
    </thead>
  );
}

function Cell({ cell }: { cell: GridCell }) {
  return (
    <td class={`cell is-${cell.status || "none"}`} title={cell.said}>
      <span aria-hidden="true">
        {SIGNS[cell.status]}
        {cell.tries > 1 && <b> {cell.tries}</b>}
        {cell.hints > 0 && <i> {"•".repeat(Math.min(4, cell.hints))}</i>}
      </span>
      <span class="unseen">{cell.said}</span>
    </td>
  );
}

function Sum({ points, title }: { points: number; title?: string }) {
  const lang = useLang();
  return (
    <td class="sum" title={title}>
      {decimal(points, lang, 2)}
    </td>
  );
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[half] ?? 0;
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
