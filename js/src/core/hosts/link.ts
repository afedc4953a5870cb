// Whether anybody answers behind a model; that may change at any moment, and the view must say so.
import type { AnyModel } from "@anywidget/types";
import type { Unsubscribe } from "./host";

/** Why nobody answers: a replay has no kernel, a saved notebook has none yet, the kernel has gone, or a pipe is lost and
 * may come back. */
export type Nobody = "replay" | "saved" | "gone" | "away";

/** The mark ipywidgets puts on a view whose kernel is not there. */
const DISCONNECTED = "jupyter-widgets-disconnected";

/** What a kernel says of itself when our half in it is lost. */
const ENDS: ReadonlySet<string> = new Set(["restarting", "autorestarting", "terminating", "dead"]);

/** What a pipe says when it is lost and when our half is there again (see core/pipe-model.ts); no notebook says so. */
const AWAY = "away";
const BACK = "back";

/** The kernel as Jupyter's own pages know it: they mark no view when it was killed and starts again by itself. */
interface Kernel {
  statusChanged?: { connect(slot: Heard): void; disconnect(slot: Heard): void };
}
type Heard = (kernel: unknown, status: string) => void;

export class Link {
  #met: boolean;
  #lost = false;
  #away = false;
  readonly #el: HTMLElement;
  readonly #listeners = new Set<() => void>();

  /** Lets go of both with the view. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the traits are
  constructor(el: HTMLElement, model: AnyModel<any>, signal: AbortSignal) {
    this.#el = el;
    this.#met = !this.#marked;
    const watch = new MutationObserver(() => {
      this.#met ||= !this.#marked;
      this.#tell();
    });
    watch.observe(el, { attributeFilter: ["class"] });
    const heard: Heard = (_, status) => {
      if (ENDS.has(status)) this.#lose();
      else if (status === AWAY) this.#miss(true);
      else if (status === BACK && this.#away) this.#miss(false);
    };
    const status = (model.widget_manager as { kernel?: Kernel } | undefined)?.kernel?.statusChanged;
    status?.connect(heard);
    const letGo = () => {
      watch.disconnect();
      status?.disconnect(heard);
    };
    signal.addEventListener("abort", letGo, { once: true });
  }

  get nobody(): Nobody | null {
    if (!this.#lost && !this.#marked) return this.#away ? "away" : null;
    return this.#met ? "gone" : "saved";
  }

  /** Speak to the kernel; a message that cannot be sent tells that it has gone. */
  speak(say: () => void): void {
    try {
      say();
    } catch {
      if (!this.#away) this.#lose();
    }
  }

  subscribe(onChange: () => void): Unsubscribe {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  get #marked(): boolean {
    return this.#el.closest(`.${DISCONNECTED}`) !== null;
  }

  #lose(): void {
    this.#lost = true;
    this.#tell();
  }

  #miss(away: boolean): void {
    this.#away = away;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
