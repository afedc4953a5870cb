// A pipe to a kernel that sleeps: what it would say first was written when the site was built, and the first choice wakes it.
import type { Pipe } from "../../core/pipe-model";

/** What a view says by itself, before anybody has chosen anything. */
const BY_ITSELF = new Set(["opened", "more"]);

interface Said {
  method: string;
  content?: { type?: string };
}

export class SleepingPipe implements Pipe {
  onText: ((text: string) => void) | null = null;
  onState: ((open: boolean) => void) | null = null;
  #held: string[] = [];
  #woken = false;
  #awake = false;
  readonly #state: string;
  readonly #kernel: Pipe;
  readonly #wake: () => Promise<void>;

  /** `state` is the first text of the kernel, and `wake` starts it. */
  constructor(state: string, kernel: Pipe, wake: () => Promise<void>) {
    this.#state = state;
    this.#kernel = kernel;
    this.#wake = wake;
    kernel.onText = (text) => this.onText?.(text);
    kernel.onState = (open) => {
      this.#awake = open;
      this.onState?.(open);
    };
  }

  send(text: string): void {
    if (this.#awake) {
      this.#kernel.send(text);
      return;
    }
    const { method, content }: Said = JSON.parse(text);
    if (method === "request_state") queueMicrotask(() => this.onText?.(this.#state));
    else if (!BY_ITSELF.has(content?.type ?? "")) {
      this.#held.push(text);
      this.#start();
    }
  }

  #start(): void {
    if (this.#woken) return;
    this.#woken = true;
    void this.#wake().then(
      () => {
        for (const text of this.#held.splice(0)) this.#kernel.send(text);
      },
      () => {
        // Whoever wakes it says why it did not; the next choice tries again.
        this.#woken = false;
      },
    );
  }
}
