export const en = {
  table: "The cups and the bids",
  bids: "Bids: how many dice, and which face",
  bid: "Bid",
  bidHint: (n: number) => (n === 1 ? "1 bid on the board" : `${n} bids on the board`),
  dice: (n: number) => (n === 1 ? "1 die" : `${n} dice`),
  shows: (face: number) => `a ${face}`,
  hidden: "hidden under the cup",
  stands: "the bid that stands",
  lifted: (number: number, face: number, found: number) =>
    `Doubted: ${number} × ${face}. Found: ${found} × ${face}`,
};

export type Words = typeof en;
