// The lid of the box that a bank shot must meet: its face towards the hand.
import table from "../../../../../dungeon_widgets/games/fighter/content/tabletop.json";
import { type Box, endsOf, normalOf } from "../throw/box";
import { type Camera, project } from "./camera";
import { type Point, seenFrom } from "./geometry";

const DEEP = 46;
const { height } = table.box;

export function BoxFigure({ box, stance, camera }: { box: Box; stance: number; camera: Camera }) {
  const [nx, ny] = normalOf(box.angle);
  const at = ([x, y]: Point, back: number, z: number) =>
    project(camera, ...seenFrom(stance, x - nx * back, y - ny * back), z)
      .map((n) => n.toFixed(1))
      .join(" ");
  const [a, b] = endsOf(box);
  const side = (points: readonly string[]) => `M${points.join("L")}Z`;
  return (
    <g class="box" data-box>
      <path
        class="boxback"
        d={side([at(a, DEEP, 0), at(b, DEEP, 0), at(b, DEEP, height), at(a, DEEP, height)])}
      />
      <path
        class="boxtop"
        d={side([at(a, 0, height), at(b, 0, height), at(b, DEEP, height), at(a, DEEP, height)])}
      />
      <path class="boxface" d={side([at(a, 0, 0), at(b, 0, 0), at(b, 0, height), at(a, 0, height)])} />
      <path class="boxline" d={`M${at(a, 0, 0)}L${at(b, 0, 0)}`} />
    </g>
  );
}
