// Many files of tests follow each other in one page: each finds it clean, with the notes of a first round read.
import { beforeAll, vi } from "vitest";
import { keepGuideSeen } from "../src/ui/shell/Guide";

beforeAll(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  for (const game of ["welcome", "dice_danger"]) keepGuideSeen(game);
});
