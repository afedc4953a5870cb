/** One drawing of the game-icons set (CC BY 3.0), put into the bundle by `import torch from "icon:torch"`. */
declare module "icon:*" {
  const icon: {
    /** The `d` of the only `<path>`; colour it with `fill="currentColor"`. */
    readonly path: string;
  };
  export default icon;
}

/**
 * A printed sheet of Dungeons, Dice & Danger: tables with one record a line and `|` between its fields,
 * lengths in twentieths.
 */
declare module "sheet:*" {
  const sheet: {
    readonly id: string;
    readonly title: { en: string; fr: string };
    readonly canvas: { w: number; h: number; cell: number };
    readonly life: number[];
    readonly nodes: string;
    readonly edges: string;
    readonly monsters: string;
    readonly bonuses: string;
  };
  export default sheet;
}

/** A style sheet arrives as its text, for `CSSStyleSheet.replaceSync` in a shadow root. */
declare module "*.css" {
  const text: string;
  export default text;
}
