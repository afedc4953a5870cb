import { beforeEach, describe, expect, test, vi } from "vitest";
import { Conversation } from "../src/core/conversation";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, curtained, othersTurn } from "./fixtures";
import { click, openGame, settle } from "./view";

const refusal = { type: "notice", seq: 13, kind: "stale", text: "The game has moved on." } as const;

function start(): { host: FakeHost; conversation: Conversation; stop: AbortController } {
  const host = new FakeHost(bidding);
  const stop = new AbortController();
  return { host, conversation: new Conversation(host, stop.signal), stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("a request", () => {
  test("keeps the controls waiting until a snapshot with another seq comes", () => {
    const { host, conversation } = start();
    conversation.act(["draw"]);
    vi.advanceTimersByTime(200);
    host.show({ ...bidding }); // the same position again is no answer
    expect(conversation.state.pending).toBe(true);
    host.show({ ...cardDrawn, seq: 14 });
    expect(conversation.state.pending).toBe(false);
  });

  test("that is answered at once is drawn once", () => {
    const { host, conversation } = start();
    const drawn = vi.fn();
    conversation.subscribe(drawn);
    conversation.act(["draw"]);
    host.show({ ...cardDrawn, seq: 14 });
    vi.advanceTimersByTime(10_000);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test("is not sent while another one is on its way", () => {
    const { host, conversation } = start();
    conversation.act(["draw"]);
    conversation.act(["pass"]);
    expect(host.sent).toHaveLength(1);
  });

  test("that is refused frees the controls and shows why, as an alert", () => {
    const host = new FakeHost(bidding);
    const { getByRole } = openGame(host);
    const pass = getByRole("button", { name: /^Pass/ });
    click(pass);
    settle(() => vi.advanceTimersByTime(200));
    expect(pass.getAttribute("aria-disabled")).toBe("true");
    settle(() => host.say(refusal));
    expect(pass.getAttribute("aria-disabled")).toBe("false");
    expect(getByRole("alert").textContent).toContain("The game has moved on.");
    click(getByRole("button", { name: "Dismiss" }));
    expect(getByRole("alert").textContent).toBe("");
  });

  test("refused in another view is no business of this one", () => {
    const { host, conversation } = start();
    host.say(refusal);
    expect(conversation.state.notice).toBeNull();
  });

  test("that waits for 5 seconds says that the kernel is busy", () => {
    const host = new FakeHost(bidding);
    const { getByRole, queryByText, getByText } = openGame(host);
    click(getByRole("button", { name: /^Pass/ }));
    settle(() => vi.advanceTimersByTime(4900));
    expect(queryByText(/kernel is busy/)).toBeNull();
    settle(() => vi.advanceTimersByTime(200));
    expect(getByText(/kernel is busy/)).toBeTruthy();
    settle(() => host.show({ ...othersTurn, seq: 14 }));
    expect(queryByText(/kernel is busy/)).toBeNull();
  });
});

test("what one seat asked to see is forgotten when the screen goes to another", () => {
  const { host, conversation } = start();
  host.say({ type: "log", lines: [{ step: 1, seat: 0, kind: "deal", text: ["You draw: ", "Lich", ""] }] });
  host.say({ type: "inspect", step: 13, seat: 0, now: {}, before: null, note: "" });
  expect(conversation.state.earlier).toHaveLength(1);
  host.show({ ...curtained, seq: 14 });
  expect(conversation.state.earlier).toEqual([]);
  expect(conversation.state.inspection).toBeNull();
});

test("older lines are forgotten with the language they were told in", () => {
  const { host, conversation } = start();
  host.say({ type: "log", lines: [{ step: 1, seat: 0, kind: "draw", text: ["You draw a card"] }] });
  host.set({ theme: "dark" });
  expect(conversation.state.earlier).toHaveLength(1);
  host.set({ lang: "fr" });
  expect(conversation.state.earlier).toEqual([]);
});

test("the end of the view ends its listeners and its timer", () => {
  const { host, conversation, stop } = start();
  conversation.act(["draw"]);
  stop.abort();
  expect(host.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
