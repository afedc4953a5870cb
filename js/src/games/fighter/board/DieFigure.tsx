// A die on or above the table: its colour has a letter too, and face six is the eye.
import { pips } from "../../../ui/dice/Pips";
import type { DieColour } from "../view";

export const LETTERS: Readonly<Record<DieColour, string>> = { red: "R", green: "G", blue: "B", white: "W" };
const SIDE = 32;
const EYE = 6;

interface DieFigureProps {
  colour: DieColour;
  face: number;
  /** Degrees. */
  turn?: number;
  /** Its size, 1 on the table. */
  scale?: number;
}

/** Drawn round its own middle. */
export function DieFigure({ colour, face, turn = 0, scale = 1 }: DieFigureProps) {
  return (
    <g class={`fdie ${colour}`} transform={`rotate(${turn}) scale(${scale})`}>
      <rect x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} rx="6" />
      {face === EYE ? (
        <>
          <path class="eye" d="M-11 0Q0 -10 11 0Q0 10 -11 0Z" />
          <circle class="pupil" r="3.4" />
        </>
      ) : (
        pips(face).map(([x, y]) => (
          <circle key={`${x} ${y}`} class="pip" cx={(x - 5) * 3} cy={(y - 5) * 3} r="2.6" />
        ))
      )}
      <text x="12" y="14">
        {LETTERS[colour]}
      </text>
    </g>
  );
}
