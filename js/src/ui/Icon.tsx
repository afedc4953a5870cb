import type { IconArt } from "../core/game-page";

/** A drawing that only decorates: words beside it or the label around it carry the meaning. */
export function Icon({ art, class: name = "" }: { art: IconArt; class?: string }) {
  return (
    <svg class={`i ${name}`} viewBox={`0 0 ${art.size} ${art.size}`} aria-hidden="true">
      <path d={art.path} />
    </svg>
  );
}
