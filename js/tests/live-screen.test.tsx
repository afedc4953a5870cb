// A screen at somebody else's table: how it notices that the way to the host is lost, and comes back.
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mount } from "../src/core/mount";
import { Screen } from "../src/live/Screen";
import { LiveSocket } from "../src/live/socket";

/** The browser's half of a connection, held by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** A way that is cut without a word: the other end never hears it, and this one never that it is closed. */
  close(): void {
    this.readyState = 2;
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;
const seconds = (n: number) => act(() => void vi.advanceTimersByTime(n * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
});
afterEach(() => void vi.useRealTimers());

function sitting(): LiveSocket {
  const way = new LiveSocket("ws://host/pipe");
  way.hello = { key: "k", lang: "en" };
  way.connect();
  newest().opens();
  newest().hears({ live: "in", bundle: "welcome", back: "mine" });
  return way;
}

test("a way that was cut without a word is given up, and another one is looked for", async () => {
  const way = sitting();
  const open: boolean[] = [];
  way.onWay = (is) => open.push(is);
  const first = newest();
  await seconds(40);
  expect(open).toEqual([false]);
  expect(newest()).not.toBe(first);
  newest().opens();
  expect(newest().sent).toEqual([{ hello: { key: "k", lang: "en", back: "mine" } }]);
  first.hears({ live: "out", text: "of an old way" });
  await seconds(20);
  expect(open).toEqual([false, true]);
});

test("a way on which nothing happens stays while the host says that it is there", async () => {
  const way = sitting();
  const heard = vi.fn();
  way.onTold = heard;
  for (let i = 0; i < 30; i++) {
    await seconds(10);
    newest().hears({ live: "here" });
  }
  expect(FakeSocket.made.length).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});

test("a connection that nobody takes is given up, too", async () => {
  const way = new LiveSocket("ws://host/pipe");
  way.connect();
  await seconds(17);
  expect(FakeSocket.made.length).toBe(2);
});

test("who comes back does not read that the host is busy when it is not any more, nor an old vote", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const stop = new AbortController();
  const load = () => Promise.resolve({ render: () => {} });
  await act(() =>
    mount(place, "", <Screen document={document} byCode={false} secret="s" names load={load} />, stop.signal),
  );
  onTestFinished(() => {
    stop.abort();
    place.remove();
  });
  const line = (name: string) => place.firstElementChild?.shadowRoot?.querySelector(name) as HTMLElement;
  await act(() => newest().opens());
  await act(() => newest().hears({ live: "in", bundle: "welcome", back: "mine" }));
  await act(() => newest().hears({ live: "busy" }));
  await act(() => newest().hears({ live: "vote", text: "May Bo take it back?" }));
  expect(line(".hostline").textContent).toContain("busy");
  expect(line(".voteline").hidden).toBe(false);
  await act(() => newest().breaks());
  expect(line(".voteline").hidden).toBe(true);
  await seconds(1);
  await act(() => newest().opens());
  await act(() => newest().hears({ live: "in", bundle: "welcome", back: "mine" }));
  expect(line(".hostline").hidden).toBe(true);
});
