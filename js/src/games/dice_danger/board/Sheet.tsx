import check from "icon:check-mark";
import type { ComponentChildren } from "preact";
import type { IconArt } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import { useLang, useStrings } from "../../../core/words/context";
import { signed, whole } from "../../../core/words/format";
import { introduced } from "../../../core/words/players";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import {
  type DiceSnapshot,
  type DiceView,
  type SheetScoreLine,
  type SheetView,
  scoreless,
  standing,
} from "../view";
import { useWords } from "../words";
import { blackDie, gem, heart, skull, torch } from "./art";
import type { Sheet as Printed } from "./content";

interface SheetProps {
  snapshot: DiceSnapshot;
  sheet: Printed;
  /** Whose sheet is shown. */
  seat: number;
  onLook(seat: number): void;
  keys: ComponentChildren;
}

/** How the player whose sheet lies on the table stands, and how the others do. */
export function Sheet({ snapshot, sheet, seat, onLook, keys }: SheetProps) {
  const words = useWords();
  const { board } = snapshot;
  const view = board.players[seat];
  if (!view) return null;
  const own = seat === snapshot.seat;
  const name = snapshot.seats[seat]?.name ?? "";
  return (
    <section class="mine" aria-label={own ? words.yourSheet : words.sheetOf(name)}>
      <header>
        <h3>{own ? words.yourScore : words.scoreOf(name)}</h3>
        <Total board={board} player={view} />
        <span class="cap">{scoreless(board, view) ? words.fallen : <ScoreLine lines={view.score} />}</span>
      </header>
      <Life sheet={sheet} view={view} solo={board.solo} />
      <Kit view={view} />
      <Bonuses sheet={sheet} view={view} won={board.won} />
      {board.players.length > 1 && <Rivals snapshot={snapshot} seat={seat} onLook={onLook} />}
      {keys}
    </section>
  );
}

/** Every player with their points; a click lays their sheet on the table. */
function Rivals({ snapshot, seat: shown, onLook }: Pick<SheetProps, "snapshot" | "seat" | "onLook">) {
  const words = useWords();
  const strings = useStrings();
  const lang = useLang();
  const { board } = snapshot;
  const rove = useRoving(board.players.map((_, seat) => String(seat)));
  return (
    <div class="rivals" role="tablist" aria-label={`${strings.players}, ${words.sheets}`} {...rove.group}>
      {board.players.map((player, seat) => {
        const who = snapshot.seats[seat];
        const how = standing(snapshot, seat, words);
        return (
          <button
            key={seat}
            type="button"
            role="tab"
            class={`rival${player.out ? " off" : ""}`}
            aria-selected={seat === shown}
            title={who && introduced(who, lang)}
            onClick={() => onLook(seat)}
            {...rove.item(String(seat))}
            tabIndex={seat === shown ? 0 : -1}
          >
            <SeatBadge seat={seat} small />
            <b>{who?.name}</b>
            <span class="cap">{how || who?.manner}</span>
            <Total board={board} player={player} />
            {!scoreless(board, player) && <span class="unseen"> {words.score}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The points so far; who is out has none to compare. */
export function Total({ board, player }: { board: DiceView; player: SheetView }) {
  const words = useWords();
  const lang = useLang();
  if (scoreless(board, player)) return <span class="num" />;
  return (
    <span class="num" title={words.points(player.total)}>
      {whole(player.total, lang)}
    </span>
  );
}

/** The life track: crossed from the left; the first open box is what life costs at the end, unless one plays alone. */
function Life({ sheet, view, solo }: { sheet: Printed; view: SheetView; solo: boolean }) {
  const words = useWords();
  const { life } = sheet;
  const text = words.life(view.lost, life.length);
  return (
    <div>
      <p class="cap">{text}</p>
      <div class="lifeboxes" role="img" aria-label={`${words.lifeBox}. ${text}`} data-help="life">
        {life.map((value, place) => {
          const state = place < view.lost ? "lost" : place === view.lost ? "now" : "";
          const last = place === life.length - 1;
          return (
            <span
              key={place}
              class={state}
              title={[solo ? "" : signed(value), last ? words.skull : ""].filter(Boolean).join(", ")}
            >
              {!solo && -value}
              {last && <Icon art={skull} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** What a chest gave and how much of it is left; a shut chest can still be opened. */
function Kit({ view }: { view: SheetView }) {
  const words = useWords();
  const items: [id: string, art: IconArt, n: number, word: string, text: string][] = [
    ["hearts", heart, view.hearts, words.heartsShort, words.hearts(view.hearts)],
    ["torches", torch, view.torches, words.torchesShort, words.torches(view.torches)],
    ["black_dice", blackDie, view.black, words.blackShort, words.blackDice(view.black)],
  ];
  return (
    <ul class="kit">
      {items.map(([id, art, n, word, text]) => {
        const open = view.chests.includes(id);
        const label = `${text}, ${open ? words.chestOpen : words.chestShut}`;
        return (
          <li
            key={id}
            class={`${id}${n === 0 ? " empty" : ""}${open ? " opened" : ""}`}
            title={label}
            data-help={id}
          >
            <Icon art={art} />
            <b aria-hidden="true">{n}</b>
            <span class="cap" aria-hidden="true">
              {word}
            </span>
            <span class="unseen">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface BonusesProps {
  sheet: Printed;
  view: SheetView;
  /** Bonuses whose first reward is gone. */
  won: readonly string[];
}

function Bonuses({ sheet, view, won }: BonusesProps) {
  const words = useWords();
  return (
    <ul class="bonuses" aria-label={words.bonuses}>
      {view.bonuses.map(({ id, have, need, reward, gems }) => {
        const [first = 0, later = 0] = sheet.bonuses.get(id)?.gems ?? [];
        const open = !won.includes(id);
        const left = open ? words.bonusGems(first, later) : words.bonusTaken(later);
        const text = reward ? words.bonusWon(gems) : left;
        return (
          <li key={id} class={reward ? "won" : ""} title={text}>
            <span>{words.bonusNames[id] ?? id}</span>
            <b>{reward ? <Icon art={check} /> : words.haveOf(have, need)}</b>
            <span class="gems">
              <Icon art={gem} />
              {reward ? gems : open ? first : later}
              <span class="unseen">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "3 gems × 3 + 2 gold × 2, life −2": where the points come from. */
export function ScoreLine({ lines }: { lines: readonly SheetScoreLine[] }) {
  const words = useWords();
  const counting = lines.filter(({ points }) => points !== 0);
  const gained = counting
    .filter(({ key }) => key !== "life")
    .map(({ key, n, each }) => `${n} ${words.scoreKeys[key]?.[n > 1 ? 1 : 0] ?? key} × ${each}`);
  const life = counting
    .filter(({ key }) => key === "life")
    .map(({ points }) => words.lifeCost(signed(points)));
  return <>{[gained.join(" + "), ...life].filter(Boolean).join(", ") || words.noPoints}</>;
}
