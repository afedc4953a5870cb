import { expect, test } from "vitest";
import { anywidgetReplayHost } from "../src/core/hosts/anywidget-host";
import { staticHost } from "../src/core/hosts/static-host";
import type { Inspection } from "../src/generated/contract";
import { FakeModel } from "./fake-model";
import { bidding, cardDrawn, othersTurn, replayOf } from "./fixtures";
import { click, openGame } from "./view";

const data = replayOf([{ ...bidding, events: bidding.events.slice(0, 2) }, cardDrawn, othersTurn]);

test("steps with the buttons and the slider, and stays inside", () => {
  const host = staticHost(data, { speed: 0 });
  const { getByRole, getByText } = openGame(host);
  click(getByRole("button", { name: "Step forward" }));
  expect(getByText("1 / 2")).toBeTruthy();
  click(getByRole("button", { name: "Last step" }));
  click(getByRole("button", { name: "Step forward" }));
  expect(host.snapshot().step).toBe(2);
  expect(getByRole("slider", { name: "Step shown" }).getAttribute("aria-valuetext")).toContain("Step 2 of 2");
});

test("shows choices but takes none", () => {
  const { getByRole } = openGame(staticHost(data, { speed: 0 }));
  const pass = getByRole("button", { name: /^Pass/ });
  expect(pass.getAttribute("aria-disabled")).toBe("true");
  expect(pass.title).toContain("This is a replay");
});

test("answers the inspector from its own frames", () => {
  const host = staticHost(data);
  const heard: unknown[] = [];
  host.listen((message) => heard.push(message));
  host.send({ type: "inspect", seat: 0, step: 1 });
  expect((heard[0] as Inspection).now).toBe(cardDrawn.board);
  expect((heard[0] as Inspection).before).toBe(bidding.board);
});

test("finds older log lines in its own frames, each once", () => {
  const host = staticHost(data);
  const heard: { events: unknown[] }[] = [];
  host.listen((message) => heard.push(message as { events: unknown[] }));
  host.send({ type: "log", before: 11 });
  expect(heard[0]?.events).toEqual(bidding.events.slice(0, 3));
});

test("a page of its own has the way home in its bar", () => {
  const traits = {
    replay: JSON.stringify(data),
    cursor: 0,
    lang: "en",
    theme: "auto",
    speed: 0,
    size: "normal",
    height: 0,
  };
  const model = Object.assign(new FakeModel(traits), { home: "../index.html" });
  const { getByRole } = openGame(anywidgetReplayHost(model.as()));
  expect(getByRole("link", { name: "All games" }).getAttribute("href")).toBe("../index.html");
});
