// Before, evidence, after: what an act tells of a hidden card.
import eye from "icon:all-seeing-eye";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { ActLine, BayesState, StoryCard } from "../../generated/lab";
import { Meter } from "../../ui/pieces/Meter";
import { SeatBadge } from "../../ui/pieces/SeatBadge";
import { Segmented } from "../../ui/pieces/Segmented";
import type { ViewProps } from "../Lab";
import { Held } from "../parts/Held";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";

export function Bayes({ state, hasKernel, send }: ViewProps<BayesState>) {
  const words = useLabWords();
  const last = state.acts.length - 2;
  const show = (act: number) => () => hasKernel && act >= 0 && act <= last && send({ type: "show", act });
  return (
    <>
      <LabHead head={state.head} crest={eye} />
      <Habit state={state} hasKernel={hasKernel} send={send} />
      <div class="three">
        <Step n={1} title={words.before} texts={state.before} cards={state.cards} stage="before" />
        <Step n={2} title={words.evidence} texts={state.evidence} cards={state.cards} stage="evidence" />
        <Step n={3} title={words.after} texts={state.after} cards={state.cards} stage="after">
          {state.held ? <Held text={state.held} /> : <span class="big exact">{state.answer}</span>}
        </Step>
      </div>
      <div class="cols">
        <div class="sheet">
          <header>
            <h3>{state.question}</h3>
            {state.held_chance ? (
              <Held text={state.held_chance} />
            ) : (
              <span class="small">{words.actByAct}</span>
            )}
          </header>
          {state.acts.map((act, place) => (
            <Act key={place} act={act} />
          ))}
        </div>
        {!state.held_chance && <Places state={state} />}
      </div>
      <div class="foot">
        <Press off={!hasKernel || state.shown === 0} onPress={show(state.shown - 1)}>
          ◂ {words.back}
        </Press>
        <Press main off={!hasKernel || state.shown === last} onPress={show(state.shown + 1)}>
          {words.nextAct} ▸
        </Press>
        <span class="legend push">
          <span>
            <i class="sq w" />
            {words.weak}
          </span>
          <span>
            <i class="sq s" />
            {words.strong}
          </span>
          <span>
            <i class="sq x" />
            {words.struck}
          </span>
        </span>
      </div>
    </>
  );
}

function Habit({ state, hasKernel, send }: Omit<ViewProps<BayesState>, "still">) {
  const words = useLabWords();
  const [fine, setFine] = useState(state.steps === 20);
  const steps = fine ? 20 : 4;
  const [weak, strong] = [Math.round(state.weak_share * steps), Math.round(state.strong_share * steps)];
  const set = (change: { weak?: number; strong?: number }) =>
    hasKernel && send({ type: "habit", steps, weak, strong, ...change });
  return (
    <div class="habit">
      <div>
        <h3>{words.theirHabit}</h3>
        <p class="small">{words.habitNote}</p>
      </div>
      <Slide
        label={words.addsWeak}
        value={weak}
        steps={steps}
        text={state.weak}
        onMove={(to) => set({ weak: to })}
      />
      <Slide
        label={words.addsStrong}
        value={strong}
        steps={steps}
        text={state.strong}
        onMove={(to) => set({ strong: to })}
      />
      <div>
        <Segmented
          label={words.theirHabit}
          segments={state.habits.map((name) => ({
            key: name,
            pressed: state.habit === name,
            content: words.habits[name] ?? name,
            onPick: () => hasKernel && send({ type: "habit", name }),
          }))}
        />
        <Switch label={words.fineSteps} on={fine} onToggle={setFine} />
      </div>
    </div>
  );
}

interface SlideProps {
  label: string;
  value: number;
  steps: number;
  text: string;
  onMove(to: number): void;
}

function Slide({ label, value, steps, text, onMove }: SlideProps) {
  return (
    <label class="slide">
      <span class="small">{label}</span>
      <input
        type="range"
        min="0"
        max={steps}
        value={value}
        aria-valuetext={text}
        style={{ "--at": `${(100 * value) / steps}%` }}
        onInput={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <b class="num">{text}</b>
    </label>
  );
}

type Stage = "before" | "evidence" | "after";

interface StepProps {
  n: number;
  title: string;
  texts: readonly string[];
  cards: readonly StoryCard[];
  stage: Stage;
  children?: ComponentChildren;
}

function Step({ n, title, texts, cards, stage, children }: StepProps) {
  const [size, text] = texts;
  return (
    <div class={stage === "after" ? "stp cur" : "stp"}>
      <header>
        <span class="mk tip">{n}</span>
        <h3>{title}</h3>
        <span class="small push">{size}</span>
      </header>
      <div class="stories" style={{ "--n": cards.length }} role="img" aria-label={`${size}. ${text}`}>
        {cards.map((card, place) => (
          <div key={place}>
            {card.kept.map((kept, mood) => (
              <i key={mood} class={storyClass(card, kept, stage)} />
            ))}
            <b class={card.strong ? "st" : ""}>{card.strength}</b>
          </div>
        ))}
      </div>
      <p class="small">
        {text} {children}
      </p>
    </div>
  );
}

function storyClass(card: StoryCard, kept: boolean, stage: Stage): string {
  if (!kept && stage !== "before") return stage === "evidence" ? "x" : "none";
  return card.strong ? "s" : "w";
}

function Act({ act }: { act: ActLine }) {
  return (
    <div class={act.shown ? "ev cur" : "ev"}>
      {act.seat === null ? <span class="mk">0</span> : <SeatBadge seat={act.seat} />}
      <span>{act.label}</span>
      <Meter value={act.p} />
      <span class="frac">{act.fraction}</span>
      <span class="chip odds">{act.percent}</span>
    </div>
  );
}

function Places({ state }: { state: BayesState }) {
  const words = useLabWords();
  if (!state.rows.length) return <p class="sheet small">{words.impossible}</p>;
  return (
    <div class="sheet">
      <header>
        <h3>{words.whereCard}</h3>
        <span class="small">{words.exact}</span>
      </header>
      <table class="t">
        <thead>
          <tr>
            <th scope="col">{words.chanceOf}</th>
            {state.places.map((place, column) => (
              <th key={place} scope="col">
                {place}
                <br />
                {words.cardsHere(state.sizes[column] ?? 0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.rows.map((row) => (
            <tr key={row.label}>
              <td class={row.strong ? "stw" : ""}>
                {row.label}
                <small>{row.note}</small>
              </td>
              {row.cells.map((cell, column) => (
                <td key={column}>
                  {cell.fraction}
                  <small>{cell.percent}</small>
                  <small>{cell.was}</small>
                </td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <td>{words.cardsInAll}</td>
            {state.sizes.map((size, column) => (
              <td key={column}>{size}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
