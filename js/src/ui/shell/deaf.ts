// A click aimed at what lay there before must not choose what lies there now.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { DEAF_MS } from "../../core/pace";

/**
 * For a moment after something else is on the screen its choices take no pointer, so that a double click plays one
 * move. Keys are heard at once: whoever presses one has read the choice. (The style sheet does it: `data-deaf`.)
 */
export function useDeaf(root: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    element.setAttribute("data-deaf", "");
    const timer = setTimeout(() => element.removeAttribute("data-deaf"), DEAF_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}

/** The second click of a double click means what the first did: a toggle must not go back by it. */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail < 2;
}
