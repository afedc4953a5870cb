// A small sheet over the board, about one thing on it.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useStrings } from "../../core/words/context";

interface PopoverProps {
  root: RefObject<HTMLElement | null>;
  at: Element;
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

const GAP = 10;

type Place = Record<"left" | "top", string>;

/** Above a thing if there is room, else below it, and always within the frame. */
export function placeBy(at: Element, own: Element, root: Element): Place {
  const [frame, sheet, thing] = [root, own, at].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  // On a wall everything is drawn larger than it is measured in.
  const zoom = frame.width / (root as HTMLElement).offsetWidth || 1;
  const within = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  const above = thing.top - frame.top - sheet.height - GAP;
  const below = thing.bottom - frame.top + GAP;
  const left = thing.left - frame.left + thing.width / 2 - sheet.width / 2;
  return {
    left: `${within(left, frame.width - sheet.width) / zoom}px`,
    top: `${(above >= 8 ? above : within(below, frame.height - sheet.height)) / zoom}px`,
  };
}

export function Popover({ root, at, title, onClose, children }: PopoverProps) {
  const strings = useStrings();
  const own = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>({ left: "8px", top: "8px" });
  useLayoutEffect(() => {
    if (own.current && root.current) setPlace(placeBy(at, own.current, root.current));
  }, [at]);
  return (
    <section ref={own} class="popover" role="dialog" aria-label={title} style={place}>
      <header>
        <h3>{title}</h3>
        <button type="button" class="kbd" aria-label={strings.close} onClick={onClose}>
          Esc
        </button>
      </header>
      {children}
    </section>
  );
}
