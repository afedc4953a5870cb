import { expect, test } from "vitest";
import { countChanges, stateTree, type TreeNode } from "../src/core/diff";

const marks = (tree: TreeNode): Record<string, string> =>
  Object.assign({ [tree.path]: tree.mark }, ...(tree.children ?? []).map(marks));

test("what changed, came and went is marked where it is", () => {
  const tree = stateTree(
    { deck: 6, drawn: "vampire", met: [1, 2] },
    { deck: 7, drawn: null, met: [1], gone: 3 },
  );
  expect(marks(tree)).toMatchObject({
    "": "same",
    "/deck": "changed",
    "/drawn": "added",
    "/met": "same",
    "/met/0": "same",
    "/met/1": "added",
    "/gone": "removed",
  });
  expect(countChanges(tree)).toBe(4);
});

test("with nothing before, nothing has changed", () => {
  expect(countChanges(stateTree({ a: 1, b: [2] }, null))).toBe(0);
});

test("a branch that came whole counts as one change", () => {
  expect(countChanges(stateTree({ run: { hp: 3, met: [] } }, { run: null }))).toBe(1);
});
