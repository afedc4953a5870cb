// A die in the air: it follows the kernel's keyframes, with its shadow under it and a ring where it bounced.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { CONTACTS, flightTime, type Keyframe, slidesTo } from "../throw/flight";
import { lyingTurn, turnAt, turnsOf } from "../throw/tumble";
import type { Flying } from "../view";
import { Cube, setTurn } from "./Cube";
import { type Camera, project } from "./camera";
import { type Point, turnSeen } from "./geometry";
import {
  clockRate,
  drawnAt,
  firstContact,
  fixed,
  lineOf,
  nearness,
  SLOW,
  seenPath,
  shownTime,
  wayOf,
} from "./way";

interface FlightProps {
  flying: Flying;
  camera: Camera;
  /** Where on the page it leaves the hand. */
  from: Point;
  /** When it left the hand; null for now. */
  began: number | null;
  /** Only its free flight is known: the kernel has not answered yet. */
  waits: boolean;
  /** Multiplies the time; 0 shows the way and the die at rest. */
  speed: number;
  /** So many bounces are counted aloud. */
  labelled: number;
  bounceWord(n: number): string;
  /** It touches something now: for the ear, so never late. */
  onContact?: ((kind: string) => void) | undefined;
  /** It has come past what it touches this many ms after it left the hand, however late that is drawn. */
  onPassed?: ((ms: number) => void) | undefined;
  /** The eye comes nearer to a place, so many times. */
  onNear?: ((times: number, place: Point) => void) | undefined;
}

/** A knock later than this belongs to the past. */
const HEARD_MS = 80;

export function Flight(props: FlightProps) {
  const { flying, camera, from, began, waits, speed, labelled, bounceWord, onContact, onPassed, onNear } =
    props;
  const { stance, die } = flying;
  const path = useMemo(() => seenPath(flying), [flying]);
  const body = useRef<SVGGElement>(null);
  const cube = useRef<SVGGElement>(null);
  const shadow = useRef<SVGEllipseElement>(null);
  const trail = useRef<SVGGElement>(null);
  const whole = flightTime(path);
  const turns = useMemo(() => turnsOf(path, lyingTurn(flying.face, turnSeen(flying.turn, stance))), [path]);
  // The clock goes on when the kernel's keyframes take the place of the free flight.
  const clock = useRef<{ began: number | null; ms: number; passed: number }>({ began, ms: 0, passed: -1 });
  if (clock.current.began !== began || began === null) clock.current = { began, ms: 0, passed: -1 };
  const joined = useMemo(() => clock.current.ms, [path]);

  function draw(ms: number): void {
    const { die: at, shadow: under, size, z, index } = drawnAt(path, camera, from, ms);
    body.current?.setAttribute("transform", `translate(${fixed(at)}) scale(${size.toFixed(3)})`);
    if (cube.current) setTurn(cube.current, turnAt(path, turns, index, ms), camera.tilt);
    shadow.current?.setAttribute(
      "transform",
      `translate(${fixed(under)}) scale(${(1 + z / 500).toFixed(2)})`,
    );
    shadow.current?.setAttribute("opacity", (0.5 / (1 + z / 160)).toFixed(2));
  }

  // The way so far: it grows with the flight.
  const way = useMemo(() => wayOf(path, camera, from), [path, camera, from]);
  function drawTrail(ms: number): void {
    const count = way.findIndex(({ at }) => at > ms);
    const shown = count < 0 ? way : way.slice(0, count);
    const air = lineOf(shown.map((entry) => entry.die));
    const [ground, back, front] = trail.current?.children ?? [];
    ground?.setAttribute("d", lineOf(shown.map((entry) => entry.shadow)));
    back?.setAttribute("d", air);
    front?.setAttribute("d", air);
  }

  const still = waits ? 0 : whole;
  useLayoutEffect(() => {
    const start = speed > 0 ? joined : still;
    draw(start);
    drawTrail(start);
  }, [path]);

  useEffect(() => {
    const view = body.current?.ownerDocument.defaultView;
    if (!view || speed === 0) {
      draw(still);
      drawTrail(still);
      return;
    }
    const now = clock.current;
    // Before the first frame it has been in the air since the hand let go.
    let before = now.ms > 0 || began === null ? view.performance.now() : began;
    let frame = view.requestAnimationFrame(function next(time: number) {
      const gone = (Math.max(time - before, 0) * speed) / SLOW;
      before = Math.max(time, before);
      const most = waits ? firstContact(path) * 0.99 : whole;
      now.ms = Math.min(now.ms + gone * clockRate(path, now.ms, waits, flying.tense), most);
      draw(now.ms);
      if (flying.tense && !waits) onNear?.(nearness(path, now.ms, true), way.at(-1)?.die ?? from);
      drawTrail(now.ms);
      for (let index = now.passed + 1; index < path.length; index++) {
        const [at, , , , kind] = path[index] as Keyframe;
        if (at > now.ms) break;
        if (index > 0 && (now.passed >= 0 || now.ms - at < HEARD_MS)) onContact?.(kind);
        now.passed = index;
        onPassed?.(at);
      }
      if (waits || now.ms < whole) frame = view.requestAnimationFrame(next);
    });
    return () => view.cancelAnimationFrame(frame);
  }, [path, speed, began, waits]);

  // Rings begin when this is drawn, which for a throw of one's own is a little after it left the hand.
  const shown = (ms: number) => shownTime(path, ms, flying.tense);
  const late = (ms: number) => (speed > 0 ? Math.round((shown(ms) - shown(joined)) / speed) : 0);
  let bounces = 0;
  return (
    <g class="flight">
      <g ref={trail} class="trail">
        <path class="ground" />
        <path class="arc0" />
        <path class="arc" />
      </g>
      {!waits &&
        path.map((frame, index) => {
          const [ms, x, y, z, kind] = frame;
          if (index === 0 || !CONTACTS.has(kind)) return null;
          if (kind === "table") bounces += 1;
          return (
            <g key={ms} class={`bounce ${kind}`} transform={`translate(${fixed(project(camera, x, y, z))})`}>
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

/** What becomes of it, for the style sheet. */
function fate(path: readonly Keyframe[]): string {
  const last = path.at(-1);
  const before = path.at(-2);
  if (last?.[4] === "off") return "dieaway";
  return last && slidesTo(last) && (before?.[4] === "in" || before?.[4] === "hole") ? "diesunk" : "";
}
