// Round the table: the hand may stand at any of sixteen places.
import left from "icon:anticlockwise-rotation";
import right from "icon:clockwise-rotation";
import { Icon } from "../../../ui/pieces/Icon";
import type { Hand } from "../hand/hand";
import { useWords } from "../words";

export function Walk({ hand }: { hand: Hand }) {
  const words = useWords();
  const off = hand.busy || hand.sent !== null;
  const step = (label: string, art: typeof left, by: number) => (
    <button
      type="button"
      class="btn icon"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => hand.walk(by)}
    >
      <Icon art={art} />
    </button>
  );
  return (
    <fieldset class="walk" aria-label={words.walk}>
      {step(words.walkLeft, left, -1)}
      {step(words.walkRight, right, 1)}
    </fieldset>
  );
}
