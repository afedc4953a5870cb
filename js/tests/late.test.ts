// A click is answered before its odds are counted; the page asks for them once the board is painted.
import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "../src/core/snapshot";
import { FakeHost } from "./fake-host";
import { BRAM_ADDS, bidding, cardDrawn, ODDS } from "./fixtures";
import { openGame, settle } from "./view";

const counted: Snapshot = { ...cardDrawn, seq: 14 };
const due: Snapshot = { ...counted, odds: null, late: 1 };
/** As it comes over the wire: nothing in it is the same object. */
const sent = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function answered(before: Snapshot = { ...bidding, odds: { ...ODDS, title: "The odds before" } }) {
  const host = new FakeHost(before);
  const page = openGame(host);
  settle(() => host.show(sent(due)));
  return { host, page, panel: () => page.root.querySelector(".fig") };
}

test("the board is shown at once; once it is painted the rest is asked for", () => {
  const { host, page } = answered();
  expect(page.getByText(due.turn)).toBeTruthy();
  expect(host.sent).toEqual([{ type: "more", seq: 14 }]);
});

test("each better answer is shown, and the next one asked for until nothing is late", () => {
  const { host, page } = answered();
  settle(() => host.show(sent({ ...counted, odds: { ...ODDS, title: "Nearly" }, late: 1 })));
  expect(page.getByText("Nearly")).toBeTruthy();
  expect(host.sent).toHaveLength(2);
  settle(() => host.show(sent(counted)));
  expect(host.sent).toHaveLength(2);
});

test("a replay has nobody to ask", () => {
  const host = new FakeHost(due);
  host.nobody = "replay";
  openGame(host);
  expect(host.sent).toEqual([]);
});

test("the odds before stay until the new ones come, and say that they wait", () => {
  const { host, page, panel } = answered();
  expect(page.getByText("The odds before")).toBeTruthy();
  expect(panel()?.getAttribute("aria-busy")).toBe("true");
  expect(page.root.querySelector(".choice .chip, .tile .chip.odds")).toBeNull(); // no old chance on a new choice
  settle(() => host.show(sent(counted)));
  expect(panel()?.getAttribute("aria-busy")).toBe("false");
  expect(page.getByText(ODDS.title)).toBeTruthy();
  expect(page.root.querySelector(".tile .chip.odds")).toBeTruthy();
});

test("but another seat's are gone at once", () => {
  const { page } = answered({ ...bidding, seat: 1, odds: { ...ODDS, title: "The odds before" } });
  expect(page.queryByText("The odds before")).toBeNull();
  expect(page.getByText("Counting…")).toBeTruthy();
});

test("nothing but the odds is new when they come", () => {
  const { host, page } = answered();
  const before = page.conversation.state.snapshot;
  settle(() => host.show(sent(counted)));
  const after = page.conversation.state.snapshot;
  expect(after.odds).toEqual(counted.odds);
  expect(after.board).toBe(before.board);
  expect(after.events).toBe(before.events);
});

test("a setting that changes later does not make the board seem new", () => {
  const { host, page } = answered();
  settle(() => host.show(sent(counted)));
  const before = page.conversation.state.snapshot;
  settle(() => host.set({ theme: "dark" }));
  expect(page.conversation.state.snapshot).toBe(before);
});

test("a scene that is being played goes on where it is", () => {
  const next: Snapshot = {
    ...bidding,
    seq: 30,
    step: 15,
    steps: 15,
    odds: null,
    late: 1,
    events: BRAM_ADDS,
  };
  const host = new FakeHost(bidding, { speed: 1 });
  const { widget } = openGame(host);
  settle(() => host.show(sent(next)));
  settle(() => vi.advanceTimersByTime(600));
  const scene = widget.querySelector(".turn")?.textContent;
  expect(scene).toContain("Bram draws a card");
  settle(() => host.show(sent({ ...next, odds: ODDS, late: 0 })));
  expect(widget.querySelector(".turn")?.textContent).toBe(scene);
});

test("without a kernel nothing is waited for", () => {
  const host = new FakeHost(due);
  host.nobody = "replay";
  const { getByText } = openGame(host);
  expect(getByText(/This replay was saved without odds/)).toBeTruthy();
});
