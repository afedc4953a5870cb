import { describe, expect, it } from "vitest";
import { foeParts, verdictOf } from "../src/games/dungeons/board/Contest";
import { artOf, costsPeril, toneOf } from "../src/games/dungeons/board/content";
import { dangersOf, shortestWay } from "../src/games/dungeons/map/path";
import { printedSides, turnedSides } from "../src/games/dungeons/map/Tile";
import { dungeonsPage } from "../src/games/dungeons/page";
import { scenes } from "../src/games/dungeons/scenes";
import {
  choicesAt,
  type DungeonsBoard,
  type DungeonsSnapshot,
  goalsOf,
  placesOf,
} from "../src/games/dungeons/view";
import { en } from "../src/games/dungeons/words/en";
import { fr } from "../src/games/dungeons/words/fr";
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
  sent: [],
  winners: [],
  quests_to_win: 3,
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
    // The booklet: Encounters red, Banes grey, Boons blue, Treasures yellow, heroes blue-grey, quests purple.
    const cards = ["e-skeleton", "t-darts", "b-leaden", "o-veteran", "r-sword", "h-paladin", "q-draky"];
    expect(cards.map(toneOf)).toEqual(["wine", "wine", "slate", "azure", "brass", "steel", "plum"]);
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

describe("the guide of Dungeons", () => {
  it("asks for a card to give up only where one may", () => {
    const said = (phase: DungeonsBoard["phase"], lang: "en" | "fr") => {
      const now = { ...snapshot({ phase, active: 0 }), choices: [choice(["done"], [])] };
      return dungeonsPage.guide?.(now, lang).at(-1)?.text ?? "";
    };
    expect(said("discard", "en")).toContain("give up the card you need least");
    expect(said("discard", "fr")).toContain("Renoncez maintenant");
    for (const phase of ["lay", "move"] as const) {
      expect(said(phase, "en")).toMatch(/^A turn has four parts: .* walk\.$/);
      expect(said(phase, "fr")).not.toContain("maintenant");
    }
  });
});

describe("the map of Dungeons", () => {
  const space = (card: string, x: number, y: number, sides: string[], opened: number[] = []) =>
    ({ card, x, y, sides, opened }) as unknown as DungeonsBoard["spaces"][number];
  const spaces = [
    space("m-entrance", 0, 0, ["O", "O", "O", "O"]),
    space("m-cross1", 1, 0, ["P", "P", "P", "P"]),
    space("m-crypt", 2, 0, ["T6", "O", "L6", "T6"]),
    space("m-gallery", 0, 1, ["W", "P", "W", "P"]),
  ];
  it("has ways over what is joined, and none through walls", () => {
    expect(shortestWay(spaces, "cell:0,0", "cell:2,0")).toEqual(["cell:0,0", "cell:1,0", "cell:2,0"]);
    expect(shortestWay(spaces, "cell:0,0", "cell:0,1")).toBeNull();
    expect(shortestWay(spaces, "cell:0,0", "cell:9,9")).toBeNull();
  });
  it("tells the trapped doors and the pits of a way, not those that are passed", () => {
    const way = ["cell:0,0", "cell:1,0", "cell:2,0"];
    expect(dangersOf(spaces, way)).toEqual({ traps: 1, pits: 0 });
    // From the other side its door is tried just so; once it is open nothing is left of it.
    expect(dangersOf(spaces, [...way].reverse())).toEqual({ traps: 1, pits: 0 });
    const [entrance, , crypt] = spaces;
    const pit = space("m-pit1", 1, 0, ["P", "P", "P", "P"]);
    const opened = { ...crypt, opened: [3] } as typeof pit;
    expect(dangersOf([entrance as typeof pit, pit, opened], way)).toEqual({ traps: 0, pits: 1 });
    const met = { ...pit, pit_met: true };
    expect(dangersOf([entrance as typeof pit, met, opened], way)).toEqual({ traps: 0, pits: 0 });
  });
  it("goes round a shut door where that is as short, and through one that is open", () => {
    const square = [
      ...spaces,
      space("m-cross2", 1, 1, ["P", "P", "P", "P"]),
      space("m-fork1", 2, 1, ["P", "P", "P", "P"]),
    ];
    const around = (opened: number[]) =>
      shortestWay(
        [
          ...square.filter(({ card }) => card !== "m-crypt"),
          space("m-crypt", 2, 0, ["T6", "O", "O", "T6"], opened),
        ],
        "cell:1,0",
        "cell:2,0",
      );
    expect(around([3])).toEqual(["cell:1,0", "cell:2,0"]);
    expect(around([])).toEqual(["cell:1,0", "cell:2,0"]); // three steps are no little detour
  });
  it("knows whose quests go on where, one's own first", () => {
    const task = (quest: string, room: string) => ({
      quest,
      steps: [
        { room, now: true },
        { room: "m-chapel", now: false },
      ],
    });
    const players = [
      { seat: 1, alive: true, tasks: [task("q-vault", "m-crypt")] },
      { seat: 0, alive: true, tasks: [task("q-offering", "m-crypt")] },
      { seat: 2, alive: false, tasks: [task("q-page", "m-crypt")] },
    ];
    const board = { seat: 0, active: 1, players, spaces } as unknown as DungeonsBoard;
    expect([...goalsOf(board)]).toEqual([
      [
        "m-crypt",
        [
          { seat: 0, quest: "q-offering" },
          { seat: 1, quest: "q-vault" },
        ],
      ],
    ]);
    expect(placesOf(board, players[0]?.tasks[0] as never)).toEqual(["cell:2,0"]);
  });
});

describe("the scenes of Dungeons", () => {
  const play = (events: EventView[], before = snapshot({}), after = snapshot({})) =>
    scenes({ events, before, after }, "en");

  it("walk the pawns of the others and lay their tiles", () => {
    const laid = { card: "m-crypt", x: 1, y: 0 } as DungeonsBoard["spaces"][number];
    const after = snapshot({ spaces: [...BOARD.spaces, laid], drawn: "" });
    const events = [event("build", { seat: 1, x: 1, y: 0 }), event("move", { seat: 1, x: 1, y: 0 })];
    const shots = play(events, snapshot({}), after);
    expect(shots.map(({ turn }) => turn)).toEqual(["Something happened.", "Something happened."]);
    expect(shots[0]?.board.spaces).toHaveLength(2);
    expect(shots[0]?.board.laid).toBe("cell:1,0");
    expect(shots[0]?.board.players[1]).toMatchObject({ x: 0, y: 0 });
    expect(shots[1]?.board.players[1]).toMatchObject({ x: 1, y: 0 });
    expect(shots[1]?.board.laid).toBeNull();
  });

  it("hold up the card that is played, and at whom", () => {
    const [shot] = play([event("announce", { seat: 1, card: "e-ghoul", victim: 0, wounds: 0, cost: 2 })]);
    expect(shot?.board.shown).toEqual({ card: "e-ghoul", by: 1, at: 0 });
    expect(shot?.seat).toBe(1);
  });

  it("show a combat with its scores, dice and wound, one after the other", () => {
    const fight = { against: "monster", hero: 0, rival: -1, by: 1, foe: "e-ghoul", attack: "melee" };
    const shots = play([
      event("fight", fight),
      event("roll", { what: "fight", hero: 0, dice: [3, 2] }, null),
      event("rethrow", { die: 1, value: 6, seat: 1 }, null),
      event("clash", { hero_total: 5, foe_total: 8 }),
      event("wound", { seat: 0, n: 1, life: 5 }),
    ]);
    expect(shots.map(({ board }) => board.combat?.dice)).toEqual([
      [0, 0],
      [3, 2],
      [3, 6],
      [3, 6],
      [3, 6],
    ]);
    expect(shots[0]?.board.combat).toMatchObject({ hero_score: 2, foe_score: 2, foe: "e-ghoul" });
    expect(shots[3]?.board.players[0]?.life).not.toBe(5);
    expect(shots[4]?.board.players[0]?.life).toBe(5);
  });

  it("show a combat that somebody may still answer with the scores it has now", () => {
    const fight = { against: "rival", hero: 0, rival: 1, by: -1, foe: "", attack: "melee" };
    const combat = {
      ...fight,
      hero_score: 1,
      foe_score: 1,
      hero_parts: [{ source: "level", n: 1 }],
      dice: [3, 6],
    } as unknown as DungeonsBoard["combat"];
    const shots = play(
      [event("fight", fight), event("roll", { what: "fight", hero: 0, dice: [3, 6] }, null)],
      snapshot({}),
      snapshot({ combat }),
    );
    expect(shots.map(({ board }) => board.combat?.hero_score)).toEqual([1, 1]);
    expect(shots[0]?.board.combat?.hero_parts).toEqual([{ source: "level", n: 1 }]);
  });

  it("take the score of a rival from the level, that of a monster from its card", () => {
    const parts = [{ source: "level", n: 3 }];
    const foe = (rival: number) =>
      foeParts({ rival, foe_parts: parts } as unknown as NonNullable<DungeonsBoard["combat"]>);
    expect(foe(1)).toEqual(parts);
    expect(foe(-1)).toEqual([{ source: "base", n: 3 }]);
  });

  it("say who strikes, and speak to whoever looks on from their own seat", () => {
    const seen = { seat: 0, seats: [{ name: "You" }, { name: "Bram" }] } as unknown as DungeonsSnapshot;
    const duel = { against: "rival", hero: 0, rival: 1 } as unknown as NonNullable<DungeonsBoard["combat"]>;
    const attacked = { ...duel, hero: 1, rival: 0 };
    const met = { ...duel, against: "monster", rival: -1 } as typeof duel;
    const said = (combat: typeof duel, lead: number, words = en) =>
      verdictOf(combat, lead, seen, words, "Ghoul");
    expect([said(duel, 6), said(duel, -1), said(duel, 0)]).toEqual(["You strike", "Bram strikes", "A tie"]);
    expect([said(attacked, -1), said(attacked, 1)]).toEqual(["You strike", "Bram strikes"]);
    expect([said(met, 2), said(met, -2)]).toEqual(["You strike", "Ghoul strikes"]);
    expect(said(duel, 6, fr)).toBe("Vous frappez");
  });

  it("leave a card that is sent beside its victim until it is met", () => {
    const shots = play([
      event("announce", { seat: 1, card: "t-darts", victim: 0, wounds: 0, cost: 1 }),
      event("announce", { seat: 1, card: "e-ghoul", victim: 0, wounds: 0, cost: 2 }),
      event("trap", { card: "t-darts", by: 1, victim: 0 }),
      event("fight", { against: "monster", hero: 0, rival: -1, by: 1, foe: "e-ghoul", attack: "melee" }),
    ]);
    expect(shots.map(({ board }) => board.sent.map(({ card }) => card))).toEqual([
      ["t-darts"],
      ["t-darts", "e-ghoul"],
      ["e-ghoul"],
      [],
    ]);
  });

  const step = (room: string, done: boolean, now: boolean) => ({
    room,
    need: "enter",
    done,
    now,
    marks: 0,
    of: 1,
  });
  const withTask = (steps: unknown[], finished: string[] = []) =>
    snapshot({
      players: [
        { seat: 0, x: 0, y: 0, alive: true, finished, tasks: [{ quest: "q-offering", steps, tried: false }] },
      ] as unknown as DungeonsBoard["players"],
    });

  it("raise a banner for a step of a quest, with what comes next and the roll that decided it", () => {
    const before = withTask([step("m-crypt", false, true), step("m-chapel", false, false)]);
    const after = withTask([step("m-crypt", true, false), step("m-chapel", false, true)]);
    const faces = {
      "q-offering": { name: "A Worthy Offering" },
      "m-crypt": { name: "Echoing Crypt" },
      "m-chapel": { name: "Ember Chapel" },
    };
    const trial = { what: "door", seat: 0, stat: "move", threat: 6, total: 7, passed: true };
    const shots = scenes(
      {
        events: [event("trial", trial, 0), event("task", { seat: 0, quest: "q-offering", step: 0 }, 0)],
        before,
        after,
      },
      "en",
      faces as never,
    );
    expect(shots.at(-1)?.moment).toMatchObject({
      kind: "quest",
      kicker: "Quest, step 1 of 2",
      title: "Echoing Crypt is reached.",
      sub: "A Worthy Offering. Next: Ember Chapel: enter",
      progress: { done: 1, of: 2 },
      decided: { lead: "A door:", text: "Something happened." },
    });
  });

  it("tell a quest that is finished once, and the end of the race", () => {
    const before = withTask([step("m-crypt", false, true)]);
    const after = { ...withTask([], ["q-offering"]), turn: "You win!", prompt: "The quests are done." };
    after.board.winners.push(0);
    after.board.players[0]?.finished.push("q-vault", "q-page");
    const shots = scenes(
      {
        events: [
          event("task", { seat: 0, quest: "q-offering", step: 0 }, 0),
          event("finish", { seat: 0, quest: "q-offering", level: 2, n: 3 }, 0),
          event("over", { winner: 0, why: "quests" }, 0),
        ],
        before,
        after,
      },
      "en",
    );
    expect(shots.map(({ moment }) => moment?.kind)).toEqual([undefined, "quest", "victory"]);
    expect(shots.at(-1)?.moment?.decided?.lead).toBe("q-page");
    after.board.winners.pop();
  });

  it("show a threat roll with its threat", () => {
    const [door, roll] = play([
      event("door", { seat: 1, x: 0, y: 0, side: 1, code: "L6" }),
      event("roll", { what: "door", hero: 1, dice: [4] }, null),
      event("trial", { what: "door", seat: 1, stat: "move", threat: 6, total: 7, passed: true }),
    ]);
    expect(door?.board.trial ?? null).toBeNull();
    const [again] = play([
      event("roll", { what: "pit", hero: 1, dice: [1] }, null),
      event("rethrow", { die: 0, value: 5, seat: 1 }, null),
      event("trial", { what: "pit", seat: 1, stat: "move", threat: 6, total: 7, passed: true }),
      event("rethrow", { die: 0, value: 2, seat: 1 }, null),
    ]);
    expect(again?.board.trial).toMatchObject({ score: 2, die: 1 });
    expect(roll?.board.trial).toMatchObject({ hero: 1, threat: 6, score: 3, die: 4 });
  });

  it("move Glory and Peril to where they lie, and need no moment for it", () => {
    const shots = play(
      [
        event("glory", { seat: 1, n: 2, due: true }),
        event("peril", { seat: 1, n: 1, due: false }),
        event("spend", { seat: 1, pool: "peril", n: 3 }),
        event("credit", { seat: 1, glory: 2, peril: 0 }),
        event("finish", { seat: 1, quest: "q-vault", level: 2, n: 1 }),
      ],
      snapshot({ players: [HERO(0), HERO(1)] }),
    );
    expect(shots).toHaveLength(1);
    expect(shots[0]?.board.players[1]).toMatchObject({
      glory: 3,
      peril: 0,
      due_glory: 0,
      level: 2,
      finished: ["q-vault"],
      tasks: [],
    });
  });

  it("leave out what one has done oneself, but not what the dice made of it", () => {
    expect(play([event("move", { seat: 0, x: 1, y: 0 }, 0), event("draw", { seat: 0 }, null)])).toEqual([]);
    const thrown = play([
      event("door", { seat: 0, x: 0, y: 0, side: 1, code: "L6" }, 0),
      event("roll", { what: "door", hero: 0, dice: [4] }, null),
      event("trial", { what: "door", seat: 0, stat: "move", threat: 6, total: 7, passed: true }, null),
    ]);
    expect(thrown).toHaveLength(2);
  });
});

const HERO = (seat: number) =>
  ({
    seat,
    glory: 1,
    peril: 1,
    due_glory: 0,
    due_peril: 0,
    level: 1,
    finished: [],
    tasks: [{ quest: "q-vault", steps: [] }],
  }) as unknown as DungeonsBoard["players"][number];
