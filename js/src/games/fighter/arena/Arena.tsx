// The table: the target, what lies on it, and the hand that throws. The same in the game and in the throwing range.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Hand, Sent } from "../hand/hand";
import { aimNow, diePlace, heldAt, viewMotion } from "../hand/motion";
import { type HandSounds, NO_SOUNDS } from "../hand/sounds";
import { useFrames } from "../hand/useFrames";
import { Heat, type HeatGrid } from "../odds/Heat";
import { Scatter } from "../odds/Scatter";
import { leaving } from "../throw/flight";
import type { DieColour, Flying, RestView, ThrownView } from "../view";
import { useWords } from "../words";
import { AimLine, setAim } from "./AimLine";
import { BoxFigure } from "./BoxFigure";
import { cameraOf, GRIP, tableTransform, VIEW } from "./camera";
import { Flight } from "./Flight";
import { drawGauges, Gauges } from "./Gauges";
import { Ghost } from "./Ghost";
import { Grip, setGrip } from "./Grip";
import type { Point } from "./geometry";
import { Lying } from "./Lying";
import { Surface } from "./Surface";
import { Target } from "./Target";
import { useFingers } from "./useFingers";
import { useTurn } from "./useTurn";

interface ArenaProps {
  /** The hand of the player, while he may throw. */
  hand: Hand | null;
  sent: Sent | null;
  die: DieColour | null;
  flying: Flying | null;
  lying: readonly RestView[];
  thrown: readonly Pick<ThrownView, "x" | "y" | "verdict">[];
  /** The last throw of the one who throws. */
  ghost: Flying | null;
  /** The side of the table it is looked at from while there is no hand. */
  stance: number;
  heat: HeatGrid | null;
  motion: { speed: number; still: boolean };
  sounds?: HandSounds;
  /** The die that flies has come past something it touches, so many ms after it left the hand. */
  onPassed?(ms: number): void;
  label: string;
}

/** Those who sent a launch not longer ago than this are its thrower. */
const OWN_MS = 2500;

export function Arena(props: ArenaProps) {
  const { hand, sent, die, flying, lying, thrown, ghost, heat, motion, sounds = NO_SOUNDS, label } = props;
  const words = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const view = useRef<SVGGElement>(null);
  const fingers = useFingers(svg, hand);
  const { still } = motion;

  // Until the kernel answers, the die flies as it was sent.
  const ownWay = useRef<{ sent: Sent; flying: Flying } | null>(null);
  const launched = hand?.sent ?? null;
  if (hand && launched && ownWay.current?.sent !== launched)
    ownWay.current = { sent: launched, flying: leavingHand(hand, launched, die ?? "red") };
  const onItsWay = flying ?? (launched ? (ownWay.current?.flying ?? null) : null);
  const stance = onItsWay?.stance ?? hand?.stance ?? props.stance;
  const control = hand?.launch.control;
  const camera = cameraOf(control?.camera ?? "plain");
  const blind = useBlind(hand, onItsWay);
  const turn = useTurn(stance);
  const own = useOwn(flying, sent, stance);
  const thrower = own ?? (flying ? null : launched);
  const guided = hand !== null && !control?.hide.includes("aim_guide") && !NO_LINE.has(control?.camera ?? "");

  const unit = () => VIEW.width / Math.max(svg.current?.getScreenCTM()?.a ?? 1, 0.01) / VIEW.width;
  // Where on the page the hand let go: the same for the whole flight.
  const letGo = useRef<{ sent: Sent | null; from: Point }>({ sent: null, from: GRIP });
  if (letGo.current.sent !== thrower)
    letGo.current = { sent: thrower, from: thrower ? heldAt(thrower.reach, unit()) : GRIP };
  useFrames(svg, hand?.busy ?? false, (now) => {
    if (!hand) return;
    hand.tick(now);
    draw(now);
  });
  function draw(now: number): void {
    if (!hand || !svg.current) return;
    setGrip(svg.current, diePlace(hand, now, unit()));
    setAim(svg.current, camera, hand, aimNow(hand, now));
    drawGauges(svg.current, hand, now);
    const { turn: spun, down } = still ? { turn: 0, down: 0 } : viewMotion(hand, now);
    view.current?.setAttribute("transform", `translate(0 ${down.toFixed(1)}) rotate(${spun.toFixed(1)})`);
  }
  // A throw that is over leaves nothing turned or lifted.
  useLayoutEffect(() => {
    if (hand && !hand.busy) draw(0);
    if (!hand?.busy && !onItsWay) view.current?.removeAttribute("transform");
  });

  return (
    <svg
      ref={svg}
      class={`tabletop${hand?.launch.control.two_pointers ? " fingers" : ""}`}
      viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={label}
      {...fingers}
    >
      <Surface camera={camera} />
      <g ref={view}>
        <g class={`tableground${blind ? " dark" : ""}`} transform={tableTransform(camera)}>
          <Target turn={turn} />
          {heat && <Heat grid={heat} stance={stance} />}
        </g>
        {!blind && <Scatter thrown={thrown} stance={stance} camera={camera} />}
        {!blind && ghost && hand && !onItsWay && <Ghost flying={ghost} stance={stance} camera={camera} />}
        {hand?.box && <BoxFigure box={hand.box} stance={stance} camera={camera} />}
        {!blind && <Lying dice={lying} stance={stance} camera={camera} />}
        {guided && !onItsWay && <AimLine camera={camera} hand={hand} />}
        {onItsWay && (
          <Flight
            flying={onItsWay}
            camera={camera}
            from={letGo.current.from}
            began={thrower?.at ?? null}
            waits={!flying}
            speed={still ? 0 : motion.speed}
            labelled={onItsWay.throws.includes("ricochet") ? 2 : 1}
            bounceWord={words.bounce}
            onContact={sounds.contact}
            onPassed={props.onPassed}
            onNear={(times, [x, y]) =>
              view.current?.setAttribute(
                "transform",
                `translate(${((1 - times) * x).toFixed(1)} ${((1 - times) * y).toFixed(1)}) scale(${times.toFixed(3)})`,
              )
            }
          />
        )}
      </g>
      <Edge camera={control?.camera ?? "plain"} leg={hand?.launch.throws.includes("under_leg") ?? false} />
      {hand && die && !onItsWay && (
        <Grip die={die} hand={hand} hidden={control?.hide.includes("die") ?? false} />
      )}
      {hand && !onItsWay && <Gauges launch={hand.launch} names={words.gauges} />}
    </svg>
  );
}

/** Cameras from which no line can be drawn along the table. */
const NO_LINE: ReadonlySet<string> = new Set(["over_shoulder", "table_level"]);

function leavingHand(hand: Hand, { action }: Sent, die: DieColour): Flying {
  const { launch, stance } = hand;
  return {
    die,
    path: leaving(launch, action),
    face: 1,
    turn: 0,
    stance,
    throws: launch.throws,
    verdict: 0,
  };
}

/** The launch this flight follows from, if it was thrown here and just now. */
function useOwn(flying: Flying | null, sent: Sent | null, stance: number): Sent | null {
  const known = useRef<{ flying: Flying | null; own: Sent | null }>({ flying: null, own: null });
  if (known.current.flying !== flying) {
    const fresh = sent && sent.action[1] === stance && performance.now() - sent.at < OWN_MS;
    known.current = { flying, own: flying && fresh ? sent : null };
  }
  return known.current.own;
}

/** A blind throw shows the target for a moment, and again when the die lies. */
function useBlind(hand: Hand | null, flying: Flying | null): boolean {
  const [shut, setShut] = useState<Hand | null>(null);
  const preview = hand?.launch.control.preview ?? 0;
  useEffect(() => {
    if (!hand || preview === 0) return;
    const timer = setTimeout(() => setShut(hand), preview);
    return () => clearTimeout(timer);
  }, [hand]);
  if (flying) return flying.throws.includes("blind");
  return preview > 0 && shut === hand;
}

/** What stands between the eye and the table: its edge from below, a leg. */
function Edge({ camera, leg }: { camera: string; leg: boolean }) {
  return (
    <g class="edge">
      {camera === "below" && <path class="rim" d="M-900 250H900V900H-900Z" />}
      {leg && (
        <path class="leg" d="M-900 -246H-300C-236 -160 -250 40 -196 150C-170 206 -200 260 -214 340H-900Z" />
      )}
      {leg && <path class="leg" d="M900 -246H300C236 -160 250 40 196 150C170 206 200 260 214 340H900Z" />}
    </g>
  );
}
