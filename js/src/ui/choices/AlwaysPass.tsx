// In a window: pass on this one, or on all of its kind, from now on without being asked.
import type { BoardProps } from "../../core/game-page";
import { useStrings } from "../../core/words/context";

export function AlwaysPass<B>({
  snapshot,
  ready,
  request,
}: Pick<BoardProps<B>, "snapshot" | "ready" | "request">) {
  const strings = useStrings();
  // A replay saved by an older version has none.
  const offered = snapshot.passing?.filter(({ on }) => !on) ?? [];
  if (!ready || offered.length === 0) return null;
  return (
    <p class="always cap">
      {strings.alwaysPass}
      {offered.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          class="link"
          data-choice={`passing ${name}`}
          title={strings.alwaysPassHint}
          onClick={() => request({ type: "passing", name, on: true })}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
