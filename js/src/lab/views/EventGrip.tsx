// The edge of the event: dragged by a mouse, moved by keys.
import { useRef } from "preact/hooks";
import type { SamplerState } from "../../generated/lab";
import { useLabWords } from "../words";

interface EventGripProps {
  state: Pick<SamplerState, "values" | "relation" | "at">;
  off: boolean;
  onEvent(relation: string, at: number): void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

export function EventGrip({ state, off, onEvent }: EventGripProps) {
  const words = useLabWords();
  const grip = useRef<HTMLSpanElement>(null);
  const last = state.values.length - 1;
  // The grip stands on the side of its place where the event begins.
  const edge =
    state.relation === "at most" ? state.at + 1 : state.relation === "exactly" ? state.at + 0.5 : state.at;
  const move = (at: number) => {
    const place = Math.min(last, Math.max(0, at));
    if (!off && place !== state.at) onEvent(state.relation, place);
  };
  function drag(event: PointerEvent): void {
    const plot = grip.current?.parentElement?.getBoundingClientRect();
    if (!plot || !grip.current?.hasPointerCapture(event.pointerId)) return;
    const place = ((event.clientX - plot.left) / plot.width) * state.values.length;
    move(
      state.relation === "at most"
        ? Math.round(place) - 1
        : state.relation === "exactly"
          ? Math.floor(place)
          : Math.round(place),
    );
  }
  return (
    <span
      ref={grip}
      class="grip"
      role="slider"
      tabIndex={0}
      aria-label={words.grip}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={state.at}
      aria-valuetext={state.values[state.at]}
      style={{ left: `${(edge / state.values.length) * 100}%` }}
      onPointerDown={(event) => !off && grip.current?.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const by = event.key === "Home" ? -last : event.key === "End" ? last : KEYS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(state.at + by);
      }}
    >
      ↔
    </span>
  );
}
