// Help on things: while it is on, whatever has an explanation carries a "?" and gives it when pointed at.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Explained } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import { Popover } from "../pieces/Popover";

interface HelpProps {
  root: RefObject<HTMLElement | null>;
  /** What a thing is, by the `data-help` it carries. */
  explain(id: string): Explained | null;
  onLeave(): void;
}

export function Help({ root, explain, onLeave }: HelpProps) {
  const strings = useStrings();
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const ask = (event: Event) => {
      const thing = (event.target as Element).closest<HTMLElement>("[data-help]");
      if (!thing) return;
      // While help is on, a thing explains itself and does nothing else.
      event.preventDefault();
      event.stopPropagation();
      setAsked(thing);
    };
    const options = { capture: true, signal: stop.signal };
    element.addEventListener("click", ask, options);
    element.addEventListener("focusin", ask, options);
    element.addEventListener(
      "pointerover",
      (event) => {
        const thing = (event.target as Element).closest<HTMLElement>("[data-help]");
        if (thing && event.pointerType === "mouse") setAsked(thing);
      },
      options,
    );
    element.addEventListener("keydown", (event) => event.key === "Escape" && onLeave(), options);
    // Keys reach what explains itself, also where there is nothing to choose; places of a drawn map have its legend.
    const reached = [...element.querySelectorAll<HTMLElement>("[data-help]:not(svg *)")].filter(
      (thing) => thing.tabIndex < 0 && !thing.hasAttribute("tabindex"),
    );
    for (const thing of reached) thing.tabIndex = 0;
    return () => {
      stop.abort();
      for (const thing of reached) thing.removeAttribute("tabindex");
    };
  }, []);
  const id = asked?.dataset.help ?? "";
  const shared = strings.helpThings[id];
  const explained = asked && (shared ? { title: shared[0], body: <p>{shared[1]}</p> } : explain(id));
  return (
    <>
      <p class="helpline" role="status">
        {strings.helpOn}
        <button type="button" class="link" onClick={onLeave}>
          {strings.helpOff}
        </button>
      </p>
      {/* The focus stays on what was asked about, so the answer is read aloud from here. */}
      <div aria-live="polite">
        {asked && explained && (
          <Popover root={root} at={asked} title={explained.title} onClose={() => setAsked(null)}>
            {explained.body}
          </Popover>
        )}
      </div>
    </>
  );
}
