import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useCorners } from "./beside";
import type { Box, Size, Spot } from "./geometry";
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
  /** Said when there first is a small map and room for the words, and until the moment is another. */
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
  const kept = follow ? [...wanted, follow] : wanted;
  useShown(view, kept, drawing, reach);
  const { scale, seen } = view;
  const corners = useCorners(view, drawing, { drawn, kept, reach: reach ?? 0 });
  const said = useRef<{ moment: unknown; shown: boolean } | null>(null);
  if (hint && said.current?.moment !== hint.moment && !said.current?.shown)
    said.current = { moment: hint.moment, shown: false };
  const tells = hint && seen && !over && said.current?.moment === hint.moment ? said.current : null;
  if (tells) tells.shown = corners.words !== null;
  const unseen = seen ? wanted.filter((spot) => !holds(seen, spot)).length : 0;
  return (
    <div class="framed">
      {/* Where it scrolls, keys must be able to scroll it too. */}
      <div
        ref={frame}
        class="pan"
        {...(seen && { role: "region", "aria-label": label, tabIndex: 0 })}
        onFocusCapture={({ target }) => {
          // A browser does not scroll to a part of a drawing by itself.
          if (target !== frame.current && (target as Element).matches(":focus-visible"))
            view.reveal(target as Element);
        }}
      >
        <div
          class="drawing"
          data-far={(scale !== null && scale < (zoom.far ?? 0)) || undefined}
          style={sizeOf(drawing, scale)}
        >
          {children}
        </div>
      </div>
      {(seen || tool) && (
        <div
          ref={corners.besideRef}
          class="beside"
          data-corner={corners.beside}
          data-column={corners.column !== null || undefined}
        >
          {seen && (
            <span class="cap" role="status">
              {unseen > 0 && outOfSight(unseen)}
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
      {tells && (
        <p
          ref={corners.wordsRef}
          class="cap maphint"
          role="status"
          data-corner={corners.words?.corner}
          style={{
            "--past": `${corners.words?.past ?? 0}px`,
            ...(corners.column !== null && { width: `${corners.column}px` }),
          }}
        >
          {hint?.text}
        </p>
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
