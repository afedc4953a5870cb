// What is asked of this throw: the icon of each special throw and one line of instruction.
import { Icon } from "../../../ui/pieces/Icon";
import { useWords } from "../words";
import { archery, throwIcon } from "./art";
import { useCards } from "./content";

interface DueProps {
  throws: readonly string[];
  /** The table contacts before the target. */
  bounces: number;
  /** How many have been made, once a die is on its way. */
  made: number | null;
  /** The reader holds the die, and is told what to do with it. */
  inHand: boolean;
}

export function Due({ throws, bounces, made, inHand }: DueProps) {
  const words = useWords();
  const said = useCards();
  return (
    // The plain throw is nothing new: the turn line has said that a die is to be thrown.
    <div class="due" role={throws.length > 0 ? "status" : undefined} data-help="throws">
      {throws.length === 0 ? (
        <p>
          <Icon art={archery} />
          <b>{inHand ? words.plainThrow : words.noSpecial}</b> <span>{words.plainHint}</span>
        </p>
      ) : (
        throws.map((id) => (
          <p key={id}>
            <Icon art={throwIcon(id)} />
            <b>{said("throw", id).name}</b> <span>{said("throw", id).text}</span>
          </p>
        ))
      )}
      <span
        class="lamps"
        role="img"
        aria-label={made ? words.bouncesMade(Math.min(made, bounces), bounces) : words.bouncesNeeded(bounces)}
        title={words.bouncesNeeded(bounces)}
      >
        {Array.from({ length: bounces }, (_, i) => (
          <i key={i} class={made !== null && made > i ? "on" : ""} />
        ))}
      </span>
    </div>
  );
}
