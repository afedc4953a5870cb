// Words that do not fit their place end in dots. Pointed at, focused or pressed for a while, they are shown whole.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { placeBy } from "./Popover";

/** What is read as one: a control, or a line that is none. */
const READ = "button, a, [tabindex='0'], [data-help], li, p, h2, h3, .cap";
/** So long a finger must rest for a press to mean "show me", in ms. */
const PRESS = 450;

interface Cut {
  at: Element;
  text: string;
}

export function Whole({ root }: { root: RefObject<HTMLElement | null> }) {
  const own = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState<Cut | null>(null);
  const [place, setPlace] = useState({ left: "0px", top: "0px" });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let read = false;
    const show = (event: Event) => setCut(cutIn(event.target));
    const hide = () => {
      clearTimeout(pressed);
      setCut(null);
    };
    const listen = (name: string, heard: (event: Event) => void) =>
      element.addEventListener(name, heard, options);
    listen("pointerover", (event) => (event as PointerEvent).pointerType === "mouse" && show(event));
    listen("pointerout", hide);
    listen("focusin", (event) => (event.target as Element).matches(":focus-visible") && show(event));
    listen("focusout", hide);
    listen("keydown", (event) => (event as KeyboardEvent).key === "Escape" && hide());
    listen("pointerdown", (event) => {
      hide();
      read = false;
      if ((event as PointerEvent).pointerType === "mouse") return;
      pressed = setTimeout(() => {
        read = cutIn(event.target) !== null;
        show(event);
      }, PRESS);
    });
    listen("pointerup", hide);
    listen("pointercancel", hide);
    listen("click", (event) => {
      // The finger rested here to read, not to choose.
      if (read) event.stopPropagation();
      read = false;
    });
    return () => {
      clearTimeout(pressed);
      stop.abort();
    };
  }, []);
  useLayoutEffect(() => {
    if (cut && own.current && root.current) setPlace(placeBy(cut.at, own.current, root.current));
  }, [cut]);
  // Those who listen have the whole text already: it is only cut for the eye.
  return cut ? (
    <p ref={own} class="whole" aria-hidden="true" style={place}>
      {cut.text}
    </p>
  ) : null;
}

/** What is cut in the thing at this place, as one text. */
function cutIn(target: EventTarget | null): Cut | null {
  const at = (target as Element | null)?.closest?.(READ);
  if (!at || at.closest("[data-helping]")) return null;
  const texts = [at, ...at.querySelectorAll("*")].filter(isCut).map(({ textContent }) => textContent);
  return texts.length > 0 ? { at, text: texts.join("\n") } : null;
}

function isCut(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1)
    return false;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (!style || style.overflowX === "visible") return false;
  return style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
}
