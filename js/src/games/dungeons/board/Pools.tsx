// Glory and Peril of everybody as tokens: what one may spend, and what may be spent against one.
import { useLang } from "../../../core/words/context";
import { introduced } from "../../../core/words/players";
import type { SeatInfo } from "../../../generated/contract";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import type { AdventurerView, DungeonsSnapshot } from "../view";
import { useWords } from "../words";
import { useNames } from "./content";

interface PoolsProps {
  snapshot: DungeonsSnapshot;
  /** Whose sheet is open. */
  seat: number | null;
  /** Open the sheet of a seat; none where all of them are. */
  onLook?(seat: number): void;
}

export function Pools({ snapshot, seat, onLook }: PoolsProps) {
  const words = useWords();
  const { players, quests_to_win } = snapshot.board;
  return (
    <section class="sheet pools" aria-label={words.pools} data-help="pools">
      <span class="cap">{words.player}</span>
      <span class="cap">{words.glory}</span>
      <span class="cap">{words.peril}</span>
      <span class="cap">{words.lifeWord}</span>
      <span class="cap">{words.quests}</span>
      {players.map((player) => (
        <PoolRow
          key={player.seat}
          player={player}
          who={snapshot.seats[player.seat]}
          open={player.seat === seat}
          acts={player.seat === snapshot.to_move}
          toWin={quests_to_win}
          onLook={onLook && (() => onLook(player.seat))}
        />
      ))}
    </section>
  );
}

interface PoolRowProps {
  player: AdventurerView;
  who: SeatInfo | undefined;
  open: boolean;
  /** It is this one's turn, or move. */
  acts: boolean;
  toWin: number;
  onLook: (() => void) | undefined;
}

function PoolRow({ player, who, open, acts, toWin, onLook }: PoolRowProps) {
  const words = useWords();
  const lang = useLang();
  const name = who?.name ?? "";
  const about = player.alive ? words.openSheet(name) : words.dead(name);
  return (
    <>
      <button
        type="button"
        class={player.alive ? "who" : "who dead"}
        aria-pressed={open}
        aria-current={acts || undefined}
        title={who?.bot ? `${introduced(who, lang)}. ${about}` : about}
        disabled={!onLook}
        onClick={onLook}
      >
        <SeatBadge seat={player.seat} small />
        <span>{name}</span>
      </button>
      <Beads kind="glory" n={player.glory} due={player.due_glory} label={words.glory} />
      <Beads kind="peril" n={player.peril} due={player.due_peril} label={words.peril} />
      <b
        class="lifes"
        role="img"
        aria-label={`${words.lifeWord}${words.colon}${player.alive ? player.life : words.deadWord}`}
      >
        {player.alive ? player.life : "†"}
      </b>
      <Race player={player} toWin={toWin} name={name} />
    </>
  );
}

/** How far a player has come: a mark for each quest that wins, filled by its steps; those under way come after. */
function Race({ player, toWin, name }: { player: AdventurerView; toWin: number; name: string }) {
  const words = useWords();
  const nameOf = useNames();
  const under = player.tasks
    .map(({ quest, steps }) => ({ quest, done: steps.filter(({ done }) => done).length, of: steps.length }))
    .sort((a, b) => b.done / b.of - a.done / a.of);
  const said = [
    words.questsToWin(player.finished.length, toWin),
    ...under.map(({ quest, done, of }) => `${nameOf(quest)}${words.colon}${words.stepsDone(of, done)}`),
  ].join(". ");
  const marks = Array.from({ length: toWin }, (_, at) => {
    const next = under[at - player.finished.length];
    return at < player.finished.length ? 1 : next ? next.done / next.of : 0;
  });
  return (
    <span class="race" role="img" aria-label={`${name}${words.colon}${said}`} title={said}>
      {marks.map((share, at) => (
        <i key={at} class={share === 1 ? "done" : ""} style={{ "--share": share }} />
      ))}
    </span>
  );
}

/** Gains of the Encounter phase lie beside, until it ends; they take the room of some beads, not that of a name. */
const MOST_BEADS = 5;
const BEADS_BESIDE_GAINS = 2;

function Beads({ kind, n, due, label }: { kind: "glory" | "peril"; n: number; due: number; label: string }) {
  const said = `${label}${useWords().colon}${n}${due > 0 ? ` +${due}` : ""}`;
  return (
    <span class={`beads ${kind}`} role="img" aria-label={said} title={said}>
      <b>{n}</b>
      {Array.from({ length: Math.min(n, due > 0 ? BEADS_BESIDE_GAINS : MOST_BEADS) }, (_, i) => (
        <i key={i} />
      ))}
      {due > 0 && <small>+{due}</small>}
    </span>
  );
}
