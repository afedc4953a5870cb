// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/** A card to choose: how many the deck has (`count`), and why no more may come (`full`, empty if one may). */
export interface DeckCard {
  id: string;
  name: string;
  text: string;
  icon: string;
  kind: "hero" | "quest" | "room" | "passage" | "treasure" | "boon" | "bane" | "monster" | "trap";
  cost: number;
  count: number;
  full: string;
}

/** A deck to begin with. */
export interface DeckSample {
  id: string;
  name: string;
}

/** The deck as it is: every restriction, every fault and warning in words. */
export interface DeckState {
  cards: DeckCard[];
  samples: DeckSample[];
  rules: DeckRule[];
  legal: boolean;
  verdict: string;
  faults: string[];
  warnings: string[];
}

/** A restriction: what it counts, how it stands ("37 / 50"), and whether it is kept. */
export interface DeckRule {
  label: string;
  value: string;
  kept: boolean;
}
