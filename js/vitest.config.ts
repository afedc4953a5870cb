import { configDefaults, defineConfig } from "vitest/config";
import { pageForVite } from "./plugins.mjs";

const ALL = "tests/**/*.test.{mjs,ts,tsx}";

/** What they import acts at once or stands in for another module, or they need no page: each is by itself. */
const ALONE = [
  "tests/file-port.test.ts",
  "tests/lite.test.ts",
  "tests/loader.test.ts",
  "tests/workflows.test.mjs",
];

const shared = { environment: "happy-dom", restoreMocks: true, unstubGlobals: true } as const;

// A page of its own for every file takes most of the time: the others follow each other in one page.
export default defineConfig({
  plugins: [pageForVite],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "one page",
          include: [ALL],
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
          setupFiles: ["tests/clean-page.ts"],
        },
      },
      { extends: true, test: { ...shared, name: "alone", include: ALONE } },
    ],
  },
});
