import type { SheetView } from "../../generated/contract";
import type { Sheet } from "./content";
import { boxOf, drawingSize, MARGIN, viewBoxOf } from "./geometry";
import type { Window } from "./hooks";
import type { Lights } from "./lights";

interface MiniMapProps {
  sheet: Sheet;
  view: SheetView;
  lights: Lights;
  seen: Window;
  /** Somebody pointed at this part of the width, from 0 to 1. */
  onGo(middle: number): void;
}

/** The whole sheet in small with the part in sight; the map itself can be read and scrolled without it. */
export function MiniMap({ sheet, view, lights, seen, onGo }: MiniMapProps) {
  const { w, h } = drawingSize(sheet);
  return (
    <div
      class="mini"
      aria-hidden="true"
      onPointerDown={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onGo((event.clientX - left) / width);
      }}
    >
      <svg viewBox={viewBoxOf(sheet)} aria-hidden="true">
        {sheet.nodes.map((node) => {
          const { x, y, w: width, h: height } = boxOf(node, sheet);
          const state = lights.has(node.id) ? "lit" : view.crossed.includes(node.id) ? "done" : "";
          const grow = state === "lit" ? 10 : 0;
          return (
            <rect
              key={node.id}
              class={`${node.kind === "room" ? "r" : "s"} ${state}`}
              x={x - grow}
              y={y - grow}
              width={width + 2 * grow}
              height={height + 2 * grow}
              rx="6"
            />
          );
        })}
        <rect
          class="vp"
          x={seen.from * w - MARGIN + 8}
          y={8 - MARGIN}
          width={(seen.to - seen.from) * w - 16}
          height={h - 16}
          rx="18"
        />
      </svg>
    </div>
  );
}
