// A card of the hand that has been picked: its whole text, and at whom or for what it can be played.
import { useEffect, useRef } from "preact/hooks";
import { actionKey, oddsOf } from "../../../core/actions";
import type { Action } from "../../../core/hosts/messages";
import { useFaces, useStrings } from "../../../core/words/context";
import type { Choice } from "../../../generated/contract";
import { ChoiceButton } from "../../../ui/choices/ChoiceButton";
import { Icon } from "../../../ui/pieces/Icon";
import type { DungeonsSnapshot } from "../view";
import { useWords } from "../words";
import { artOf, useNames } from "./content";

interface AimProps {
  /** Where the card lies, such as "hand:e-ghoul". */
  place: string;
  choices: readonly Choice[];
  snapshot: DungeonsSnapshot;
  act(action: Action): void;
  onBack(): void;
}

export function Aim({ place, choices, snapshot, act, onBack }: AimProps) {
  const nameOf = useNames();
  const words = useWords();
  const root = useRef<HTMLElement>(null);
  const card = place.split(":")[1] ?? "";
  const name = nameOf(card);
  const { odds, live, chosen } = snapshot;
  const { blockedPast } = useStrings();
  useEffect(
    () => root.current?.querySelector<HTMLElement>("[data-choice]")?.focus({ preventScroll: true }),
    [place],
  );
  return (
    <section
      ref={root}
      class="acts aim"
      aria-label={words.aim(name)}
      onKeyDown={(event) => event.key === "Escape" && onBack()}
    >
      <header>
        <Icon art={artOf(card)} />
        <b>{name}</b>
        <button type="button" class="link" onClick={onBack}>
          {words.back}
        </button>
        <p class="cap">{useFaces()[card]?.text}</p>
      </header>
      {choices.map(({ action, label }) => (
        <ChoiceButton
          key={actionKey(action)}
          name={actionKey(action)}
          icon={null}
          label={label}
          hint=""
          odds={oddsOf(odds, action)}
          bygone={live ? undefined : blockedPast}
          chosen={chosen !== null && actionKey(chosen) === actionKey(action)}
          onAct={() => act(action)}
        />
      ))}
    </section>
  );
}
