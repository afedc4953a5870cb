// A walk to a far space: one small legal action after another, until it is reached, something is asked, or luck is bad.
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import { PACE } from "../../../core/pace";
import type { Choice } from "../../../generated/contract";
import { cellKey, type DungeonsBoard, type DungeonsSnapshot, heroAt, isStep } from "../view";
import { cellOf } from "./geometry";

/** Why a walk ended before its goal. */
export type Stop = "held" | "wounded" | "asked" | "over" | "spent" | "barred";

interface Plan {
  /** From where the hero stood to the goal. */
  way: readonly string[];
  /** The snapshot the last step was sent from, with the hero as it was then. */
  sent: { seq: number; step: number; life: number; door: boolean } | null;
}

export interface Walk {
  /** Where it leads, while it goes on. */
  goal: string | null;
  /** The way that a finger asks about: it cannot point at a place, so its first touch shows the way. */
  proposed: readonly string[] | null;
  /** Why the last one ended early, and how many steps were left; until the next choice. */
  stopped: { why: Stop; goal: string; left: number } | null;
  /** Whether the player may send their hero anywhere now. */
  open: boolean;
  start(way: readonly string[]): void;
  propose(way: readonly string[]): void;
  stop(): void;
}

/** An answer that does not come so soon was a refusal, which the notice line tells. */
const REFUSED_MS = 1500;

export function useWalk({
  snapshot,
  ready,
  act,
  single = false,
}: Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act" | "single">): Walk {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [ended, setEnded] = useState<(NonNullable<Walk["stopped"]> & { seq: number }) | null>(null);
  const [asked, setAsked] = useState<{ way: readonly string[]; seq: number } | null>(null);
  const { seq, live } = snapshot;
  const open = ready && !single && mayWalk(snapshot);
  const stop = () => setPlan(null);
  useEffect(() => {
    if (!plan) return;
    if (!live) return stop();
    if (!ready) return;
    // On its way; if nothing comes of it, it was refused.
    if (plan.sent?.seq === seq) return after(REFUSED_MS, stop);
    const next = nextStep(snapshot, plan);
    if (next === null) return stop();
    if (typeof next === "string") {
      const goal = plan.way.at(-1) ?? "";
      setEnded({ why: next, goal, left: plan.way.length - 1 - standing(snapshot, plan), seq });
      return stop();
    }
    const hero = heroAt(snapshot.board, snapshot.board.active);
    const go = () => {
      const door = next.action[0] === "try";
      setPlan({ ...plan, sent: { seq, step: snapshot.step, life: hero?.life ?? 0, door } });
      act(next.action);
    };
    // The pawn is seen to walk; the first step is the answer to a click.
    return after(plan.sent ? PACE.slide : 0, go);
  }, [plan, seq, ready, live]);
  return {
    goal: plan?.way.at(-1) ?? null,
    proposed: open && !plan && asked?.seq === seq ? asked.way : null,
    stopped: ended?.seq === seq ? ended : null,
    open,
    propose(way) {
      setEnded(null);
      setAsked({ way, seq });
    },
    start(way) {
      setEnded(null);
      setAsked(null);
      setPlan({ way, sent: null });
    },
    stop,
  };
}

function after(ms: number, todo: () => void): () => void {
  const timer = setTimeout(todo, ms);
  return () => clearTimeout(timer);
}

/** In the own Movement phase, with nothing asked. */
function mayWalk({ board }: DungeonsSnapshot): boolean {
  return board.phase === "move" && board.seat === board.active && !board.asked && board.points > 0;
}

/** How far along the way the hero stands; -1 beside it. */
function standing({ board }: DungeonsSnapshot, { way }: Plan): number {
  const hero = heroAt(board, board.active);
  return hero ? way.indexOf(cellKey(hero.x, hero.y)) : -1;
}

/** The next choice of a walk; null where it is over, or why it must stop. */
function nextStep(snapshot: DungeonsSnapshot, plan: Plan): Choice | Stop | null {
  const { board, choices } = snapshot;
  const { way, sent } = plan;
  const at = standing(snapshot, plan);
  if (at === way.length - 1) return null;
  // Taken back, or led elsewhere.
  if (at < 0 || (sent && snapshot.step <= sent.step)) return null;
  // Whose hero is dead, or whose game is over, has been told so.
  if (board.phase === "over" || !heroAt(board, board.seat ?? -1)?.alive) return null;
  if (board.phase !== "move" || board.seat !== board.active) return "over";
  if (sent && (heroAt(board, board.active)?.life ?? 0) < sent.life) return "wounded";
  if (board.asked) return "asked";
  const { x, y } = cellOf(way[at + 1] ?? "");
  const next = choices.find((one) => isStep(one) && !one.reason && one.at.includes(cellKey(x, y)));
  if (next && next.action[0] === "try" && sent?.door) return "held";
  return next ?? (board.points > 0 ? "barred" : "spent");
}
