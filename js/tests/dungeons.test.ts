import { describe, expect, it } from "vitest";
import { artOf, costsPeril, toneOf } from "../src/games/dungeons/board/content";
import { printedSides, turnedSides } from "../src/games/dungeons/board/Tile";
import { scenes } from "../src/games/dungeons/scenes";
import { choicesAt, type DungeonsBoard, type DungeonsSnapshot } from "../src/games/dungeons/view";
import type { Choice, EventView } from "../src/generated/contract";

const choice = (action: unknown[], at: string[]): Choice => ({
  action,
  label: "",
  detail: "",
  reason: null,
  at,
  group: String(action[0]),
});

const BOARD = {
  seat: 0,
  players: [
    { seat: 0, x: 0, y: 0 },
    { seat: 1, x: 0, y: 0 },
  ],
  spaces: [{ card: "m-entrance", x: 0, y: 0 }],
  drawn: "m-crypt",
} as unknown as DungeonsBoard;

const snapshot = (changes: Partial<DungeonsBoard>, seat = 0) =>
  ({ seat, board: { ...BOARD, ...changes }, seats: [] }) as unknown as DungeonsSnapshot;

const event = (kind: string, data: Record<string, unknown>, seat: number | null = 1): EventView => ({
  step: 1,
  seat,
  kind,
  data,
  show: null,
  text: ["Something happened"],
});

describe("the cards of Dungeons", () => {
  it("have the pictures and families of the content", () => {
    expect(artOf("e-skeleton").path).not.toBe(artOf("nothing").path);
    expect(["e-skeleton", "t-darts", "b-leaden", "o-veteran", "r-sword"].map(costsPeril)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(toneOf("b-leaden")).not.toBe(toneOf("o-veteran"));
  });
  it("are laid as printed or turned by half", () => {
    expect(printedSides("m-crypt")).toEqual(["T6", "O", "L6", "T6"]);
    expect(turnedSides(printedSides("m-crypt"), 180)).toEqual(["L6", "T6", "T6", "O"]);
    expect(turnedSides(printedSides("m-crypt"), 0)).toEqual(printedSides("m-crypt"));
  });
});

describe("the choices of Dungeons", () => {
  it("are found at every place they lie at", () => {
    const places = choicesAt([
      choice(["build", 1, 0, 0], ["cell:1,0"]),
      choice(["build", 1, 0, 180], ["cell:1,0"]),
      choice(["step", 1], ["cell:0,1", "door:0,0:2"]),
    ]);
    expect(places.get("cell:1,0")).toHaveLength(2);
    expect(places.get("door:0,0:2")?.[0]?.action).toEqual(["step", 1]);
    expect(places.get("cell:9,9")).toBeUndefined();
  });
});

describe("the scenes of Dungeons", () => {
  it("walk the pawns of the others and lay their tiles", () => {
    const laid = { card: "m-crypt", x: 1, y: 0 } as DungeonsBoard["spaces"][number];
    const after = snapshot({ spaces: [...BOARD.spaces, laid], drawn: "" });
    const shots = scenes(
      {
        events: [event("build", { seat: 1, x: 1, y: 0 }), event("step", { seat: 1, x: 1, y: 0 })],
        before: snapshot({}),
        after,
      },
      "en",
    );
    expect(shots.map(({ turn }) => turn)).toEqual(["Something happened.", "Something happened."]);
    expect(shots[0]?.board.spaces).toHaveLength(2);
    expect(shots[0]?.board.players[1]).toMatchObject({ x: 0, y: 0 });
    expect(shots[1]?.board.players[1]).toMatchObject({ x: 1, y: 0 });
  });
  it("leave out what one has done oneself", () => {
    const happened = {
      events: [event("step", { seat: 0, x: 1, y: 0 }, 0)],
      before: snapshot({}),
      after: snapshot({}),
    };
    expect(scenes(happened, "en")).toEqual([]);
  });
});
