// What lies over the table of a play page until it is set, and what is said at its foot.
import type { Lang } from "../core/hosts/host";
import { typeset } from "../core/words/typography";
import type { Progress } from "./fetching";
import type { PageInfo } from "./info";
import { NotOpened } from "./kernel-pipe";
import { type SiteWords, siteWords } from "./words";

/** Long enough to read a sentence. */
const READ_MS = 8000;

/** What lies over the table until it is set: written by the HTML, filled in here. */
export class Cover {
  readonly words: SiteWords;
  readonly #document: Document;
  #saidNoRoom = false;

  constructor(document: Document, lang: Lang) {
    this.#document = document;
    this.words = lang === "fr" ? typeset(siteWords.fr) : siteWords.en;
    document.documentElement.lang = lang;
  }

  name(title: string): void {
    this.#document.title = title;
  }

  progress({ have, all }: Progress): void {
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
    this.#text("fetching", this.words.fetching(megabytes(have), megabytes(all)));
    this.#bar(all ? have / all : 0);
  }

  fetched(): void {
    this.#bar(1);
    this.#text("fetching", this.words.fetched);
  }

  /** The table is set. A game has a bar of its own. */
  lift(game: boolean): void {
    this.#document.getElementById("cover")?.remove();
    if (game) this.#document.getElementById("thin")?.remove();
    this.#document.body.dataset.ready = "";
  }

  /** A line at the foot of the page, as long as it is true. */
  say(text: string | null): void {
    const pill = this.#pill();
    pill.hidden = text === null;
    pill.replaceChildren(...(text === null ? [] : [this.#element("span", "", text)]));
  }

  /** Said once: it stays true. */
  noRoom(): void {
    if (!this.#saidNoRoom) this.say(this.words.noRoom);
    if (!this.#saidNoRoom) setTimeout(() => this.say(null), READ_MS);
    this.#saidNoRoom = true;
  }

  busy(stop: (() => void) | null): void {
    this.say(stop && this.words.thinking);
    if (!stop) return;
    const button = this.#element("button", "btn", this.words.stop);
    button.addEventListener("click", stop);
    this.#pill().append(button);
  }

  /** Why there is no table, and what can be done about it. */
  explain(error: unknown, info: PageInfo): void {
    const { words } = this;
    const reload: Way = { label: words.tryAgain, go: () => location.reload() };
    const fresh: Way = {
      label: words.fresh,
      go: () => location.assign(`${location.pathname}?lang=${this.#lang}`),
    };
    const sentence = error instanceof NotOpened ? error.sentence : null;
    if (sentence !== null) this.fail(sentence, null, [fresh]);
    else if (!navigator.onLine) this.fail(words.offline, null, [reload]);
    else this.fail(words.broken, String(error), info.game ? [reload, fresh] : [reload]);
  }

  fail(sentence: string, detail: string | null, ways: Way[]): void {
    const card = this.#document.getElementById("card");
    if (!card) {
      this.say(sentence); // the table was set once, and is still there
      return;
    }
    const buttons = this.#element("p", "ways");
    for (const { label, go } of ways) {
      const button = this.#element("button", "btn", label);
      button.addEventListener("click", go);
      buttons.append(button);
    }
    const parts: HTMLElement[] = [
      this.#element("h2", "", this.words.notOpened),
      this.#element("p", "why", sentence),
      buttons,
    ];
    if (detail) {
      const more = this.#element("details", "");
      more.append(this.#element("summary", "", this.words.details), this.#element("pre", "", detail));
      parts.push(more);
    }
    card.setAttribute("role", "alert");
    card.replaceChildren(...parts);
  }

  get #lang(): string {
    return this.#document.documentElement.lang;
  }

  #pill(): HTMLElement {
    return this.#document.getElementById("pill") as HTMLElement;
  }

  #bar(part: number): void {
    const bar = this.#document.getElementById("bar");
    bar?.setAttribute("aria-valuenow", String(Math.round(part * 100)));
    bar?.style.setProperty("--v", `${part * 100}%`);
  }

  #text(id: string, text: string): void {
    const element = this.#document.getElementById(id);
    if (element) element.textContent = text;
  }

  #element<K extends keyof HTMLElementTagNameMap>(tag: K, name: string, text = ""): HTMLElementTagNameMap[K] {
    const made = this.#document.createElement(tag);
    if (name) made.className = name;
    made.textContent = text;
    return made;
  }
}

interface Way {
  label: string;
  go(): void;
}
