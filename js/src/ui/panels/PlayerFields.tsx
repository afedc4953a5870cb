import { useStrings } from "../../core/words/context";
import type { BotChoice, Setup } from "../../generated/contract";
import { Face } from "../pieces/Face";
import { seatLetter } from "../pieces/SeatBadge";
import { Segmented } from "../pieces/Segmented";
import type { PlayerDraft } from "./NewGame";

interface PlayerFieldsProps {
  setup: Setup;
  players: readonly PlayerDraft[];
  onChange(players: PlayerDraft[]): void;
}

/** Bots of a kind, each by what it is called. */
function Bots({ label, bots }: { label: string; bots: readonly BotChoice[] }) {
  if (!bots.length) return null;
  return (
    <optgroup label={label}>
      {bots.map((bot) => (
        <option key={bot.value} value={bot.value}>
          {bot.label}
        </option>
      ))}
    </optgroup>
  );
}

/** How many sit down, and who sits where: a person with a name, or a bot. */
export function PlayerFields({ setup, players, onChange }: PlayerFieldsProps) {
  const strings = useStrings();
  const edit = (seat: number, change: Partial<PlayerDraft>) =>
    onChange(players.map((player, index) => (index === seat ? { ...player, ...change } : player)));
  const resize = (count: number) =>
    onChange(Array.from({ length: count }, (_, seat) => players[seat] ?? { name: "", bot: setup.usual }));
  return (
    <fieldset class="chairs">
      <legend class="cap">{strings.players}</legend>
      <Segmented
        label={strings.playerCount}
        segments={setup.players.map((count) => ({
          key: String(count),
          pressed: count === players.length,
          content: count,
          onPick: () => resize(count),
        }))}
      />
      {players.map(({ name, bot }, seat) => (
        <div key={seatLetter(seat)} class="chair">
          <Face seat={seat} bot={bot} />
          <select
            value={bot}
            aria-label={strings.whoPlays(seatLetter(seat))}
            onChange={(event) => edit(seat, { bot: event.currentTarget.value })}
          >
            <option value="">{strings.person}</option>
            <Bots label={strings.byStrength} bots={setup.bots.filter(({ strength }) => strength)} />
            <Bots label={strings.byManner} bots={setup.bots.filter(({ strength }) => !strength)} />
          </select>
          {!bot && (
            <input
              value={name}
              maxLength={24}
              placeholder={strings.playerName(seat + 1)}
              aria-label={strings.nameOf(seatLetter(seat))}
              onInput={(event) => edit(seat, { name: event.currentTarget.value })}
            />
          )}
          {bot && <p class="cap">{setup.bots.find(({ value }) => value === bot)?.habit}</p>}
        </div>
      ))}
    </fieldset>
  );
}
