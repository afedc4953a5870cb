// The quests of a hero with how far they are: what comes next, and where.
import { Icon } from "../../../ui/pieces/Icon";
import type { AdventurerView, TaskView } from "../view";
import { useWords, type Words } from "../words";
import { artOf, useNames } from "./content";

export function Quests({ hero, toWin }: { hero: AdventurerView; toWin: number }) {
  const nameOf = useNames();
  const words = useWords();
  return (
    <section class="sheet quests" aria-label={words.quests}>
      <header>
        <h3>{words.quests}</h3>
        <span class="cap">{words.questsToWin(hero.finished.length, toWin)}</span>
      </header>
      <ul>
        {hero.finished.map((quest) => (
          <li key={quest} class="done" data-help={`quest:${quest}`}>
            <Icon art={artOf(quest)} />
            <span>{nameOf(quest)}</span>
            <b>✓</b>
          </li>
        ))}
        {hero.tasks.map((task) => (
          <Task key={task.quest} {...task} />
        ))}
      </ul>
    </section>
  );
}

function Task({ quest, steps, tried }: TaskView) {
  const nameOf = useNames();
  const words = useWords();
  const next = steps.filter(({ now }) => now);
  const marks = next.find(({ of }) => of > 1);
  const done = steps.filter((step) => step.done).length;
  return (
    <li data-help={`quest:${quest}`}>
      <Icon art={artOf(quest)} />
      <span>
        {nameOf(quest)}
        <span class="cap next">
          {[wanted(next, nameOf, words), marks && `${marks.marks}/${marks.of}`, tried && words.tried]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <span class="steps" role="img" aria-label={words.stepsDone(done, steps.length)}>
        {steps.map(({ done, now }, index) => (
          <i key={index} class={done ? "done" : now ? "now" : ""} />
        ))}
      </span>
    </li>
  );
}

/** What comes next and where; rooms that ask the same are named together. */
function wanted(next: TaskView["steps"], nameOf: (id: string) => string, words: Words): string {
  const needs = new Map<string, string[]>();
  for (const { room, need } of next)
    needs.set(need, [...(needs.get(need) ?? []), ...(room ? [nameOf(room)] : [])]);
  return [...needs]
    .map(([need, rooms]) => [rooms.join(", "), words.needsTo[need]].filter(Boolean).join(words.colon))
    .join(", ");
}
