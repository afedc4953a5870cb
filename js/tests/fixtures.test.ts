// Every frame of real games, written by Python, must mount: the two sides meet here.
import { describe, expect, test } from "vitest";
import type { Snapshot } from "../src/generated/contract";
import { FakeHost } from "./fake-host";
import recorded from "./fixtures/welcome.json";
import { openGame } from "./view";

const frames = recorded.frames as unknown as Snapshot[];

describe("recorded games", () => {
  test.each(frames.map((frame, index) => [index, frame.phase, frame] as const))(
    "frame %i, %s",
    (_, __, frame) => {
      const { widget } = openGame(new FakeHost(frame));
      // Behind the curtain the turn line is hidden too.
      expect(widget.textContent).toContain(frame.curtain?.name ?? frame.turn);
      expect(widget.textContent).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});
