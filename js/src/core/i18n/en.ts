// The words of the page itself. Everything about a game comes from the kernel or from the game's own words.
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  // title bar and drawers
  settings: "Settings",
  newGame: "New game",
  language: "Language",
  theme: "Colours",
  themeAuto: "as the page",
  themeLight: "light",
  themeDark: "dark",
  speed: "Animation",
  speedNone: "none",
  overlayOpen: "always shown",
  overlayPredict: "predict first",
  overlayOff: "hidden",
  players: "Players",
  playerCount: "How many players",
  playerName: (n: number) => `Player ${n}`,
  person: "Person",
  whoPlays: (seat: string) => `Who plays seat ${seat}`,
  nameOf: (seat: string) => `Name of seat ${seat}`,
  seed: "Seed",
  seedNext: (seed: number) => `${seed}, the next one`,
  start: "Start",

  // notices and waiting
  dismiss: "Dismiss",
  kernelBusy: "The kernel is busy; your move waits in line.",

  // actions
  actions: "Actions",
  skip: "Skip",
  skipHint: "Any click or key",
  goOn: "Continue",
  playOn: "Play on",
  playOnHint: "Until somebody must choose",
  backToNow: "Back to now",
  forkHere: "Play on from here",
  forkHint: "A new line; the other one is kept",
  blockedPast: "This step is in the past",
  blockedReplay: "This is a replay: there is no kernel to play on",

  // hot seat
  curtainLabel: "Screen covered",
  curtainTitle: (name: string) => `Pass the screen to ${name}`,
  curtainHint: "The others look away: what comes next is for one pair of eyes.",
  curtainReady: (name: string) => `I am ${name}: show my view`,

  // timeline
  timeline: "Timeline",
  stepShown: "Step shown",
  first: "First step",
  back: "Step back",
  next: "Step forward",
  last: "Last step",
  play: "Play the steps",
  pause: "Pause",
  undo: "Undo",
  redo: "Redo",
  branch: "Line of play",
  branchOf: (index: number, count: number) => `Line ${index} of ${count}`,
  step: (step: number) => `step ${step}`,
  stepOf: (step: number, steps: number) => `You are at step ${step} of ${steps}`,
  stepWords: (step: number, steps: number, text: string) =>
    [`Step ${step} of ${steps}`, text].filter(Boolean).join(", "),
  goToStep: (step: number) => `Go to step ${step}`,

  // panels
  panels: "Panels",
  odds: "Odds",
  log: "Log",
  inspector: "Inspector",
  rules: "Rules",
  showEarlier: "Show earlier",
  about: "About",
  aboutIcons: "Icons: game-icons.net by Lorc, Delapouite, Skoll, sbed and other authors, licence CC BY 3.0.",
  aboutGame: "An unofficial study aid. The game belongs to its authors and publishers.",

  // odds
  noOdds: "No odds here.",
  counting: "Counting…",
  predictFirst: "Predict first",
  locked: "locked",
  unlocked: "unlocked",
  commitGuess: "Commit my guess",
  yourGuess: "Your guess",
  you: "you",
  exact: "exact",
  guessAgainst: (guess: string, exact: string) => `You guessed ${guess}; exactly it is ${exact}`,
  offBy: (points: string) => `Off by ${points} points`,
  squaredError: (error: string) => `squared error ${error}`,
  howCounted: "How we counted",
  simulated: (n: string) => `${n} simulated`,
  beliefs: "What a spectator believes",
  beliefsOf: (seat: string) => `What seat ${seat} believes`,
  beliefHint: "Chance of at least one there. Filled dot: a copy already seen.",
  howOften: (share: number, percent: string) =>
    share === 0 ? "never" : share === 1 ? "always, so it tells nothing" : `${percent} of the time`,
  liveIfSo: "Go in now and live, if so",
  worth: "What each is worth now: your chance without it falls by",
  without: (fraction: string) => `Without it: ${fraction}`,
  points: (n: string) => `${n} pts`,
  copies: "copies",
  copiesSeen: (seen: number, unseen: number) => `${seen} seen, ${unseen} unseen`,
  cards: (n: number) => plural(n, "card", "cards"),

  // inspector
  whatDoes: "What does",
  know: "know?",
  whatKnows: "What is known here",
  seat: "Seat",
  asking: "Asking the kernel…",
  changes: (n: number) => plural(n, "change", "changes"),
  entries: (n: number) => plural(n, "entry", "entries"),
};

export type Strings = typeof en;
