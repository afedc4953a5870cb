/** One drawing of the game-icons set (CC BY 3.0), put into the bundle by `import torch from "icon:torch"`. */
declare module "icon:*" {
  const icon: {
    /** The `d` of the only `<path>`; colour it with `fill="currentColor"`. */
    readonly path: string;
    /** The side of the square it is drawn on. */
    readonly size: number;
  };
  export default icon;
}

/** Every drawing that the content files of a game name, by name: `import art from "art:welcome"`. */
declare module "art:*" {
  const art: Readonly<Record<string, { readonly path: string; readonly size: number }>>;
  export default art;
}

/** Who drew the icons of the page: `import authors from "authors:icons"`. */
declare module "authors:icons" {
  const authors: readonly { readonly name: string; readonly licence: string }[];
  export default authors;
}

/** Cards of a content file with some of their fields: `import rooms from "facts:fighter/rooms:id,icon"`. */
declare module "facts:*" {
  const facts: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  export default facts;
}

/** A style sheet arrives as its text, for `CSSStyleSheet.replaceSync` in a shadow root. */
declare module "*.css" {
  const text: string;
  export default text;
}
