// How long things take at normal speed, in milliseconds: slow enough to follow, quick enough to wait for.
export const PACE = {
  /** Somebody else is to move: the turn line and the seat change first. */
  think: 500,
  draw: 240,
  /** What was drawn lies still for a moment. */
  hold: 200,
  /** A card on its way. */
  slide: 400,
  /** It lands, and the pile is counted. */
  settle: 120,
  /** The line that tells it stays. */
  line: 700,
  /** A tile is hatched, a seat dims. */
  mark: 240,
  /** A turning point that must not be missed, such as who goes in. */
  ribbon: 1600,
  /** A victory, a death, a boss: long enough to be read, gone with any click. */
  moment: 3200,
  /** A step of a quest is done. */
  banner: 1800,
  /** A card is turned, and its answer is seen. */
  turn: 900,
  answer: 1400,
  /** Dice tumble and come to rest. */
  roll: 1150,
  /** Where nothing may move, each state is shown for so long. */
  still: 900,
  /** All that is left, for a player who wants to be on. */
  skip: 600,
} as const;

/** A new position takes no click for this long: it was aimed at what lay there before. */
export const DEAF_MS = 350;
