// What the table says by itself, beside the sentences the rules write.
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const OUTCOMES: Readonly<Record<string, (hp: number) => string>> = {
  beaten: () => "beaten, 0 HP",
  healed: (hp) => `beaten, now ${hp} HP`,
  ignored: () => "ignored",
  swapped: () => "swapped",
  possessed: (hp) => `beaten, now ${hp} HP`,
  joined: () => "the next card is ignored",
  harmless: () => "no harm",
  swallowed: (hp) => `${hp} HP left`,
  hit: (hp) => `${hp} HP left`,
  revived: (hp) => `back with ${hp} HP`,
  killed: () => "the hero falls",
  fallen: () => "after the fall",
};

export const en = {
  table: "Table",
  deck: "Deck",
  dungeon: "Dungeon",
  drawCard: "draw a card",
  drawnBy: (who: string) => `drawn by ${who}`,
  cardsLeft: (n: number) => `${n} left`,
  cardsInside: (n: number) => `${n} inside`,
  yours: (names: string) => `yours: ${names}`,
  you: "you",

  strength: (n: number) => `strength ${n}`,
  even: "even",
  odd: "odd",
  hp: "HP",
  hpFull: (n: number) => `HP, ${n} with all`,
  hpLeft: (hp: number, start: number) => `${hp} HP left of ${start}`,

  heroes: "Heroes",
  equipment: "Equipment",
  spent: "used up",
  setAside: (who: string, monster: string | null) =>
    `set aside by ${who}${monster ? `, with: ${monster}` : ""}`,
  stripOne: "Set it aside with a tile",
  litTiles: (n: number) => (n === 1 ? "Pick the lit tile" : `Pick one of the ${n} lit tiles`),
  nameOne: "Name a kind of monster",
  specials: "Special monsters in this game",
  lostTile: (tile: string) => `lost: ${tile}`,
  reduced: (n: number) => `${n} less than its strength`,
  lucky: "the coin goes on",
  charmed: (n: number) => `Flute: −${n}`,

  bidding: "bidding",
  passed: "passed",
  waiting: "waiting",
  watching: "watching",
  insideNow: "in the dungeon",
  outOfGame: "out of the game",
  winner: "winner",
  score: (won: number, lost: number) =>
    `${plural(won, "success", "successes")}, ${plural(lost, "failure", "failures")}`,

  insideTitle: (name: string) => `${name} is in the dungeon.`,
  lifeBoard: "Life board",
  named: (monster: string) => `named: ${monster}`,
  nothingTurned: "No card turned yet",
  whatAnswers: "What answers it?",
  outcome: (why: string, hp: number) => OUTCOMES[why]?.(hp) ?? why,
  cardOrdinal: (n: number) => `card ${n} of the dungeon`,
  metSoFar: "Cards met",
  toCome: (n: number) => `${n} to come`,
  playToEnd: "Play to the end",
  turnAll: (n: number) => `Turn all ${n}, until one asks for a choice`,

  roundResult: (round: number) => `Round ${round}`,
  resultTitle: (name: string, survived: boolean) =>
    survived ? `${name} survived the dungeon.` : `${name} fell in the dungeon.`,
  omnipotent: "saved by Omnipotence",
  metInside: "Met inside",
  wasAside: "Set aside, now shown",

  gameOver: "Game over",
  wins: (name: string) => `${name} wins the game`,
};

export type Words = typeof en;
