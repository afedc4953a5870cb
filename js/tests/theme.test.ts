import { afterEach, expect, test } from "vitest";
import { resolveTheme } from "../src/core/theme";

afterEach(() => {
  document.body.removeAttribute("data-jp-theme-light");
  document.documentElement.removeAttribute("theme");
  document.documentElement.style.colorScheme = "";
});

test("an explicit choice wins over the page", () => {
  document.body.setAttribute("data-jp-theme-light", "false");
  expect(resolveTheme("light", document)).toBe("light");
});

test("auto follows JupyterLab, then Colab, then the page's own scheme", () => {
  expect(resolveTheme("auto", document)).toBe("light");
  document.documentElement.style.colorScheme = "dark";
  expect(resolveTheme("auto", document)).toBe("dark");
  document.documentElement.setAttribute("theme", "dark");
  document.body.setAttribute("data-jp-theme-light", "true");
  expect(resolveTheme("auto", document)).toBe("light");
});
