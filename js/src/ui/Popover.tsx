// A small sheet over the board, about one thing on it.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useStrings } from "../core/context";

interface PopoverProps {
  root: RefObject<HTMLElement | null>;
  at: Element;
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

const GAP = 10;

export function Popover({ root, at, title, onClose, children }: PopoverProps) {
  const strings = useStrings();
  const own = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: string; top: string }>({ left: "8px", top: "8px" });
  useLayoutEffect(() => {
    const frame = root.current?.getBoundingClientRect();
    const sheet = own.current?.getBoundingClientRect();
    if (!frame || !sheet) return;
    const thing = at.getBoundingClientRect();
    const within = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
    const above = thing.top - frame.top - sheet.height - GAP;
    const below = thing.bottom - frame.top + GAP;
    setPlace({
      left: `${within(thing.left - frame.left + thing.width / 2 - sheet.width / 2, frame.width - sheet.width)}px`,
      top: `${above >= 8 ? above : within(below, frame.height - sheet.height)}px`,
    });
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
