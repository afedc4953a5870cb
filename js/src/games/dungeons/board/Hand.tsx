// The own hand and the wounded monsters that lie open and count as cards of it.
import { useFaces, useLang } from "../../../core/context";
import type { BoardProps } from "../../../core/game-page";
import type { Choice } from "../../../generated/contract";
import { CardFace } from "../../../ui/cards/Card";
import { touch } from "../../../ui/touch";
import { choicesAt, type DungeonsBoard, heroAt } from "../view";
import { useWords } from "../words";
import { artOf, costsPeril, nameOf, printed, toneOf } from "./content";

type HandProps = Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act">;

export function Hand({ snapshot, ready, act }: HandProps) {
  const { board, legal } = snapshot;
  const words = useWords();
  const places = choicesAt(legal);
  const own = board.seat === null ? undefined : heroAt(board, board.seat);
  const held = [
    ...board.hand.map(({ card }) => ({ card, place: `hand:${card}`, wounds: 0 })),
    ...(own?.wounded ?? []).map(({ card, wounds }) => ({ card, place: `wounded:${card}`, wounds })),
  ];
  return (
    <section class="hand" aria-label={words.hand}>
      {held.length === 0 && <p class="cap">{board.seat === null ? words.handsHidden : words.handEmpty}</p>}
      {held.map(({ card, place, wounds }, index) => (
        <HandCard
          key={`${place} ${index}`}
          card={card}
          wounds={wounds}
          choices={places.get(place) ?? []}
          ready={ready}
          act={act}
        />
      ))}
    </section>
  );
}

interface HandCardProps extends Pick<HandProps, "ready" | "act"> {
  card: string;
  wounds: number;
  choices: readonly Choice[];
}

function HandCard({ card, wounds, choices, ready, act }: HandCardProps) {
  const lang = useLang();
  const words = useWords();
  const text = useFaces()[card]?.text ?? "";
  const facts = printed(card);
  const name = nameOf(card, lang);
  const open = choices.filter(({ reason }) => reason === null);
  const only = open.length === 1 ? open[0] : undefined;
  const cost = words.cost(facts?.cost ?? 0, costsPeril(card));
  const label = [name, cost, text, wounds ? words.wounds(wounds) : ""].filter(Boolean).join(", ");
  const face = (
    <CardFace
      label={label}
      name={name}
      art={artOf(card)}
      seal={String(facts?.cost ?? 0)}
      tone={toneOf(card)}
      class={costsPeril(card) ? "bycost peril" : "bycost"}
    >
      <span class="cap">{wounds ? words.wounds(wounds) : text}</span>
    </CardFace>
  );
  if (!only)
    return (
      <div
        class={open.length > 0 ? "held lit" : "held"}
        title={choices[0]?.reason ?? text}
        data-help={`card:${card}`}
      >
        {face}
      </div>
    );
  return (
    <button
      type="button"
      class="held lit"
      aria-label={`${only.label}. ${label}`}
      {...touch(only, { ready, act, title: only.detail || text })}
      data-help={`card:${card}`}
    >
      {face}
    </button>
  );
}
