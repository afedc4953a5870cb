import { defineConfig } from "vitest/config";
import { pageForVite } from "./plugins.mjs";

export default defineConfig({
  plugins: [pageForVite],
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
});
