import { FlatDie } from "../../../ui/dice/Pips";
import { Glyph } from "../../../ui/pieces/Glyph";
import { chest, fist, footprint } from "../board/art";
import type { SheetNode } from "../board/content";
import type { SheetView } from "../view";
import { spotOf } from "./geometry";
import { CROSSES, INK, outlineOf, SMALL_CROSS } from "./shapes";

/** The middle of every canvas: starts to the right of it point the other way. */
const MIDDLE = 13;
const GHOSTS = { fist, footprint, chest } as const;

const GHOST = { x: -12, y: -12, size: 24 };
/** A chest leaves the lower half to its number. */
const LID = { x: -10, y: -18, size: 20 };

interface SpaceProps {
  node: SheetNode;
  view: Pick<SheetView, "crossed" | "half" | "clouds">;
  fresh: boolean;
}

export function Space({ node, view, fresh }: SpaceProps) {
  const { kind, id, unlocks } = node;
  const { x, y } = spotOf(node);
  const done = view.crossed.includes(id);
  const half = view.half.includes(id);
  const ghost = GHOSTS[kind as keyof typeof GHOSTS];
  const ink = INK[kind];
  return (
    <g class={`space ${kind}${done ? " done" : ""}`} transform={`translate(${x} ${y})`}>
      <path class="bx" d={outlineOf(kind, node.x, MIDDLE)} />
      {ink && <path class="ink" d={ink} />}
      {ghost && <Glyph art={ghost} {...(kind === "chest" ? LID : GHOST)} class="ghost" />}
      {unlocks && (
        <path
          class="tri"
          d={kind === "fist" ? "M5-17A18 18 0 0 1 17-5L17-17Z" : "M6-18H14A4 4 0 0 1 18-14V-6Z"}
        />
      )}
      {kind === "double" ? <Double /> : <Numeral node={node} own={view.clouds[id]} />}
      {kind === "rubble" && <Boxes done={done} half={half} />}
      {done && <path class={`x${fresh ? " fresh" : ""}`} d={penOf(id)} pathLength="1" />}
    </g>
  );
}

function Numeral({ node: { kind, n, x }, own }: { node: SheetNode; own: number | undefined }) {
  const number = own ?? n;
  if (number === undefined) return null;
  const y = kind === "gem" ? 4 : kind === "chest" ? 14.5 : kind === "rubble" ? 1 : 6;
  return (
    <text class="tn" x={kind === "start" ? (x < MIDDLE ? 3 : -3) : 0} y={y}>
      {number}
    </text>
  );
}

/** Any double: two dice with the same face. */
function Double() {
  return (
    <>
      <FlatDie value={1} x={-15.5} y={-5.5} size={11} />
      <FlatDie value={1} x={4.5} y={-5.5} size={11} />
      <path class="eq" d="M-3-2H3M-3 2H3" />
    </>
  );
}

/** Rubble has two boxes to clear. */
function Boxes({ done, half }: { done: boolean; half: boolean }) {
  return (
    <>
      {[-6, 6].map((x, box) => (
        <g key={x} transform={`translate(${x} 9)`}>
          <rect class="rb" x="-4.5" y="-4.5" width="9" height="9" rx="1.5" />
          {(done || (half && box === 0)) && <path class="x" d={SMALL_CROSS} pathLength="1" />}
        </g>
      ))}
    </>
  );
}

/** Always the same stroke for the same space. */
function penOf(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return CROSSES[sum % CROSSES.length] ?? CROSSES[0];
}
