// A die in the air: it follows the kernel's keyframes, with its shadow under it and a ring where it bounced.
import { useEffect, useRef } from "preact/hooks";
import { flightTime, type Keyframe, placeAt } from "../throw/flight";
import type { DieColour } from "../view";
import { DieFigure } from "./DieFigure";
import { seenFrom } from "./geometry";

/** How much of the height is seen: the eye looks down at the table from the thrower's side. */
const RISE = 0.55;
/** mm above the table at which the die looks half as large again. */
const NEARER = 900;
/** Degrees a millimetre of way turns it. */
const TUMBLE = 0.9;
const FACE_MS = 70;
const FACES = 6;
const CONTACTS = new Set(["table", "board", "hole", "bone", "box"]);

export interface Flying {
  colour: DieColour;
  path: readonly Keyframe[];
  face: number;
  turn: number;
  stance: number;
}

/** `speed` multiplies the time; 0 shows it at rest at once. */
export function Flight({ flying, speed }: { flying: Flying; speed: number }) {
  const die = useRef<SVGGElement>(null);
  const shadow = useRef<SVGEllipseElement>(null);
  const { path, stance } = flying;
  const whole = flightTime(path);
  useEffect(() => {
    const view = die.current?.ownerDocument.defaultView;
    if (!view || speed === 0) return;
    const began = view.performance.now();
    let frame = view.requestAnimationFrame(function draw(now: number) {
      const ms = Math.min((now - began) * speed, whole);
      place(ms);
      if (ms < whole) frame = view.requestAnimationFrame(draw);
    });
    return () => view.cancelAnimationFrame(frame);
  }, [flying, speed]);

  function place(ms: number): void {
    const { x, y, z } = placeAt(path, ms);
    const [sx, sy] = seenFrom(stance, x, y);
    const turn = ms >= whole ? flying.turn : (ms * TUMBLE) % 360;
    die.current?.setAttribute(
      "transform",
      `translate(${sx.toFixed(1)} ${(-sy - z * RISE).toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${(1 + z / NEARER).toFixed(3)})`,
    );
    die.current?.setAttribute(
      "data-face",
      String(ms >= whole ? flying.face : 1 + (Math.floor(ms / FACE_MS) % FACES)),
    );
    shadow.current?.setAttribute("transform", `translate(${sx.toFixed(1)} ${(-sy + 5).toFixed(1)})`);
    shadow.current?.setAttribute("opacity", (0.5 / (1 + z / 260)).toFixed(2));
  }

  const bounces = path.filter(([ms, , , , kind]) => ms > 0 && CONTACTS.has(kind));
  const last = path.at(-1);
  const [restX, restY] = last ? seenFrom(stance, last[1], last[2]) : [0, 0];
  return (
    <g class="flight" style={{ "--whole": `${whole}ms` }}>
      {bounces.map(([ms, x, y, , kind]) => {
        const [sx, sy] = seenFrom(stance, x, y);
        return (
          <ellipse
            key={ms}
            class={`bounce ${kind}`}
            cx={sx}
            cy={-sy}
            rx="16"
            ry="8"
            style={{ "--at": `${speed > 0 ? ms / speed : 0}ms` }}
          />
        );
      })}
      <ellipse
        ref={shadow}
        class="dieshadow"
        rx="19"
        ry="10"
        opacity={speed === 0 ? 0.5 : 0}
        transform={`translate(${restX} ${-restY + 5})`}
      />
      <g ref={die} transform={`translate(${restX} ${-restY}) rotate(${flying.turn})`} opacity={1}>
        <DieFigure colour={flying.colour} face={flying.face} />
      </g>
    </g>
  );
}
