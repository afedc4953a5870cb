// One view's conversation with its host: what it asked for, what it waits on, what it was told.
import type {
  CasesAnswer,
  HintAnswer,
  Inspection,
  Notice,
  ReplayFile,
  ReviewAnswer,
  SavedGame,
  ShareAnswer,
  StatsAnswer,
} from "../generated/contract";
import { type Course, learn, learnEarlier, startsOver, stretchOf } from "./events";
import type { Host } from "./hosts/host";
import type { Action, KernelMessage, PageMessage } from "./hosts/messages";
import type { Snapshot } from "./snapshot";

/** An answer that comes sooner is drawn once, with no waiting look in between. */
const PENDING_AFTER_MS = 150;
const BUSY_AFTER_MS = 5000;
const SILENT_AFTER_MS = 30_000;
/** A message takes about as long on its way as a slice takes: with two of them the kernel is never idle. */
const SLICES_AHEAD = 2;

/** What a bar and its words show of a share. */
export const percentOf = (share: number): number => Math.round(100 * share);

type Asking = Exclude<Extract<PageMessage, { seq: number }>, { type: "more" | "cases" | "hint" }>;
type WithoutSeq<M> = M extends Asking ? Omit<M, "seq"> : never;

/** A request that changes the game; the conversation adds the `seq` it was aimed at. */
export type Request = WithoutSeq<PageMessage>;

/** What the player must see. */
export type Said = Pick<Notice, "kind" | "text">;

export interface ConversationState {
  snapshot: Snapshot;
  /** A request has been on its way for a moment: controls show that they wait for its answer. */
  pending: boolean;
  /** It has been on its way for long: the kernel is busy, or so silent that there may be nobody. */
  wait: "busy" | "silent" | null;
  notice: Said | null;
  /** Every event known of this line of play. */
  course: Course;
  inspection: Inspection | null;
  /** Every case behind the odds, once they were asked for. */
  cases: CasesAnswer | null;
  /** The choices looked back at, once they were asked for. */
  review: ReviewAnswer | null;
  /** How much of the look back is done, from 0 to 1, and whether the player has stopped it. */
  reviewing: { done: number; stopped: boolean } | null;
  /** The best choice of the moment, once it was asked for; while it is late, it is still being thought about. */
  hint: HintAnswer | null;
  /** What was played on this machine, once it was asked for. */
  stats: StatsAnswer | null;
  /** A code to play on from here and its address, once asked for. */
  share: ShareAnswer | null;
  /** A game that was left and can be gone on with. */
  offer: SavedGame | null;
}

const NOTHING_ASKED = {
  inspection: null,
  cases: null,
  review: null,
  reviewing: null,
  hint: null,
  stats: null,
  share: null,
} as const;

export class Conversation {
  #state: ConversationState;
  /** The snapshot as the host last gave it. */
  #read: Snapshot;
  #lang: string;
  /** The `seq` a request on its way was aimed at. */
  #asked: number | null = null;
  /** What to do with the file that was asked for; other views of the model hear of it too. */
  #keep: ((file: ReplayFile) => void) | null = null;
  /** How many slices of the look back are on their way, and with how many times as many games. */
  #slices = 0;
  #times: 1 | 10 = 1;
  /** A hint is on its way. */
  #hinting = false;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly host: Host,
    signal: AbortSignal,
  ) {
    const snapshot = host.snapshot();
    this.#read = snapshot;
    this.#lang = host.settings().lang;
    const calm = { pending: false, wait: null, notice: null, offer: null };
    this.#state = { snapshot, course: [stretchOf(snapshot)], ...calm, ...NOTHING_ASKED };
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
      setTimeout(() => this.#update({ wait: "busy" }), BUSY_AFTER_MS),
      setTimeout(() => this.#update({ wait: "silent" }), SILENT_AFTER_MS),
    ];
    if (this.#state.notice) this.#update({ notice: null });
    this.host.send({ ...request, seq: this.#asked } as Asking);
  }

  /** Shows another step; null where only a kernel that is not there could. */
  get seek(): ((step: number) => void) | null {
    const { nobody } = this.host;
    return nobody === null || nobody === "replay" ? this.#seek : null;
  }

  readonly #seek = (step: number) => this.host.seek(step);

  /** Ask for what happened before a step. */
  askBefore(step: number): void {
    this.host.send({ type: "log", before: step });
  }

  /** The board is painted: ask for the parts of the snapshot that were too late for it. */
  askMore(): void {
    const { snapshot } = this.#state;
    if (snapshot.late && this.host.hasKernel) this.host.send({ type: "more", seq: snapshot.seq });
  }

  /** Every case behind the odds, in some order, and one of them opened. */
  askCases(sort: string, at: number | null): void {
    this.host.send({ type: "cases", seq: this.#state.snapshot.seq, sort, at });
  }

  inspect(seat: number | null, step: number): void {
    this.host.send({ type: "inspect", seat, step });
  }

  /** The view is there: ask whether a game was left. */
  open(): void {
    if (this.host.hasKernel) this.host.send({ type: "opened" });
  }

  dismissOffer(): void {
    this.#update({ offer: null });
  }

  /** Look back at the choices, or go on with it. */
  askReview(times: 1 | 10 = this.#times): void {
    if (!this.host.hasKernel) return;
    this.#times = times;
    this.#slices = 0;
    const { reviewing } = this.#state;
    if (reviewing?.stopped) this.#update({ reviewing: { ...reviewing, stopped: false } });
    this.#askSlice();
  }

  /** Ask for no more slices: what was found stays. */
  stopReview(): void {
    this.#update({ reviewing: { done: this.#state.reviewing?.done ?? 0, stopped: true } });
  }

  #askSlice(): void {
    this.#slices += 1;
    this.host.send({ type: "review", times: this.#times });
  }

  /** Looked back at in slices: the next one is asked for before this one is drawn, so that the kernel need not wait. */
  #heardSlice(done: number, late: boolean, review?: ReviewAnswer): void {
    const shown = this.#state.reviewing;
    const stopped = shown?.stopped ?? false;
    // A page takes longer to draw than a slice to judge: nothing is drawn where the bar would not move.
    const moved = !shown || percentOf(shown.done) !== percentOf(done) || !late;
    if (review || moved) {
      this.#update({ reviewing: { done, stopped: stopped && late }, ...(review && { review }) });
    }
    this.#slices = Math.max(0, this.#slices - 1);
    while (late && !stopped && this.#slices < SLICES_AHEAD) this.#askSlice();
  }

  /** What was played on this machine. */
  askStats(): void {
    if (this.host.hasKernel) this.host.send({ type: "stats" });
  }

  forgetStats(): void {
    this.host.send({ type: "forget" });
  }

  /** The best choice of the moment. */
  askHint(): void {
    if (!this.host.hasKernel) return;
    this.#hinting = true;
    this.host.send({ type: "hint", seq: this.#state.snapshot.seq });
  }

  dismissHint(): void {
    this.#hinting = false;
    this.#update({ hint: null });
  }

  askShare(): void {
    if (this.host.hasKernel) this.host.send({ type: "share" });
  }

  /** A file of the game that is over. */
  askReplay(keep: (file: ReplayFile) => void): void {
    this.#keep = keep;
    this.host.send({ type: "replay" });
  }

  dismissNotice(): void {
    this.#update({ notice: null });
  }

  #refresh(): void {
    const snapshot = this.host.snapshot();
    const before = this.#state.snapshot;
    const change: Partial<ConversationState> = {};
    if (!this.host.hasKernel && this.#asked !== null) Object.assign(change, this.#answered()); // it never will be
    if (snapshot === this.#read) {
      this.#update(change);
      return;
    }
    this.#read = snapshot;
    if (before.late && snapshot.seq === before.seq) {
      // The same board with the odds that were late: nothing else is new, and nothing else may seem so.
      const { odds, followed, late } = snapshot;
      this.#update({ ...change, snapshot: { ...before, odds, followed, late } });
      return;
    }
    Object.assign(change, { snapshot, course: this.#learn(before, snapshot) });
    if (snapshot.seq !== before.seq) {
      Object.assign(change, { notice: null, share: null, cases: null, hint: null });
      this.#hinting = false;
    }
    // The offer stands until the first choice.
    if (snapshot.steps !== before.steps) change.offer = null;
    if (startsOver(before, snapshot) || snapshot.steps !== before.steps) {
      Object.assign(change, { review: null, reviewing: null });
      this.#times = 1;
    }
    if (this.#asked !== null && snapshot.seq !== this.#asked) Object.assign(change, this.#answered());
    // What one seat knows must not stay on the screen for the next.
    if (snapshot.curtain || snapshot.seat !== before.seat) Object.assign(change, NOTHING_ASKED);
    this.#update(change);
  }

  /** Lines told in another language are not worth keeping. */
  #learn(before: Snapshot, after: Snapshot): Course {
    const { lang } = this.host.settings();
    const known = lang === this.#lang ? this.#state.course : [];
    this.#lang = lang;
    return learn(known, before, after);
  }

  #receive(message: KernelMessage): void {
    if (message.type === "notice") this.#refused(message);
    else if (this.#state.snapshot.curtain) return;
    else if (message.type === "log")
      this.#update({ course: learnEarlier(this.#state.course, message.before, message.events) });
    else if (message.type === "stats") this.#update({ stats: message });
    else if (message.type === "inspect") this.#update({ inspection: message });
    else if (message.type === "cases") {
      if (message.seq === this.#state.snapshot.seq) this.#update({ cases: message });
    } else if (message.type === "offer") this.#update({ offer: message.saved });
    else if (message.type === "replay") {
      this.#keep?.(message);
      this.#keep = null;
    } else if (message.type === "share") this.#update({ share: message });
    else if (message.type === "review") {
      this.#heardSlice(message.done, message.late, message);
    } else if (message.type === "reviewing") this.#heardSlice(message.done, true);
    else if (message.type === "hint" && message.seq === this.#state.snapshot.seq && this.#hinting) {
      this.#update({ hint: message });
      if (message.late) this.askHint();
    }
  }

  /** Every view of a model hears every notice: a refusal belongs only to the view that asked. */
  #refused({ kind, text }: Notice): void {
    if (this.#asked !== null) this.#update({ notice: { kind, text }, ...this.#answered() });
    else if (this.#hinting) {
      this.#hinting = false;
      this.#update({ notice: { kind, text }, hint: null });
    } else if (kind === "error" || kind === "info") this.#update({ notice: { kind, text } });
  }

  #answered(): Partial<ConversationState> {
    this.#asked = null;
    this.#stopTimers();
    return { pending: false, wait: null };
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #update(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
