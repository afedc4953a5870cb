// Where the focus goes when the board under it has changed.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { PACE } from "../../core/pace";
import type { Snapshot } from "../../core/snapshot";

const CHOICES = '[data-choice]:not([aria-disabled="true"])';
const THROWS = "[data-throw]";

/**
 * After an action, a player who was on a choice finds the first choice of what follows, or what throws a die; one who
 * was reading elsewhere stays there. With nothing to choose, the widget itself holds the focus until there is, so that
 * keys do not fall through to the notebook. Returns the way to the first lit piece of a group on the board.
 */
export function useRefocus(
  root: RefObject<HTMLElement | null>,
  snapshot: Snapshot,
  settled: boolean,
): (group: string) => void {
  const wasChoosing = useRef(false);
  const seen = useRef(snapshot.seq);
  const choosing = () => {
    const held = focused(root.current);
    return held !== null && (held === root.current || held.closest(`[data-choice], ${THROWS}`) !== null);
  };
  if (seen.current !== snapshot.seq) {
    // Asked before the new board is drawn: afterwards the old control may be gone.
    seen.current = snapshot.seq;
    delete root.current?.dataset.called;
    wasChoosing.current = choosing();
  }
  useEffect(() => {
    if (!wasChoosing.current) return;
    if (settled) wasChoosing.current = false;
    const first = (where: string) => root.current?.querySelector<HTMLElement>(where);
    // While scenes play, the first thing to do is to skip them: a key must reach us, not the notebook.
    const target = settled
      ? (first(`.acts ${CHOICES}`) ?? first(CHOICES) ?? first(THROWS) ?? root.current)
      : (first(`.acts ${CHOICES}`) ?? first("[data-skip]") ?? root.current);
    target?.focus({ preventScroll: true });
  }, [snapshot.seq, settled]);
  return (group) => {
    const pieces = [
      ...(root.current?.querySelectorAll<HTMLElement>(`[data-group="${group}"]${CHOICES}`) ?? []),
    ];
    pieces[0]?.focus();
    // They stay marked until something is chosen.
    if (root.current) root.current.dataset.called = group;
    // For those who point rather than tab: the pieces call for a moment.
    for (const piece of pieces) {
      piece.classList.remove("calls");
      void piece.offsetWidth; // begins the animation anew
      piece.classList.add("calls");
      setTimeout(() => piece.classList.remove("calls"), PACE.still);
    }
  };
}

/** Another page of a panel takes the place of what had the focus: its first control has it then, not the notebook. */
export function useHeldFocus(panel: RefObject<HTMLElement | null>, page: string): void {
  const seen = useRef(page);
  const held = useRef(false);
  if (seen.current !== page) {
    seen.current = page;
    held.current = panel.current?.contains(focused(panel.current)) ?? false;
  }
  useEffect(() => {
    if (held.current && !focused(panel.current))
      panel.current
        ?.querySelector<HTMLElement>('button:not([tabindex="-1"])')
        ?.focus({ preventScroll: true });
    held.current = false;
  }, [page]);
}

/** What has the focus inside the page that an element stands in. */
export function focused(element: HTMLElement | null): Element | null {
  const root = element?.getRootNode();
  return root && "activeElement" in root ? (root as ShadowRoot).activeElement : null;
}
