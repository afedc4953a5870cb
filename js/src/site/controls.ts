// What a page of the site says where no view draws: buttons with ways on, a text to take along, the line at its foot.
import { copyFrom } from "../core/copy";
import type { SiteWords } from "./words";

/** Something a person can do next. */
export interface Way {
  label: string;
  go(): void;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: K,
  name = "",
  text = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.textContent = text;
  return made;
}

export function buttons(document: Document, ways: readonly Way[]): HTMLButtonElement[] {
  return ways.map(({ label, go }) => {
    const button = element(document, "button", "btn", label);
    button.addEventListener("click", go);
    return button;
  });
}

/** An address or a code to copy; where a browser copies nothing it stands there selected. */
export function toTakeAlong(document: Document, words: SiteWords, text: string): HTMLElement[] {
  const field = element(document, "input", "take");
  Object.assign(field, { readOnly: true, value: text });
  field.setAttribute("aria-label", words.toCopy);
  field.addEventListener("focus", () => field.select());
  const copy = element(document, "button", "btn", words.copy);
  copy.addEventListener("click", async () => {
    if (await copyFrom(field)) copy.textContent = words.copied;
  });
  return [field, copy];
}

interface Line {
  text: string;
  ways?: readonly Way[];
  /** To take along. */
  take?: string;
}

/** The line at the foot of a play page: what is being done, and behind it what stays true until it is closed. */
export class Pill {
  readonly #document: Document;
  readonly #words: SiteWords;
  #doing: Line | null = null;
  #note: Line | null = null;
  #drawn: Line | null = null;

  constructor(document: Document, words: SiteWords) {
    this.#document = document;
    this.#words = words;
  }

  /** As long as it lasts. */
  doing(line: Line | null): void {
    this.#doing = line;
    this.#draw();
  }

  /** Until its reader closes it. */
  note(line: Line): void {
    const close = { label: this.#words.close, go: () => this.#shut() };
    this.#note = { ...line, ways: [...(line.ways ?? []), close] };
    this.#draw();
  }

  #shut(): void {
    this.#note = null;
    this.#draw();
  }

  /** Only what has changed: a field keeps its focus while the kernel answers. */
  #draw(): void {
    const line = this.#doing ?? this.#note;
    const pill = this.#document.getElementById("pill");
    if (!pill || line === this.#drawn) return;
    this.#drawn = line;
    pill.hidden = line === null;
    pill.replaceChildren();
    if (!line) return;
    pill.append(element(this.#document, "span", "", line.text));
    if (line.take) pill.append(...toTakeAlong(this.#document, this.#words, line.take));
    pill.append(...buttons(this.#document, line.ways ?? []));
  }
}
