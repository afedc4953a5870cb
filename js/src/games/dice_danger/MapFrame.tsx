import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { SheetView } from "../../generated/contract";
import type { Sheet } from "./content";
import { drawingSize, MARGIN, UNIT } from "./geometry";
import { useScrollWindow } from "./hooks";
import type { Lights } from "./lights";
import { MiniMap } from "./MiniMap";
import { useWords } from "./words";

interface MapFrameProps {
  sheet: Sheet;
  view: SheetView;
  lights: Lights;
  hot: string | null;
  label: string;
  children: ComponentChildren;
}

/** The map in its frame: where there is no room for all of it, it scrolls and opens at the lit part. */
export function MapFrame({ sheet, view, lights, hot, label, children }: MapFrameProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const seen = useScrollWindow(frame);
  const wanted = hot ? [hot] : [...lights.keys()];
  const places = wanted.flatMap((id) => {
    const x = sheet.node.get(id)?.x;
    return x === undefined ? [] : [(x * UNIT + MARGIN) / drawingSize(sheet).w];
  });
  const share = seen ? seen.to - seen.from : 1;
  const hidden = seen ? places.filter((x) => x < seen.from || x > seen.to).length : 0;
  useEffect(() => {
    if (!seen) return;
    const from = bestWindow(places, seen.from, share);
    if (from !== null) scrollTo(from);
    // Only what is lit, or the room for it, moves the map; never the reader's own scrolling.
  }, [wanted.join(" "), share]);

  function scrollTo(from: number): void {
    const target = frame.current;
    target?.scrollTo({ left: from * target.scrollWidth, behavior: isStill(target) ? "auto" : "smooth" });
  }

  return (
    <div class="framed">
      {/* Where it scrolls, keys must be able to scroll it too. */}
      <div ref={frame} class="scrollx" {...(seen && { role: "region", "aria-label": label, tabIndex: 0 })}>
        {children}
      </div>
      {seen && (
        <div class="beside">
          <span class="cap">{hidden > 0 && words.outOfSight(hidden)}</span>
          <MiniMap
            sheet={sheet}
            view={view}
            lights={lights}
            seen={seen}
            onGo={(middle) => scrollTo(middle - share / 2)}
          />
        </div>
      )}
    </div>
  );
}

/** Where to scroll so that most of these places are in sight; null when enough is seen already. */
export function bestWindow(places: readonly number[], from: number, share: number): number | null {
  const inside = (start: number) => places.filter((x) => x > start + 0.02 && x < start + share - 0.02).length;
  if (places.length === 0 || inside(from) === places.length) return null;
  const starts = places.map((x) => Math.min(Math.max(x - 0.05, 0), 1 - share));
  const best = starts.reduce((a, b) => (inside(b) > inside(a) ? b : a));
  if (inside(best) <= inside(from)) return null;
  // Not at the edge: as much room before the first as after the last.
  const held = places.filter((x) => x > best && x < best + share);
  const middle = (Math.min(...held) + Math.max(...held)) / 2;
  return Math.min(Math.max(middle - share / 2, 0), 1 - share);
}

function isStill(element: HTMLElement): boolean {
  return element.closest("[data-still]") !== null;
}
