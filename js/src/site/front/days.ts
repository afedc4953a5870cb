// Whose turn it is today: the puzzle of the day is of one game after the other.

/** As `puzzle_of` counts the days: dungeon_widgets/lab/puzzles/bank.py. */
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** The page whose turn it is on a day of this reader's calendar; the kernel sends on whoever comes to another one. */
export function pageOfDay(now: Date, pages: readonly string[]): string {
  const day = (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST_DAY) / DAY_MS;
  return pages[((day % pages.length) + pages.length) % pages.length] ?? "";
}
