// What the page says by itself, beside the sentences the rules write.
import type { Kind } from "../board/content";

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const en = {
  table: "Dungeon",
  map: (title: string, name: string) => `${title}, the sheet of ${name}`,
  sheets: "Sheets",
  points: (n: number) => `${n} ${n === 1 || n === -1 ? "point" : "points"}`,
  rolls: "rolls",
  out: "out",
  writing: "writing",
  done: "done",
  outOfSight: (n: number) => `${n} lit out of sight`,
  heat: "Chances",
  heatHint: "The chance that each space can be crossed in the next roll, with the four white dice",

  kinds: {
    start: (n) => `start space ${n}`,
    plain: (n) => `space ${n}`,
    grey: (n) => `space ${n}, grey`,
    gem: (n) => `gem, space ${n}`,
    coin: (n) => `gold, space ${n}`,
    chest: (n) => `chest, space ${n}`,
    double: () => "space for any double",
    fist: (n) => `fist, double that makes ${n}`,
    rubble: (n) => `rubble, ${n} twice`,
    cloud: (n) => (n ? `cloud, space ${n}` : "cloud without number"),
    portal_in: (n) => `portal, space ${n}`,
    portal_out: () => "far end of the portal",
    footprint: (n) => `footprint, space ${n}`,
    room: () => "room",
  } as Readonly<Record<Kind, (n: number | null) => string>>,
  opens: (n: number, name: string) => `opens the ${n} of ${name}`,
  crossed: "crossed",
  halfCrossed: "one box of two crossed",
  canCross: (by: string) => `can be crossed with ${by}`,
  canWound: (by: string) => `can be wounded with ${by}`,
  chance: (percent: string) => `chance in the next roll ${percent}`,
  aTorch: "a torch",
  or: " or ",
  wounds: (n: number, of: number) => `${plural(n, "wound")} of ${of}`,
  woundsShort: (n: number, of: number) => `${n} of ${of}`,
  dead: "dead",
  woundedBy: (numbers: string) => `wounded by ${numbers}`,
  stillLocked: (numbers: string) => `locked: ${numbers}`,
  reached: "reached",
  notReached: "not reached",
  reward: (first: number, later: number, hearts: number, open: boolean) =>
    `${plural(first, "gem")} for the first${open ? "" : " (taken)"}${later ? `, ${later} later` : ""}${hearts ? `, costs the first ${plural(hearts, "life box", "life boxes")}` : ""}`,
  armoured: "armoured: two wounds in a roll or none",
  givesBoss: (n: number, name: string) => `its death wounds ${name} ${n} times`,

  dice: "Dice",
  noDice: "No roll yet",
  white: (n: number) => `white ${n}`,
  black: (n: number) => `black ${n}`,
  makesPair: (die: string, pair: string) => `${die}, in pair ${pair}`,
  pairings: "Ways to make two pairs",
  lit: (n: number) => (n === 0 ? "none" : `${n} lit`),
  targets: (n: number) => (n === 0 ? "nothing to cross" : plural(n, "target")),
  costsBlack: "costs a black die",
  makes: (total: number, double: boolean, n: number) =>
    `makes ${total}${double ? ", a double" : ""}: ${n === 0 ? "no target" : plural(n, "target")}`,
  used: (what: string) => `used: ${what}`,
  pairWith: (letter: string) => `Pair ${letter}`,
  wound: "Wound",
  cross: "Cross",
  useTorch: (n: number) => `Use a torch (${n} left)`,
  putTorchAway: "Back to the pairs",
  torchLit: (n: number) => `A torch crosses any of the ${n} spaces beside your crosses.`,
  undoPairs: "Other pairs",
  undoLast: "Undo",
  cloudNumber: "Number for the lit cloud",

  life: (lost: number, of: number) => `Life: ${lost} of ${of} lost`,
  penalty: (n: number) => `penalty ${n}`,
  noPenalty: "no penalty",
  lifeBox: "Life boxes",
  skull: "the skull: out of the game",
  hearts: (n: number) => `${plural(n, "spare heart")}`,
  torches: (n: number) => plural(n, "torch", "torches"),
  blackDice: (n: number) => `${plural(n, "black die", "black dice")} to spend`,
  chestOpen: "chest opened",
  chestShut: "chest not opened yet",
  bonuses: "Bonuses",
  bonusNames: {
    fists: "Fists",
    link: "Both sides joined",
    mancers: "Both Mancers",
    rubble: "Rubble",
    clouds: "Clouds",
    worm: "Parts of the worm",
    footprints: "Footprints",
    armour: "Armoured dinosaurs",
  } as Readonly<Record<string, string>>,
  bonusGems: (first: number, later: number, open: boolean) =>
    open ? `${first} gems first, ${later} later` : `first one taken; ${plural(later, "gem")} later`,
  bonusWon: (gems: number) => `won: ${plural(gems, "gem")}`,
  score: "Score",
  /** One and many. */
  scoreKeys: { gem: ["gem", "gems"], coin: ["gold", "gold"], trio: ["boss trio", "boss trios"] } as Readonly<
    Record<string, readonly [string, string]>
  >,
  stillOpen: (monsters: number, gems: number) =>
    monsters === 0
      ? "No first reward is left."
      : `First rewards left: ${plural(monsters, "monster")}, ${plural(gems, "gem")}`,

  news: "What the last roll brought",
  settled: "What the roll brings",
  throws: (name: string) => `${name} rolls.`,
  throwsYou: "The dice roll.",
  gameOver: "Game over",
  rank: "Ranking",
  winner: "winner",
  fallen: "fallen",
};

export type Words = typeof en;
