// A host in the test's hands: it says what the kernel would, and keeps what the page sent.
import type { Host, Settings } from "../src/core/hosts/host";
import type { Nobody } from "../src/core/hosts/link";
import type { KernelMessage, PageMessage } from "../src/core/hosts/messages";
import type { Snapshot } from "../src/core/snapshot";
import type { KeyMoment } from "../src/generated/contract";
import { RULES, SETUP } from "./fixtures";

export class FakeHost implements Host {
  nobody: Nobody | null = null;
  readonly sent: PageMessage[] = [];
  readonly sought: number[] = [];
  #settings: Settings = {
    lang: "en",
    theme: "light",
    overlay: "open",
    closed: "",
    speed: 0,
    size: "normal",
    height: 0,
    seat: 0,
    beliefs: false,
  };
  readonly #watchers = new Set<() => void>();
  readonly #ears = new Set<(message: KernelMessage) => void>();

  constructor(
    private shown: Snapshot,
    settings: Partial<Settings> = {},
    public moments: KeyMoment[] = [],
  ) {
    this.#settings = { ...this.#settings, ...settings };
  }

  get hasKernel(): boolean {
    return this.nobody === null;
  }

  get listeners(): number {
    return this.#watchers.size + this.#ears.size;
  }

  snapshot = () => this.shown;
  keyMoments = () => this.moments;
  rules = () => RULES;
  faces = () => ({});
  setup = () => SETUP;
  settings = () => this.#settings;
  seek = (step: number) => void this.sought.push(step);
  send = (message: PageMessage) => void this.sent.push(message);

  set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    for (const watcher of [...this.#watchers]) watcher();
  }

  subscribe(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  listen(onMessage: (message: KernelMessage) => void): () => void {
    this.#ears.add(onMessage);
    return () => this.#ears.delete(onMessage);
  }

  /** The kernel answers with another position. */
  show(snapshot: Snapshot): void {
    this.shown = snapshot;
    for (const watcher of [...this.#watchers]) watcher();
  }

  say(message: KernelMessage): void {
    for (const ear of [...this.#ears]) ear(message);
  }
}
