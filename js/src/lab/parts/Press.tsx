import type { ComponentChildren } from "preact";

interface PressProps {
  /** The one a reader is meant to press next. */
  main?: boolean;
  /** One that is seldom needed. */
  quiet?: boolean;
  /** Nothing happens now: it can still be reached and read. */
  off?: boolean;
  title?: string;
  onPress(): void;
  children: ComponentChildren;
}

/** A button of a widget of the lab. */
export function Press({ main = false, quiet = false, off = false, title, onPress, children }: PressProps) {
  return (
    <button
      type="button"
      class={main ? "btn main" : quiet ? "btn quiet" : "btn"}
      aria-disabled={off}
      title={title}
      onClick={() => !off && onPress()}
    >
      {children}
    </button>
  );
}
