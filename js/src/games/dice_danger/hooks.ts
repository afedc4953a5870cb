// Ties of the board to the moment and to the browser.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** State that belongs to a moment of the game and is forgotten with it. */
export function useMoment<T>(moment: unknown, start: T): [value: T, set: (value: T) => void] {
  const [kept, keep] = useState({ moment, value: start });
  return [kept.moment === moment ? kept.value : start, (value) => keep({ moment, value })];
}

export interface Window {
  /** The part of the whole width in sight, from 0 to 1. */
  from: number;
  to: number;
}

/** Which part of a wide thing its frame shows; null while it fits or cannot be measured. */
export function useScrollWindow(frame: RefObject<HTMLElement | null>): Window | null {
  const [seen, setSeen] = useState<Window | null>(null);
  useEffect(() => {
    const target = frame.current;
    const Observer = target?.ownerDocument.defaultView?.ResizeObserver;
    if (!target || !Observer) return;
    const stop = new AbortController();
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = target;
      const fits = scrollWidth <= clientWidth + 1;
      setSeen(fits ? null : { from: scrollLeft / scrollWidth, to: (scrollLeft + clientWidth) / scrollWidth });
    };
    const observer = new Observer(measure);
    observer.observe(target);
    target.addEventListener("scroll", measure, { signal: stop.signal, passive: true });
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, []);
  return seen;
}
