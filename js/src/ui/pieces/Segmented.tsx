import type { ComponentChildren } from "preact";

export interface Segment {
  key: string;
  title?: string;
  pressed: boolean;
  content: ComponentChildren;
  onPick(): void;
}

/** A few buttons in one frame, one of them pressed. */
export function Segmented({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <fieldset class="seg">
      <legend class="unseen">{label}</legend>
      {segments.map(({ key, title, pressed, content, onPick }) => (
        <button key={key} type="button" aria-pressed={pressed} title={title} onClick={onPick}>
          {content}
        </button>
      ))}
    </fieldset>
  );
}
