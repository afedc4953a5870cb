import check from "icon:check-mark";
import { signed } from "../../../core/format";
import type { IconArt } from "../../../core/game-page";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import type { DiceView, SheetScoreLine, SheetView } from "../view";
import { useWords } from "../words";
import { blackDie, chest, gem, heart, skull, torch } from "./art";
import type { Sheet } from "./content";

interface MineProps {
  sheet: Sheet;
  view: SheetView;
  board: DiceView;
  owner: string;
  seat: number;
}

/** How the player whose sheet is shown stands: life, what is left to use, bonuses, points. */
export function Mine({ sheet, view, board, owner, seat }: MineProps) {
  const words = useWords();
  const left = [...sheet.monsters.values()].filter(({ id }) => !board.killed.includes(id));
  const gems = left.reduce((sum, monster) => sum + (monster.gems[0] ?? 0), 0);
  return (
    <div class="mine">
      {!board.solo && (
        <p class="row owner">
          <SeatBadge seat={seat} small /> <b>{owner}</b>
        </p>
      )}
      <Life sheet={sheet} view={view} solo={board.solo} />
      <Kit view={view} />
      <Bonuses sheet={sheet} view={view} won={board.won} />
      <p class="sum">
        <span>
          {words.score}
          <span class="cap">
            <ScoreLine lines={view.score} />
          </span>
        </span>
        <span class="num">{view.total}</span>
      </p>
      <p class="cap">{words.stillOpen(left.length, gems)}</p>
    </div>
  );
}

/** The life track: crossed from the left; the first open box is what life costs at the end. */
function Life({ sheet, view, solo }: { sheet: Sheet; view: SheetView; solo: boolean }) {
  const words = useWords();
  const { life } = sheet;
  const text = words.life(view.lost, life.length);
  return (
    <>
      <p class="kv cap">
        <span>{text}</span>
        {!solo && (
          <span>{view.penalty === 0 ? words.noPenalty : words.penalty(view.penalty).replace("-", "−")}</span>
        )}
      </p>
      <div class="life" role="img" aria-label={`${words.lifeBox}. ${text}`}>
        {life.map((value, place) => {
          const state = place < view.lost ? "lost" : place === view.lost ? "now" : "";
          const last = place === life.length - 1;
          return (
            <span key={place} class={state} title={last ? words.skull : signed(value)}>
              {last ? <Icon art={skull} /> : -value}
            </span>
          );
        })}
      </div>
    </>
  );
}

/** What a chest gave and how much of it is left; a shut chest can still be opened. */
function Kit({ view }: { view: SheetView }) {
  const words = useWords();
  const items: [id: string, art: IconArt, n: number, text: string][] = [
    ["hearts", heart, view.hearts, words.hearts(view.hearts)],
    ["torches", torch, view.torches, words.torches(view.torches)],
    ["black_dice", blackDie, view.black, words.blackDice(view.black)],
  ];
  return (
    <ul class="kit">
      {items.map(([id, art, n, text]) => {
        const open = view.chests.includes(id);
        const label = `${text}, ${open ? words.chestOpen : words.chestShut}`;
        return (
          <li key={id} class={`${id}${n === 0 ? " empty" : ""}`} title={label}>
            <Icon art={art} />
            <b aria-hidden="true">{n}</b>
            <Icon art={chest} class={`coffer${open ? " open" : ""}`} />
            <span class="unseen">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface BonusesProps {
  sheet: Sheet;
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
        const text = reward ? words.bonusWon(gems) : words.bonusGems(first, later, open);
        return (
          <li key={id} class={reward ? "won" : ""} title={text}>
            <span>{words.bonusNames[id] ?? id}</span>
            <b>{reward ? <Icon art={check} /> : `${have}/${need}`}</b>
            <span class="gems">
              <Icon art={gem} />
              {reward ? gems : open ? `${first}/${later}` : later}
              <span class="unseen">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "3 gems × 3 + 2 gold × 2 − 2": where the points come from. */
export function ScoreLine({ lines }: { lines: readonly SheetScoreLine[] }) {
  const words = useWords();
  const said = lines
    .filter(({ points }) => points !== 0)
    .map(({ key, n, each, points }) =>
      key === "life" ? signed(points) : `${n} ${words.scoreKeys[key]?.[n > 1 ? 1 : 0] ?? key} × ${each}`,
    );
  return <>{said.join(" + ").replaceAll("+ −", "− ") || "0"}</>;
}
