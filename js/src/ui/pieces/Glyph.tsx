import { ICON_SIDE, type IconArt } from "../../core/game-page";

interface GlyphProps {
  art: IconArt;
  x: number;
  y: number;
  size: number;
  class: string;
}

/** An icon inside a larger drawing. */
export function Glyph({ art, x, y, size, class: name }: GlyphProps) {
  return (
    <path
      class={name}
      d={art.path}
      transform={`translate(${x} ${y}) scale(${size / (art.size ?? ICON_SIDE)})`}
    />
  );
}
