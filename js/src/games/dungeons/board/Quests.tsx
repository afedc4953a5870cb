// The quests of a hero, always in sight: how far they are, what comes next, and where that lies.
import { actionKey } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import type { Choice } from "../../../generated/contract";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import {
  type AdventurerView,
  choicesAt,
  type DungeonsBoard,
  type DungeonsView,
  placesOf,
  type TaskView,
} from "../view";
import { useWords, type Words } from "../words";
import { artOf, useNames } from "./content";

interface QuestsProps {
  hero: AdventurerView;
  board: DungeonsView;
  /** Show where a quest goes on, or nothing again; none where there is no map beside it. */
  onSeek?(place: string | null): void;
  /** What may be done with a quest now; none where nothing can be. */
  touching?: Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act">;
}

export function Quests({ hero, board, onSeek, touching }: QuestsProps) {
  const nameOf = useNames();
  const words = useWords();
  const places = touching && choicesAt(touching.snapshot.choices.filter(isAboutQuest));
  return (
    <section class="sheet quests" aria-label={words.quests}>
      <header>
        <h3>{words.quests}</h3>
        <span class="cap">{words.questsToWin(hero.finished.length, board.quests_to_win)}</span>
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
          <Task
            key={task.quest}
            task={task}
            board={board}
            {...(onSeek && { onSeek })}
            {...(touching && { touching, choice: places?.get(`quest:${hero.seat}:${task.quest}`)?.[0] })}
          />
        ))}
      </ul>
    </section>
  );
}

/** So many rooms are named whether they lie or not. */
const MANY = 2;

/** To give a quest up or to finish it; to try it has its button among the choices, with its chance. */
const QUEST_VERBS: ReadonlySet<unknown> = new Set(["abandon", "renew", "finish"]);

export const isAboutQuest = ({ action }: Choice) => QUEST_VERBS.has(action[0]);

interface TaskProps extends Pick<QuestsProps, "board" | "onSeek" | "touching"> {
  task: TaskView;
  choice?: Choice | undefined;
}

function Task({ task, board, onSeek, touching, choice }: TaskProps) {
  const nameOf = useNames();
  const words = useWords();
  const { quest, steps, tried } = task;
  const next = steps.filter(({ now }) => now);
  const marks = next.find(({ of }) => of > 1);
  const done = steps.filter((step) => step.done).length;
  const [place] = placesOf(board, task);
  const unfound = !place && next.some(({ room }) => room);
  const say = (steps: TaskView["steps"]) =>
    [
      wanted(steps, nameOf, words),
      marks && `${marks.marks}/${marks.of}`,
      tried ? words.tried : unfound && words.unfound,
    ]
      .filter(Boolean)
      .join(" · ");
  // Of many rooms those that lie are named first, and the others counted: the tip has them all.
  const laid = next.filter(({ room }) => !room || board.spaces.some(({ card }) => card === room));
  const short = next.length > MANY && laid.length < next.length;
  const told = short
    ? [laid.length > 0 && say(laid), words.moreRooms(next.length - laid.length)].filter(Boolean).join(" · ")
    : say(next);
  const { title: _, ...press } =
    choice && touching ? touch(choice, { ...touching, chosen: touching.snapshot.chosen }) : { title: null };
  return (
    <li data-help={`quest:${quest}`} class={place ? "found" : ""}>
      <Icon art={artOf(quest)} />
      <span>
        {place && onSeek ? (
          <button
            type="button"
            class="link where"
            title={words.seek(nameOf(quest))}
            onPointerEnter={() => onSeek(place)}
            onPointerLeave={() => onSeek(null)}
            onFocus={() => onSeek(place)}
            onBlur={() => onSeek(null)}
            onClick={() => onSeek(place)}
          >
            {nameOf(quest)}
          </button>
        ) : (
          nameOf(quest)
        )}
      </span>
      {choice && touching ? (
        <button
          type="button"
          class="btn swap"
          {...press}
          data-choice={actionKey(choice.action)}
          data-group="quest"
          aria-label={choice.label}
        >
          {words.questVerb[String(choice.action[0])]}
        </button>
      ) : (
        <span class="steps" role="img" aria-label={words.stepsDone(steps.length, done)}>
          {steps.map(({ done, now }, index) => (
            <i key={index} class={done ? "done" : now ? "now" : ""} />
          ))}
        </span>
      )}
      <span class="cap next" title={say(next)}>
        {told}
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
