// Small ties between components and the browser; each lets go when its component leaves.
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { Odds } from "../generated/contract";
import type { Conversation, ConversationState } from "./conversation";
import type { ThemeChoice } from "./hosts/host";
import type { Snapshot } from "./snapshot";
import { resolveTheme, type Theme, watchTheme } from "./theme";

export function useConversation(conversation: Conversation): ConversationState {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => conversation.subscribe(() => again(undefined)), [conversation]);
  return conversation.state;
}

export function useTheme(choice: ThemeChoice, document: Document): Theme {
  const [changes, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const stop = new AbortController();
    watchTheme(document, () => again(undefined), stop.signal);
    return () => stop.abort();
  }, [document]);
  // To ask a page for its colours makes it work out all its styles, so it is asked only when they may have changed.
  return useMemo(() => resolveTheme(choice, document), [choice, document, changes]);
}

export function useReducedMotion(document: Document): boolean {
  const query = useMemo(
    () => document.defaultView?.matchMedia("(prefers-reduced-motion: reduce)"),
    [document],
  );
  const [reduced, setReduced] = useState(query?.matches ?? false);
  useEffect(() => {
    const stop = new AbortController();
    query?.addEventListener("change", () => setReduced(query.matches), { signal: stop.signal });
    return () => stop.abort();
  }, [query]);
  return reduced;
}

/** The value of a moment one frame later: what is drawn with it keeps nothing else waiting. */
export function useLater<T>(value: T, moment: unknown): T {
  const [late, setLate] = useState({ value, moment });
  useEffect(() => setLate({ value, moment }), [moment]); // effects run once the frame has been painted
  return late.moment === moment ? value : late.value;
}

/** The odds to show: while new ones are counted the last ones stay, unless they are another seat's. */
export function useCounted(snapshot: Snapshot): Odds | null {
  const counted = useRef(snapshot);
  if (snapshot.odds || !snapshot.late || snapshot.seat !== counted.current.seat) counted.current = snapshot;
  return counted.current.odds;
}

/** State that belongs to a moment of the game and is forgotten with it. */
export function useMoment<T>(moment: unknown, start: T): [value: T, set: (value: T) => void] {
  const [kept, keep] = useState({ moment, value: start });
  return [kept.moment === moment ? kept.value : start, (value) => keep({ moment, value })];
}
