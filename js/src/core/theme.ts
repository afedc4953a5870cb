// "auto" follows the page around the widget, which every host announces in its own way.
import type { ThemeChoice } from "./hosts/host";

export type Theme = "light" | "dark";

const SIGNS: readonly (readonly [selector: string, theme: Theme])[] = [
  ['body[data-jp-theme-light="true"]', "light"], // JupyterLab, Notebook 7
  ['body[data-jp-theme-light="false"]', "dark"],
  ['html[theme="dark"]', "dark"], // Colab
  ["body.vscode-dark, body.vscode-high-contrast:not(.vscode-high-contrast-light)", "dark"],
  ["body.vscode-light, body.vscode-high-contrast-light", "light"],
  ['html[data-theme="dark"], html.dark, body.dark', "dark"], // Sphinx themes, marimo
  ['html[data-theme="light"], html.light, body.light', "light"],
];

export function resolveTheme(choice: ThemeChoice, document: Document): Theme {
  return choice === "auto" ? pageTheme(document) : choice;
}

function pageTheme(document: Document): Theme {
  for (const [selector, theme] of SIGNS) if (document.querySelector(selector)) return theme;
  const window = document.defaultView;
  // The root is always attached, so this is safe before our own element is.
  const scheme = window?.getComputedStyle(document.documentElement).colorScheme ?? "";
  if (scheme.includes("dark") && scheme.includes("light"))
    return window?.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return scheme.includes("dark") ? "dark" : "light";
}

/** Call back when the page around us may have changed its theme. */
export function watchTheme(document: Document, onChange: () => void, signal: AbortSignal): void {
  const window = document.defaultView;
  if (!window) return;
  const observer = new window.MutationObserver(onChange);
  const attributes = ["class", "style", "theme", "data-theme", "data-jp-theme-light"];
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: attributes });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", onChange, { signal });
}
