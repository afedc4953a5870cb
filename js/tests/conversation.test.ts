import { beforeEach, describe, expect, test, vi } from "vitest";
import { Conversation } from "../src/core/conversation";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, curtained, othersTurn, told } from "./fixtures";
import { click, openGame, settle } from "./view";

const refusal = { type: "notice", seq: 13, kind: "stale", text: "The game has moved on." } as const;

function start(snapshot = bidding): { host: FakeHost; conversation: Conversation; stop: AbortController } {
  const host = new FakeHost(snapshot);
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
  host.say({ type: "log", before: 8, events: [told(1, 0, "deal", ["You draw: ", "Lich", ""])] });
  host.say({ type: "inspect", step: 13, seat: 0, now: {}, before: null, note: "" });
  expect(known(conversation)[0]?.step).toBe(1);
  host.show({ ...curtained, seq: 14, events: [] });
  expect(known(conversation)).toEqual([]);
  expect(conversation.state.inspection).toBeNull();
});

test("older lines are forgotten with the language they were told in", () => {
  const { host, conversation } = start();
  host.say({ type: "log", before: 8, events: [told(1, 0, "draw", ["You draw a card"])] });
  host.set({ theme: "dark" });
  expect(known(conversation)[0]?.step).toBe(1);
  host.set({ lang: "fr" });
  host.show({ ...bidding, seq: 14 });
  expect(known(conversation)).toEqual(bidding.events);
});

const known = ({ state }: Conversation) => state.course.flatMap(({ events }) => events);

describe("what is known of the game", () => {
  const at = (step: number, from: number, steps = step) => ({
    ...bidding,
    seq: 100 + step,
    step,
    steps,
    live: step === steps,
    events: Array.from({ length: step - from + 1 }, (_, index) =>
      told(from + index, 0, "add", [`Line ${from + index}`]),
    ),
  });
  const stepsOf = (conversation: Conversation) => known(conversation).map(({ step }) => step);
  const stretchesOf = ({ state }: Conversation) => state.course.map(({ from, to }) => [from, to]);

  test("grows with every snapshot, and stays while the player looks back", () => {
    const { host, conversation } = start(at(5, 1));
    host.show(at(8, 4));
    expect(stepsOf(conversation)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    host.show(at(3, 1, 8));
    expect(stepsOf(conversation)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("keeps what is apart apart, and joins it when what lies between has come", () => {
    const { host, conversation } = start(at(40, 30));
    host.show(at(5, 1, 40));
    expect(stretchesOf(conversation)).toEqual([
      [1, 5],
      [30, 40],
    ]);
    // Step 29 told nothing, and yet nothing is missing there.
    host.say({ type: "log", before: 30, events: at(28, 20).events });
    expect(stretchesOf(conversation)).toEqual([
      [1, 5],
      [20, 40],
    ]);
    host.show(at(19, 4, 40));
    expect(stretchesOf(conversation)).toEqual([[1, 40]]);
    expect(stepsOf(conversation)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1).filter((step) => step !== 29),
    );
  });

  test("ends with what was taken back, and with the game", () => {
    const { host, conversation } = start(at(8, 1));
    host.show(at(5, 4));
    expect(stepsOf(conversation)).toEqual([1, 2, 3, 4, 5]);
    host.show({ ...at(2, 1), branch: { ...bidding.branch, game: 1 } });
    expect(stepsOf(conversation)).toEqual([1, 2]);
  });
});

test("the end of the view ends its listeners and its timer", () => {
  const { host, conversation, stop } = start();
  conversation.act(["draw"]);
  stop.abort();
  expect(host.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
