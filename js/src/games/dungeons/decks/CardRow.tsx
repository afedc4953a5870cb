// A card and how many of it the deck has: one stop for keys, − and + for pointers.
import type { Roving } from "../../../core/roving";
import type { DeckCard } from "../../../generated/decks";
import { Icon } from "../../../ui/pieces/Icon";
import { costsPeril, pictureOf, toneOf } from "./content";
import { useDeckWords } from "./words";

interface CardRowProps {
  card: DeckCard;
  off: boolean;
  rove: ReturnType<Roving["item"]>;
  onPut(n: number): void;
}

const MORE = new Set(["ArrowRight", "+", "=", "Enter", " "]);
const LESS = new Set(["ArrowLeft", "-", "Backspace", "Delete"]);

export function CardRow({ card, off, rove, onPut }: CardRowProps) {
  const words = useDeckWords();
  const { name, text, kind, count, cost, full } = card;
  const adventure = !["hero", "quest", "room", "passage"].includes(kind);
  const price = (costsPeril(card.id) ? words.peril : words.glory)(cost);
  return (
    <li class={count > 0 ? "pickable in" : "pickable"} style={{ "--tone": `var(--${toneOf(card.id)})` }}>
      <div
        class="number"
        role="spinbutton"
        aria-label={name}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuetext={words.copies(count)}
        aria-description={[adventure ? price : "", text, full].filter(Boolean).join(". ")}
        aria-disabled={off}
        {...rove}
        onKeyDown={(event) => {
          if (off || event.ctrlKey || event.metaKey || event.altKey) return;
          const change = MORE.has(event.key) ? 1 : LESS.has(event.key) ? -1 : 0;
          if (change === 0) return;
          event.preventDefault();
          event.stopPropagation();
          onPut(count + change);
        }}
      >
        <button
          type="button"
          class="btn icon"
          tabIndex={-1}
          aria-hidden="true"
          aria-disabled={off || count === 0}
          onClick={() => !off && onPut(count - 1)}
        >
          −
        </button>
        <b>{count}</b>
        <button
          type="button"
          class="btn icon"
          tabIndex={-1}
          aria-hidden="true"
          aria-disabled={off || full !== ""}
          title={full || undefined}
          onClick={() => !off && onPut(count + 1)}
        >
          +
        </button>
      </div>
      <Icon art={pictureOf(card.icon)} />
      <p>
        <b>{name}</b>
        {adventure && <span class={costsPeril(card.id) ? "chip bad" : "chip gold"}>{price}</span>}
        <span class="cap text">{text}</span>
      </p>
    </li>
  );
}
