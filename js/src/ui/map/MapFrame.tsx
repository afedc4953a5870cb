import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type Box, type Corner, freestCorner, type Size, type Spot } from "./geometry";
import { useMapView, useShown, type Zoom } from "./view";

interface MapFrameProps {
  drawing: Size;
  zoom: Zoom;
  /** What the player should see first. */
  wanted: readonly Spot[];
  /** What is kept in sight with it, such as the pawn that walks. */
  follow?: Spot | null;
  /** How far a place reaches round its middle: it is in sight when all of it is. */
  reach?: number;
  label: string;
  /** So many of the wanted places cannot be seen now. */
  outOfSight(count: number): string;
  /** The whole in small, around the window. */
  mini(seen: Box): ComponentChildren;
  /** A button that lies with it. */
  tool?: ComponentChildren;
  /** What is drawn: what lies in a corner lies in the one where it hides least of it. */
  drawn?: readonly Spot[];
  /** Said beside it when it first comes, and until the moment is another. */
  hint?: { text: string; moment: unknown };
  /** What lies over the map, above or below, away from these places. */
  over?: { box: ComponentChildren; clear: readonly Spot[] } | null;
  children: ComponentChildren;
}

/** A map in its frame: as large as fits; where there is no room for all of it, it scrolls and opens at what is lit. */
export function MapFrame(props: MapFrameProps) {
  const {
    drawing,
    zoom,
    wanted,
    follow,
    reach,
    label,
    outOfSight,
    mini,
    tool,
    drawn = [],
    hint,
    over,
    children,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const view = useMapView(frame, drawing, zoom);
  useShown(view, follow ? [...wanted, follow] : wanted, drawing, reach);
  const { scale, seen } = view;
  const came = useRef<unknown>(null);
  if (seen && came.current === null) came.current = hint?.moment ?? null;
  const corner = useRef<Corner>("top right");
  corner.current = freestCorner(drawn, seen ?? { x: 0, y: 0, ...drawing }, corner.current);
  const hidden = seen ? wanted.filter((spot) => !holds(seen, spot)).length : 0;
  return (
    <div class="framed">
      {/* Where it scrolls, keys must be able to scroll it too. */}
      <div ref={frame} class="pan" {...(seen && { role: "region", "aria-label": label, tabIndex: 0 })}>
        <div
          class="drawing"
          data-far={(scale !== null && scale < (zoom.far ?? 0)) || undefined}
          style={sizeOf(drawing, scale)}
        >
          {children}
        </div>
      </div>
      {(seen || tool) && (
        <div class="beside" data-corner={corner.current}>
          {seen && (
            <span class="cap" role="status">
              {hidden > 0 ? outOfSight(hidden) : hint && hint.moment === came.current && hint.text}
            </span>
          )}
          {tool}
          {/* The map itself can be read and scrolled without it. */}
          {seen && (
            <div
              class="mini"
              aria-hidden="true"
              onPointerDown={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                const x = ((event.clientX - box.left) / box.width) * drawing.w;
                view.goTo(x, ((event.clientY - box.top) / box.height) * drawing.h);
              }}
            >
              {mini(seen)}
            </div>
          )}
        </div>
      )}
      {over && (
        <div class="over" data-side={areLow(over.clear, seen, drawing) ? "top" : "bottom"}>
          {over.box}
        </div>
      )}
    </div>
  );
}

function sizeOf({ w, h }: Size, scale: number | null) {
  // Drawings may ask how far away they are.
  return scale === null
    ? { width: "100%" }
    : { width: `${w * scale}px`, height: `${h * scale}px`, "--scale": scale };
}

/** Whether places lie in the lower half of what is seen. */
function areLow(spots: readonly Spot[], seen: Box | null, drawing: Size): boolean {
  const { y, h } = seen ?? { y: 0, h: drawing.h };
  return spots.length > 0 && spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length > y + h / 2;
}

function holds(seen: Box, { x, y }: Spot): boolean {
  return x >= seen.x && x <= seen.x + seen.w && y >= seen.y && y <= seen.y + seen.h;
}
