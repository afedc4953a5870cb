// Puts a view into the element a host gives us, and takes it out again without a trace.
import { render, type VNode } from "preact";
import { adoptStyles } from "./styles";

/** `el` is not in the document yet when a notebook calls this: nothing may be measured here. */
export function mount(el: HTMLElement, css: string, view: VNode, signal: AbortSignal): void {
  // A host of our own, because a host page may call us twice on an element that has a shadow root.
  const host = el.ownerDocument.createElement("div");
  // Key events leave the shadow root retargeted to this element; JupyterLab looks for the mark here.
  host.setAttribute("data-lm-suppress-shortcuts", "true");
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root, css);
  for (const type of ["keydown", "keypress", "keyup"]) host.addEventListener(type, keepTyping, { signal });
  el.append(host);
  render(view, root);
  signal.addEventListener(
    "abort",
    () => {
      render(null, root);
      host.remove();
    },
    { once: true },
  );
}

/**
 * What is typed into a field does not leave the widget: outside it comes from a plain element, and a notebook (VS Code)
 * would take it for its shortcuts.
 */
function keepTyping(event: Event): void {
  const [from] = event.composedPath();
  if (from instanceof Element && from.matches("input, select, textarea")) event.stopPropagation();
}
