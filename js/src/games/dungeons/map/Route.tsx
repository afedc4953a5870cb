// The way to a place, drawn from pawn to goal, and what is said of it: chance and danger; beyond this turn, its length.
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Box } from "../../../ui/map/geometry";
import { type DungeonsSnapshot, heroAt, homeSeat } from "../view";
import { useWords } from "../words";
import { cellOf, spotOf } from "./geometry";
import { dangersOf } from "./path";

/** `way` begins where the hero stands. */
export function Route({ way, bounds }: { way: readonly string[]; bounds: Box }) {
  const points = way.map((place) => spotOf(cellOf(place), bounds)).map(({ x, y }) => `${x},${y}`);
  return (
    <g class="route">
      <polyline class="under" points={points.join(" ")} />
      <polyline points={points.join(" ")} />
    </g>
  );
}

/** What is said of a way: the chance to arrive this turn and to be wounded on it; of a longer one what lies on it. */
export function useWayWords({ board, odds }: DungeonsSnapshot) {
  const lang = useLang();
  const words = useWords();
  const hero = heroAt(board, homeSeat(board));
  const move = Math.max(1, hero?.move ?? 1);
  const points = board.phase === "move" && board.active === board.seat ? board.points : move;
  return (goal: string, way: readonly string[]) => {
    const [chance, risk] = [odds?.heat?.[goal], odds?.risk?.[goal] ?? 0];
    const steps = way.length - 1;
    if (chance === undefined) {
      const turns = 1 + Math.max(0, Math.ceil((steps - points) / move));
      const far = [words.steps(steps), turns > 1 && words.turns(turns)];
      const { traps, pits } = dangersOf(board.spaces, way);
      const met = [traps > 0 && words.traps(traps), pits > 0 && words.pits(pits)].filter(Boolean);
      const danger = met.length > 0 ? words.onTheWay(met.join(", ")) : "";
      return { label: far.filter(Boolean).join(", "), danger };
    }
    return {
      label: chance === 1 ? words.sure : words.reach(percent(chance, lang)),
      danger: risk > 0 ? words.risk(percent(risk, lang)) : "",
    };
  };
}
