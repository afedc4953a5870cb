import { ICON_SIDE, type IconArt } from "../core/game-page";
import { still } from "../core/still";

/** A drawing that only decorates: words beside it or the label around it carry the meaning. */
export const Icon = still(({ art, class: name = "" }: { art: IconArt; class?: string }) => {
  const side = art.size ?? ICON_SIDE;
  return (
    <svg class={`i ${name}`} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={art.path} />
    </svg>
  );
});
