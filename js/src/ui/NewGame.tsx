import { useState } from "preact/hooks";
import { useStrings } from "../core/context";
import type { Request } from "../core/conversation";
import type { Snapshot } from "../core/snapshot";
import type { Setup } from "../generated/contract";
import { PlayerFields } from "./PlayerFields";

interface NewGameProps {
  setup: Setup;
  snapshot: Snapshot;
  waiting: boolean;
  request(request: Request): void;
}

export interface PlayerDraft {
  name: string;
  /** The bot's kind, or "" for a person. */
  bot: string;
}

export function NewGame({ setup, snapshot, waiting, request }: NewGameProps) {
  const strings = useStrings();
  const [players, setPlayers] = useState<PlayerDraft[]>(() =>
    snapshot.seats.map(({ name, bot }) => ({ name, bot: bot ?? "" })),
  );
  const [seed, setSeed] = useState("");
  const [options, setOptions] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(setup.options.map(({ name, value }) => [name, value])),
  );

  function start(event: SubmitEvent): void {
    event.preventDefault();
    if (waiting) return;
    const names = players.map(({ name, bot }, seat) =>
      bot ? `bot:${bot}` : name.trim() || strings.playerName(seat + 1),
    );
    request({ type: "new", players: names, seed: seed.trim() === "" ? null : Number(seed), options });
  }

  return (
    <form class="sheet drawer" aria-label={strings.newGame} onSubmit={start}>
      <header>
        <h3>{strings.newGame}</h3>
      </header>
      <PlayerFields setup={setup} players={players} onChange={setPlayers} />
      <div class="fields">
        {setup.options.map(({ name, label, choices }) => (
          <label key={name} class="field">
            <span class="cap">{label}</span>
            <select
              value={JSON.stringify(options[name])}
              onChange={(event) => setOptions({ ...options, [name]: JSON.parse(event.currentTarget.value) })}
            >
              {choices.map((choice) => (
                <option key={choice.label} value={JSON.stringify(choice.value)}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="field">
          <span class="cap">{strings.seed}</span>
          <input
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={15}
            placeholder={strings.seedNext(snapshot.seed + 1)}
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn main" aria-disabled={waiting}>
          {strings.start}
        </button>
      </div>
    </form>
  );
}
