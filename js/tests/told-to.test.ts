// At one screen nobody is "you" any more when the game is over: all look at it.
import { expect, test } from "vitest";
import { momentOf } from "../src/games/welcome/run/moment";
import { gameOver, RESULT } from "./fixtures";

const titleFor = (to_all: boolean) =>
  momentOf({ ...RESULT, survived: true }, gameOver.board, { ...gameOver, seat: RESULT.runner, to_all }, "en")
    .title;

test("the end names its hero where several people look at it, and is one's own where one looks", () => {
  const name = gameOver.seats[RESULT.runner]?.name ?? "nobody";
  expect(titleFor(true)).toContain(name);
  expect(titleFor(false)).not.toContain(name);
});
