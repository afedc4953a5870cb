import { useLabWords } from "../words";

interface SwitchProps {
  label: string;
  on: boolean;
  off?: boolean;
  onToggle(on: boolean): void;
}

/** Something that is on or off, and says so in words. */
export function Switch({ label, on, off = false, onToggle }: SwitchProps) {
  const words = useLabWords();
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-disabled={off}
      onClick={() => !off && onToggle(!on)}
    >
      <i />
      {label}: {on ? words.on : words.off}
    </button>
  );
}
