// The player's own hand: how strong it throws, slow bars, sound.
import cog from "icon:cog";
import { useState } from "preact/hooks";
import { useSound } from "../../../core/sound";
import { useLang } from "../../../core/words/context";
import { decimal } from "../../../core/words/format";
import { Icon } from "../../../ui/pieces/Icon";
import { useWords } from "../words";
import { GAIN, type HandSettings } from "./settings";

interface HandMenuProps {
  settings: HandSettings;
  onChange(change: Partial<HandSettings>): void;
}

export function HandMenu({ settings, onChange }: HandMenuProps) {
  const words = useWords();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const [sound, setSound] = useSound();
  return (
    <div class="handmenu">
      <button
        type="button"
        class="btn icon"
        aria-label={words.myHand}
        title={words.myHand}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon art={cog} />
      </button>
      {open && (
        <fieldset class="handsheet" aria-label={words.myHand}>
          <label class="field">
            <span>
              {words.gain} <b>× {decimal(settings.gain, lang, 2)}</b>
            </span>
            <input
              type="range"
              min={GAIN.least}
              max={GAIN.most}
              step={GAIN.step}
              value={settings.gain}
              onInput={(event) => onChange({ gain: Number(event.currentTarget.value) })}
            />
          </label>
          <label class="field switch">
            <input
              type="checkbox"
              checked={settings.slow}
              onChange={() => onChange({ slow: !settings.slow })}
            />
            <span>{words.slowBars}</span>
          </label>
          <label class="field switch">
            <input type="checkbox" checked={sound} onChange={() => setSound(!sound)} />
            <span>{words.sound}</span>
          </label>
        </fieldset>
      )}
    </div>
  );
}
