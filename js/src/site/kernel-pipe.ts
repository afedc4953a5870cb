// The pipe to a page's own kernel: it can be stopped while a bot thinks, and starts again from the kept game.
import type { Pipe } from "../core/pipe-model";
import type { Progress } from "./fetching";
import type { FromKernel, ToKernel } from "./protocol";

/** A worker, or what stands for one in a file that plays. */
export interface KernelPort {
  postMessage(message: ToKernel): void;
  onmessage: ((event: { data: FromKernel }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  terminate(): void;
  /** False where Python runs in the page itself: nothing can stop it there. */
  readonly canStop?: boolean;
}

/** Why a kernel could not open its widget. */
export class NotOpened extends Error {
  readonly sentence: string | null;
  /** The server did not give what the kernel needs. */
  readonly unreached: boolean;
  constructor(sentence: string | null, unreached: boolean, detail: string) {
    super(detail);
    this.sentence = sentence;
    this.unreached = unreached;
  }
}

interface Watched {
  onProgress(progress: Progress): void;
  onFetched(): void;
  onKeep(save: string | null): void;
  onCount(stats: string | null): void;
  /** The code belongs to another page. */
  onElsewhere(page: string): void;
  /** Something takes long, or no longer does. */
  onBusy(busy: boolean): void;
}

/** An answer that takes longer is worth a word and a Stop. */
const BUSY_AFTER_MS = 2500;

export class KernelPipe implements Pipe {
  onText: ((text: string) => void) | null = null;
  onState: ((open: boolean) => void) | null = null;
  #port: KernelPort | null = null;
  #open = false;
  #waiting = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #make: () => KernelPort;
  readonly #watched: Watched;

  constructor(make: () => KernelPort, watched: Watched) {
    this.#make = make;
    this.#watched = watched;
  }

  /** Start a kernel and let it open its widget; `NotOpened` says why it could not. */
  launch(start: Extract<ToKernel, { type: "start" }>): Promise<void> {
    this.#end();
    const port = this.#make();
    this.#port = port;
    return new Promise((resolve, reject) => {
      // A script that cannot be fetched has nothing to say; one that fails has.
      port.onerror = ({ message }) =>
        reject(new NotOpened(null, !message, message ?? "the worker did not start"));
      port.onmessage = ({ data }) => {
        if (data.type === "open") {
          this.#open = true;
          this.onState?.(true);
          resolve();
        } else if (data.type === "failed") reject(new NotOpened(data.sentence, data.unreached, data.detail));
        else this.#hear(data);
      };
      port.postMessage(start);
    });
  }

  get isOpen(): boolean {
    return this.#open;
  }

  get canStop(): boolean {
    return this.#port?.canStop ?? true;
  }

  /** End the kernel in the middle of whatever it does. The view says that nobody answers until it is launched again. */
  stop(): void {
    this.#end();
    this.onState?.(false);
  }

  send(text: string): void {
    if (!this.#open) throw new Error("the kernel has been stopped");
    this.#waiting += 1;
    this.#timer ??= setTimeout(() => this.#watched.onBusy(true), BUSY_AFTER_MS);
    this.#port?.postMessage({ type: "text", text });
  }

  #hear(message: FromKernel): void {
    if (message.type === "text") this.onText?.(message.text);
    else if (message.type === "keep") this.#watched.onKeep(message.save);
    else if (message.type === "count") this.#watched.onCount(message.stats);
    else if (message.type === "progress") this.#watched.onProgress(message.progress);
    else if (message.type === "fetched") this.#watched.onFetched();
    else if (message.type === "elsewhere") this.#watched.onElsewhere(message.page);
    else if (message.type === "done") {
      this.#waiting -= 1;
      this.#rest();
    }
  }

  /** An answer came: whatever is still waited for has its own time. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#watched.onBusy(false);
    if (this.#waiting > 0) this.#timer = setTimeout(() => this.#watched.onBusy(true), BUSY_AFTER_MS);
  }

  #end(): void {
    if (!this.#port) return;
    this.#port.terminate();
    this.#port.onmessage = null;
    this.#port = null;
    this.#open = false;
    this.#waiting = 0;
    this.#rest();
  }
}
