// What a browser keeps between visits: the secret by which it comes back to its seat, a name, a language.

function keptUnder(key: string): string {
  return `dw-live:${key.slice(0, 8)}`;
}

export function recall(key: string): string {
  try {
    return localStorage.getItem(keptUnder(key)) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(keptUnder(key), value);
  } catch {
    // Then the link has to do.
  }
}
