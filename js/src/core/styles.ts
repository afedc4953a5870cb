// Styles live in the shadow root: nothing leaks into the notebook and nothing of the notebook leaks in.

/** One parsed sheet per document and text, shared by all the views in it. */
const parsed = new WeakMap<Document, Map<string, CSSStyleSheet>>();

export function adoptStyles(root: ShadowRoot, css: string): void {
  const document = root.ownerDocument;
  try {
    root.adoptedStyleSheets = [sheetFor(document, css)];
  } catch {
    // Old engines, and documents a sheet may not be shared with, still take a plain element.
    const style = document.createElement("style");
    style.textContent = css;
    root.append(style);
  }
}

function sheetFor(document: Document, css: string): CSSStyleSheet {
  const sheets = parsed.get(document) ?? new Map<string, CSSStyleSheet>();
  parsed.set(document, sheets);
  let sheet = sheets.get(css);
  if (!sheet) {
    // A sheet works only in the document whose window made it (picture-in-picture has another).
    const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    sheet = new Sheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
