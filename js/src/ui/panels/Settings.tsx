import type { Conversation } from "../../core/conversation";
import type { Settings } from "../../core/hosts/host";
import { useSound } from "../../core/sound";
import { useStrings } from "../../core/words/context";
import { languages } from "../../core/words/languages";

const SPEEDS = [0, 0.5, 1, 2, 4];
const HEIGHTS = [0, 560, 640, 720, 800, 950];

interface SettingsPanelProps {
  conversation: Conversation;
  /** Show the first round's notes again. */
  onTour(): void;
}

/** How the game is looked at. The words and the odds are the kernel's: without one there is nothing to choose about them. */
export function SettingsPanel({ conversation, onTour }: SettingsPanelProps) {
  const { host } = conversation;
  const strings = useStrings();
  const settings = host.settings();
  const [sounds, setSounds] = useSound();
  function picker<K extends keyof Settings>(
    name: K,
    label: string,
    choices: readonly (readonly [Settings[K], string])[],
  ) {
    return (
      <label class="field">
        <span class="cap">{label}</span>
        <select
          value={choices.findIndex(([value]) => value === settings[name])}
          onChange={(event) => {
            const choice = choices[Number(event.currentTarget.value)];
            if (choice) host.set({ [name]: choice[0] } as Pick<Settings, K>);
          }}
        >
          {choices.map(([, words], index) => (
            <option key={words} value={index}>
              {words}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const heights = HEIGHTS.includes(settings.height) ? HEIGHTS : [...HEIGHTS, settings.height];
  return (
    <section class="sheet fields" aria-label={strings.settings}>
      {host.hasKernel && picker("lang", strings.language, languages())}
      {picker("theme", strings.theme, [
        ["auto", strings.themeAuto],
        ["light", strings.themeLight],
        ["dark", strings.themeDark],
      ])}
      {picker(
        "speed",
        strings.speed,
        SPEEDS.map((speed) => [speed, speed ? `× ${speed}` : strings.speedNone] as const),
      )}
      {picker(
        "height",
        strings.height,
        heights.map((pixels) => [pixels, pixels ? strings.pixels(pixels) : strings.heightAuto] as const),
      )}
      <label class="field switch">
        <input
          type="checkbox"
          checked={sounds}
          onChange={(event) => setSounds(event.currentTarget.checked)}
        />
        <span>{strings.sound}</span>
      </label>
      {/* What the notebook asked for, only the notebook ends. */}
      {host.hasKernel &&
        (settings.closed ? (
          <p class="cap">{strings.noOddsClosed[settings.closed]}</p>
        ) : (
          picker("overlay", strings.odds, [
            ["open", strings.overlayOpen],
            ["predict", strings.overlayPredict],
            ["off", strings.overlayOff],
          ])
        ))}
      {host
        .snapshot()
        .passing?.filter(({ on }) => on)
        .map(({ name, label }) => (
          <p key={name} class="row">
            <span class="grow">{strings.alwaysPasses(label)}</span>
            <button
              type="button"
              class="btn"
              onClick={() => conversation.request({ type: "passing", name, on: false })}
            >
              {strings.askAgain}
            </button>
          </p>
        ))}
      <button type="button" class="btn" onClick={onTour}>
        {strings.firstRound}
      </button>
    </section>
  );
}
