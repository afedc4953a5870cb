// The dice of a combat and the weapons of the hero: what may be used now, and why not.
import type { Action } from "../../../core/hosts/messages";
import type { Choice } from "../../../generated/contract";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { isFirstClick } from "../../../ui/shell/deaf";
import { LETTERS } from "../arena/Cube";
import { COLOURS, type DieColour, type FighterBoard } from "../view";
import { useWords } from "../words";
import { itemIcon } from "./art";
import { bonusOf, itemOf, useCards } from "./content";
import { choicesAt, weaponsChoice } from "./lights";

interface PickerProps {
  board: FighterBoard;
  choices: readonly Choice[];
  ready: boolean;
  act(action: Action): void;
  /** What was done, at a step of the past. */
  made: Action | null;
  /** Weapons chosen for this throw, while they are being chosen. */
  chosen: readonly string[];
  onChoose(weapons: readonly string[]): void;
}

export function Picker(props: PickerProps) {
  const { board, choices, ready, act, made, chosen, onChoose } = props;
  const words = useWords();
  return (
    <fieldset class="pick" aria-label={words.dice} data-help="dice">
      {[...COLOURS, "white" as const].map((die) => (
        <DieButton key={die} {...{ die, board, ready, act, made }} choice={dieChoice(choices, die)} />
      ))}
      <Weapons board={board} choices={choices} ready={ready} chosen={chosen} onChoose={onChoose} />
    </fieldset>
  );
}

const dieChoice = (choices: readonly Choice[], die: DieColour): Choice | undefined =>
  choicesAt(choices, `die:${die}`).find(({ action }) => action[0] === "die" || action[0] === "white");

interface DieButtonProps extends Pick<PickerProps, "board" | "ready" | "act" | "made"> {
  die: DieColour;
  choice: Choice | undefined;
}

function DieButton({ die, board, choice, ready, act, made }: DieButtonProps) {
  const words = useWords();
  const inHand = board.throw?.die === die && !board.throw.rest;
  const there = die === "white" ? board.dice > 0 : (board.coloured[die] ?? false);
  const state = inHand ? words.inHand : there ? words.waits : words.thrown;
  const title = choice?.detail || state;
  const controls = choice
    ? touch(choice, { ready, act, chosen: made, title })
    : { "aria-disabled": true, title, onClick: () => {} };
  const lit = choice && !choice.reason && ready;
  return (
    <button
      type="button"
      class={`btn db${inHand ? " held" : ""}${lit ? " lit" : ""}`}
      aria-label={
        die === "white" ? `${LETTERS.white}${board.dice}: ${words.whiteDice(board.dice)}` : words.dieOf[die]
      }
      aria-pressed={inHand}
      {...controls}
    >
      <FlatDie die={die} gone={!there && !inHand} />
      <span class="cap">{die === "white" ? `${LETTERS.white}${board.dice}` : LETTERS[die]}</span>
    </button>
  );
}

/** The face with the symbol. */
export function FlatDie({ die, gone = false }: { die: DieColour; gone?: boolean }) {
  return (
    <svg class={`flat3 ${die}${gone ? " gone" : ""}`} viewBox="0 0 26 26" aria-hidden="true">
      <rect x="1" y="1" width="24" height="24" rx="5" />
      <path class="eye" d="M5 13Q13 6 21 13Q13 20 5 13Z" />
      <circle class="pupil" cx="13" cy="13" r="2.6" />
    </svg>
  );
}

type WeaponsProps = Pick<PickerProps, "board" | "choices" | "ready" | "chosen" | "onChoose">;

/** The active hero's weapons; while they are chosen, each is a switch. */
function Weapons({ board, choices, ready, chosen, onChoose }: WeaponsProps) {
  const said = useCards();
  const words = useWords();
  const hero = board.heroes[board.throw?.seat ?? board.active];
  const weapons = (hero?.items ?? []).filter(({ id }) => itemOf(id).kind === "weapon");
  const choosing = board.phase === "weapons" && choices.length > 0;
  const taken = choosing ? chosen : (board.throw?.weapons ?? []);
  return (
    <>
      {weapons.map(({ id }) => {
        const on = taken.includes(id);
        const next = on ? taken.filter((other) => other !== id) : [...taken, id];
        const fits = weaponsChoice(choices, next) !== undefined;
        const off = !choosing || !ready || !fits;
        const { name, text } = said("item", id);
        const { throws } = itemOf(id);
        return (
          <button
            key={id}
            type="button"
            class={`btn wpn${on ? " held" : ""}${off ? "" : " lit"}`}
            aria-pressed={on}
            aria-disabled={off}
            data-help={`item:${id}`}
            title={choosing && !fits ? words.weaponsClash : text}
            onClick={(event) => !off && isFirstClick(event) && onChoose(next)}
          >
            <Icon art={itemIcon(id)} />
            <span>
              {name}
              <span class="cap">
                +{bonusOf(id)} · {throws.map((each) => said("throw", each).name).join(", ")}
              </span>
            </span>
          </button>
        );
      })}
    </>
  );
}
