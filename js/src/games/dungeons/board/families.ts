// What kind of card it is, as its id begins: the families have their colours, and what they are paid with.

/** The colour of a card's family, as in the booklet: Encounters red, Banes grey, Boons blue, Treasures yellow, heroes
 * blue-grey, quests purple; its cost has another shape too. */
export function toneOf(id: string): string {
  return TONES[id.slice(0, 2)] ?? "brass";
}

const TONES: Record<string, string> = {
  "e-": "wine",
  "t-": "wine",
  "b-": "slate",
  "o-": "azure",
  "r-": "brass",
  "h-": "steel",
  "q-": "plum",
};

/** Banes and Encounters are paid with the Peril of their victim, all else with the own Glory. */
export function costsPeril(id: string): boolean {
  return id.startsWith("e-") || id.startsWith("t-") || id.startsWith("b-");
}
