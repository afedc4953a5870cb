import { Pips } from "./Die";
import type { BoardView } from "./labels";
import { PAIR_LETTERS } from "./labels";
import { useWords } from "./words";

interface DiceProps {
  board: BoardView;
  /** The pairs being made, as faces. */
  pairs: readonly (readonly number[])[];
}

/** Four white dice and a black one. They tumble in when the roll is new, and carry the letter of their pair. */
export function Dice({ board: { dice, roll }, pairs }: DiceProps) {
  const words = useWords();
  if (dice.length === 0) return <p class="cap">{words.noDice}</p>;
  const places = placesOf(dice, pairs);
  return (
    <ul class="dice" aria-label={words.dice} key={roll}>
      {dice.map((value, index) => {
        const black = index === dice.length - 1;
        const pair = places[index];
        const name = black ? words.black(value) : words.white(value);
        const letter = pair === undefined ? null : PAIR_LETTERS[pair];
        return (
          <li key={index} class={classOf(black, pair, pairs.length > 0)} style={{ "--nth": index }}>
            <Cube value={value} label={letter ? words.makesPair(name, letter) : name} />
            {letter && (
              <span class={`lab ${letter.toLowerCase()}`} aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function classOf(black: boolean, pair: number | undefined, pairing: boolean): string {
  return `die${black ? " k" : ""}${pairing && pair === undefined ? " idle" : ""}`;
}

/** The face that fell lies in front; the others are seen only while it turns. Opposite faces make seven. */
function Cube({ value, label }: { value: number; label: string }) {
  const [side, top] = [1, 2, 3].filter((face) => face !== value && face !== 7 - value) as [number, number];
  const faces = [value, side, 7 - value, 7 - side, top, 7 - top];
  return (
    <div class="cube" role="img" aria-label={label}>
      {faces.map((face, place) => (
        <svg key={place} class={`f${place}`} viewBox="0 0 10 10" aria-hidden="true">
          <Pips value={face} />
        </svg>
      ))}
    </div>
  );
}

/** Which pair each die belongs to. The black die serves only where the white ones do not suffice. */
export function placesOf(
  dice: readonly number[],
  pairs: readonly (readonly number[])[],
): (number | undefined)[] {
  const places: (number | undefined)[] = dice.map(() => undefined);
  pairs.forEach((pair, which) => {
    for (const face of pair) {
      const at = dice.findIndex((value, index) => value === face && places[index] === undefined);
      if (at >= 0) places[at] = which;
    }
  });
  return places;
}
