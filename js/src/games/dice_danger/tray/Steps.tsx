import check from "icon:check-mark";
import { actionKey, findChoice, worthOf } from "../../../core/actions";
import { useLang } from "../../../core/words/context";
import { tenths } from "../../../core/words/format";
import { touch } from "../../../ui/choices/touch";
import { FlatDie } from "../../../ui/dice/Pips";
import * as glyphs from "../../../ui/pieces/glyphs";
import { Icon } from "../../../ui/pieces/Icon";
import { isFirstClick } from "../../../ui/shell/deaf";
import { monsterIcon, spaceIcon, torch as torchIcon } from "../board/art";
import type { Crossing } from "../board/lights";
import { PAIR_MARKS, type SheetTurn } from "../view";
import { useWords } from "../words";
import type { TrayProps } from "./Tray";

/** More targets than this get short buttons; all of them are lit on the map as well. */
const ROOMY = 3;
/** More than this do not fit one row: what the pair makes stands beside them. */
const ONE_ROW = 6;

/** The two pairs, each with the places it can cross now; the torch, which needs no pair; and the end. */
export function Steps(props: TrayProps) {
  const { torch, crossings, snapshot } = props;
  const { board } = snapshot;
  const words = useWords();
  const turn = board.seat === null ? null : board.players[board.seat]?.turn;
  const byTorch = crossings.filter(({ by }) => by === "torch");
  return (
    <div class="crossing">
      <div class="steps">
        {torch ? (
          <div class="step2">
            <p class="cap">{words.torchLit(byTorch.length)}</p>
            <Goals {...props} crossings={byTorch} />
          </div>
        ) : (
          turn?.pairs.map((_, which) => <Step key={which} {...props} turn={turn} which={which} />)
        )}
      </div>
      <Finish {...props} torches={byTorch.length} />
    </div>
  );
}

function Step(props: TrayProps & { turn: SheetTurn; which: number }) {
  const { crossings, turn, which } = props;
  const words = useWords();
  const pair = turn.pairs[which] ?? [];
  const open = turn.left.includes(which);
  const letter = PAIR_MARKS[which] ?? "";
  // Of two equal pairs only one is listed: both lead to the same places.
  const same = turn.pairs[0]?.join() === turn.pairs[1]?.join();
  const own = crossings.filter(({ by }) => by === which || (same && by === 0 && open));
  const total = pair.reduce((sum, face) => sum + face, 0);
  const makes = pair[0] === pair[1] ? words.makesDouble : words.makes;
  return (
    <fieldset class={`step2${open ? "" : " used"}${own.length > ONE_ROW ? " rows" : ""}`}>
      <legend class="unseen">{words.pairWith(letter)}</legend>
      <p class="row made">
        <span class={which ? "lab b" : "lab"} aria-hidden="true">
          {letter}
        </span>
        <svg class="two" viewBox="0 0 23 10" aria-hidden="true">
          {pair.map((face, place) => (
            <FlatDie key={place} value={face} x={place * 12.5} />
          ))}
        </svg>
        <span class="cap">{open ? makes(total, words.targetsOfPair(own.length)) : <Used {...props} />}</span>
      </p>
      {open && own.length > 0 && <Goals {...props} crossings={own} />}
    </fieldset>
  );
}

/** What this pair has crossed. */
function Used({ sheet, turn, which }: TrayProps & { turn: SheetTurn; which: number }) {
  const lang = useLang();
  const words = useWords();
  const node = sheet.node.get(turn.marks.find(({ by }) => by === which)?.node ?? "");
  if (!node) return null;
  const monster = node.monster && sheet.monsters.get(node.monster);
  return <>{words.used(monster ? monster.name[lang] : words.kinds[node.kind](node.n ?? null))}</>;
}

/** The other way to cross a place: by its name. Pointing at it shows where it is. */
function Goals(props: TrayProps) {
  const { crossings } = props;
  const many = crossings.length > ROOMY;
  return (
    <div class={`goals${many ? " many" : ""}`}>
      {crossings.map((crossing) => (
        <Goal key={actionKey(crossing.choice.action)} {...props} {...crossing} short={many} />
      ))}
    </div>
  );
}

function Goal(props: TrayProps & Crossing & { short: boolean }) {
  const { node: id, choice, sheet, snapshot, ready, act, onHot, short } = props;
  const lang = useLang();
  const node = sheet.node.get(id);
  if (!node) return null;
  const monster = node.monster && sheet.monsters.get(node.monster);
  const art = monster ? monsterIcon(monster) : spaceIcon(node.kind);
  const appraisal = snapshot.odds?.appraisal;
  const worth = worthOf(snapshot.odds, choice.action);
  const [name, where] = placed(choice.label);
  return (
    <button
      type="button"
      class="btn goal"
      {...touch(choice, { ready, act, chosen: snapshot.chosen, title: choice.detail })}
      onPointerEnter={() => onHot(id)}
      onPointerLeave={() => onHot(null)}
      onFocus={() => onHot(id)}
      onBlur={() => onHot(null)}
    >
      {art && <Icon art={art} />}
      <b>
        <Named label={name} />
      </b>
      {short && worth && <span class="value">{tenths(worth.value, lang)}</span>}
      <small>
        {where && <span class="where">{where}</span>}
        <span class="worth">
          {where && " · "}
          {worth ? (
            <>
              <b>≈ {tenths(worth.value, lang)}</b>
              {!where && ` ${appraisal?.word}`}
              {(worth.now || worth.then) && ` · ${worth.now || worth.then}`}
            </>
          ) : (
            choice.detail
          )}
        </span>
      </small>
    </button>
  );
}

/** "gem 12 (top left)": of two of a name the place tells which, so it has a line of its own. */
function placed(label: string): [name: string, where: string] {
  const [, name, where] = /^(.*) \((.*)\)$/.exec(label) ?? [];
  return [name ?? label, where ?? ""];
}

/** "Cross: gem 12": where there is little room the verb is left to ears. */
function Named({ label }: { label: string }) {
  const [verb, name] = label.split(/(?<=:)\s/);
  if (!name) return <>{label}</>;
  return (
    <>
      <span class="verb">{verb} </span>
      {name}
    </>
  );
}

/** Done, once everything is crossed that one wants to cross; until then every stroke can be taken back. */
function Finish({ snapshot, ready, act, request, torch, onTorch, torches }: TrayProps & { torches: number }) {
  const words = useWords();
  const { board } = snapshot;
  const end = findChoice(snapshot.choices, ["end"]);
  const own = board.seat === null ? undefined : board.players[board.seat];
  const only = snapshot.choices.filter(({ reason }) => !reason).length === 1;
  return (
    <div class="finish">
      {ready && snapshot.can_undo && (
        <button type="button" class="btn" data-undo onClick={() => request({ type: "undo" })}>
          <Icon art={glyphs.undo} class="ctl" />
          {board.phase === "write" && !own?.turn?.marks.length ? words.undoPairs : words.undoLast}
        </button>
      )}
      {torches > 0 && (
        <button
          type="button"
          class="btn torchkey"
          aria-pressed={torch}
          onClick={(event) => isFirstClick(event) && onTorch(!torch)}
        >
          <Icon art={torchIcon} /> {torch ? words.putTorchAway : words.useTorch(own?.torches ?? 0)}
        </button>
      )}
      {end && (
        <button
          type="button"
          class={`btn choice${only && !end.reason ? " main" : ""}`}
          {...touch(end, { ready, act, chosen: snapshot.chosen })}
        >
          <Icon art={check} />
          <b>{end.label}</b>
          <small>{end.reason ?? end.detail}</small>
        </button>
      )}
    </div>
  );
}
