import { defineConfig } from "vitest/config";
import { pageForVite } from "./plugins.mjs";

export default defineConfig({
  plugins: [pageForVite],
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{mjs,ts,tsx}"],
    restoreMocks: true,
  },
});
