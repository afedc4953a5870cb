// The dice of a combat and the weapons of the hero: what may be used now, and why not.
import type { Action } from "../../../core/hosts/messages";
import type { Choice, OddsRow } from "../../../generated/contract";
import { OddsChip } from "../../../ui/choices/Chip";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { isFirstClick } from "../../../ui/shell/deaf";
import { LETTERS } from "../arena/Cube";
import { COLOURS, type DieColour, type FighterBoard } from "../view";
import { useWords } from "../words";
import { itemIcon } from "./art";
import { abilityName, bonusOf, type Hero, heroOf, itemOf, useCards } from "./content";
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
  /** What each die does for the fight, best first; none while they are not known. */
  odds: readonly OddsRow[];
}

export function Picker(props: PickerProps) {
  const { board, choices, ready, act, made, chosen, onChoose, odds } = props;
  const words = useWords();
  const choosing = board.phase === "die" && choices.length > 0;
  return (
    <fieldset class={`pick${choosing ? " choosing" : ""}`} aria-label={words.dice} data-help="dice">
      {[...COLOURS, "white" as const].map((die) => {
        const choice = dieChoice(choices, die);
        const row = choosing && choice && !choice.reason;
        return (
          <DieButton
            key={die}
            {...{ die, board, ready, act, made, choice }}
            does={row ? abilityWith(board, board.active, die) : null}
            odds={odds.find(
              ({ action }) => action?.[0] === choice?.action[0] && action?.[1] === choice?.action[1],
            )}
            best={differ(odds) && odds[0]?.action?.[1] === choice?.action[1]}
          />
        );
      })}
      <Weapons board={board} choices={choices} ready={ready} chosen={chosen} onChoose={onChoose} />
      <InHand board={board} />
    </fieldset>
  );
}

/** As little as this is not seen in the numbers: then no die is the best. */
const SEEN = 0.0005;

const differ = (odds: readonly OddsRow[]): boolean => (odds[0]?.p ?? 0) - (odds.at(-1)?.p ?? 0) >= SEEN;

/** What the symbol of a die calls for the hero at a seat: an ability, or why none. */
type Does = { ability: Hero["abilities"]["red"] } | "scar" | "any" | null;

function abilityWith(board: FighterBoard, seat: number, die: DieColour): Does {
  const hero = board.heroes[seat];
  if (!hero?.id) return null;
  if (die === "white") return "any";
  return hero.scars.includes(die) ? "scar" : { ability: heroOf(hero.id).abilities[die] };
}

function Does({ does }: { does: Does }) {
  const words = useWords();
  const said = useCards();
  if (does === null) return null;
  const [name, text] =
    does === "scar"
      ? [words.scar, words.scarText]
      : does === "any"
        ? [words.dieOf.white, words.anyAbility]
        : [abilityName(does.ability, said), said("ability", does.ability.id).text];
  return (
    <span class="does">
      <b>{name}</b> <small>{text}</small>
    </span>
  );
}

/** The die in the hand says what its symbol calls, where no weapon takes the room. */
function InHand({ board }: { board: FighterBoard }) {
  const { throw: thrown } = board;
  if (!thrown || thrown.rest) return null;
  const hero = board.heroes[thrown.seat];
  if (hero?.items.some(({ id }) => itemOf(id).kind === "weapon")) return null;
  return <Does does={abilityWith(board, thrown.seat, thrown.die as DieColour)} />;
}

const dieChoice = (choices: readonly Choice[], die: DieColour): Choice | undefined =>
  choicesAt(choices, `die:${die}`).find(({ action }) => action[0] === "die" || action[0] === "white");

interface DieButtonProps extends Pick<PickerProps, "board" | "ready" | "act" | "made"> {
  die: DieColour;
  choice: Choice | undefined;
  /** What it does for the hero, while it can be chosen: then it is a row of its own. */
  does: Does;
  odds: OddsRow | undefined;
  best: boolean;
}

function DieButton({ die, board, choice, ready, act, made, does, odds, best }: DieButtonProps) {
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
      class={`btn db${inHand ? " held" : ""}${lit ? " lit" : ""}${does ? " row" : ""}${best ? " best" : ""}`}
      {...(!does && {
        "aria-label":
          die === "white"
            ? `${LETTERS.white}${board.dice}: ${words.whiteDice(board.dice)}`
            : words.dieOf[die],
      })}
      aria-pressed={inHand}
      {...controls}
    >
      <FlatDie die={die} gone={!there && !inHand} label={does ? words.dieOf[die] : ""} />
      <span class="cap">{die === "white" ? `${LETTERS.white}${board.dice}` : LETTERS[die]}</span>
      <Does does={does} />
      {does && odds && <OddsChip row={odds} upTo={false} />}
    </button>
  );
}

/** The face with the symbol; with a label it is a picture for the ears too. */
export function FlatDie({
  die,
  gone = false,
  label = "",
}: {
  die: DieColour;
  gone?: boolean;
  label?: string;
}) {
  return (
    <svg
      class={`flat3 ${die}${gone ? " gone" : ""}`}
      viewBox="0 0 26 26"
      role="img"
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <rect x="1" y="1" width="24" height="24" rx="5" />
      <path class="eye" d="M5 13Q13 6 21 13Q13 20 5 13Z" />
      <circle class="pupil" cx="13" cy="13" r="2.6" />
    </svg>
  );
}

/** With no more ways to arm than this each is a button of its own, and the weapons are only shown. */
export const MANY_WAYS = 4;

type WeaponsProps = Pick<PickerProps, "board" | "choices" | "ready" | "chosen" | "onChoose">;

/** The active hero's weapons; while they are chosen, each is a switch. */
function Weapons({ board, choices, ready, chosen, onChoose }: WeaponsProps) {
  const said = useCards();
  const words = useWords();
  const hero = board.heroes[board.throw?.seat ?? board.active];
  const weapons = (hero?.items ?? []).filter(({ id }) => itemOf(id).kind === "weapon");
  const choosing = board.phase === "weapons" && choices.length > MANY_WAYS;
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
