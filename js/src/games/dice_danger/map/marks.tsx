// What lies over a place on the map: the light of what can be crossed, the chance of the next roll.
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Box } from "../../../ui/map/geometry";
import type { Light } from "../board/lights";
import { PAIR_MARKS } from "../view";

interface HaloProps {
  box: Box;
  light: Light | undefined;
  hot: boolean;
  room: boolean;
}

/** Ember around what can be crossed, with the badge of the pair: circle A, square B, a flame for a torch. */
export function Halo({ box, light, hot, room }: HaloProps) {
  const gap = room ? 3 : 4;
  const name = `halo${light?.action ? "" : " maybe"}${hot ? " hot" : ""}`;
  const badges = light?.torch ? [2] : (light?.pairs ?? []);
  return (
    <>
      <rect
        class={name}
        x={box.x - gap}
        y={box.y - gap}
        width={box.w + 2 * gap}
        height={box.h + 2 * gap}
        rx={room ? 9 : 8}
      />
      {badges.map((pair, place) => (
        <Badge key={pair} pair={pair} x={box.x + box.w - (badges.length - 1 - place) * 23} y={box.y - 1} />
      ))}
    </>
  );
}

function Badge({ pair, x, y }: { pair: number; x: number; y: number }) {
  return (
    <g class="bdg" transform={`translate(${x} ${y})`}>
      {pair === 0 && <circle r="11" />}
      {pair === 1 && <rect x="-10" y="-10" width="20" height="20" rx="4" />}
      {pair === 2 && <path d="M0-13C7-5 10-2 10 4A10 9 0 0 1-10 4C-10-2-7-5 0-13Z" />}
      {pair < 2 && <text y="5">{PAIR_MARKS[pair]}</text>}
    </g>
  );
}

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
