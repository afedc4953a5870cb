import { Die } from "../../../ui/dice/Die";
import { type DiceView, PAIR_MARKS } from "../view";
import { useWords } from "../words";

interface DiceProps {
  board: DiceView;
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
        const letter = pair === undefined ? null : PAIR_MARKS[pair];
        return (
          <Die
            key={index}
            nth={index}
            value={value}
            dark={black}
            class={pairs.length > 0 && pair === undefined ? "idle" : ""}
            label={letter ? words.makesPair(name, letter) : name}
          >
            {letter && (
              <span class={`lab ${letter.toLowerCase()}`} aria-hidden="true">
                {letter}
              </span>
            )}
          </Die>
        );
      })}
    </ul>
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
