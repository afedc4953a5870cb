// What the table says by itself, beside the sentences the rules write.
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  table: "Table",
  deck: "Deck",
  dungeon: "Dungeon",
  drawCard: "draw a card",
  draw: "Draw a card",
  pass: "Pass",
  drawnBy: (who: string) => `drawn by ${who}`,
  cardsLeft: (n: number) => `${n} left`,
  cardsInside: (n: number) => `${n} inside`,
  yours: (n: number) => `${n} yours`,
  yoursAre: (names: string) => `yours: ${names}`,
  noneYours: "none yours",
  you: "you",

  strength: (n: number) => `strength ${n}`,
  even: "even",
  odd: "odd",
  hp: "HP",
  hpFull: (n: number) => `HP, ${n} with all tiles`,
  withAll: (n: number) => `${n} with all tiles`,
  hpOf: (hp: number, start: number) => `${hp} / ${start} HP`,
  hpLeft: (hp: number, start: number) => `${hp} HP left of ${start}`,

  heroes: "Heroes",
  noHeroYet: "No hero yet: odds begin with the bidding.",
  playHero: (name: string) => `Play the ${name}`,
  heroHint: (hp: number) => `${hp} HP and six tiles`,
  anyHero: "Any hero",
  anyHeroHint: (n: number) => `Luck picks one of ${n}`,
  equipment: "Equipment",
  verbs: { strip: "Give up", use: "Use", discard: "Discard" } as Readonly<Record<string, string>>,
  beatsIt: "beats it",
  spent: "used up",
  setAside: (who: string, monster: string | null) =>
    monster === null ? `set aside by ${who}` : `set aside by ${who}, with: ${monster}`,
  stripOne: "Set it aside",
  discardOne: "Which tile goes?",
  useOne: "Use a tile",
  litTiles: (n: number): string => (n === 1 ? "with the lit tile" : "with a lit tile"),
  pickTile: (n: number) =>
    n === 1 ? "Click the lit tile" : `Click one of the ${n} lit tiles, or press its number`,
  nameOne: "Name a kind of monster",
  pickCard: (n: number) => `Click one of the ${n} cards`,
  specials: "Special monsters in this game",
  lostTile: (tile: string) => `lost: ${tile}`,
  reduced: (n: number) => `${n} less than its strength`,
  lucky: "the coin goes on",
  charmed: (n: number) => `Flute: −${n}`,

  bidding: "bidding",
  passed: "passed",
  waiting: "waiting",
  choosing: "choosing",
  watching: "watching",
  insideNow: "in the dungeon",
  outOfGame: "out",
  winner: "winner",
  successes: (n: number) => plural(n, "success", "successes"),
  failures: (n: number) => plural(n, "failure", "failures"),

  turnOf: (name: string) => `${name}'s turn.`,
  /** A card of the dungeon is turned; null is the reader. */
  turns: (monster: string, name: string | null) =>
    name === null ? `You turn a card: ${monster}.` : `${name} turns a card: ${monster}.`,
  moments: {
    choosing: "choosing a hero",
    bidding: "bidding",
    inside: "in the dungeon",
    over: "game over",
  },
  youGoIn: "Everyone else passed: you go in.",
  goesIn: (name: string) => `Everyone else passed: ${name} goes in.`,
  entersWith: (hp: number, tiles: string, cards: string) => `${hp} HP, ${tiles}, ${cards}.`,
  tiles: (n: number) => plural(n, "tile", "tiles"),
  cardsToMeet: (n: number) => `${plural(n, "card", "cards")} to meet`,
  amongThem: (n: number, names: string): string[] => [
    n === 1 ? "One of them is yours: " : `${n} of them are yours: `,
    names,
    ".",
  ],
  hasPassed: (name: string | null): string => (name === null ? "You passed" : `${name} passed`),
  lifeBoard: "Life board",
  named: (monster: string) => `named: ${monster}`,
  specialMonster: "special monster",
  nothingTurned: "No card turned yet",
  whatAnswers: "What answers it?",
  outcomes: {
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
  } as Readonly<Record<string, (hp: number) => string>>,
  cardOrdinal: (n: number) => `card ${n} of the dungeon`,
  metSoFar: "Cards met",
  toCome: (n: number) => `${n} to come`,
  playToEnd: "Play to the end",
  turnAll: (n: number) => `All ${n}, until one asks for a choice`,

  roundResult: (round: number) => `Round ${round}`,
  survived: (name: string | null): string =>
    name === null ? "You survived the dungeon." : `${name} survived the dungeon.`,
  fell: (name: string | null): string =>
    name === null ? "You fell in the dungeon." : `${name} fell in the dungeon.`,
  showCards: "Show the cards",
  hideCards: "Back to the heroes",
  omnipotent: "saved by Omnipotence",
  metInside: "Met inside",
  wasAside: "Set aside, now shown",

  walksOut: (name: string | null): string =>
    name === null ? "You walk out alive." : `${name} walks out alive.`,
  falls: (name: string | null): string => (name === null ? "You fall." : `${name} falls.`),
  endsIt: (monster: string) => `${monster} ends it.`,
  succeeded: (name: string | null): string =>
    name === null
      ? "Your first success; one more wins the game."
      : `${name}'s first success; one more wins the game.`,
  succeededTwice: (name: string | null): string =>
    name === null ? "Your second success: you win the game." : `${name}'s second success wins the game.`,
  failed: (name: string | null): string =>
    name === null
      ? "Your first failure; one more and you are out."
      : `${name}'s first failure; one more and ${name} is out.`,
  failedTwice: (name: string | null): string =>
    name === null ? "Your second failure: you are out." : `${name}'s second failure: ${name} is out.`,
  hpRemain: (hp: number) => `${hp} HP left`,
  fallenWord: "fallen",
  omnipotenceLead: "Omnipotence.",
  omnipotenceText: "No two monsters were alike, so the round is won.",
  emptyLead: "An empty dungeon.",
  emptyText: "There was nothing to meet.",
  killerLead: (monster: string, damage: number, hp: number) =>
    `${monster}: ${damage} damage, and ${hp} HP were left.`,
  killerText: (lost: number, start: number) => `In all ${lost} damage against ${start} HP.`,
  nothingStoppedLead: "Hit points alone.",
  nothingStoppedText: (lost: number, start: number) =>
    `${lost} damage against ${start} HP; no tile had to stop a monster.`,
  spared: (names: string, damage: number) => `It answered ${names}: ${damage} damage that never came.`,
  broughtBack: (monster: string, hp: number) => `It brought the hero back after ${monster}, with ${hp} HP.`,
  toSpareLead: "Life to spare.",
  toSpareText: (lost: number, start: number, tile: string, spared: number) =>
    `${lost} damage against ${start} HP; ${tile} kept ${spared} more away, and was not even needed.`,
  times: (name: string, n: number) => `${name} (${n} times)`,
  and: " and ",

  monsters: "Monsters",
  monstersHint: "Strength and copies of every monster of this game.",
  copies: (n: number) => `×${n}`,
  noStrength: "no strength of its own",
  special: "special",

  explainDeck: "Cards nobody has seen yet. On your turn you draw one, or you pass.",
  explainDungeon: "The cards the last player left will meet, face down. You know only those you put in.",
  explainTile: {
    hp: "It adds its HP as long as the hero wears it.",
    other: "It helps whoever goes in, as long as the hero wears it.",
    strip:
      "Who sets a drawn card aside gives up one tile with it: then that is gone for this round, for everybody.",
  },
  explainLife:
    "Hit points left. Every monster no tile stops takes its strength away; at the skull the hero falls.",
  explainHero: (hp: number, full: number) =>
    `${hp} HP of its own, ${full} with all six tiles. Whoever is the last to pass takes it into the dungeon.`,

  guideHero: (name: string) => `This is the ${name}`,
  guideHeroText: (hp: number) =>
    `It has ${hp} HP, its own and those of its tiles. Somebody will take it into the dungeon; perhaps you.`,
  /** By how many there are. */
  guideTiles: [
    "No tile helps it",
    "One tile helps it",
    "Two tiles help it",
    "Three tiles help it",
    "Four tiles help it",
    "Five tiles help it",
    "Six tiles help it",
  ],
  guideTilesText: "Some give HP, some stop monsters. The players can take them off, one by one.",
  guidePiles: "Draw, then choose",
  guidePilesText: "A card you draw goes into the dungeon, or aside together with a tile. Only you see it.",
  guideActs: "Or pass",
  guideActsText:
    "Whoever passes is safe. The last one who has not passed must go in. Come out alive twice and you win; fall twice and you are out.",
  guideOdds: "Odds, if you like",
  guideOddsText:
    "How many of the possible dungeons the hero survives, counted from what you know. You may guess first.",

  facts: {
    round: "Round",
    hero: "Hero",
    drawn: "Card in hand",
    deck: "Deck",
    dungeon: "Dungeon",
    aside: "Set aside",
    run: "Life inside",
    unseen: "Unseen cards",
    unknown: "unknown",
    nobody: "nobody",
    none: "none",
    cards: (n: number) => plural(n, "card", "cards"),
    by: (what: string, who: string) => `${what} (${who})`,
    one: (names: string) => `unknown, one of ${names}`,
  },
};

export type Words = typeof en;
