// Draw once a frame while there is something to draw.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** `draw` is called with the time of the frame, in the clock of event time stamps. */
export function useFrames(
  element: RefObject<Element | null>,
  active: boolean,
  draw: (now: number) => void,
): void {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (!active || !view) return;
    let frame = view.requestAnimationFrame(function next(now: number) {
      latest.current(now);
      frame = view.requestAnimationFrame(next);
    });
    return () => view.cancelAnimationFrame(frame);
  }, [active]);
}
