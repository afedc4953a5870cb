// The colours and signs of the printed booklets: green and red, triangle and disc, a white 0, a black square that says Pit.
import { readFileSync } from "node:fs";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import { Tile } from "../src/games/dungeons/map/Tile";

const css = (path) => readFileSync(`src/${path}`, "utf8");

/** What a rule of a style sheet says. */
function rule(sheet, selector) {
  const at = sheet.indexOf(`${selector} {`);
  expect(at, selector).toBeGreaterThanOrEqual(0);
  return sheet.slice(at, sheet.indexOf("}", at));
}

/** The strongest of red, green and blue in each colour a rule names, in light and in dark. */
function strongest(text, property) {
  const value = text.match(new RegExp(`[{;] *${property}: *([^;}]*)`))?.[1] ?? "";
  const name = value.match(/^var\((--\w+)\)/)?.[1];
  const said = name ? (css("ui/css/tokens.css").match(new RegExp(`${name}: *([^;]*);`))?.[1] ?? "") : value;
  return (said.match(/#[0-9a-f]{6}/g) ?? []).map((hex) => {
    const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
    return ["red", "green", "blue"][parts.indexOf(Math.max(...parts))];
  });
}

function tile(card, sides) {
  const root = document.createElement("div");
  act(() => render(h("svg", null, h(Tile, { card, sides })), root));
  return root;
}

const placeOf = (root, name) =>
  (root.querySelector(`.place.${name}`)?.getAttribute("transform")?.match(/-?\d+/g) ?? []).map(Number);

describe("a map card of Dungeons", () => {
  const table = css("games/dungeons/css/table.css");

  test("has red Peril in a triangle at the top left and green Glory in a disc at the top right", () => {
    for (const card of ["m-crypt", "m-cross1"]) {
      const root = tile(card, ["O", "O", "O", "O"]);
      const [[px = 0, py = 0], [gx = 0, gy = 0]] = [placeOf(root, "peril"), placeOf(root, "glory")];
      expect([px < 0, py < 0, gx > 0, gy < 0]).toEqual([true, true, true, true]);
      expect(root.querySelector(".mark.peril path")).not.toBeNull();
      expect(root.querySelector(".mark.glory circle")).not.toBeNull();
    }
    expect(strongest(rule(table, ".dungeonmap .mark path"), "fill")).toEqual(["red", "red"]);
    expect(strongest(rule(table, ".dungeonmap .mark circle"), "fill")).toEqual(["green", "green"]);
  });

  test("says 0 on white at an open door and Pit on black", () => {
    const crypt = tile("m-crypt", ["T6", "O", "L6", "T6"]);
    const doors = [...crypt.querySelectorAll(".door")].map((door) => [door.classList[1], door.textContent]);
    expect(doors).toEqual([
      ["trapped", "T6"],
      ["free", "0"],
      ["locked", "L6"],
      ["trapped", "T6"],
    ]);
    expect(rule(table, ".dungeonmap .door.free rect")).toContain("fill: light-dark(#fffdf7");
    const pit = tile("m-pit2", ["O", "O", "O", "O"]).querySelector(".pit");
    expect(pit?.textContent).toContain("Pit");
    expect(pit?.querySelector("rect")).not.toBeNull();
    expect(rule(table, ".dungeonmap .pit rect")).toContain("fill: #0b0e12");
  });
});

test("equipment that is used once has a green border, a weapon a red one, an armour a blue one", () => {
  const heroes = css("games/fighter/css/heroes.css");
  const borders = ["consumable", "weapon", "armour"].map((kind) =>
    strongest(rule(heroes, `.item.${kind}`), "border-color"),
  );
  expect(borders).toEqual([
    ["green", "green"],
    ["red", "red"],
    ["blue", "blue"],
  ]);
});
