import { ICON_SIDE, type IconArt } from "../../core/game-page";
import { still } from "../../core/still";

/** A drawing that only decorates: words beside it or the label around it carry the meaning. */
export const Icon = still(({ art, class: name = "" }: { art: IconArt; class?: string }) => {
  const side = art.size ?? ICON_SIDE;
  return (
    <svg class={`i ${name}`} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={art.path} fill-rule={art.evenodd ? "evenodd" : undefined} />
    </svg>
  );
});

/** A small mark with its word, inside a button. */
export function IconWord({ art, word }: { art: IconArt; word: string }) {
  return (
    <>
      <Icon art={art} class="ctl" />
      <span>{word}</span>
    </>
  );
}
