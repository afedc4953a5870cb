// A die as a cube: six faces whose matrices follow its turn. Faces with the symbol show the eye, the others its letter.
import type { Ref } from "preact";
import { hasSymbol } from "../board/content";
import { type Turn, times, turnAbout, turned, type Vector } from "../throw/tumble";
import type { DieColour } from "../view";

export const LETTERS: Readonly<Record<DieColour, string>> = { red: "R", green: "G", blue: "B", white: "W" };

/** The side of a die in the drawing: larger than life, so that its face can be read. */
export const SIDE = 30;
const HALF = SIDE / 2;

interface Face {
  face: number;
  out: Vector;
  right: Vector;
  up: Vector;
}

const FACES: readonly Face[] = [
  { face: 1, out: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { face: 2, out: [0, 1, 0], right: [-1, 0, 0], up: [0, 0, 1] },
  { face: 3, out: [-1, 0, 0], right: [0, -1, 0], up: [0, 0, 1] },
  { face: 4, out: [1, 0, 0], right: [0, 1, 0], up: [0, 0, 1] },
  { face: 5, out: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { face: 6, out: [0, 0, -1], right: [1, 0, 0], up: [0, -1, 0] },
];

/** Light comes from above and from the left. */
const LIGHT: Vector = [-0.36, 0.2, 0.91];

interface FaceLook {
  transform: string;
  /** How dark it is, from 0; null when it looks away. */
  shade: number | null;
}

/** How each face looks, for an eye that leans by `tilt` from straight above. */
function looksOf(turn: Turn, tilt: number): FaceLook[] {
  const seen = times(turnAbout([1, 0, 0], -tilt), turn);
  return FACES.map(({ out, right, up }) => {
    const n = turned(seen, out);
    if (n[2] <= 0.02) return { transform: "", shade: null };
    const [a, b] = [turned(seen, right), turned(seen, up)];
    const numbers = [a[0], -a[1], -b[0], b[1], n[0] * HALF, -n[1] * HALF].map((v) => v.toFixed(3));
    const lit = turned(turn, out);
    const light = lit[0] * LIGHT[0] + lit[1] * LIGHT[1] + lit[2] * LIGHT[2];
    return {
      transform: `matrix(${numbers.join(" ")})`,
      shade: Math.min(Math.max(0.34 - 0.34 * light, 0), 0.6),
    };
  });
}

/** Draw a turn into a cube that is already there. */
export function setTurn(cube: SVGGElement, turn: Turn, tilt: number): void {
  looksOf(turn, tilt).forEach(({ transform, shade }, index) => {
    const face = cube.children[index];
    if (shade === null) {
      face?.setAttribute("display", "none");
      return;
    }
    face?.removeAttribute("display");
    face?.setAttribute("transform", transform);
    face?.lastElementChild?.setAttribute("opacity", shade.toFixed(2));
  });
}

interface CubeProps {
  die: DieColour;
  turn: Turn;
  tilt: number;
  cube?: Ref<SVGGElement>;
}

/** Drawn round its own middle. */
export function Cube({ die, turn, tilt, cube }: CubeProps) {
  const looks = looksOf(turn, tilt);
  return (
    <g class={`cube3 ${die}`} {...(cube && { ref: cube })}>
      {FACES.map(({ face }, index) => {
        const look = looks[index];
        return (
          <g key={face} transform={look?.transform} display={look?.shade === null ? "none" : undefined}>
            <rect x={-HALF} y={-HALF} width={SIDE} height={SIDE} rx="4" />
            {hasSymbol(die, face) ? (
              <>
                <path class="eye" d="M-10.5 0Q0 -10 10.5 0Q0 10 -10.5 0Z" />
                <circle class="pupil" r="3.6" />
              </>
            ) : (
              <text y="5">{LETTERS[die]}</text>
            )}
            <rect
              class="shade"
              x={-HALF}
              y={-HALF}
              width={SIDE}
              height={SIDE}
              rx="4"
              opacity={look?.shade ?? 0}
            />
          </g>
        );
      })}
    </g>
  );
}
