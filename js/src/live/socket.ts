// The web socket of a screen at somebody else's table: a pipe that says who is there, and comes back when it is lost.
import type { Pipe } from "../core/pipe-model";

/** What the server says beside the pipe; see dungeon_widgets/live/server.py. */
export interface Told {
  live: "ask" | "in" | "no" | "out" | "bad" | "busy" | "ready" | "here" | "vote" | "voted";
  text?: string;
  title?: string;
  letter?: string;
  theme?: string;
  /** Of "no": whether another try makes sense. */
  again?: boolean;
  /** Of "in": the page code, and the secret by which this browser comes back. */
  bundle?: string;
  back?: string;
  wall?: boolean;
}

export interface Hello {
  key?: string;
  code?: string;
  name?: string;
  back?: string;
  lang: string;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** A way can be cut without a word: a browser would wait on it for ever. The server says something every ten seconds, so
 * five looks at silence are enough. A page that sleeps looks at nothing, and counts nothing. */
const LOOK_EVERY = 5000;
const SILENT_LOOKS = 5;
/** Who is not let through at once tries again sooner: a network that has just come back answers. */
const LOOKS_AT_A_DOOR = 2;

export class LiveSocket implements Pipe {
  onText: ((text: string) => void) | null = null;
  onState: ((open: boolean) => void) | null = null;
  onTold: (told: Told) => void = () => {};
  /** The way to the host is lost, or found again; what the room says comes after. */
  onWay: (open: boolean) => void = () => {};
  /** What is said first, every time; null while nobody has said who they are. */
  hello: Hello | null = null;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #looks: ReturnType<typeof setInterval> | undefined;
  #silent = 0;
  #ended = false;
  #isIn = false;
  #begun = false;
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  connect(): void {
    this.#begun = true;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#silent = 0;
    this.#looks = setInterval(() => this.#look(socket), LOOK_EVERY);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.onWay(true);
      this.#greet();
    };
    socket.onmessage = ({ data }) => {
      this.#silent = 0;
      this.#hear(String(data));
    };
    socket.onclose = () => this.#lost();
  }

  send(text: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) throw new Error("the way to the host is lost");
    this.#socket.send(text);
  }

  /** Say who is there, now or as soon as there is a way. */
  greet(hello: Hello): void {
    this.hello = hello;
    if (this.#begun) this.#greet();
    else this.connect();
  }

  #greet(): void {
    if (this.hello && this.#socket?.readyState === WebSocket.OPEN)
      this.send(JSON.stringify({ hello: this.hello }));
  }

  #hear(text: string): void {
    if (!text.startsWith('{"live"')) {
      this.onText?.(text);
      return;
    }
    const told = JSON.parse(text) as Told;
    if (told.live === "here") return;
    if (told.live === "out") this.#ended = true;
    if (told.live === "in") {
      const returns = this.#isIn;
      this.#isIn = true;
      if (this.hello && told.back) this.hello = { ...this.hello, back: told.back };
      this.onTold(told);
      if (returns) this.onState?.(true);
      return;
    }
    this.onTold(told);
  }

  /** Let go of a way on which nothing is heard any more. */
  #look(socket: WebSocket): void {
    this.#silent += 1;
    if (this.#silent <= (socket.readyState === WebSocket.OPEN ? SILENT_LOOKS : LOOKS_AT_A_DOOR)) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #lost(): void {
    clearInterval(this.#looks);
    this.#socket = null;
    if (this.#isIn) this.onState?.(false);
    if (this.#ended) return;
    this.onWay(false);
    setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
