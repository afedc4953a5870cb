import { expect, test } from "vitest";
import { lastWalk, stonesOf } from "../src/games/welcome/run/life";
import { MEETINGS, run } from "./fixtures";

test("stones run from all the hero could have down to the skull", () => {
  const states = stonesOf(run(2), 11).map(({ hp, state }) => `${hp} ${state}`);
  expect(states[0]).toBe("11 off");
  expect(states.slice(3, 5)).toEqual(["8 lost", "7 lost"]);
  expect(states.slice(8)).toEqual(["3 now", "2 ahead", "1 ahead", "0 end"]);
});

test("healing above the start makes the path longer", () => {
  expect(stonesOf(run(0, { start: 11, hp: 17 }), 11)).toHaveLength(18);
});

test("the fallen stand on the skull", () => {
  expect(stonesOf(run(5), 11).at(-1)).toEqual({ hp: 0, state: "now" });
});

test("the mark of the last wound stays while tiles answer", () => {
  expect(lastWalk(run(4))).toEqual({ place: 1, from: 8, to: 3, meeting: MEETINGS[1] });
  expect(lastWalk(run(1))).toBeNull();
});

test("a wound that a potion heals to the same life still shows", () => {
  const revived = { ...MEETINGS[1], why: "revived", by: "healing_potion", hp: 8 } as (typeof MEETINGS)[0];
  expect(lastWalk(run(1, { met: [revived] }))?.place).toBe(0);
});
