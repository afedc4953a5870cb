// What lies over the table of a play page until it is set, and what is said at its foot.
import type { Lang } from "../core/hosts/host";
import { buttons, element, Pill, toTakeAlong, type Way } from "./controls";
import type { Progress } from "./fetching";
import type { PageInfo } from "./info";
import { NotOpened } from "./kernel-pipe";
import { type SiteWords, showLang, siteWords } from "./words";

/** What lies over the table until it is set: written by the HTML, filled in here. */
export class Cover {
  readonly words: SiteWords;
  readonly #document: Document;
  readonly #pill: Pill;
  #saidNoRoom = false;

  constructor(document: Document, lang: Lang) {
    this.#document = document;
    this.words = siteWords(lang);
    this.#pill = new Pill(document, this.words);
    showLang(document, lang);
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

  /** What takes a while, as long as it does. */
  say(text: string | null): void {
    this.#pill.doing(text === null ? null : { text });
  }

  busy(stop: (() => void) | null): void {
    this.#pill.doing(stop && { text: this.words.thinking, ways: [{ label: this.words.stop, go: stop }] });
  }

  /** The game is not kept: said once, as it stays true, with a code to keep where one may be had. */
  noRoom(askCode: (() => void) | null): void {
    if (this.#saidNoRoom) return;
    this.#saidNoRoom = true;
    const ways = askCode ? [{ label: this.words.keepCode, go: askCode }] : [];
    this.#pill.note({ text: this.words.noRoom, ways });
  }

  /** A code or an address to take along. */
  give(take: string): void {
    this.#pill.note({ text: this.words.yourCode, take });
  }

  /** No Python here: the address goes to another browser, and the front page knows ways without one. */
  tooOld(root: string | null): void {
    const { words } = this;
    if (root === null) {
      this.fail(words.oldBrowserFile, null, []);
      return;
    }
    const home = `${root}index.html?lang=${this.#lang}#notebook`;
    this.fail(words.oldBrowser, null, [{ label: words.otherWays, go: () => location.assign(home) }]);
    const ways = this.#document.querySelector("#card .ways");
    ways?.prepend(...toTakeAlong(this.#document, words, location.href));
  }

  /** Why there is no table, and what can be done about it. */
  explain(error: unknown, info: PageInfo, retry = () => location.reload()): void {
    const { words } = this;
    const again: Way = { label: words.tryAgain, go: retry };
    const fresh: Way = {
      label: words.fresh,
      go: () => location.assign(`${location.pathname}?lang=${this.#lang}`),
    };
    const { sentence, unreached } = error instanceof NotOpened ? error : { sentence: null, unreached: false };
    if (sentence !== null) this.fail(sentence, null, [fresh]);
    else if (unreached) this.fail(navigator.onLine ? words.gone : words.offline, String(error), [again]);
    else this.fail(words.broken, String(error), info.game ? [again, fresh] : [again]);
  }

  fail(sentence: string, detail: string | null, ways: Way[]): void {
    const card = this.#document.getElementById("card");
    if (!card) {
      this.#pill.doing({ text: sentence, ways }); // the table was set once, and is still there
      return;
    }
    const make = <K extends keyof HTMLElementTagNameMap>(tag: K, name = "", text = "") =>
      element(this.#document, tag, name, text);
    const row = make("p", "ways");
    row.append(...buttons(this.#document, ways));
    const parts: HTMLElement[] = [make("h2", "", this.words.notOpened), make("p", "why", sentence), row];
    if (detail) {
      const more = make("details");
      more.append(make("summary", "", this.words.details), make("pre", "", detail));
      parts.push(more);
    }
    card.setAttribute("role", "alert");
    card.replaceChildren(...parts);
  }

  get #lang(): string {
    return this.#document.documentElement.lang;
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
}
