// Every frame of real games, written by Python, must mount: the two sides meet here.
import { describe, expect, test } from "vitest";
import type { GamePage } from "../src/core/game-page";
import type { Snapshot } from "../src/core/snapshot";
import { diceDangerPage } from "../src/games/dice_danger/page";
import { dungeonsPage } from "../src/games/dungeons/page";
import { fighterPage } from "../src/games/fighter/page";
import { welcomePage } from "../src/games/welcome/page";
import { FakeHost } from "./fake-host";
import dice from "./fixtures/dice_danger.json";
import dungeons from "./fixtures/dungeons.json";
import fighter from "./fixtures/fighter.json";
import welcome from "./fixtures/welcome.json";
import { openGame } from "./view";

const RECORDED: [name: string, page: GamePage, frames: Snapshot[]][] = [
  ["welcome", welcomePage, welcome.frames as unknown as Snapshot[]],
  ["dice_danger", diceDangerPage, dice.frames as unknown as Snapshot[]],
  ["fighter", fighterPage as GamePage, fighter.frames as unknown as Snapshot[]],
  ["dungeons", dungeonsPage as GamePage, dungeons.frames as unknown as Snapshot[]],
];

describe.each(RECORDED)("recorded games of %s", (_, page, frames) => {
  test.each(frames.map((frame, index) => [index, (frame.board as { phase: string }).phase, frame] as const))(
    "frame %i, %s",
    (_, __, frame) => {
      const { widget } = openGame(new FakeHost(frame), page);
      // Behind the curtain the turn line is hidden too.
      expect(widget.textContent).toContain(frame.curtain?.name ?? frame.turn);
      expect(widget.textContent).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});
