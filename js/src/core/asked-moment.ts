// A moment that the address of a notebook asks for, as links to Binder do: `…/index.ipynb?m=DWG2…`.

const TAKEN = Symbol.for("dungeon_widgets.moment");

/** The game of a code, which stands before what is packed; nothing where the code is of another version or none. */
export function gameOf(code: string): string | null {
  if (!/^DWG2[\w-]+$/.test(code)) return null;
  const letters = code
    .slice(4, 4 + 88)
    .replace(/-/g, "+")
    .replace(/_/g, "/");
  return /^[a-z0-9_]+/.exec(atob(letters.slice(0, letters.length - (letters.length % 4))))?.[0] ?? null;
}

/** The code in the address this page was opened with, if it is of that game or does not say: once, for the first who asks.
 * A code of another version goes to the kernel too, which says what opens it.
 * JupyterLab takes the code out of the address it shows, so the browser is asked how it came here. */
export function askedMoment(game: string, window: Window & { [TAKEN]?: boolean }): string | null {
  const [came] = window.performance?.getEntriesByType?.("navigation") ?? [];
  const query = came?.name?.split("#")[0]?.split("?")[1] ?? "";
  const code = new URLSearchParams(query).get("m");
  if (window[TAKEN] || code === null || !/^DWG\d/.test(code) || (gameOf(code) ?? game) !== game) return null;
  window[TAKEN] = true;
  return code;
}
