/** One drawing of the game-icons set (CC BY 3.0), put into the bundle by `import torch from "icon:torch"`. */
declare module "icon:*" {
  const icon: {
    /** The `d` of the only `<path>`; colour it with `fill="currentColor"`. */
    readonly path: string;
    readonly width: number;
    readonly height: number;
  };
  export default icon;
}

/** A style sheet arrives as its text, for `CSSStyleSheet.replaceSync` in a shadow root. */
declare module "*.css" {
  const text: string;
  export default text;
}
