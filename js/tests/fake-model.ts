// The part of an anywidget model a view may touch, with its listeners counted.
import type { AnyModel } from "@anywidget/types";

type Handler = (...args: unknown[]) => void;

export class FakeModel {
  readonly sent: unknown[] = [];
  saves = 0;
  readonly #handlers = new Map<string, Set<Handler>>();

  constructor(private readonly traits: Record<string, unknown>) {}

  get listeners(): number {
    return [...this.#handlers.values()].reduce((sum, set) => sum + set.size, 0);
  }

  get = (name: string) => this.traits[name];

  set(name: string, value: unknown): void {
    this.traits[name] = value;
    this.#fire(`change:${name}`);
  }

  on(event: string, handler: Handler): void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler));
  }

  off = (event: string, handler: Handler) => void this.#handlers.get(event)?.delete(handler);
  save_changes = () => void this.saves++;
  send = (message: unknown) => void this.sent.push(message);

  /** A custom message from the kernel. */
  say = (message: unknown) => this.#fire("msg:custom", { json: JSON.stringify(message) }, []);

  as<T extends object>(): AnyModel<T> {
    return this as unknown as AnyModel<T>;
  }

  #fire(event: string, ...args: unknown[]): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(...args);
  }
}
