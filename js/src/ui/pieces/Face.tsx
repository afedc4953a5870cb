// A face for everybody who may sit down. It follows from the name alone, so a bot written in a cell has one too.
import { still } from "../../core/still";
import { seatLetter } from "./SeatBadge";

const SKINS = ["#f0d3b0", "#d9a877", "#a86f48", "#cfd9b4", "#e4ded0"];
/** What is worn above the eyes; the first two are hair, and people wear nothing else. */
const TOPS = [
  "M8 14C7 5 25 5 24 14C22 9 18 9 16 10C13 9 10 10 8 14Z",
  "M8 15C6 4 26 4 24 15V20H22V12C18 12 14 10 13 9C12 11 10 12 10 13V20H8Z",
  "M16 3C6 4 6 16 7 24H11C9 18 9 10 16 9C23 10 23 18 21 24H25C26 16 26 4 16 3Z",
  "M5 11H27L23 9L17 1L9 9Z",
  "M8 12C8 3 24 3 24 12H17V17H15V12Z",
  "M8 10L7 3L12 6L16 2L20 6L25 3L24 10Z",
  "M9 11C4 10 3 6 5 2C6 6 9 7 11 7C14 5 18 5 21 7C23 7 26 6 27 2C29 6 28 10 23 11C19 9 13 9 9 11Z",
];
const PEOPLE = 2;
const EYES = ["M12 14h2v2h-2zM18 14h2v2h-2z", "M11 14h4v1h-4zM17 14h4v1h-4z", "M10 13h5v3h-5zM18 14h2v2h-2z"];
const MOUTHS = ["M12 18Q16 22 20 18", "M13 19H19", "M13 20Q18 20 20 17", "M15 19h2v1h-2z"];

/** A number from a text: the same on every page. */
function hashed(text: string): number {
  let number = 22;
  for (const sign of text) number = (number * 38 + (sign.codePointAt(0) ?? 0)) % 9973;
  return number;
}

export const Face = still(({ seat, bot }: { seat: number; bot: string }) => {
  const kind = bot.split(":", 1)[0] ?? "";
  const number = kind ? hashed(kind) : seat;
  const one = <T,>(things: readonly T[], by: number): T =>
    things[Math.floor(number / by) % things.length] as T;
  return (
    <svg
      class="portrait"
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{ "--c": `var(--seat-${seatLetter(seat).toLowerCase()})` }}
    >
      <path class="coat" d="M3 32C3 25 9 22 16 22S29 25 29 32Z" />
      <path
        d="M16 6C10 6 8 10 8.5 15C9 21 13 24 16 24S23 21 23.5 15C24 10 22 6 16 6Z"
        fill={one(SKINS, kind ? 60 : 1)}
      />
      <path class="top" d={one(kind ? TOPS.slice(PEOPLE) : TOPS.slice(0, PEOPLE), 1)} />
      <path class="look" d={one(EYES, kind ? 5 : 9)} />
      <path class="mouth" d={one(MOUTHS, kind ? 15 : 9)} />
    </svg>
  );
});
