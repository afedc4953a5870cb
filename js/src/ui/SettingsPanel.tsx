import { useStrings } from "../core/context";
import type { Host, Settings } from "../core/host";

const SPEEDS = [0, 0.5, 1, 2, 4];

/** How the game is looked at. The words and the odds are the kernel's, so without one there is nothing to choose about them. */
export function SettingsPanel({ host }: { host: Host }) {
  const strings = useStrings();
  const settings = host.settings();
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
  return (
    <section class="sheet drawer" aria-label={strings.settings}>
      <header>
        <h3>{strings.settings}</h3>
      </header>
      <div class="fields">
        {host.hasKernel &&
          picker("lang", strings.language, [
            ["en", "English"],
            ["fr", "Français"],
          ])}
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
        {host.hasKernel &&
          picker("overlay", strings.odds, [
            ["open", strings.overlayOpen],
            ["predict", strings.overlayPredict],
            ["off", strings.overlayOff],
          ])}
      </div>
    </section>
  );
}
