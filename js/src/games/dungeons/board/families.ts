// What kind of card it is, as its id begins: the families have their colours, and what they are paid with.

/** The colour of a card's family; its cost has another shape too. */
export function toneOf(id: string): string {
  if (id.startsWith("e-") || id.startsWith("t-")) return "wine";
  if (id.startsWith("b-")) return "plum";
  return id.startsWith("r-") ? "azure" : "brass";
}

/** Banes and Encounters are paid with the Peril of their victim, all else with the own Glory. */
export function costsPeril(id: string): boolean {
  return id.startsWith("e-") || id.startsWith("t-") || id.startsWith("b-");
}
