// A die in the air: it follows the kernel's keyframes, with its shadow under it and a ring where it bounced.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { CONTACTS, flightTime, type Keyframe, placeAt, slidesTo } from "../throw/flight";
import { lyingTurn, type Turn, turnAt, turnsOf } from "../throw/tumble";
import type { Flying } from "../view";
import { Cube, setTurn } from "./Cube";
import { type Camera, project, sizeAt } from "./camera";
import { type Point, seenFrom, turnSeen } from "./geometry";

/** A real throw is over before the eye has followed it: everything takes this many times as long. */
export const SLOW = 1.35;
/** The die comes out of the hand this gently, in ms of its flight. */
const OUT_OF_HAND = 190;
const IN_HAND = 1.25;

interface FlightProps {
  flying: Flying;
  camera: Camera;
  /** Where on the page it leaves the hand. */
  from: Point;
  /** When it left the hand; null for now. */
  began: number | null;
  /** Multiplies the time; 0 shows the way and the die at rest. */
  speed: number;
  /** The die itself is not seen on its way. */
  hidden: boolean;
  /** So many bounces are counted aloud. */
  labelled: number;
  bounceWord(n: number): string;
  /** It touches something now: for the ear, so never late. */
  onContact?: ((kind: string) => void) | undefined;
  /** It has come past what it touches this many ms after it left the hand, however late that is drawn. */
  onPassed?: ((ms: number) => void) | undefined;
}

/** Where the die is drawn at a moment, how large, and where its shadow lies. */
interface Drawn {
  die: Point;
  shadow: Point;
  size: number;
  z: number;
  turn: Turn;
}

export function Flight(props: FlightProps) {
  const { flying, camera, from, began, speed, hidden, labelled, bounceWord, onContact, onPassed } = props;
  const { stance, die } = flying;
  const path = useMemo(() => seenPath(flying), [flying]);
  const body = useRef<SVGGElement>(null);
  const cube = useRef<SVGGElement>(null);
  const shadow = useRef<SVGEllipseElement>(null);
  const trail = useRef<SVGGElement>(null);
  const whole = flightTime(path);
  const turns = useMemo(() => turnsOf(path, lyingTurn(flying.face, turnSeen(flying.turn, stance))), [path]);

  function drawnAt(ms: number): Drawn {
    const { x, y, z, index } = placeAt(path, ms);
    const out = smooth(ms / OUT_OF_HAND);
    const [px, py] = project(camera, x, y, z);
    const last = path.at(-1);
    const gone = last && ms >= whole && last[4] === "off" ? 0.4 : 1;
    return {
      die: [from[0] + (px - from[0]) * out, from[1] + (py - from[1]) * out],
      shadow: project(camera, x, y, 0),
      size: (IN_HAND + (sizeAt(camera, z) - IN_HAND) * out) * gone,
      z: z * out,
      turn: turnAt(path, turns, index, ms),
    };
  }

  function draw(ms: number): void {
    const { die: at, shadow: under, size, z, turn } = drawnAt(ms);
    body.current?.setAttribute("transform", `translate(${fixed(at)}) scale(${size.toFixed(3)})`);
    if (cube.current) setTurn(cube.current, turn, camera.tilt);
    shadow.current?.setAttribute(
      "transform",
      `translate(${fixed(under)}) scale(${(1 + z / 500).toFixed(2)})`,
    );
    shadow.current?.setAttribute("opacity", (0.5 / (1 + z / 160)).toFixed(2));
  }

  // The way so far: it grows with the flight.
  const way = useMemo(() => wayOf(path, drawnAt), [path, camera, from]);
  function drawTrail(ms: number): void {
    const count = way.findIndex(({ at }) => at > ms);
    const shown = count < 0 ? way : way.slice(0, count);
    const line = (pick: (entry: Way) => Point) => shown.map((entry) => fixed(pick(entry))).join("L");
    const air = shown.length > 1 ? `M${line(({ die: point }) => point)}` : "";
    const ground = shown.length > 1 ? `M${line(({ shadow: point }) => point)}` : "";
    const [ground0, back, front] = trail.current?.children ?? [];
    ground0?.setAttribute("d", ground);
    back?.setAttribute("d", air);
    front?.setAttribute("d", air);
  }

  useLayoutEffect(() => {
    const start = speed > 0 ? 0 : whole;
    draw(start);
    drawTrail(start);
  }, []);

  useEffect(() => {
    const view = body.current?.ownerDocument.defaultView;
    if (!view || speed === 0) {
      draw(whole);
      drawTrail(whole);
      return;
    }
    const start = began ?? view.performance.now();
    let passed = -1;
    let frame = view.requestAnimationFrame(function next(now: number) {
      const ms = Math.min(Math.max((now - start) * speed, 0) / SLOW, whole);
      draw(ms);
      drawTrail(ms);
      for (let index = passed + 1; index < path.length; index++) {
        const [at, , , , kind] = path[index] as Keyframe;
        if (at > ms) break;
        if (index > 0 && (passed >= 0 || ms - at < 80)) onContact?.(kind);
        passed = index;
        onPassed?.(at);
      }
      if (ms < whole) frame = view.requestAnimationFrame(next);
    });
    return () => view.cancelAnimationFrame(frame);
  }, [path, speed, began]);

  // Rings are drawn when this is, which for a throw of one's own is a little after it left the hand.
  const gone = useMemo(() => (began === null ? 0 : Math.max(performance.now() - began, 0)), [path]);
  const late = (ms: number) => (speed > 0 ? Math.round((ms * SLOW) / speed - gone) : 0);
  let bounces = 0;
  return (
    <g class={`flight${hidden ? " unseen-die" : ""}`}>
      <g ref={trail} class="trail">
        <path class="ground" />
        <path class="arc0" />
        <path class="arc" />
      </g>
      {path.map((frame, index) => {
        const [ms, x, y, z, kind] = frame;
        if (index === 0 || !CONTACTS.has(kind)) return null;
        const [bx, by] = project(camera, x, y, z);
        if (kind === "table") bounces += 1;
        return (
          <g key={ms} class={`bounce ${kind}`} transform={`translate(${fixed([bx, by])})`}>
            <ellipse rx="15" ry="8" style={{ "--at": `${late(ms)}ms` }} />
            {kind === "table" && bounces <= labelled && (
              <text x="22" y="5" style={{ "--at": `${late(ms)}ms` }}>
                {bounceWord(bounces)}
              </text>
            )}
          </g>
        );
      })}
      <ellipse ref={shadow} class="dieshadow" rx="18" ry="9" />
      <g ref={body} class={fate(path)}>
        <Cube die={die} turn={turns[0] ?? lyingTurn(flying.face, 0)} tilt={camera.tilt} cube={cube} />
      </g>
    </g>
  );
}

/** The way as the thrower sees it. */
function seenPath({ path, stance }: Flying): Keyframe[] {
  return path.map(([ms, x, y, z, kind]) => [ms, ...seenFrom(stance, x, y), z, kind]);
}

interface Way extends Drawn {
  at: number;
}

const WAY_MS = 14;

/** The whole way in short pieces. */
function wayOf(path: readonly Keyframe[], drawnAt: (ms: number) => Drawn): Way[] {
  const whole = flightTime(path);
  const count = Math.ceil(whole / WAY_MS);
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = Math.min(i * WAY_MS, whole);
    return { at, ...drawnAt(at) };
  });
}

/** What becomes of it, for the style sheet. */
function fate(path: readonly Keyframe[]): string {
  const last = path.at(-1);
  const before = path.at(-2);
  if (last?.[4] === "off") return "dieaway";
  return last && slidesTo(last) && (before?.[4] === "in" || before?.[4] === "hole") ? "diesunk" : "";
}

const fixed = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function smooth(t: number): number {
  const s = Math.min(Math.max(t, 0), 1);
  return s * s * (3 - 2 * s);
}
