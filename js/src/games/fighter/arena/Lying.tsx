// Dice at rest on the table.
import { lyingTurn } from "../throw/tumble";
import type { DieColour, RestView } from "../view";
import { Cube } from "./Cube";
import { type Camera, project, sizeAt } from "./camera";
import { seenFrom, turnSeen } from "./geometry";

interface LyingProps {
  dice: readonly RestView[];
  stance: number;
  camera: Camera;
}

const IN_HOLE = -2;

export function Lying({ dice, stance, camera }: LyingProps) {
  return (
    <>
      {dice.map(({ die, x, y, turn, face, section }, index) => {
        const [px, py] = project(camera, ...seenFrom(stance, x, y), 0);
        return (
          <g key={index} class={section === IN_HOLE ? "diesunk" : ""}>
            <ellipse class="dieshadow" cx={px + 2} cy={py + 8} rx="17" ry="8" opacity="0.45" />
            <g transform={`translate(${px} ${py}) scale(${sizeAt(camera, 0)})`}>
              <Cube
                die={die as DieColour}
                turn={lyingTurn(face, turnSeen(turn, stance))}
                tilt={camera.tilt}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}
