import { useLang } from "../../core/context";
import { percent } from "../../core/format";
import type { Box } from "./geometry";

/** The chance of a place in the next roll: a fill that rises with it, and the number. */
export function Heat({ box, chance }: { box: Box; chance: number }) {
  const lang = useLang();
  const [x, y] = [box.x + box.w / 2, box.y + box.h];
  const level = (box.h - 3) * chance;
  return (
    <g class="heat">
      <rect class="lvl" x={box.x + 1.5} y={y - 1.5 - level} width={box.w - 3} height={level} rx="4" />
      <rect class="tag" x={x - 19} y={y - 6} width="38" height="17" rx="3" />
      <text x={x} y={y + 7}>
        {chance < 0.005 ? `<${percent(0.01, lang, 0)}` : percent(chance, lang, 0)}
      </text>
    </g>
  );
}
