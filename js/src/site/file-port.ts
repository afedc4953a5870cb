// A kernel for a file that plays: in a worker where the browser allows one to a file, else in the page itself.
import type { KernelPort } from "./kernel-pipe";
import type { Files } from "./memory";
import type { FromKernel, ToKernel } from "./protocol";
import { Service } from "./service";

export class FilePort implements KernelPort {
  onmessage: ((event: { data: FromKernel }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly #files: Files;
  #worker: Worker | null = null;
  #service: Service | null = null;
  #heard = false;
  #open = false;

  constructor(files: Files) {
    this.#files = files;
  }

  postMessage(message: ToKernel): void {
    if (message.type === "start") this.#start({ ...message, files: this.#files });
    else if (this.#worker) this.#worker.postMessage(message);
    // What is shown now is painted before Python takes the page.
    else setTimeout(() => this.#service?.hear(message));
  }

  terminate(): void {
    this.#worker?.terminate();
  }

  /** Nothing stops Python in the page itself. */
  get canStop(): boolean {
    return this.#worker !== null;
  }

  #start(start: ToKernel): void {
    try {
      const script = this.#files["worker.js"];
      const url = URL.createObjectURL(new Blob([script ?? ""], { type: "text/javascript" }));
      const worker = new Worker(url, { type: "module" });
      worker.onmessage = (event: MessageEvent<FromKernel>) => {
        this.#heard = true;
        this.#open ||= event.data.type === "open";
        // WebKit lets a file have a worker, but no scripts in it.
        if (event.data.type === "failed" && event.data.sentence === null && !this.#open) this.#inPage(start);
        else this.onmessage?.(event);
      };
      worker.onerror = (event) => {
        if (this.#heard) this.onerror?.(event);
        else this.#inPage(start);
      };
      worker.postMessage(start);
      this.#worker = worker;
    } catch {
      this.#inPage(start);
    }
  }

  #inPage(start: ToKernel): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#service = new Service((data) => this.onmessage?.({ data }));
    setTimeout(() => this.#service?.hear(start), 50);
  }
}
