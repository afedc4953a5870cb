import { useEffect, useRef, useState } from "preact/hooks";
import type { Request } from "../../core/conversation";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import type { OptionSpec, Setup } from "../../generated/contract";
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

/** The same table once more: these people, these bots. */
export function sameSeats(snapshot: Snapshot): string[] {
  return snapshot.seats.map(({ name, bot }) => (bot ? `${name}=bot:${bot}` : name));
}

/** Who sits there now; one person at every place of a game that one alone may play is one player. */
export function seated({ seats }: Snapshot, sizes: readonly number[]): PlayerDraft[] {
  const alone = sizes.includes(1) && seats.every(({ name, bot }) => !bot && name === seats[0]?.name);
  return (alone ? seats.slice(0, 1) : seats).map(({ name, bot }) => ({
    name: bot ? "" : name,
    bot: bot ?? "",
  }));
}

export function NewGame({ setup, snapshot, waiting, request }: NewGameProps) {
  const strings = useStrings();
  const form = useRef<HTMLFormElement>(null);
  const [players, setPlayers] = useState<PlayerDraft[]>(() => seated(snapshot, setup.players));
  const [seed, setSeed] = useState("");
  const [code, setCode] = useState("");
  const [options, setOptions] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(setup.options.map(({ name, value }) => [name, value])),
  );
  const bots = players.some(({ bot }) => bot);
  const beside: Record<string, unknown> = { ...options, players: players.length, bots };
  // What another choice rules out (a hero of another box) is not offered, and gives way to the first that is; what
  // has nothing left to choose (the skill of bots where none plays) is not asked for.
  const fields: Field[] = setup.options.flatMap((option) => {
    const choices = option.choices.filter(({ only }) =>
      Object.entries(only ?? {}).every(([other, fits]) => fits.includes(beside[other])),
    );
    const asked = JSON.stringify(options[option.name]);
    const chosen = choices.find(({ value }) => JSON.stringify(value) === asked) ?? choices[0];
    return chosen ? [{ option: { ...option, choices }, value: chosen.value }] : [];
  });
  // It was called for: the player is here now.
  useEffect(() => form.current?.querySelector<HTMLElement>("button, select, input")?.focus(), []);

  function start(event: SubmitEvent): void {
    event.preventDefault();
    if (waiting) return;
    const names = players.map(({ name, bot }, seat) =>
      bot ? `bot:${bot}` : name.trim() || strings.playerName(seat + 1),
    );
    const chosen = Object.fromEntries(fields.map(({ option, value }) => [option.name, value]));
    request({ type: "new", players: names, seed: seed.trim() || null, options: chosen });
  }

  const open = () => !waiting && code.trim() && request({ type: "open", code });

  return (
    <form ref={form} class="sheet fields" aria-label={strings.newGame} onSubmit={start}>
      <PlayerFields setup={setup} players={players} onChange={setPlayers} />
      {fields.map(({ option, value }) => (
        <OptionField
          key={option.name}
          option={option}
          value={value}
          onChange={(picked) => setOptions({ ...options, [option.name]: picked })}
        />
      ))}
      {setup.seeds && (
        <label class="field">
          <span class="cap">{strings.seed}</span>
          <input
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={40}
            placeholder={strings.seedHint}
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="btn main" aria-disabled={waiting}>
        {strings.start}
      </button>
      <label class="field">
        <span class="cap">{strings.openCode}</span>
        <input
          maxLength={20_000}
          placeholder={strings.openCodeHint}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // or another game would begin
            open();
          }}
        />
      </label>
      <button type="button" class="btn" aria-disabled={waiting || !code.trim()} onClick={open}>
        {strings.openIt}
      </button>
    </form>
  );
}

interface Field {
  option: OptionSpec;
  value: unknown;
}

interface OptionFieldProps extends Field {
  onChange(value: unknown): void;
}

/** A switch where it is yes or no, else a list. */
function OptionField({ option: { label, choices }, value, onChange }: OptionFieldProps) {
  const isSwitch = choices.length === 2 && choices.every((choice) => typeof choice.value === "boolean");
  if (isSwitch)
    return (
      <label class="field switch">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    );
  return (
    <label class="field">
      <span class="cap">{label}</span>
      <select
        value={JSON.stringify(value)}
        onChange={(event) => onChange(JSON.parse(event.currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice.label} value={JSON.stringify(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
