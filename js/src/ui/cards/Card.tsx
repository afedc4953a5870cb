import type { ComponentChildren } from "preact";
import type { IconArt } from "../../core/game-page";
import { still } from "../../core/still";
import { fitted } from "../../core/words/typography";
import { Icon } from "../pieces/Icon";

interface CardFaceProps {
  /** The whole card in words, such as "Vampire, strength 4, even". */
  label: string;
  name: string;
  art: IconArt;
  /** The number on the seal; none for a card without strength. */
  seal?: string | undefined;
  tone: string;
  class?: string;
  children?: ComponentChildren;
}

export function CardFace({ label, name, art, seal, tone, class: extra = "", children }: CardFaceProps) {
  return (
    <div class={`card ${extra}`} style={{ "--tone": `var(--${tone})` }} role="img" aria-label={label}>
      {seal !== undefined && <span class="seal">{seal}</span>}
      <Icon art={art} />
      <b style={fitted(name)}>{name}</b>
      {children}
    </div>
  );
}

/** Face down: nothing of the face is in the page. */
export function CardBack({ art }: { art?: IconArt }) {
  return <div class="card back">{art && <Icon art={art} />}</div>;
}

/** So many backs stand for any larger pile. */
const BACKS = 3;

/** A pile face down; an empty one leaves its place on the table. */
export const Stack = still(({ count, art }: { count: number; art: IconArt }) => {
  if (count === 0) return <div class="slot" />;
  const shown = Math.min(count, BACKS);
  return (
    <>
      {Array.from({ length: shown }, (_, index) =>
        index === shown - 1 ? <CardBack key={index} art={art} /> : <CardBack key={index} />,
      )}
    </>
  );
});
