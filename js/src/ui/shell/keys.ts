// Keys that work wherever the focus is inside the widget.

const NUMBER = /^[1-9]$/;

/** A number chooses the piece that carries it; a key that is held down chooses nothing again; Escape closes. */
export function onKey(
  event: KeyboardEvent,
  root: HTMLElement | null,
  { close }: { close: (() => void) | null },
): void {
  const target = event.target as HTMLElement;
  const choosing = target.closest("[data-choice]") !== null;
  if (event.repeat && choosing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (event.repeat && NUMBER.test(event.key)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && close) close();
  const typing = target.closest("input, select, textarea") !== null;
  if (typing || !NUMBER.test(event.key)) return;
  root?.querySelector<HTMLElement>(`[data-key="${event.key}"]:not([aria-disabled="true"])`)?.click();
}
