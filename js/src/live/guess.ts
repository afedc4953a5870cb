// A guess as people type it: 50, 50 %, 1/2, 0.5 and 0,5 are the same chance.

/** A chance from 0 to 1, or null for what is none. Whole numbers are per cent: the sign stands beside the field. */
export function guessIn(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace(/\s*%$/, "");
  const parts = plain.match(/^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/);
  if (parts) {
    const [over, under] = [Number(parts[1]), Number(parts[2])];
    return under > 0 && over <= under ? over / under : null;
  }
  if (!/^\d*\.?\d+$/.test(plain)) return null;
  const number = Number(plain);
  const percent = text.includes("%") || !plain.includes(".") || number > 1;
  const chance = percent ? number / 100 : number;
  return chance <= 1 ? chance : null;
}
