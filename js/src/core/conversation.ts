// One view's conversation with its host: what it asked for, what it waits on, what it was told.
import type { Inspection, LogLine, Notice } from "../generated/contract";
import type { Host } from "./host";
import type { Action, KernelMessage, PageMessage } from "./messages";
import type { Snapshot } from "./snapshot";

/** An answer that comes sooner is drawn once, with no waiting look in between. */
const PENDING_AFTER_MS = 150;
const BUSY_AFTER_MS = 5000;
/** Older log lines that are kept: a click must not draw a whole game. */
const MOST_LINES = 200;

type Asking = Extract<PageMessage, { seq: number }>;
type WithoutSeq<M> = M extends Asking ? Omit<M, "seq"> : never;

/** A request that changes the game; the conversation adds the `seq` it was aimed at. */
export type Request = WithoutSeq<PageMessage>;

export interface ConversationState {
  snapshot: Snapshot;
  /** A request has been on its way for a moment: controls show that they wait for its answer. */
  pending: boolean;
  /** It has been on its way for long. */
  busy: boolean;
  notice: Notice | null;
  /** Log lines older than the snapshot carries, oldest first. */
  earlier: LogLine[];
  inspection: Inspection | null;
}

export class Conversation {
  #state: ConversationState;
  /** The snapshot as the host last gave it. */
  #read: Snapshot;
  #lang: string;
  /** The `seq` a request on its way was aimed at. */
  #asked: number | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly host: Host,
    signal: AbortSignal,
  ) {
    const snapshot = host.snapshot();
    this.#read = snapshot;
    this.#lang = host.settings().lang;
    this.#state = {
      snapshot,
      pending: false,
      busy: false,
      notice: snapshot.notice,
      earlier: [],
      inspection: null,
    };
    const stops = [host.subscribe(() => this.#refresh()), host.listen((message) => this.#receive(message))];
    signal.addEventListener(
      "abort",
      () => {
        for (const stop of stops) stop();
        this.#stopTimers();
        this.#listeners.clear();
      },
      { once: true },
    );
  }

  get state(): ConversationState {
    return this.#state;
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  act(action: Action): void {
    this.request({ type: "act", action });
  }

  /** Ask the kernel to change the game. Refused while an earlier request is still on its way. */
  request(request: Request): void {
    if (this.#asked !== null || !this.host.hasKernel) return;
    this.#asked = this.#state.snapshot.seq;
    this.#timers = [
      setTimeout(() => this.#update({ pending: true }), PENDING_AFTER_MS),
      setTimeout(() => this.#update({ busy: true }), BUSY_AFTER_MS),
    ];
    if (this.#state.notice) this.#update({ notice: null });
    this.host.send({ ...request, seq: this.#asked } as Asking);
  }

  seek(step: number): void {
    this.host.seek(step);
  }

  earlierLog(): void {
    const first = this.#state.earlier[0] ?? this.#state.snapshot.log[0];
    if (first) this.host.send({ type: "log", before: first.step });
  }

  inspect(seat: number | null, step: number): void {
    this.host.send({ type: "inspect", seat, step });
  }

  dismissNotice(): void {
    this.#update({ notice: null });
  }

  #refresh(): void {
    const snapshot = this.host.snapshot();
    const before = this.#state.snapshot;
    if (snapshot === this.#read) {
      // A setting changed; lines told in another language are not worth keeping.
      const { lang } = this.host.settings();
      this.#update(lang === this.#lang ? {} : { earlier: [] });
      this.#lang = lang;
      return;
    }
    this.#read = snapshot;
    if (before.odds_due && snapshot.seq === before.seq) {
      // The same board with the odds that were due: nothing else is new, and nothing else may seem so.
      this.#update({ snapshot: { ...before, odds: snapshot.odds, odds_due: snapshot.odds_due } });
      return;
    }
    const change: Partial<ConversationState> = { snapshot };
    if (snapshot.notice) change.notice = snapshot.notice;
    else if (snapshot.seq !== before.seq) change.notice = null;
    if (this.#asked !== null && snapshot.seq !== this.#asked) Object.assign(change, this.#answered());
    change.earlier = keptLines(this.#state.earlier, before, snapshot);
    // What one seat knows must not stay on the screen for the next.
    if (snapshot.curtain || snapshot.seat !== before.seat)
      Object.assign(change, { earlier: [], inspection: null });
    this.#update(change);
  }

  #receive(message: KernelMessage): void {
    if (message.type === "notice") this.#refused(message);
    else if (message.type === "log") this.#update({ earlier: [...message.lines, ...this.#state.earlier] });
    else if (!this.#state.snapshot.curtain) this.#update({ inspection: message });
  }

  /** Every view of a model hears every notice: a refusal belongs only to the view that asked. */
  #refused({ kind, text }: Notice): void {
    if (this.#asked !== null) this.#update({ notice: { kind, text }, ...this.#answered() });
    else if (kind === "error" || kind === "info") this.#update({ notice: { kind, text } });
  }

  #answered(): Partial<ConversationState> {
    this.#asked = null;
    this.#stopTimers();
    return { pending: false, busy: false };
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #update(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

/**
 * Once somebody has asked for older lines, those that the newest ones push out of the snapshot are kept as well.
 * After a jump there may be lines between that nobody has sent: then the snapshot's own are all there is again.
 */
function keptLines(earlier: LogLine[], before: Snapshot, after: Snapshot): LogLine[] {
  if (earlier.length === 0) return earlier;
  const first = after.log[0]?.step ?? 0;
  if (startsOver(before, after) || first > before.step + 1) return [];
  return [...earlier, ...before.log].filter(({ step }) => step < first).slice(-MOST_LINES);
}

/** Another game or another line of play: older log lines no longer belong to it. */
function startsOver(before: Snapshot, after: Snapshot): boolean {
  return (
    before.seed !== after.seed || before.branch.index !== after.branch.index || after.steps < before.steps
  );
}
