// In a window: pass on this one, or on all of its kind, from now on without being asked.
import type { BoardProps } from "../../../core/game-page";
import type { DungeonsBoard } from "../view";
import { useWords } from "../words";

export function AlwaysPass({
  snapshot,
  ready,
  request,
}: Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "request">) {
  const words = useWords();
  // A replay saved by an older version has none.
  const offered = snapshot.passing?.filter(({ on }) => !on) ?? [];
  if (!ready || offered.length === 0) return null;
  return (
    <p class="always cap">
      {words.alwaysPass}
      {offered.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          class="link"
          data-choice={`passing ${name}`}
          title={words.alwaysPassHint}
          onClick={() => request({ type: "passing", name, on: true })}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
