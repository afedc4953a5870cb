import type { ComponentChildren } from "preact";
import { actionKey, findChoice, worthOf } from "../../../core/actions";
import type { Action } from "../../../core/hosts/messages";
import { useRoving } from "../../../core/roving";
import { useLang } from "../../../core/words/context";
import { tenths } from "../../../core/words/format";
import type { Choice, ChoiceWorth } from "../../../generated/contract";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { blackDie } from "../board/art";
import { countLit } from "../board/lights";
import type { PairingView } from "../view";
import { useWords, type Words } from "../words";
import type { TrayProps } from "./Tray";

/** Up to so many there is room for what the next roll brings as well. */
const ROOMY = 12;

/** From here on there is no room for a line that says what the numbers are: it is in the panel. */
const MANY = 11;

interface Offered {
  pairing: PairingView;
  index: number;
  choice: Choice;
}

/** All the ways to make two pairs. Pointing at one shows on the map what it could cross. */
export function Pairings(props: TrayProps) {
  const { snapshot, ready, act, preview, onPreview } = props;
  const { chosen } = snapshot;
  const words = useWords();
  const offered = snapshot.board.pairings.flatMap((pairing, index): Offered[] => {
    const choice = findChoice(snapshot.choices, actionOf(pairing));
    return choice ? [{ pairing, index, choice }] : [];
  });
  const [open, greyed] = [
    offered.filter(({ choice }) => !choice.reason),
    offered.filter(({ choice }) => choice.reason),
  ];
  // Those that cost something come last.
  open.sort((a, b) => Number(a.pairing.black) - Number(b.pairing.black));
  const rove = useRoving(open.map(({ choice }) => actionKey(choice.action)));
  const appraisal = snapshot.odds?.appraisal;
  const unit = appraisal?.word ?? "";
  const best = appraisal?.rows[0];
  return (
    <div class="choosing">
      <div
        class="pairs"
        style={{ "--columns": columnsOf(open.length) }}
        role="toolbar"
        aria-label={words.pairings}
        onPointerLeave={() => onPreview(null)}
        {...rove.group}
      >
        {open.map(({ pairing, index, choice }) => {
          const key = actionKey(choice.action);
          const item = rove.item(key);
          return (
            <button
              key={key}
              type="button"
              class={classOf(pairing, index === preview)}
              {...touch(choice, { ready, act, chosen, title: choice.detail })}
              onPointerEnter={() => onPreview(index)}
              onBlur={() => onPreview(null)}
              {...item}
              onFocus={() => {
                item.onFocus();
                onPreview(index);
              }}
            >
              <b>{sumsOf(pairing)}</b> {pairing.black && <Icon art={blackDie} />}
              <Value
                worth={worthOf(snapshot.odds, choice.action)}
                unit={unit}
                best={best}
                short={open.length > ROOMY}
              >
                {words.targets(countLit(pairing.pairs))}
              </Value>
              <span class="unseen"> {unseenOf(pairing, appraisal !== undefined, words)}</span>
            </button>
          );
        })}
      </div>
      {appraisal && open.length < MANY && greyed.length === 0 && (
        <p class="cap folded" title={appraisal.note}>
          {appraisal.note}
        </p>
      )}
      {greyed.length > 0 && (
        <p class="cap folded" title={greyed.map(({ pairing }) => sumsOf(pairing)).join(", ")}>
          {words.folded(greyed.length)} {greyed[0]?.choice.reason}
        </p>
      )}
    </div>
  );
}

function classOf({ pairs }: PairingView, seen: boolean): string {
  const none = countLit(pairs) === 0 ? " none" : "";
  return `btn pair${none}${seen ? " seen" : ""}`;
}

interface ValueProps {
  worth: ChoiceWorth | undefined;
  /** Of the planner's value. */
  unit: string;
  best: ChoiceWorth | undefined;
  short: boolean;
  /** What stands there while the worth is not known. */
  children: ComponentChildren;
}

/** "≈ 22 points" by the planner, whose best one is bold; "2 crosses, 1.6 crosses to expect": at once, and on average. */
function Value({ worth, unit, best, short, children }: ValueProps) {
  const lang = useLang();
  if (!worth) return <small>{children}</small>;
  const then = short ? "" : worth.then;
  const [expected, ...what] = then.split(" "); // on a telephone the number alone, which the note below explains
  return (
    <>
      <small class={worth === best ? "plan best" : "plan"}>
        ≈ {tenths(worth.value, lang)}
        <span class="unit"> {unit}</span>
      </small>{" "}
      <small class="value">
        {worth.now}
        {then && `, ${expected}`}
        {then && <span class="unit"> {what.join(" ")}</span>}
      </small>
    </>
  );
}

/** Full rows: 3 + 3 rather than 5 + 1. */
function columnsOf(count: number): number {
  return count > ROOMY ? 5 : count > 9 ? 4 : count > 4 ? 3 : Math.min(count, 2);
}

function actionOf({ pairs }: PairingView): Action {
  return ["pair", ...pairs.flatMap(({ dice }) => dice)];
}

const sumsOf = ({ pairs }: PairingView) => pairs.map(({ total }) => total).join(" + ");

/** What the eye finds elsewhere: "3 + 4, 5 + 5, 3 targets". */
function unseenOf({ pairs, black }: PairingView, told: boolean, words: Words): string {
  const said = pairs.map(({ dice }) => dice.join(" + "));
  if (told) said.push(words.targets(countLit(pairs)));
  if (black) said.push(words.costsBlack);
  return said.join(", ");
}
