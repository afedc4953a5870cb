// Turning points of the race: a step of a quest, a quest, a death, the end; each with what decided it.
import { sentence } from "../../../core/events";
import type { Lang } from "../../../core/hosts/host";
import type { Decided, Moment } from "../../../core/moment";
import { toldTo } from "../../../core/snapshot";
import type { CardFace, EventView } from "../../../generated/contract";
import type { DungeonsEvents } from "../../../generated/dungeons";
import { type DungeonsBoard, type DungeonsSnapshot, heroAt } from "../view";
import { type Words, wordsFor } from "../words";
import { artOf, pictureOf } from "./content";

interface Around {
  /** The board once it has happened. */
  board: DungeonsBoard;
  /** What came before it. */
  earlier: readonly EventView[];
  after: DungeonsSnapshot;
  lang: Lang;
  faces: Readonly<Record<string, CardFace>>;
}

type Told<K extends keyof DungeonsEvents> = DungeonsEvents[K];
type Teller = (data: never, around: Around, event: EventView) => Moment | null;

/** Null where an event is none. */
export function momentOf(event: EventView, around: Around): Moment | null {
  return TELLERS[event.kind]?.(event.data as never, around, event) ?? null;
}

const TELLERS: Readonly<Record<string, Teller>> = { task, finish, death, over };

function task({ seat, quest, step }: Told<"task">, around: Around): Moment | null {
  const words = wordsFor(around.lang);
  const steps = heroAt(around.board, seat)?.tasks.find((one) => one.quest === quest)?.steps ?? [];
  const made = steps[step];
  const done = steps.filter((one) => one.done).length;
  // The last step finishes the quest, which is told then.
  if (!made || done === steps.length) return null;
  const name = (card: string) => around.faces[card]?.name ?? card;
  // What comes next is told by the position it leads to.
  const now = heroAt(around.after.board, seat)?.tasks.find((one) => one.quest === quest)?.steps;
  const next = (now ?? []).filter((one) => one.now && !one.done);
  const told = next.map(({ room, need }) =>
    [room && name(room), words.needsTo[need]].filter(Boolean).join(words.colon),
  );
  return {
    kind: "quest",
    kicker: [byName(seat, around), words.stepDone(done, steps.length)].filter(Boolean).join(" · "),
    title: words.stepMade[made.need]?.(name(made.room)) ?? "",
    sub: told.length > 0 ? words.nextStep(name(quest), told.slice(0, 2).join(", ")) : name(quest),
    emblem: artOf(quest),
    progress: { done, of: steps.length },
    decided: decidedBy(seat, around, words),
  };
}

function finish({ seat, quest, n }: Told<"finish">, around: Around): Moment {
  const words = wordsFor(around.lang);
  const of = around.board.quests_to_win;
  return {
    kind: "quest",
    kicker: words.questDone(n, of),
    title: words.finished(around.faces[quest]?.name ?? quest, byName(seat, around)),
    sub: n < of ? words.toWin(of - n) : "",
    emblem: artOf(quest),
    progress: { done: n, of },
    decided: decidedBy(seat, around, words),
  };
}

/** Of another, the line of the log is enough. */
function death({ seat }: Told<"death">, around: Around, event: EventView): Moment | null {
  if (seat !== around.after.seat) return null;
  const words = wordsFor(around.lang);
  return {
    kind: "death",
    title: sentence(event.text ?? []),
    emblem: artOf(heroAt(around.board, seat)?.hero ?? ""),
    decided: decidedBy(seat, around, words),
  };
}

function over(_: Told<"over">, around: Around): Moment {
  const { after } = around;
  const [winner] = after.board.winners;
  const you = toldTo(after);
  const lost = winner !== undefined && you !== null && winner !== you;
  const last = heroAt(after.board, winner ?? -1)?.finished.at(-1);
  return {
    kind: lost || winner === undefined ? "death" : "victory",
    title: after.turn,
    sub: after.prompt,
    emblem: winner === undefined ? pictureOf("laurels") : artOf(heroAt(after.board, winner)?.hero ?? ""),
    decided: endDecided(after, last ? (around.faces[last]?.name ?? last) : "", around.lang),
  };
}

/** The quest that won; null where the last hero alive did, or nobody. */
export function endDecided({ board }: DungeonsSnapshot, quest: string, lang: Lang): Decided | null {
  const winner = heroAt(board, board.winners[0] ?? -1);
  if (!winner || !quest || winner.finished.length < board.quests_to_win) return null;
  return { lead: quest, text: wordsFor(lang).lastQuest(winner.finished.length) };
}

/** Nobody for oneself: what is one's own needs no name. */
function byName(seat: number, { after }: Around): string | null {
  return seat === toldTo(after) ? null : (after.seats[seat]?.name ?? "");
}

/** The roll that led there, if one did since the last turn began. */
function decidedBy(seat: number, { earlier }: Around, words: Words): Decided | null {
  const from = earlier.findLastIndex(({ kind }) => kind === "turn" || kind === "move");
  const roll = earlier.slice(from + 1).findLast(({ kind, data }) => {
    return (kind === "trial" && data.seat === seat) || (kind === "clash" && data.hero === seat);
  });
  if (!roll?.text) return null;
  const what = roll.kind === "clash" ? "fight" : String(roll.data.what);
  return { lead: `${words.trials[what] ?? ""}${words.colon}`.trim(), text: sentence(roll.text) };
}
